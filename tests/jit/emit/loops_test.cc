// The loops of kernels: tails, broadcasts, strides, run-time sizes, splits into calls, reductions, foreach.

#include <cmath>
#include <cstdint>
#include <numeric>
#include <vector>

#include "backtape/jit/kernel_ir/builder.h"
#include "backtape/tests/jit/emit/kernel_harness.h"

namespace backtape::jit {
namespace {

std::vector<float> Numbers(int64_t n, int seed = 1) {
  std::vector<float> values(static_cast<size_t>(n));
  auto state = static_cast<uint32_t>(seed) * 2654435761u + 1;
  for (float& value : values) {
    state = state * 1664525u + 1013904223u;
    value = static_cast<float>(static_cast<int32_t>(state)) * 0x1p-30f;
  }
  return values;
}

// b1 = b0 * 2 + bias(b2), with run-time sizes.
Kernel Affine() {
  KernelBuilder b("affine");
  b.kernel().num_params = 2;
  b.kernel().num_buffers = 3;
  b.kernel().outer = {Int::Param(0), Int::Param(1)};
  b.BeginPhase();
  const ValueId x = b.Load({0, DType::kFloat32, 0, {Int::Param(1), 1}, {}});
  const ValueId bias = b.Load({2, DType::kFloat32, 0, {0, 1}, {}});
  const ValueId row = b.Load({2, DType::kFloat32, 0, {1, 0}, {}});
  const ValueId sum = b.Make(Op::kAdd, b.Make(Op::kMul, x, b.Constant(DType::kFloat32, 2)), bias);
  b.Store({1, DType::kFloat32, 0, {Int::Param(1), 1}, {}}, b.Make(Op::kAdd, sum, row));
  return *b.Finish();
}

TEST(Loops, TailsAndSplitsOfRows) {
  const Kernel kernel = Affine();
  for (const CpuTarget target : Targets()) {
    const Compiled compiled = Compile(kernel, target);
    for (int64_t columns = 1; columns <= 70; ++columns) {
      const int64_t params[] = {3, columns};
      std::vector<float> x = Numbers(3 * columns);
      std::vector<float> bias = Numbers(std::max<int64_t>(columns, 3), 2);
      std::vector<float> expected(x.size());
      void* const reference[] = {x.data(), expected.data(), bias.data()};
      Evaluate(kernel, params, reference, 0, 3 * columns);
      for (const int64_t split : {int64_t{0}, columns / 2, columns + 1, 3 * columns}) {
        Guarded y(x.size() * 4);
        void* const buffers[] = {x.data(), y.data(), bias.data()};
        compiled.kernel.function(params, buffers, 0, split);
        compiled.kernel.function(params, buffers, split, 3 * columns);
        ASSERT_EQ(std::memcmp(y.data(), expected.data(), x.size() * 4), 0)
            << Name(target) << " " << columns << " " << split;
        ASSERT_TRUE(y.IsIntact()) << Name(target) << " " << columns;
      }
    }
  }
}

// b1 = b0 + b0 (or !b0 for bool) in every dtype of memory; 16-bit floats are added in float32.
TEST(Loops, EveryDTypeInAndOutBitForBit) {
  for (const DType dtype : {DType::kBool, DType::kUInt8, DType::kInt8, DType::kInt16, DType::kInt32, DType::kInt64,
                            DType::kFloat16, DType::kBFloat16, DType::kFloat32, DType::kFloat64}) {
    for (const int64_t in_stride : {1, 3, -1, -2}) {
      for (const int64_t out_stride : {1, 2}) {
        KernelBuilder b("dtype");
        b.kernel().num_params = 1;
        b.kernel().num_buffers = 2;
        b.kernel().outer = {Int::Param(0)};
        b.BeginPhase();
        const ValueId x = b.Load({0, dtype, 0, {in_stride}, {}});
        const ValueId y = dtype == DType::kBool ? b.Make(Op::kNot, x) : b.Make(Op::kAdd, x, x);
        b.Store({1, dtype, 0, {out_stride}, {}}, y);
        const Kernel kernel = *b.Finish();
        for (const CpuTarget target : Targets()) {
          const Compiled compiled = Compile(kernel, target);
          for (int64_t n = 0; n <= 70; n += n < 40 ? 1 : 15) {
            const auto bytes = static_cast<size_t>(ItemSize(dtype));
            std::vector<uint8_t> in(static_cast<size_t>(n * std::abs(in_stride)) * bytes + 64);
            for (size_t i = 0; i < in.size(); ++i) {
              in[i] = dtype == DType::kBool ? static_cast<uint8_t>(i % 3 == 0) : static_cast<uint8_t>(i * 37 + 11);
            }
            std::vector<uint8_t> expected(static_cast<size_t>(n * out_stride) * bytes + 64, 0xa5);
            Guarded out(static_cast<size_t>(n * out_stride) * bytes);
            // A negative stride begins at the last element.
            uint8_t* const first = in.data() + (in_stride < 0 && n > 0 ? (1 - n) * in_stride * ItemSize(dtype) : 0);
            void* const reference[] = {first, expected.data()};
            void* const buffers[] = {first, out.data()};
            Evaluate(kernel, &n, reference, 0, n);
            compiled.kernel.function(&n, buffers, 0, n);
            ASSERT_EQ(std::memcmp(out.data(), expected.data(), static_cast<size_t>(n * out_stride) * bytes), 0)
                << TorchName(dtype) << " " << Name(target) << " n " << n << " strides " << in_stride << " "
                << out_stride;
            ASSERT_TRUE(out.IsIntact());
          }
        }
      }
    }
  }
}

TEST(Loops, SoftmaxRowsAtRunTimeSizes) {
  KernelBuilder b("softmax");
  b.kernel().num_params = 2;
  b.kernel().num_buffers = 2;
  b.kernel().outer = {Int::Param(0)};
  b.kernel().vectorize = Vectorize::kInner;
  const Access x{0, DType::kFloat32, 0, {Int::Param(1)}, {1}};
  const Access y{1, DType::kFloat32, 0, {Int::Param(1)}, {1}};
  b.BeginPhase({Int::Param(1)});
  const ValueId max = b.Make(Op::kReduceMax, b.Load(x));
  b.BeginPhase({Int::Param(1)});
  const ValueId e = b.Make(Op::kExp, b.Make(Op::kSub, b.Load(x), max));
  b.Store(y, e);
  const ValueId sum = b.Make(Op::kReduceSum, e);
  b.BeginPhase();
  const ValueId scale = b.Make(Op::kReciprocal, sum);
  b.BeginPhase({Int::Param(1)});
  b.Store(y, b.Make(Op::kMul, b.Load(y), scale));
  const Kernel kernel = *b.Finish();
  for (const CpuTarget target : Targets()) {
    const Compiled compiled = Compile(kernel, target);
    EXPECT_FALSE(compiled.emitter->pieces()[compiled.kernel.piece].ranges.empty());
    for (const int64_t n : {1, 2, 7, 8, 15, 16, 17, 31, 64, 65, 127, 300}) {
      const int64_t params[] = {3, n};
      std::vector<float> in = Numbers(3 * n);
      std::vector<float> expected(in.size());
      Guarded out(in.size() * 4);
      void* const reference[] = {in.data(), expected.data()};
      void* const buffers[] = {in.data(), out.data()};
      Evaluate(kernel, params, reference, 0, 3);
      compiled.kernel.function(params, buffers, 0, 3);
      for (size_t i = 0; i < in.size(); ++i)
        ASSERT_NEAR(out.as<float>()[i], expected[i], 1e-6 * expected[i] + 1e-12) << n;
      ASSERT_TRUE(out.IsIntact());
    }
  }
}

// Values that are equal in all lanes may be wider than the lanes, such as float64 scales and int64 indices.
TEST(Loops, UniformValuesOf64BitsBesideLanesOf32) {
  KernelBuilder b("mixed");
  b.kernel().num_params = 2;
  b.kernel().num_buffers = 4;
  b.kernel().outer = {Int::Param(0)};
  b.kernel().vectorize = Vectorize::kInner;
  b.BeginPhase();
  const ValueId scale = b.Make(Op::kMul, b.Load({1, DType::kFloat64, 0, {1}, {}}), b.Constant(DType::kFloat64, 2.5));
  const ValueId index = b.Load({2, DType::kInt64, 0, {1}, {}});
  const ValueId is_odd = b.Convert(b.Make(Op::kAnd, index, b.ConstantInt(DType::kInt64, 1)), DType::kBool);
  const ValueId is_inside = b.Make(Op::kLt, index, b.ConstantInt(DType::kInt64, 3));
  const ValueId picked = b.Load({0, DType::kFloat32, 0, {Int::Param(1)}, {}}, index, 1, is_inside);
  const ValueId factor = b.Convert(b.Make(Op::kAdd, scale, b.Convert(picked, DType::kFloat64)), DType::kFloat32);
  const ValueId number = b.Convert(index, DType::kInt32);
  b.BeginPhase({Int::Param(1)});
  const ValueId x = b.Load({0, DType::kFloat32, 0, {Int::Param(1)}, {1}});
  const ValueId hit = b.Make(Op::kEq, b.Iota(1, DType::kInt32), number);
  const ValueId product = b.Make(Op::kMul, x, factor);
  b.Store({3, DType::kFloat32, 0, {Int::Param(1)}, {1}},
          b.Make(Op::kSelect, hit, b.Constant(DType::kFloat32, -1),
                 b.Make(Op::kSelect, is_odd, b.Make(Op::kNeg, product), product)));
  const Kernel kernel = *b.Finish();
  for (const CpuTarget target : Targets()) {
    const Compiled compiled = Compile(kernel, target);
    for (const int64_t n : {4, 16, 33, 70}) {
      const int64_t params[] = {3, n};
      std::vector<float> in = Numbers(3 * n);
      std::vector<double> scales = {0.5, -3, 1e-3};
      std::vector<int64_t> indices = {3, 0, 2};
      std::vector<float> expected(in.size());
      Guarded out(in.size() * 4);
      void* const reference[] = {in.data(), scales.data(), indices.data(), expected.data()};
      void* const buffers[] = {in.data(), scales.data(), indices.data(), out.data()};
      Evaluate(kernel, params, reference, 0, 3);
      compiled.kernel.function(params, buffers, 0, 3);
      EXPECT_EQ(std::memcmp(out.data(), expected.data(), in.size() * 4), 0) << Name(target) << n;
      EXPECT_TRUE(out.IsIntact());
    }
  }
}

// b1[c] = op over n of b0[n, c], for each reduction and type, vectorised along c and along n.
TEST(Loops, Reductions) {
  const int64_t rows = 37;
  const int64_t columns = 21;
  for (const DType type :
       {DType::kFloat32, DType::kFloat64, DType::kInt32, DType::kInt64, DType::kInt8, DType::kBool}) {
    for (const Op op :
         {Op::kReduceSum, Op::kReduceProd, Op::kReduceMax, Op::kReduceMin, Op::kReduceAny, Op::kReduceAll}) {
      if ((type == DType::kBool) != (op == Op::kReduceAny || op == Op::kReduceAll)) continue;
      for (const bool outer : {true, false}) {
        KernelBuilder b("reduce");
        b.kernel().num_buffers = 2;
        b.kernel().outer = {columns};
        b.kernel().vectorize = outer ? Vectorize::kOuter : Vectorize::kInner;
        b.BeginPhase({LoopDim(rows)});
        const ValueId r = b.Make(op, b.Load({0, type, 0, {outer ? 1 : rows}, {outer ? columns : 1}}));
        b.BeginPhase();
        b.Store({1, type, 0, {1}, {}}, r);
        const Kernel kernel = *b.Finish();
        const auto bytes = static_cast<size_t>(ItemSize(type));
        std::vector<std::byte> in(static_cast<size_t>(rows * columns) * bytes);
        const std::vector<float> numbers = Numbers(rows * columns);
        for (size_t i = 0; i < numbers.size(); ++i) {
          switch (type) {
            case DType::kFloat32:
              reinterpret_cast<float*>(in.data())[i] = i == 40 ? NAN : numbers[i];
              break;
            case DType::kFloat64:
              reinterpret_cast<double*>(in.data())[i] = numbers[i];
              break;
            case DType::kInt32:
              reinterpret_cast<int32_t*>(in.data())[i] = static_cast<int32_t>(numbers[i] * 1000);
              break;
            case DType::kInt64:
              reinterpret_cast<int64_t*>(in.data())[i] = static_cast<int64_t>(numbers[i] * 1e12);
              break;
            case DType::kBool:
              in[i] = std::byte{static_cast<uint8_t>(op == Op::kReduceAny ? i % 29 == 0 : i % 29 != 0)};
              break;
            default:
              in[i] = std::byte{static_cast<uint8_t>(i * 7)};
          }
        }
        std::vector<std::byte> expected(static_cast<size_t>(columns) * bytes);
        void* const reference[] = {in.data(), expected.data()};
        Evaluate(kernel, nullptr, reference, 0, columns);
        for (const CpuTarget target : Targets()) {
          const Compiled compiled = Compile(kernel, target);
          Guarded out(expected.size());
          void* const buffers[] = {in.data(), out.data()};
          compiled.kernel.function(nullptr, buffers, 0, columns);
          EXPECT_TRUE(out.IsIntact());
          Guarded split(expected.size());
          void* const split_buffers[] = {in.data(), split.data()};
          for (const int64_t at : {0, 3, 17}) {
            compiled.kernel.function(nullptr, split_buffers, at, at == 0 ? 3 : at == 3 ? 17 : columns);
          }
          EXPECT_EQ(std::memcmp(split.data(), out.data(), expected.size()), 0);
          if (IsFloatingPoint(type)) {
            const bool is_single = type == DType::kFloat32;
            for (size_t i = 0; i < static_cast<size_t>(columns); ++i) {
              const double got = is_single ? out.as<float>()[i] : out.as<double>()[i];
              const double want = is_single ? reinterpret_cast<float*>(expected.data())[i]
                                            : reinterpret_cast<double*>(expected.data())[i];
              if (std::isnan(want)) {
                EXPECT_TRUE(std::isnan(got)) << Name(op) << outer;
              } else {
                EXPECT_NEAR(got, want, (is_single ? 1e-6 : 1e-14) * (std::fabs(want) + 10)) << Name(op) << outer;
              }
            }
          } else {
            EXPECT_EQ(std::memcmp(out.data(), expected.data(), expected.size()), 0)
                << Name(op) << " " << TorchName(type) << " " << Name(target) << outer;
          }
        }
      }
    }
  }
}

// A full sum is computed in chunks. The partial sums do not depend on how chunks are assigned to calls.
TEST(Loops, ChunkedSum) {
  const int64_t n = 10'007;
  const int64_t chunk = 1024;
  KernelBuilder b("chunked");
  b.kernel().num_buffers = 2;
  b.kernel().outer = {(n + chunk - 1) / chunk};
  b.kernel().vectorize = Vectorize::kInner;
  b.BeginPhase({LoopDim(n, 0, chunk)});
  const ValueId sum = b.Make(Op::kReduceSum, b.Load({0, DType::kFloat32, 0, {0}, {1}}));
  const ValueId last = b.Make(Op::kReduceMax, b.Iota(1, DType::kInt32));
  b.BeginPhase();
  b.Store({1, DType::kFloat32, 0, {2}, {}}, sum);
  b.Store({1, DType::kInt32, 1, {2}, {}}, last);
  const Kernel kernel = *b.Finish();
  std::vector<float> in = Numbers(n);
  for (const CpuTarget target : Targets()) {
    const Compiled compiled = Compile(kernel, target);
    std::vector<float> expected(20);
    std::vector<float> out(20);
    void* const reference[] = {in.data(), expected.data()};
    void* const buffers[] = {in.data(), out.data()};
    Evaluate(kernel, nullptr, reference, 0, 10);
    compiled.kernel.function(nullptr, buffers, 0, 10);
    for (size_t i = 0; i < 20; i += 2) EXPECT_NEAR(out[i], expected[i], 1e-4);
    for (size_t i = 1; i < 20; i += 2) EXPECT_EQ(std::memcmp(&out[i], &expected[i], 4), 0) << i;
    std::vector<float> again(20);
    void* const others[] = {in.data(), again.data()};
    for (int64_t i = 10; i-- > 0;) compiled.kernel.function(nullptr, others, i, i + 1);
    EXPECT_EQ(std::memcmp(again.data(), out.data(), 80), 0);
  }
}

// Sums over rows, b1[chunk, c] and b2[chunk], beside other work on each row, in chunks of five rows. The old contents
// of the buffers, even NaNs, have no effect.
TEST(Loops, AccumulatesOverRowsInChunks) {
  const int64_t rows = 23;
  for (const DType type : {DType::kFloat32, DType::kFloat64, DType::kInt64}) {
    KernelBuilder b("accumulate");
    b.kernel().num_params = 2;
    b.kernel().num_buffers = 4;
    b.kernel().outer = {Int::Param(0)};
    b.kernel().vectorize = Vectorize::kInner;
    b.kernel().chunk = Int::Param(1);
    const Int columns = Int::Param(2);
    b.kernel().num_params = 3;
    b.BeginPhase({columns});
    const ValueId x = b.Load({0, type, 0, {columns}, {1}});
    const ValueId square = b.Make(Op::kMul, x, x);
    b.Accumulate({1, type, 0, {0}, {1}, columns}, square);
    b.Store({3, type, 0, {columns}, {1}}, square);
    const ValueId sum = b.Make(Op::kReduceSum, x);
    b.BeginPhase();
    b.Accumulate({2, type, 0, {0}, {}, 1}, sum);
    const Kernel kernel = *b.Finish();
    const auto bytes = static_cast<size_t>(ItemSize(type));
    for (const int64_t n : {1, 7, 16, 50, 129}) {
      const int64_t params[] = {rows, 5, n};
      const std::vector<float> numbers = Numbers(rows * n);
      std::vector<std::byte> in(numbers.size() * bytes);
      for (size_t i = 0; i < numbers.size(); ++i) {
        // Small integers, whose sums are exact in any order.
        const auto number = static_cast<int64_t>(numbers[i] * 8);
        if (type == DType::kFloat32) reinterpret_cast<float*>(in.data())[i] = static_cast<float>(number);
        if (type == DType::kFloat64) reinterpret_cast<double*>(in.data())[i] = static_cast<double>(number);
        if (type == DType::kInt64) reinterpret_cast<int64_t*>(in.data())[i] = number;
      }
      const auto num_chunks = static_cast<size_t>(rows + 4) / 5;
      std::vector<std::byte> columns_expected(num_chunks * static_cast<size_t>(n) * bytes, std::byte{0xff});
      std::vector<std::byte> totals_expected(num_chunks * bytes, std::byte{0xff});
      std::vector<std::byte> squares_expected(in.size());
      void* const reference[] = {in.data(), columns_expected.data(), totals_expected.data(), squares_expected.data()};
      Evaluate(kernel, params, reference, 0, rows);
      for (const CpuTarget target : Targets()) {
        const Compiled compiled = Compile(kernel, target);
        Guarded sums(columns_expected.size());
        Guarded totals(totals_expected.size());
        Guarded squares(in.size());
        std::memset(sums.data(), 0xff, columns_expected.size());
        std::memset(totals.data(), 0xff, totals_expected.size());
        void* const buffers[] = {in.data(), sums.data(), totals.data(), squares.data()};
        compiled.kernel.function(params, buffers, 10, rows);
        compiled.kernel.function(params, buffers, 0, 10);
        EXPECT_EQ(std::memcmp(sums.data(), columns_expected.data(), columns_expected.size()), 0)
            << Name(target) << TorchName(type) << n;
        EXPECT_EQ(std::memcmp(totals.data(), totals_expected.data(), totals_expected.size()), 0);
        EXPECT_EQ(std::memcmp(squares.data(), squares_expected.data(), in.size()), 0);
        EXPECT_TRUE(sums.IsIntact() && totals.IsIntact() && squares.IsIntact());
      }
    }
  }
}

TEST(Loops, Foreach) {
  KernelBuilder b("foreach");
  b.kernel().num_params = 2;
  b.kernel().num_buffers = 3;
  b.kernel().outer = {Int::Param(0)};
  b.kernel().vectorize = Vectorize::kInner;
  b.kernel().is_foreach = true;
  b.kernel().foreach = {.shared_buffers = 1, .numel_param = 1};
  b.BeginPhase({LoopDim(Int::Param(1))});
  const ValueId rate = b.Load({0, DType::kFloat32, 0, {0}, {0}});
  const ValueId p = b.Load({1, DType::kFloat32, 0, {0}, {1}});
  const ValueId g = b.Load({2, DType::kFloat32, 0, {0}, {1}});
  b.Store({1, DType::kFloat32, 0, {0}, {1}}, b.Make(Op::kSub, p, b.Make(Op::kMul, rate, g)));
  const Kernel kernel = *b.Finish();
  const int64_t params[] = {3, 5, 64, 37};
  float lr = 0.5f;
  for (const CpuTarget target : Targets()) {
    const Compiled compiled = Compile(kernel, target);
    std::vector<std::vector<float>> p0, p1, grads;
    for (int t = 0; t < 3; ++t) {
      p0.push_back(Numbers(params[t + 1], t));
      grads.push_back(Numbers(params[t + 1], t + 9));
    }
    p1 = p0;
    void* reference[] = {&lr,          p0[0].data(),   grads[0].data(), p0[1].data(), grads[1].data(),
                         p0[2].data(), grads[2].data()};
    void* buffers[] = {&lr,          p1[0].data(),   grads[0].data(), p1[1].data(), grads[1].data(),
                       p1[2].data(), grads[2].data()};
    Evaluate(kernel, params, reference, 0, 3);
    compiled.kernel.function(params, buffers, 0, 1);
    compiled.kernel.function(params, buffers, 1, 3);
    EXPECT_EQ(p0, p1);
  }
}

// b2[i, j] = b0[b1[i], j] if j < i, else -1: predicated gathers of rows and of elements.
TEST(Loops, IndexedLoadsAndStores) {
  for (const DType dtype : {DType::kFloat32, DType::kInt16, DType::kFloat64}) {
    for (const bool by_element : {false, true}) {
      KernelBuilder b("indexed");
      b.kernel().num_buffers = 3;
      b.kernel().outer = {5, 19};
      b.BeginPhase();
      const ValueId index = b.Load({1, DType::kInt64, 0, {by_element ? 19 : 1, by_element ? 1 : 0}, {}});
      const ValueId inside = b.Make(Op::kLt, b.Iota(1), b.Make(Op::kMul, b.Iota(0), b.ConstantInt(DType::kInt64, 4)));
      const ValueId x = b.Load({0, dtype, 0, {0, 1}, {}}, index, 19, inside);
      b.Store({2, dtype, 0, {19, 1}, {}}, b.Make(Op::kSub, x, b.Constant(dtype, 1)), kNoValue, 0,
              b.Make(Op::kNe, b.Iota(1), b.ConstantInt(DType::kInt64, 3)));
      const Kernel kernel = *b.Finish();
      std::vector<int64_t> indices(5 * 19);
      for (size_t i = 0; i < indices.size(); ++i) indices[i] = static_cast<int64_t>(i * 5 % 7);
      std::vector<double> table(7 * 19);
      for (size_t i = 0; i < table.size(); ++i) table[i] = static_cast<double>(i) * 0.37 - 20;
      std::vector<double> expected(5 * 19, 9);
      std::vector<double> out(5 * 19, 9);
      void* const reference[] = {table.data(), indices.data(), expected.data()};
      void* const buffers[] = {table.data(), indices.data(), out.data()};
      Evaluate(kernel, nullptr, reference, 0, 95);
      for (const CpuTarget target : Targets()) {
        out.assign(95, 9);
        Compile(kernel, target).kernel.function(nullptr, buffers, 0, 95);
        EXPECT_EQ(std::memcmp(out.data(), expected.data(), 95 * 8), 0)
            << Name(target) << TorchName(dtype) << by_element;
      }
    }
  }
}

// b2[3 i] = b0[2 i + s b1[i]] with s known or not: indices, strides and a scatter together.
TEST(Loops, IndexedLoadsOfStridedLanes) {
  constexpr int64_t kCount = 45;
  for (const DType dtype : {DType::kFloat32, DType::kInt64, DType::kUInt8}) {
    for (const Int& scale : {Int(1), Int(4), Int(5), Int::Param(0)}) {
      KernelBuilder b("indexed");
      b.kernel().num_params = 1;
      b.kernel().num_buffers = 3;
      b.kernel().outer = {kCount};
      b.BeginPhase();
      const ValueId index = b.Load({1, DType::kInt64, 0, {1}, {}});
      const ValueId x = b.Load({0, dtype, 0, {2}, {}}, index, scale);
      b.Store({2, dtype, 0, {3}, {}}, x);
      const Kernel kernel = *b.Finish();
      std::vector<int64_t> indices(kCount);
      for (size_t i = 0; i < indices.size(); ++i) indices[i] = static_cast<int64_t>(i * 5 % 7);
      std::vector<int64_t> table(2 * kCount + 5 * 7);
      for (size_t i = 0; i < table.size(); ++i) table[i] = static_cast<int64_t>(i * 0x0123456789abcdef);
      const int64_t params[] = {3};
      std::vector<int64_t> expected(3 * kCount, 9);
      void* const reference[] = {table.data(), indices.data(), expected.data()};
      Evaluate(kernel, params, reference, 0, kCount);
      for (const CpuTarget target : Targets()) {
        std::vector<int64_t> out(3 * kCount, 9);
        void* const buffers[] = {table.data(), indices.data(), out.data()};
        Compile(kernel, target).kernel.function(params, buffers, 0, kCount);
        EXPECT_EQ(out, expected) << Name(target) << TorchName(dtype);
      }
    }
  }
}

TEST(Loops, NonTemporalStoresWriteTheSameValues) {
  KernelBuilder b("stream");
  b.kernel().num_params = 2;
  b.kernel().num_buffers = 2;
  b.kernel().outer = {Int::Param(0)};
  b.kernel().non_temporal = Int::Param(1);
  b.BeginPhase();
  const ValueId x = b.Load({0, DType::kFloat32, 0, {1}, {}});
  b.Store({1, DType::kFloat32, 0, {1}, {}}, b.Make(Op::kMul, x, x));
  const Kernel kernel = *b.Finish();
  std::vector<float> in = Numbers(1000);
  for (const CpuTarget target : Targets()) {
    const Compiled compiled = Compile(kernel, target);
    for (const int64_t flag : {0, 1}) {
      for (const size_t offset : {0, 1, 16}) {
        alignas(64) float out[1024] = {};
        const int64_t params[] = {1000, flag};
        void* const buffers[] = {in.data(), out + offset};
        compiled.kernel.function(params, buffers, 0, 1000);
        for (size_t i = 0; i < 1000; ++i) ASSERT_EQ(out[offset + i], in[i] * in[i]);
      }
    }
  }
}

// More masks are live than there are mask registers.
TEST(Loops, ManyMasksAtOnce) {
  constexpr int kMasks = 24;
  constexpr int64_t kSize = 100;
  KernelBuilder b("masks");
  b.kernel().num_buffers = 2;
  b.kernel().outer = {kSize};
  b.BeginPhase();
  const ValueId x = b.Load({0, DType::kFloat32, 0, {1}, {}});
  std::vector<ValueId> masks;
  std::vector<ValueId> conditions;  // read once each
  for (int i = 0; i < kMasks; ++i) masks.push_back(b.Make(Op::kGt, x, b.Constant(DType::kFloat32, i)));
  for (ValueId mask : masks) conditions.push_back(b.Make(Op::kNot, b.Make(Op::kNot, mask)));
  for (int i = 0; i < kMasks; ++i) {
    b.SetSource(i);
    b.Report(KernelError::kIndexOutOfRange, conditions[static_cast<size_t>(i)]);
  }
  ValueId sum = b.Constant(DType::kFloat32, 0);
  for (ValueId mask : masks) sum = b.Make(Op::kAdd, sum, b.Convert(mask, DType::kFloat32));
  b.Store({1, DType::kFloat32, 0, {1}, {}}, sum);
  const Kernel kernel = *b.Finish();
  for (const CpuTarget target : Targets()) {
    const Compiled compiled = Compile(kernel, target);
    for (int above = 0; above <= kMasks; ++above) {
      for (const size_t at : {size_t{0}, size_t{20}, size_t{63}, size_t{64}, size_t{99}}) {
        std::vector<float> in(kSize, -1);
        in[at] = static_cast<float>(above);
        std::vector<float> out(kSize);
        int64_t status = 0;
        void* const buffers[] = {in.data(), out.data(), &status};
        compiled.kernel.function(nullptr, buffers, 0, kSize);
        EXPECT_EQ(out[at], above) << Name(target);
        EXPECT_EQ(out[at + 1 == kSize ? 0 : at + 1], 0) << Name(target);
        // The status word is that of the last condition that is true.
        EXPECT_EQ(status >> 8, above) << Name(target) << " at " << at;
      }
    }
  }
}

}  // namespace
}  // namespace backtape::jit
