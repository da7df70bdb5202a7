// Limits the code size of one instruction, because compile time grows faster than the size of a kernel's code.

#include <string>

#include "backtape/jit/kernel_ir/builder.h"
#include "backtape/tests/jit/emit/kernel_harness.h"

namespace backtape::jit {
namespace {

// A loop over a row whose body applies `op` `count` times.
Kernel ChainOf(Op op, DType type, int count) {
  KernelBuilder builder("chain");
  Kernel& kernel = builder.kernel();
  kernel.outer = {1};
  kernel.num_params = 1;
  kernel.num_buffers = 2;
  builder.BeginPhase({Int::Param(0)});
  Access access;
  access.dtype = type;
  access.outer_strides = {0};
  access.inner_strides = {1};
  const ValueId x = builder.Load(access);
  ValueId y = x;
  for (int i = 0; i < count; ++i) y = Arity(op) == 1 ? builder.Make(op, y) : builder.Make(op, x, y);
  access.buffer = 1;
  builder.Store(access, y);
  auto finished = builder.Finish();
  EXPECT_TRUE(finished.ok()) << finished.status();
  return *std::move(finished);
}

// The float32 forms of these functions compute in float64, in two halves. Most of the functions combine several
// approximations.
bool IsLong(Op op) {
  return op == Op::kPow || op == Op::kTrigamma || (op >= Op::kBesselI0 && op <= Op::kLogNdtr) || op == Op::kLgamma ||
         op == Op::kDigamma;
}

TEST(CodeSize, OfEachFunction) {
  constexpr size_t kFew = 1;
  constexpr size_t kMany = 9;
  for (CpuTarget target : Targets()) {
    for (int i = 0; i < kNumOps; ++i) {
      const auto op = static_cast<Op>(i);
      if (ClassOf(op) != OpClass::kFloat || Arity(op) > 2) continue;
      for (DType type : {DType::kFloat32, DType::kFloat64}) {
        if (type == DType::kFloat64 && (op == Op::kRoundToFloat16 || op == Op::kRoundToBFloat16)) continue;
        const size_t few = Compile(ChainOf(op, type, kFew), target).emitter->code_bytes();
        const size_t many = Compile(ChainOf(op, type, kMany), target).emitter->code_bytes();
        EXPECT_LE((many - few) / (kMany - kFew), IsLong(op) ? 9500 : 2500)
            << Name(op) << " of " << Abbreviation(type) << ", " << Name(target);
      }
    }
  }
}

}  // namespace
}  // namespace backtape::jit
