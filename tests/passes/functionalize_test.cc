#include "backtape/passes/functionalize.h"

#include "absl/strings/str_cat.h"
#include "backtape/tests/passes/graphs.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::OpsAfter;
using testing::ReadCode;

constexpr char kFunctionalizeInputs[] =
    R"(x: "f32[2, 3][3, 1]", y: "f32[2, 3][3, 1]", v: "f32[3][1]", i: "i64[2, 3][3, 1]")";

std::string After(absl::string_view body) {
  return OpsAfter("infer_types,functionalize,eliminate_dead_code", kFunctionalizeInputs, body);
}

TEST(Functionalize, ReplacesInPlaceOps) {
  EXPECT_EQ(After("c = @clone.default(x)\n a = @mul_.Tensor(c, y)\n b = @add_.Tensor(a, 1.0, alpha = 2)\n"
                  "r = @relu.default(c)\n return [r, b]"),
            "clone mul.Tensor add.Tensor relu");
}

TEST(Functionalize, ReadsBeforeAWriteSeeTheOldValue) {
  EXPECT_EQ(After("c = @clone.default(x)\n a = @relu.default(c)\n w = @mul_.Tensor(c, y)\n b = @relu.default(c)\n"
                  "r = @sub.Tensor(a, b)\n return [r]"),
            "clone relu mul.Tensor relu sub.Tensor");
}

TEST(Functionalize, CopiesBackToTheCaller) {
  EXPECT_EQ(After("w = @add_.Tensor(x, 1)\n r = @relu.default(x)\n return [r]"), "add.Tensor relu copy_");
  // A returned alias of the input still aliases the input.
  EXPECT_EQ(After("w = @add_.Tensor(x, 1)\n return [w, x]"), "add.Tensor copy_");
  EXPECT_EQ(After("w = @add_.Tensor(x, 1)\n t = @t.default(x)\n return [t]"), "add.Tensor copy_ t");
}

TEST(Functionalize, FunctionalGraphsAreUnchanged) {
  EXPECT_EQ(After("a = @add.Tensor(x, 1)\n w = @copy_.default(x, a)\n return [w]"), "add.Tensor copy_");
}

TEST(Functionalize, WritesThroughViews) {
  EXPECT_EQ(After("c = @clone.default(x)\n t = @t.default(c)\n w = @add_.Tensor(t, 1)\n return [c]"),
            "clone t add.Tensor t");
  EXPECT_EQ(After("c = @clone.default(x)\n s = @select.int(c, 0, 1)\n w = @mul_.Tensor(s, v)\n return [c]"),
            "clone select.int mul.Tensor select_scatter");
  EXPECT_EQ(After("c = @clone.default(x)\n a = @view.default(c, [6])\n s = @slice.Tensor(a, 0, 1, 3)\n"
                  "w = @zero_.default(s)\n return [c]"),
            "clone view full slice_scatter view");
  EXPECT_EQ(After("c = @clone.default(x)\n p = @split.Tensor(c, 2, 1)\n g = p[1]\n w = @zero_.default(g)\n"
                  "h = p[0]\n q = @relu_.default(h)\n return [c]"),
            "clone full slice_scatter split.Tensor operator.getitem relu slice_scatter");
}

// As in PyTorch, only fills of an expanded tensor are allowed: all elements get the same value.
TEST(Functionalize, FillsExpandedTensors) {
  EXPECT_EQ(After("c = @clone.default(v)\n e = @expand.default(c, [2, 3])\n w = @zero_.default(e)\n return [c, w]"),
            "full select.int expand");
  EXPECT_EQ(After("c = @clone.default(x)\n s = @slice.Tensor(c, 1, 0, 1)\n e = @expand.default(s, [2, 3])\n"
                  "t = @t.default(e)\n w = @fill_.Scalar(t, 2)\n return [c]"),
            "clone full t slice.Tensor slice_scatter");
  // Not all elements are filled, there are none, or they get different values.
  EXPECT_EQ(After("c = @clone.default(v)\n e = @expand.default(c, [2, 3])\n s = @select.int(e, 0, 1)\n"
                  "w = @zero_.default(s)\n return [c]"),
            "clone expand select.int zero_");
  EXPECT_EQ(After("c = @clone.default(v)\n e = @expand.default(c, [0, 3])\n w = @zero_.default(e)\n return [c]"),
            "clone expand zero_");
  EXPECT_EQ(After("c = @clone.default(v)\n e = @expand.default(c, [2, 3])\n m = @gt.Scalar(x, 0)\n"
                  "w = @masked_fill_.Scalar(e, m, 1)\n return [c]"),
            "clone expand gt.Scalar masked_fill_.Scalar");
}

TEST(Functionalize, WritesThroughStridedViews) {
  const auto after = [](absl::string_view body) {
    return OpsAfter("infer_types,functionalize,eliminate_dead_code", R"(x: "f32[4, 5, 6][30, 6, 1]")", body);
  };
  EXPECT_EQ(
      after("c = @clone.default(x)\n s = @as_strided.default(c, [4, 1, 6], [30, 6, 1], 18)\n w = @zero_.default(s)\n"
            "return [c]"),
      "clone full slice_scatter");
  EXPECT_EQ(after("c = @clone.default(x)\n s = @as_strided.default(c, [2, 4], [12, 30], 7)\n w = @mul_.Tensor(s, 2)\n"
                  "return [c]"),
            "clone select.int slice.Tensor permute mul.Tensor permute slice_scatter select_scatter");
  EXPECT_EQ(after("c = @clone.default(x)\n s = @as_strided.default(c, [4, 5, 6], [30, 6, 1])\n w = @mul_.Tensor(s, 2)\n"
                  "return [c]"),
            "clone alias mul.Tensor");
  // These views are not slices: one overlaps itself, one continues in the next row, and one is of an input.
  for (const char* call : {"c, [5, 3], [1, 1]", "c, [4, 7], [30, 1]", "x, [4, 6], [30, 1]"}) {
    EXPECT_THAT(after(absl::StrCat("c = @clone.default(x)\n s = @as_strided.default(", call,
                                   ")\n w = @zero_.default(s)\n return [c]")),
                ::testing::HasSubstr("zero_"));
  }
}

TEST(Functionalize, WritesToPartsOfSymbolicSizes) {
  const auto after = [](absl::string_view body) {
    return OpsAfter("infer_types,functionalize,eliminate_dead_code", R"(x: "f32[s0, 3][3, 1]")", body);
  };
  EXPECT_EQ(after("c = @clone.default(x)\n p = @chunk.default(c, 2)\n g = p[1]\n w = @mul_.Tensor(g, 2)\n return [c]"),
            "clone chunk operator.getitem mul.Tensor operator.getitem sym_size.int sym_size.int operator.add "
            "slice_scatter");
  EXPECT_EQ(after("c = @clone.default(x)\n p = @chunk.default(c, 2)\n g = p[0]\n w = @mul_.Tensor(g, 2)\n return [c]"),
            "clone chunk operator.getitem mul.Tensor sym_size.int slice_scatter");
  EXPECT_EQ(after("c = @clone.default(x)\n n = @narrow.default(c, 0, -2, 1)\n w = @mul_.Tensor(n, 2)\n return [c]"),
            "clone narrow mul.Tensor sym_size.int operator.add operator.add slice_scatter");
}

TEST(Functionalize, WritesThroughNarrow) {
  EXPECT_EQ(After("c = @clone.default(x)\n n = @narrow.default(c, 1, 1, 2)\n w = @mul_.Tensor(n, 2)\n return [c]"),
            "clone narrow mul.Tensor slice_scatter");
  EXPECT_EQ(After("c = @clone.default(x)\n n = @narrow.default(c, -1, -2, 2)\n w = @mul_.Tensor(n, 2)\n"
                  "r = @relu.default(n)\n return [c, r]"),
            "clone narrow mul.Tensor slice_scatter narrow relu");
}

TEST(Functionalize, WritesThroughDetachedAliases) {
  const auto after = [](absl::string_view body) {
    return OpsAfter("infer_types,functionalize{keep_derivatives=1},eliminate_dead_code", kFunctionalizeInputs, body);
  };
  const std::string detached = "c = @clone.default(x)\n d = @detach.default(c)\n w = @mul_.Tensor(d, y)\n";
  EXPECT_EQ(After(detached + "return [c]"), "clone detach mul.Tensor");
  EXPECT_EQ(after(detached + "return [c]"), "clone detach mul.Tensor torch.ops.backtape.detached_write");
  EXPECT_EQ(after(detached + "return [d]"), "clone detach mul.Tensor");
  // The alias has derivatives of its own, which a write of the tensor does not change.
  EXPECT_EQ(
      after(detached + "v = @add_.Tensor(c, 1)\n return [c, d]"),
      "clone detach mul.Tensor torch.ops.backtape.detached_write add.Tensor detach torch.ops.backtape.detached_write");
  // An input keeps its history when its new value is copied back.
  const std::string no_grad = "a = torch.ops.backtape.no_grad_alias.default(x)\n w = @mul_.Tensor(a, y)\n";
  EXPECT_EQ(after(no_grad + "return [x]"),
            "torch.ops.backtape.no_grad_alias mul.Tensor torch.ops.backtape.no_grad_write "
            "torch.ops.backtape.no_grad_alias copy_");
  EXPECT_EQ(after("v = @add_.Tensor(x, 1)\n" + no_grad + "return [x]"),
            "add.Tensor torch.ops.backtape.no_grad_alias mul.Tensor torch.ops.backtape.no_grad_write copy_");
}

TEST(Functionalize, OtherViewsSeeTheWrite) {
  EXPECT_EQ(After("c = @clone.default(x)\n t = @t.default(c)\n s = @select.int(c, 0, 0)\n w = @add_.Tensor(s, v)\n"
                  "r = @relu.default(t)\n return [r]"),
            "clone select.int add.Tensor select_scatter t relu");
}

TEST(Functionalize, KeepsTheDTypeOfTheDestination) {
  EXPECT_EQ(After("c = @clone.default(i)\n w = @copy_.default(c, x)\n return [c]"), "clone copy");
  EXPECT_EQ(After("c = @_to_copy.default(x, dtype = torch.float16)\n w = @add_.Tensor(c, y)\n return [c]"),
            "_to_copy add.Tensor _to_copy");
}

TEST(Functionalize, FilledMemoryIsFull) {
  EXPECT_EQ(After("e = @empty.memory_format([2, 3])\n f = @fill_.Scalar(e, 7)\n r = @add.Tensor(f, x)\n return [r]"),
            "full add.Tensor");
}

TEST(Functionalize, BatchNormUpdatesItsStatistics) {
  EXPECT_EQ(OpsAfter("infer_types,functionalize,eliminate_dead_code",
                     R"(x: "f32[4, 3][3, 1]", mean: "f32[3][1]", var: "f32[3][1]")",
                     "n = @native_batch_norm.default(x, None, None, mean, var, True, 0.1, 1e-05)\n o = n[0]\n"
                     "r = @relu_.default(o)\n return [r, mean]"),
            "_native_batch_norm_legit_functional operator.getitem operator.getitem operator.getitem relu copy_ copy_");
  // In evaluation mode the statistics are not written.
  for (const char* op : {"native_batch_norm", "_native_batch_norm_legit"}) {
    EXPECT_EQ(OpsAfter("infer_types,functionalize,eliminate_dead_code",
                       R"(x: "f32[4, 3][3, 1]", mean: "f32[3][1]", var: "f32[3][1]")",
                       absl::StrCat("n = @", op, ".default(x, None, None, mean, var, False, 0.1, 1e-05)\n o = n[0]\n",
                                    "r = @relu_.default(o)\n return [r, mean]")),
              absl::StrCat(op, " operator.getitem relu"));
  }
}

TEST(Functionalize, LeavesLastWritesOnRequest) {
  const auto after = [](absl::string_view body) {
    return OpsAfter("infer_types,functionalize{keep_last_writes=1},eliminate_dead_code", kFunctionalizeInputs, body);
  };
  EXPECT_EQ(after("r = @relu.default(x)\n w = @add_.Tensor(x, r)\n return [w, r]"), "relu add_.Tensor");
  EXPECT_EQ(after("w = @relu_.default(x)\n t = @t.default(w)\n return [t]"), "relu_ t") << "only views read it later";
  // The write is replaced in these cases: its target is read later, is written again, is a view, is also an operand,
  // or is a value that the graph computes.
  EXPECT_EQ(after("w = @relu_.default(x)\n r = @neg.default(x)\n return [r]"), "relu neg copy_");
  EXPECT_EQ(after("w = @relu_.default(x)\n u = @neg_.default(x)\n return [u]"), "relu neg copy_");
  EXPECT_EQ(after("t = @t.default(x)\n w = @relu_.default(t)\n return [x]"), "t relu t copy_");
  EXPECT_EQ(after("w = @mul_.Tensor(x, x)\n return [x]"), "mul.Tensor copy_");
  EXPECT_EQ(after("c = @clone.default(x)\n w = @relu_.default(c)\n return [c]"), "clone relu");
}

TEST(Functionalize, AWriteOfSeveralTensorsStaysIfAllMayStay) {
  const auto after = [](absl::string_view rest) {
    return OpsAfter(
        "infer_types,functionalize{keep_last_writes=1},eliminate_dead_code",
        R"(x: "f32[4, 3][3, 1]", mean: "f32[3][1]", var: "f32[3][1]")",
        absl::StrCat("n = @native_batch_norm.default(x, None, None, mean, var, True, 0.1, 1e-05)\n o = n[0]\n", rest));
  };
  EXPECT_EQ(after("return [o, mean]"), "native_batch_norm operator.getitem");
  EXPECT_EQ(after("s = @neg.default(mean)\n return [o, s]"),
            "_native_batch_norm_legit_functional operator.getitem operator.getitem operator.getitem neg copy_ copy_");
}

TEST(Functionalize, ReportsWritesThatCannotBeFunctional) {
  const auto graph = ReadCode(kFunctionalizeInputs,
                              "c = @clone.default(x)\n s = @as_strided.default(c, [3], [2])\n w = @relu_.default(s)\n"
                              "d = @clone.default(y)\n u = @relu_.default(d)\n return [c, d]");
  std::vector<std::string> notes;
  FunctionalizeOptions options;
  options.notes = &notes;
  EXPECT_TRUE(*Functionalize(*graph, options));
  EXPECT_EQ(testing::CallOps(*graph), "clone as_strided relu_ clone relu");
  EXPECT_THAT(notes, ::testing::ElementsAre("%w (aten.relu_.default) writes to memory that %s "
                                            "(aten.as_strided.default) may share; any writes to %c, or to tensors that "
                                            "share its memory, are kept"));
  notes.clear();
  EXPECT_FALSE(*Functionalize(*graph, options));
  EXPECT_EQ(notes.size(), 1u);
}

}  // namespace
}  // namespace backtape
