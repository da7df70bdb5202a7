#include "backtape/autograd/forward/dual_call.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/tape/forward_call.h"
#include "backtape/autograd/tape/node_form.h"
#include "backtape/autograd/tape/not_implemented.h"
#include "backtape/autograd/tape/recording_table.h"

namespace backtape {

const OpLibrary& BuiltinLibrary() {
  static const OpLibrary* const kLibrary = new OpLibrary{.ops = &OpTable::Builtin(),
                                                         .kernels = BuiltinKernels(),
                                                         .shape_rules = BuiltinShapeRules(),
                                                         .autograd = BuiltinAutograd(),
                                                         .forward = BuiltinForward(),
                                                         .with_tangents = internal::CallDual,
                                                         .without_derivative = CallWithoutDerivative,
                                                         .node_forms = BuiltinNodeForms()};
  return *kLibrary;
}

}  // namespace backtape
