#include "backtape/jit/kernel_ir/read_kernel.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_replace.h"
#include "backtape/jit/kernel_ir/evaluate.h"

namespace backtape::jit {
namespace {

using ::testing::HasSubstr;

// Adds up the elements of each row of b0 that b1 selects, and multiplies the sum by a number.
constexpr char kSumOfSelected[] =
    "kernel sum_of_selected [p0] vectorize inner params 3 buffers 3 reports\n"
    "  %0 = const f32 0.5\n"
    "  %1 = const i64 3\n"
    "  loop [p1]\n"
    "    %2 = load i64 (i64 b1[0; 1])\n"
    "    %3 = ge b8 %2, %1\n"
    "    report index_out_of_range of source 7 if %3\n"
    "    %5 = not b8 %3\n"
    "    %6 = load f32 (f32 b0[p1 + p2; 0]) %2, %5 stride 1\n"
    "    %7 = reduce_sum f32 %6\n"
    "  straight\n"
    "    %8 = mul f32 %7, %0\n"
    "    store (f32 b2[1]) %8\n";

TEST(ReadKernel, RunsAsWritten) {
  const absl::StatusOr<Kernel> kernel = ReadKernel(kSumOfSelected);
  ASSERT_TRUE(kernel.ok()) << kernel.status();
  EXPECT_EQ(kernel->ToString(), kSumOfSelected);
  std::vector<float> table = {9, 1, 2, 4, 8, 16, 32, 64};
  std::vector<int64_t> selected = {2, 0};
  std::vector<float> sums(2);
  int64_t status = 0;
  const int64_t params[] = {2, 2, 3};
  void* const buffers[] = {table.data(), selected.data(), sums.data(), &status};
  Evaluate(*kernel, params, buffers, 0, 2);
  // The first row starts at element 2 and the second at element 5: p1 + p2 * row.
  EXPECT_THAT(sums, ::testing::ElementsAre(5, 40));
  EXPECT_EQ(status, 0);
  selected[1] = 3;
  Evaluate(*kernel, params, buffers, 0, 2);
  EXPECT_EQ(status, 8 << 8 | static_cast<int64_t>(KernelError::kIndexOutOfRange));
}

TEST(ReadKernel, ReadsEveryPartOfTheHeader) {
  for (const std::string text : {"kernel draw [p0, 64] vectorize outer params 1 buffers 1 draws non_temporal p0\n"
                                 "  %0 = seed i64\n"
                                 "  straight\n"
                                 "    %1 = iota i64 dim 1\n"
                                 "    %2 = add i64 %0, %1\n"
                                 "    %3 = shr_logical i64 %2 by 32\n"
                                 "    store (i64 b0[64, 1]) %3\n",
                                 "kernel scale [p0] vectorize inner params 2 buffers 2 foreach shared 0 numel p1\n"
                                 "  %0 = const f32 -inf\n"
                                 "  loop [p1]\n"
                                 "    %1 = load f32 (bf16 b0[0; 1])\n"
                                 "    %2 = max f32 %1, %0\n"
                                 "    store (bf16 b1[0; 1]) %2\n",
                                 "kernel columns [p0] vectorize inner params 2 buffers 2 chunk 16\n"
                                 "  loop [p1, 64 in chunks of p0 by dim 0]\n"
                                 "    %0 = load f32 (f32 b0[p1; 0, 1])\n"
                                 "    accumulate (f32 b1[-4 + 0; 0, 1 by chunk 64]) %0\n"}) {
    const absl::StatusOr<Kernel> kernel = ReadKernel(text);
    ASSERT_TRUE(kernel.ok()) << kernel.status();
    EXPECT_EQ(kernel->ToString(), text);
  }
}

TEST(ReadKernel, ErrorsStateTheLine) {
  const auto error = [](absl::string_view from, absl::string_view to) {
    return std::string(ReadKernel(absl::StrReplaceAll(kSumOfSelected, {{from, to}})).status().message());
  };
  EXPECT_EQ(ReadKernel("").status().message(), "kernel, line 1: expected \"kernel \", found the end of the line");
  EXPECT_EQ(error("reduce_sum f32", "reduce_sums f32"),
            "kernel, line 10: expected an op with a value, found \"reduce_sums f32 %6\"");
  EXPECT_EQ(error("%7 =", "%6 ="),
            "kernel, line 10: expected a value other than %6, which an earlier line defines, found \"%6 = reduce_sum "
            "f32 %6\"");
  EXPECT_EQ(error("const i64 3", "const i64 three"), "kernel, line 3: expected an integer, found \"three\"");
  EXPECT_EQ(error("const i64 3", "const i64 3x"), "kernel, line 3: expected the end of the line, found \"x\"");
  EXPECT_EQ(error("%1 = const", "%9999999999 = const"),
            "kernel, line 3: expected a number from 0 to 1048576, found \"9999999999 = const i64 3\"");
  EXPECT_EQ(error("  straight", "straight"), "kernel, line 11: expected \"  \", found \"straight\"");
  EXPECT_THAT(error("mul f32 %7", "mul f32 %6"), HasSubstr("%8: operand %6 is not visible here"));
  EXPECT_THAT(error("b2[1]", "b3[1]"), HasSubstr("an access refers to a buffer that does not exist"));
}

}  // namespace
}  // namespace backtape::jit
