// A result may overwrite an operand only if each element of the operand has been read before it is overwritten.
#include <string>

#include "backtape/jit/kernel_ir/builder.h"
#include "backtape/jit/kernel_ir/in_place.h"
#include "backtape/tests/jit/compare_engines.h"
#include "gtest/gtest.h"

namespace backtape::jit {
namespace {

using testing::ExpectSameAsInterpreter;

Access At(int buffer, Int offset, const Ints& outer, const Ints& inner = {}) {
  Access access;
  access.buffer = buffer;
  access.offset = offset;
  access.outer_strides.assign(outer.begin(), outer.end());
  access.inner_strides.assign(inner.begin(), inner.end());
  return access;
}

// Whether a kernel that negates buffer 0 into buffer 1 may have both in the same memory.
bool MayNegateInPlace(const Access& load, const Access& store, Ints extents = {7, 5}) {
  KernelBuilder builder("neg");
  builder.kernel().outer = std::move(extents);
  builder.kernel().num_buffers = 2;
  builder.kernel().num_params = 2;
  builder.BeginPhase();
  builder.Store(store, builder.Make(Op::kNeg, builder.Load(load)));
  const absl::StatusOr<Kernel> kernel = builder.Finish();
  EXPECT_TRUE(kernel.ok()) << kernel.status();
  return CanOverwriteInPlace(*kernel, 1, 0);
}

TEST(CanOverwriteInPlaceTest, TheSameElementAtEachPoint) {
  EXPECT_TRUE(MayNegateInPlace(At(0, 0, {5, 1}), At(1, 0, {5, 1})));
  EXPECT_TRUE(MayNegateInPlace(At(0, 0, {1, 7}), At(1, 0, {1, 7})));    // with the dims in another order
  EXPECT_TRUE(MayNegateInPlace(At(0, 3, {64, 1}), At(1, 3, {64, 1})));  // with gaps
  EXPECT_FALSE(MayNegateInPlace(At(0, 0, {1, 7}), At(1, 0, {5, 1})));
  EXPECT_FALSE(MayNegateInPlace(At(0, 1, {5, 1}), At(1, 0, {5, 1})));
  EXPECT_FALSE(MayNegateInPlace(At(0, 0, {0, 1}), At(1, 0, {5, 1})));
}

TEST(CanOverwriteInPlaceTest, NoTwoPointsStoreTheSameElement) {
  EXPECT_FALSE(MayNegateInPlace(At(0, 0, {0, 1}), At(1, 0, {0, 1})));
  EXPECT_FALSE(MayNegateInPlace(At(0, 0, {4, 1}), At(1, 0, {4, 1})));
  EXPECT_TRUE(MayNegateInPlace(At(0, 0, {0, 1}), At(1, 0, {0, 1}), {1, 5}));
}

TEST(CanOverwriteInPlaceTest, SizesOfTheRun) {
  const Ints extents = {Int::Param(0), Int::Param(1)};
  EXPECT_TRUE(MayNegateInPlace(At(0, 0, {Int::Param(1), 1}), At(1, 0, {Int::Param(1), 1}), extents));
  EXPECT_FALSE(MayNegateInPlace(At(0, 0, {Int::Param(0), 1}), At(1, 0, {Int::Param(0), 1}), extents));
  EXPECT_FALSE(MayNegateInPlace(At(0, 0, {64, 1}), At(1, 0, {64, 1}), extents));
  EXPECT_TRUE(MayNegateInPlace(At(0, 0, {64, 1}), At(1, 0, {64, 1}), {Int::Param(0), 5}));
}

TEST(CanOverwriteInPlaceTest, NothingIsReadAfterTheStore) {
  KernelBuilder builder("late");
  builder.kernel().outer = {8};
  builder.kernel().num_buffers = 4;
  builder.BeginPhase();
  const ValueId x = builder.Load(At(0, 0, {1}));
  builder.Store(At(2, 0, {1}), x);
  builder.Store(At(3, 0, {1}), builder.Make(Op::kAdd, x, builder.Load(At(1, 0, {1}))));
  const absl::StatusOr<Kernel> kernel = builder.Finish();
  ASSERT_TRUE(kernel.ok()) << kernel.status();
  EXPECT_TRUE(CanOverwriteInPlace(*kernel, 2, 0));
  EXPECT_FALSE(CanOverwriteInPlace(*kernel, 2, 1));
  EXPECT_TRUE(CanOverwriteInPlace(*kernel, 3, 1));
}

// The first loop reads a row for its maximum; the second reads each element again and stores it.
TEST(CanOverwriteInPlaceTest, LoopsOverRows) {
  for (const bool reads_again : {false, true}) {
    KernelBuilder builder("rows");
    builder.kernel().vectorize = Vectorize::kInner;
    builder.kernel().outer = {4};
    builder.kernel().num_buffers = 3;
    builder.BeginPhase({LoopDim(9)});
    const ValueId most = builder.Make(Op::kReduceMax, builder.Load(At(0, 0, {9}, {1})));
    builder.BeginPhase({LoopDim(9)});
    builder.Store(At(1, 0, {9}, {1}), builder.Make(Op::kSub, builder.Load(At(0, 0, {9}, {1})), most));
    builder.BeginPhase({LoopDim(9)});
    // Reads the original values again, or the values that the second loop stored.
    builder.Store(At(2, 0, {9}, {1}), builder.Load(At(reads_again ? 0 : 1, 0, {9}, {1})));
    const absl::StatusOr<Kernel> kernel = builder.Finish();
    ASSERT_TRUE(kernel.ok()) << kernel.status();
    EXPECT_EQ(CanOverwriteInPlace(*kernel, 1, 0), !reads_again);
    EXPECT_TRUE(CanOverwriteInPlace(*kernel, 2, 0));
    EXPECT_FALSE(CanOverwriteInPlace(*kernel, 2, 1));
  }
}

// `a` is stored before `z` is read, so it must not use the memory of `z`, even though nothing reads `z` later.
TEST(InPlaceTest, AStoreComesBeforeAnOperandIsRead) {
  ExpectSameAsInterpreter(
      R"(x: "f32[8, 8]", w: "f32[8, 8]"):
        y: "f32[8, 8]" = torch.ops.aten.mm.default(x, w)
        z: "f32[8, 8]" = torch.ops.aten.mm.default(w, x)
        a: "f32[8, 8]" = torch.ops.aten.mul.Tensor(y, 2)
        b: "f32[8, 8]" = torch.ops.aten.add.Tensor(z, y)
        c: "f32[8, 8]" = torch.ops.aten.mm.default(a, b)
        d: "f32[8, 8]" = torch.ops.aten.mm.default(c, y)
        return d
)");
}

TEST(InPlaceTest, RowsOfASoftmax) {
  ExpectSameAsInterpreter(
      R"(x: "f32[48, 64]", w: "f32[64, 64]"):
        y: "f32[48, 64]" = torch.ops.aten.mm.default(x, w)
        _softmax: "f32[48, 64]" = torch.ops.aten._softmax.default(y, 1, False)
        sum_1: "f32[48, 1]" = torch.ops.aten.amax.default(_softmax, [1], True)
        sub: "f32[48, 64]" = torch.ops.aten.sub.Tensor(_softmax, sum_1)
        c: "f32[48, 64]" = torch.ops.aten.mm.default(sub, w)
        d: "f32[48, 64]" = torch.ops.aten.mm.default(_softmax, w)
        add: "f32[48, 64]" = torch.ops.aten.add.Tensor(c, d)
        return add
)");
}

}  // namespace
}  // namespace backtape::jit
