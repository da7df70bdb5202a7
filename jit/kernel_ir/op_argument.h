#ifndef BACKTAPE_JIT_KERNEL_IR_OP_ARGUMENT_H_
#define BACKTAPE_JIT_KERNEL_IR_OP_ARGUMENT_H_

#include <utility>

#include "backtape/jit/kernel_ir/kernel.h"
#include "backtape/tensor/ivalue.h"
#include "backtape/tensor/promotion.h"

namespace backtape::jit {

// One argument of a pointwise call, bound to the op's schema (defaults filled in, one for each ArgSchema).
struct OpArgument {
  // An element of a tensor or a run-time number. `is_lone`: the tensor has a single element, used at all points.
  OpArgument(ValueId value, PromotionOperand type, bool is_lone) : value(value), type(type), is_lone(is_lone) {}
  OpArgument(IValue constant) : constant(std::move(constant)), is_lone(true) {}  // NOLINT: a number, flag, None, ...
  ValueId value = kNoValue;
  IValue constant;
  PromotionOperand type;  // the type of `value`, with its dtype in memory
  bool is_lone = false;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_KERNEL_IR_OP_ARGUMENT_H_
