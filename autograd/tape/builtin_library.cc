#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/tape/node_form.h"
#include "backtape/autograd/tape/not_implemented.h"
#include "backtape/autograd/tape/recording_table.h"

namespace backtape {

const OpLibrary& BuiltinLibrary() {
  static const OpLibrary* const kLibrary = new OpLibrary{.ops = &OpTable::Builtin(),
                                                         .kernels = BuiltinKernels(),
                                                         .shape_rules = BuiltinShapeRules(),
                                                         .autograd = BuiltinAutograd(),
                                                         .without_derivative = CallWithoutDerivative,
                                                         .node_forms = BuiltinNodeForms()};
  return *kLibrary;
}

}  // namespace backtape
