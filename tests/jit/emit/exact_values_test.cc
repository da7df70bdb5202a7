// Native code does not round values that 16-bit floats represent exactly, and rounds all others as a store does.
#include "backtape/jit/kernel_ir/exact_values.h"

#include <cmath>
#include <cstring>
#include <vector>

#include "backtape/jit/kernel_ir/builder.h"
#include "backtape/tests/jit/emit/kernel_harness.h"

namespace backtape::jit {
namespace {

Access Flat(int buffer, DType dtype) { return {buffer, dtype, 0, {1}, {}}; }

TEST(ExactValues, OfEachInstruction) {
  for (const DType dtype : {DType::kFloat16, DType::kBFloat16}) {
    const DType other = dtype == DType::kFloat16 ? DType::kBFloat16 : DType::kFloat16;
    KernelBuilder b("held");
    b.kernel().num_params = 1;
    b.kernel().num_buffers = 4;
    b.kernel().outer = {Int::Param(0)};
    b.BeginPhase();
    const ValueId x = b.Load(Flat(0, dtype));
    const ValueId wide = b.Load(Flat(1, DType::kFloat32));
    const ValueId byte = b.Load(Flat(2, DType::kInt8));
    const ValueId word = b.Load(Flat(3, DType::kInt16));
    const ValueId half = b.Constant(DType::kFloat32, -0.5);
    const ValueId third = b.Constant(DType::kFloat32, 1.0 / 3);
    const ValueId is_less = b.Make(Op::kLt, wide, x);
    const std::vector<ValueId> held = {x,
                                       half,
                                       b.Convert(byte, DType::kFloat32),
                                       b.Convert(is_less, DType::kFloat32),
                                       b.Make(Op::kNeg, x),
                                       b.Make(Op::kMax, x, half),
                                       b.Make(Op::kFloor, x),
                                       b.Make(Op::kSign, wide),
                                       b.Make(Op::kSelect, is_less, x, half),
                                       b.RoundTo(wide, dtype)};
    const std::vector<ValueId> not_held = {wide,
                                           third,
                                           b.Convert(word, DType::kFloat32),
                                           b.Make(Op::kAdd, x, half),
                                           b.Make(Op::kMin, x, wide),
                                           b.Make(Op::kSelect, is_less, x, third),
                                           b.RoundTo(wide, other)};
    for (const ValueId id : held) EXPECT_EQ(b.RoundTo(id, dtype), id) << id;
    for (const ValueId id : not_held) EXPECT_NE(b.RoundTo(id, dtype), id) << id;
    EXPECT_EQ(b.RoundTo(wide, DType::kFloat32), wide);
  }
}

// Every 16-bit pattern, and float32 values near the midpoint of two 16-bit floats, must be rounded in registers exactly
// as a store rounds them, bit for bit including the sign of zero.
TEST(ExactValues, RoundLikeStores) {
  for (const DType dtype : {DType::kFloat16, DType::kBFloat16}) {
    std::vector<uint16_t> x(65536);
    for (size_t i = 0; i < x.size(); ++i) x[i] = static_cast<uint16_t>(i);
    std::vector<float> y(x.size());
    // The NaNs among them have payload bits in the lower half, or in both halves.
    for (size_t i = 0; i < y.size(); ++i) {
      const uint32_t bits = dtype == DType::kBFloat16 ? 0x7fff : 0x0fff;
      const uint32_t pattern = static_cast<uint32_t>(i) << 16 | (bits + static_cast<uint32_t>(i % 3));
      std::memcpy(&y[i], &pattern, 4);
    }
    KernelBuilder b("round");
    b.kernel().num_params = 1;
    b.kernel().num_buffers = 6;
    b.kernel().outer = {Int::Param(0)};
    b.BeginPhase();
    const ValueId held = b.Load(Flat(0, dtype));
    const ValueId wide = b.Load(Flat(1, DType::kFloat32));
    const ValueId rounded = b.RoundTo(wide, dtype);
    b.Store(Flat(2, dtype), b.Make(Op::kNeg, held));
    b.Store(Flat(3, dtype), wide);
    b.Store(Flat(4, dtype), rounded);
    b.Store(Flat(5, DType::kFloat32), rounded);
    const Kernel kernel = *b.Finish();
    const auto n = static_cast<int64_t>(x.size()) - 5;  // the last vector is masked
    const auto run = [&](auto&& call) {
      std::vector<std::vector<uint16_t>> outputs(3, std::vector<uint16_t>(x.size()));
      std::vector<float> wide_output(x.size());
      void* const buffers[] = {x.data(),          y.data(),          outputs[0].data(),
                               outputs[1].data(), outputs[2].data(), wide_output.data()};
      call(&n, buffers);
      return std::pair(std::move(outputs), std::move(wide_output));
    };
    const auto [wanted, wanted_wide] =
        run([&](const int64_t* params, void* const* buffers) { Evaluate(kernel, params, buffers, 0, n); });
    for (const CpuTarget target : Targets()) {
      const Compiled compiled = Compile(kernel, target);
      const auto [found, found_wide] =
          run([&](const int64_t* params, void* const* buffers) { compiled.kernel.function(params, buffers, 0, n); });
      const uint16_t infinity = dtype == DType::kBFloat16 ? 0x7f80 : 0x7c00;
      const auto is_nan = [&](uint16_t v) { return (v & 0x7fff) > infinity; };
      for (int64_t i = 0; i < n; ++i) {
        for (size_t k = 0; k < 3; ++k) {
          const bool is_same = wanted[k][i] == found[k][i] || (is_nan(wanted[k][i]) && is_nan(found[k][i]));
          ASSERT_TRUE(is_same) << Name(target) << " " << k << " at " << i << ": " << found[k][i] << ", not "
                               << wanted[k][i];
        }
        ASSERT_EQ(found[1][i], found[2][i]) << Name(target) << " at " << i;
        ASSERT_TRUE(std::isnan(wanted_wide[i]) ? std::isnan(found_wide[i])
                                               : std::memcmp(&wanted_wide[i], &found_wide[i], 4) == 0)
            << Name(target) << " at " << i;
      }
    }
  }
}

// Where ValuesWithShortNans allows rounding to bfloat16 without a check for NaN, NaNs must remain NaN and other values
// must not become NaN.
TEST(ExactValues, ShortNansStayNans) {
  std::vector<uint16_t> x(65536);
  for (size_t i = 0; i < x.size(); ++i) x[i] = static_cast<uint16_t>(i);
  for (int op = 0; op < kNumOps; ++op) {
    const OpClass op_class = ClassOf(static_cast<Op>(op));
    if (op_class != OpClass::kFloat && op_class != OpClass::kArithmetic) continue;
    KernelBuilder b(std::string(Name(static_cast<Op>(op))));
    b.kernel().num_params = 1;
    b.kernel().num_buffers = 2;
    b.kernel().outer = {Int::Param(0)};
    b.BeginPhase();
    const ValueId loaded = b.Load(Flat(0, DType::kBFloat16));
    const ValueId three = b.Constant(DType::kFloat32, 3);
    const int arity = Arity(static_cast<Op>(op));
    const ValueId made = arity == 1   ? b.Make(static_cast<Op>(op), loaded)
                         : arity == 2 ? b.Make(static_cast<Op>(op), loaded, three)
                                      : b.Make(static_cast<Op>(op), loaded, three, three);
    b.Store(Flat(1, DType::kFloat32), b.RoundTo(made, DType::kBFloat16));
    const Kernel kernel = *b.Finish();
    if (!ValuesWithShortNans(kernel)[made]) continue;
    const auto n = static_cast<int64_t>(x.size());
    std::vector<float> wanted(x.size());
    void* buffers[] = {x.data(), wanted.data()};
    Evaluate(kernel, &n, buffers, 0, n);
    for (const CpuTarget target : Targets()) {
      const Compiled compiled = Compile(kernel, target);
      std::vector<float> found(x.size());
      buffers[1] = found.data();
      compiled.kernel.function(&n, buffers, 0, n);
      for (size_t i = 0; i < x.size(); ++i) {
        ASSERT_EQ(std::isnan(wanted[i]), std::isnan(found[i]))
            << kernel.name << " " << Name(target) << " of pattern " << i << ": " << found[i] << ", not " << wanted[i];
      }
    }
  }
}

}  // namespace
}  // namespace backtape::jit
