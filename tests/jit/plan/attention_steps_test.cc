// Attention is compiled to products and a softmax. ExpectSameAsInterpreter asserts that no node runs on a reference
// kernel.
#include <cstdint>
#include <memory>
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/jit/compiler.h"
#include "backtape/tests/jit/compare_engines.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::CountOf;
using testing::ExpectSameAsInterpreter;

struct AttentionCase {
  std::string dtype = "f32";
  std::string batch = "2";
  std::string rows = "13";
  std::string columns = "13";
  int key_heads = 4;
  bool is_causal = false;
  std::string mask = "";  // the sizes of the mask  NOLINT(readability-redundant-string-init): designated initialisers
};

std::string AttentionGraph(const AttentionCase& c) {
  const auto type = [&](const std::string& sizes) { return absl::StrCat("\"", c.dtype, "[", sizes, "]\""); };
  const std::string query = type(c.batch + ", 4, " + c.rows + ", 8");
  const std::string key = type(absl::StrCat(c.batch, ", ", c.key_heads, ", ", c.columns, ", 8"));
  const std::string sums = absl::StrCat("\"", c.dtype == "f64" ? "f64" : "f32", "[", c.batch, ", 4, ", c.rows, "]\"");
  const std::string rest =
      absl::StrCat(", 0.0, ", c.is_causal ? "True" : "False", c.mask.empty() ? ")" : ", attn_mask = mask)");
  return absl::StrCat(
      "q: ", query, ", k: ", key, ", v: ", key, ", g: ", query, c.mask.empty() ? "" : ", mask: " + type(c.mask),
      "):\n        attention = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(q, k, v", rest,
      "\n        out: ", query, " = attention[0]\n        sums: ", sums,
      " = attention[1]\n        backward = "
      "torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default(g, "
      "q, k, v, out, sums",
      rest, "\n        by_q: ", query, " = backward[0]\n        by_k: ", key, " = backward[1]\n        by_v: ", key,
      " = backward[2]\n        return (out, sums, by_q, by_k, by_v)\n");
}

TEST(AttentionStepsTest, SameAsInterpreter) {
  for (const AttentionCase& c :
       {AttentionCase{}, AttentionCase{.dtype = "f64", .is_causal = true},
        AttentionCase{.dtype = "bf16", .is_causal = true}, AttentionCase{.rows = "5", .columns = "40", .mask = "5, 40"},
        AttentionCase{.rows = "5", .columns = "40", .is_causal = true, .mask = "2, 1, 5, 40"},
        AttentionCase{.key_heads = 2, .is_causal = true}, AttentionCase{.batch = "s0"},
        AttentionCase{.rows = "s0", .columns = "s0", .is_causal = true},
        AttentionCase{.rows = "s0", .columns = "s0", .key_heads = 1, .mask = "s0, s0"}}) {
    SCOPED_TRACE(AttentionGraph(c));
    const std::string plan = ExpectSameAsInterpreter(AttentionGraph(c), c.dtype == "bf16" ? 2e-2 : 1e-4);
    EXPECT_LE(CountOf(plan, " matmul "), 7) << plan;
  }
}

// Large scores are computed in parts. So are scores with a causal mask, without the columns that the mask hides.
TEST(AttentionStepsTest, PartsAreSameAsInterpreter) {
  for (const AttentionCase& c :
       {AttentionCase{.rows = "256", .columns = "256", .is_causal = true},
        AttentionCase{.batch = "1", .rows = "256", .columns = "300", .is_causal = true},
        AttentionCase{.batch = "1", .rows = "400", .columns = "200", .key_heads = 2, .is_causal = true},
        AttentionCase{.dtype = "bf16", .batch = "1", .rows = "300", .columns = "300", .is_causal = true},
        AttentionCase{.rows = "1024", .columns = "256"},
        AttentionCase{.batch = "1", .rows = "1024", .columns = "300", .mask = "1, 4, 1024, 300"},
        AttentionCase{.batch = "1", .rows = "1024", .columns = "300", .mask = "1, 1, 1, 300"},
        AttentionCase{.batch = "1", .rows = "1024", .columns = "300", .is_causal = true, .mask = "1024, 300"}}) {
    SCOPED_TRACE(AttentionGraph(c));
    const std::string plan = ExpectSameAsInterpreter(AttentionGraph(c), c.dtype == "bf16" ? 2e-2 : 1e-4);
    // Undivided, the forward takes two products and the backward five.
    EXPECT_GT(CountOf(plan, " matmul "), 7) << plan;
  }
}

// Neither forward nor backward keeps the scores of other parts.
TEST(AttentionStepsTest, PartsNeedLittleMemory) {
  const AttentionCase c = {.batch = "1", .rows = "2048", .columns = "1100"};
  const std::unique_ptr<Graph> graph = testing::ReadForward(AttentionGraph(c));
  const auto native = CompileNative(*graph);
  ASSERT_TRUE(native.ok()) << native.status();
  ASSERT_TRUE((*native)->Run(testing::RandomInputsOf(*graph)).ok());
  constexpr int64_t kBytesOfScores = int64_t{4} * 2048 * 1100 * 4;
  EXPECT_LT((*native)->Report().arena_bytes, kBytesOfScores / 3) << (*native)->PlanText(false);
}

// Query, key and value come from projections, and another projection reads the output. The heads are never copied.
TEST(AttentionStepsTest, HeadsAreNotCopied) {
  std::string text =
      "x: \"f32[2, 32, 64]\", w: \"f32[64, 64]\"):\n        view: \"f32[64, 64]\" = "
      "torch.ops.aten.view.default(x, [64, 64])\n";
  for (const std::string name : {"q", "k", "v"}) {
    absl::StrAppend(&text, "        mm_", name, ": \"f32[64, 64]\" = torch.ops.aten.mm.default(view, w)\n        ",
                    name, "_1: \"f32[2, 32, 4, 16]\" = torch.ops.aten.view.default(mm_", name,
                    ", [2, 32, 4, 16])\n        ", name, "_2: \"f32[2, 4, 32, 16]\" = torch.ops.aten.transpose.int(",
                    name, "_1, 1, 2)\n");
  }
  absl::StrAppend(
      &text,
      "        attention = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(q_2, k_2, v_2, 0.0, "
      "True)\n        out: \"f32[2, 4, 32, 16]\" = attention[0]\n        transpose: \"f32[2, 32, 4, 16]\" = "
      "torch.ops.aten.transpose.int(out, 1, 2)\n        view_1: \"f32[64, 64]\" = "
      "torch.ops.aten.view.default(transpose, [64, 64])\n        mm: \"f32[64, 64]\" = "
      "torch.ops.aten.mm.default(view_1, w)\n        return (mm,)\n");
  const std::string plan = ExpectSameAsInterpreter(text);
  EXPECT_EQ(CountOf(plan, " kernel "), 1) << plan;
}

}  // namespace
}  // namespace backtape
