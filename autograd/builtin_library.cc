#include "backtape/autograd/dispatch.h"

namespace backtape {

const OpLibrary& BuiltinLibrary() {
  static const OpLibrary* const kLibrary = new OpLibrary{
      .ops = &OpTable::Builtin(), .kernels = BuiltinKernels(), .shape_rules = BuiltinShapeRules(), .autograd = {}};
  return *kLibrary;
}

}  // namespace backtape
