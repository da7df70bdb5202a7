// The types of inputs in programs that PyTorch's minifier writes.

#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/tests/ir/text/pasted.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

std::string Program(absl::string_view parameters, absl::string_view inputs) {
  return absl::StrCat(
      "class Repro(torch.nn.Module):\n"
      "    def __init__(self) -> None:\n"
      "        super().__init__()\n"
      "\n"
      "    def forward(self, ",
      parameters,
      "):\n"
      "        relu = torch.ops.aten.relu.default(a);  a = None\n"
      "        return (relu,)\n"
      "\n",
      inputs,
      "mod = Repro()\n"
      "if __name__ == '__main__':\n"
      "    run_repro(mod, load_args)\n");
}

// The types of the placeholders with strides and device.
std::string Types(absl::string_view text) {
  const auto read = ReadPasted(text);
  if (!read.ok()) return std::string(read.status().message());
  std::string types;
  for (const Node* node : read->graph->placeholders()) {
    absl::StrAppend(&types, types.empty() ? "" : " ", node->name(), ":", node->type().ToString(true));
  }
  return types;
}

TEST(ReproInputs, CallsOfTheReader) {
  EXPECT_EQ(Types(Program("a, b, c, d, e",
                          "def load_args(reader):\n"
                          "    buf0 = reader.storage('0a1b', 24, device=device(type='cuda', index=0))\n"
                          "    reader.tensor(buf0, (2, 3), is_leaf=True)  # a\n"
                          "    buf1 = reader.storage(None, 96, dtype_hint=torch.int64)\n"
                          "    reader.tensor(buf1, (3, 4), (1, 3), dtype=torch.int64, is_leaf=True)  # b\n"
                          "    reader.tensor(buf1, (), dtype=torch.bool)  # c\n"
                          "    reader.symint(5)  # d\n"
                          "    reader.const('e')  # e, filtered out during compilation\n"
                          "load_args._version = 0\n")),
            "a:f32[2, 3][3, 1]cuda:0 b:i64[3, 4][1, 3]cpu c:b8[][]cpu d:? e:?");
}

TEST(ReproInputs, SymbolicSizes) {
  EXPECT_EQ(Types(Program("n, a",
                          "def load_args(reader):\n"
                          "    reader.symint(5, expr='s0')  # n\n"
                          "    buf0 = reader.storage(None, 12*s0)\n"
                          "    reader.tensor(buf0, (s0 + 1, 3), dtype=torch.bfloat16)  # a\n"
                          "load_args._version = 0\n")),
            "n:Sym(s0) a:bf16[s0 + 1, 3][3, 1]cpu");
}

TEST(ReproInputs, NamesOfOtherOrder) {
  EXPECT_EQ(Types(Program("a, b",
                          "def load_args(reader):\n"
                          "    reader.tensor(buf0, (3,))  # b\n"
                          "    reader.tensor(buf1, (2,))  # a\n")),
            "a:f32[2][1]cpu b:f32[3][1]cpu");
}

TEST(ReproInputs, CallsOfRandStrided) {
  EXPECT_EQ(Types(Program("a, b",
                          "args = []\n"
                          "args.append(rand_strided((2, 3), (3, 1), torch.float16, 'cuda'))  # shape (2, 3)\n"
                          "args.append(rand_strided((4,), (1,), torch.int32, 'cpu'))  # shape (4,)\n")),
            "a:f16[2, 3][3, 1]cuda b:i32[4][1]cpu");
}

TEST(ReproInputs, ListOfShapes) {
  EXPECT_EQ(Types(Program("a, b",
                          "args = [((2, 3), (3, 1), torch.float32, 'cuda'), ((), (), torch.float64, 'cpu')]\n"
                          "args = [rand_strided(sh, st, dt, dev) for (sh, st, dt, dev) in args]\n")),
            "a:f32[2, 3][3, 1]cuda b:f64[][]cpu");
}

// Inputs that cannot belong to the graph, and types that it states itself, change nothing.
TEST(ReproInputs, OtherInputs) {
  EXPECT_EQ(Types(Program("a, b", "def load_args(reader):\n    reader.tensor(buf0, (3,))  # x\n")), "a:? b:?");
  EXPECT_EQ(Types(Program("a: \"f32[7]\"", "def load_args(reader):\n    reader.tensor(buf0, (3,))  # a\n")),
            "a:f32[7]cpu");
  EXPECT_EQ(Types(Program("a", "def load_args(reader):\n    reader.tensor(buf0, (f(3),), dtype=torch.f)  # a\n")),
            "a:?");
  EXPECT_EQ(Types(Program("a", "def load_args(reader):\n    reader.tensor(buf0, (3\n")), "a:?");
}

}  // namespace
}  // namespace backtape
