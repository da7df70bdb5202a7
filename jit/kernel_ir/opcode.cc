#include "backtape/jit/kernel_ir/opcode.h"

namespace backtape::jit {
namespace {

struct OpInfo {
  absl::string_view name;
  int arity;
  OpClass op_class;
};

constexpr OpInfo kOps[] = {
#define BACKTAPE_KERNEL_OP_INFO(id, text, arity, op_class) {text, arity, OpClass::op_class},
    BACKTAPE_KERNEL_OPS(BACKTAPE_KERNEL_OP_INFO)
#undef BACKTAPE_KERNEL_OP_INFO
};
static_assert(sizeof(kOps) / sizeof(kOps[0]) == kNumOps);

}  // namespace

absl::string_view Name(Op op) { return kOps[static_cast<int>(op)].name; }
int Arity(Op op) { return kOps[static_cast<int>(op)].arity; }
OpClass ClassOf(Op op) { return kOps[static_cast<int>(op)].op_class; }

}  // namespace backtape::jit
