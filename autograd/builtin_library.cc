#include "backtape/autograd/dispatch.h"
#include "backtape/autograd/node_form.h"
#include "backtape/autograd/wrapper_table.h"

namespace backtape {

const OpLibrary& BuiltinLibrary() {
  static const OpLibrary* const kLibrary = new OpLibrary{.ops = &OpTable::Builtin(),
                                                         .kernels = BuiltinKernels(),
                                                         .shape_rules = BuiltinShapeRules(),
                                                         .autograd = BuiltinAutograd(),
                                                         .node_forms = BuiltinNodeForms()};
  return *kLibrary;
}

}  // namespace backtape
