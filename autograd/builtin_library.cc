#include "backtape/autograd/dispatch.h"
#include "backtape/autograd/wrapper_table.h"

namespace backtape {

const OpLibrary& BuiltinLibrary() {
  static const OpLibrary* const kLibrary = new OpLibrary{
      .ops = &OpTable::Builtin(), .kernels = BuiltinKernels(), .shape_rules = BuiltinShapeRules(), .autograd = BuiltinAutograd()};
  return *kLibrary;
}

}  // namespace backtape
