#include "backtape/autograd/engine/backward_log.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/tests/autograd/throws.h"
#include "backtape/tests/autograd/variables.h"

namespace backtape::tape_test {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::StartsWith;

// The lines of the log that the program's backwards write.
std::vector<std::string> LinesOf(BackwardLog::Format format, const std::function<void()>& program) {
  std::vector<std::string> lines;
  const BackwardLog log(format, [&](absl::string_view line) { lines.emplace_back(line); });
  program();
  return lines;
}

std::string Executing(const TapeNode* node, absl::string_view gradients) {
  return absl::StrCat("Executing: <", node->Name(), " object at 0x", absl::Hex(reinterpret_cast<uintptr_t>(node)),
                      "> with grad_outputs: ", gradients);
}

// A float32 leaf x, y = sum(x * 2 / 3), and a clone of y.
struct Chain {
  Variable x = Tensor::Full({10}, 0.5, DType::kFloat32);
  Variable product, quotient, y, copy;
  Chain() {
    x.set_requires_grad();
    product = mul(x, Tensor::WrapNumber(2));
    quotient = div(product, Tensor::WrapNumber(3));
    y = sum(quotient);
    copy = clone(y);
  }
};

TEST(BackwardLog, PyTorchsLines) {
  const Chain chain;
  const auto nodes = std::vector<std::string>{
      Executing(chain.copy.grad_fn().get(), "[f32[]]"), Executing(chain.y.grad_fn().get(), "[f32[]]"),
      Executing(chain.quotient.grad_fn().get(), "[f32[10]]"), Executing(chain.product.grad_fn().get(), "[f32[10]]"),
      Executing(chain.x.grad_accumulator().get(), "[f32[10]]")};
  EXPECT_EQ(LinesOf(BackwardLog::Format::kPyTorch, [&] { Backward({chain.y, chain.copy}); }), nodes);
  EXPECT_THAT(nodes[0], MatchesRegex("Executing: <CloneBackward0 object at 0x[0-9a-f]+> with grad_outputs: .*"));
}

TEST(BackwardLog, NamesSeveralAndAbsentGradients) {
  const Variable x = Leaf({4, 2}, {1, 2, 3, 4, 5, 6, 7, 8});
  const variable_list parts = unbind(x, 1);
  const TapeNode* node = parts[0].grad_fn().get();
  EXPECT_THAT(LinesOf(BackwardLog::Format::kPyTorch, [&] { Backward({sum(parts[1])}, {}, {.retain_graph = true}); })[1],
              Executing(node, "[None,f64[4]]"));
  EXPECT_THAT(LinesOf(BackwardLog::Format::kPyTorch, [&] { Backward({sum(mul(parts[0], parts[1]))}); })[2],
              Executing(node, "[f64[4],f64[4]]"));
}

TEST(BackwardLog, DetailsAsText) {
  const Chain chain;
  const std::vector<std::string> lines = LinesOf(BackwardLog::Format::kText, [&] { chain.y.backward(); });
  ASSERT_EQ(lines.size(), 4);
  EXPECT_THAT(lines[1],
              AllOf(StartsWith(Executing(chain.quotient.grad_fn().get(), "[f32[10]] -> [f32[10],None]")),
                    HasSubstr("; 40 bytes in, 40 bytes out; "), HasSubstr(" us; "), HasSubstr("backward_log_test.cc:"),
                    EndsWith(": quotient = div(product, Tensor::WrapNumber(3));")));
}

TEST(BackwardLog, DetailsAsJson) {
  const Chain chain;
  const std::vector<std::string> lines = LinesOf(BackwardLog::Format::kJson, [&] { chain.y.backward(); });
  ASSERT_EQ(lines.size(), 4);
  EXPECT_THAT(lines[0],
              AllOf(StartsWith("{\"backtape\":1,\"index\":0,\"task\":"), HasSubstr("\"node\":\"SumBackward0\""),
                    HasSubstr("\"compiled\":false,\"grad_outputs\":[\"f32[]\"],\"bytes_in\":4,"
                              "\"grad_inputs\":[\"f32[10]\"],\"bytes_out\":40,\"nanoseconds\":"),
                    HasSubstr("\"code\":\"y = sum(quotient);\""), EndsWith("\"}")));
  EXPECT_THAT(lines[2], HasSubstr("\"grad_inputs\":[\"f32[10]\",null]"));
  BackwardRecord record;
  record.name = "A \"quoted\"\tname\\";
  record.source = std::make_shared<StackTrace>();
  EXPECT_THAT(record.ToJson(), HasSubstr(R"("node":"A \"quoted\"\u0009name\\")"));
  record.piece = CompiledPiece{.index = 3, .num_nodes = 4, .nanoseconds = 1500};
  EXPECT_THAT(record.ToJson(), EndsWith(R"("compiled":true,"piece":3,"piece_nodes":4,"piece_nanoseconds":1500})"));
  EXPECT_THAT(record.ToText(), EndsWith(" in call 3 of compiled code (4 nodes, 1.5 us)"));
}

TEST(BackwardLog, ASymbolicSizeHasNoBytes) {
  TensorType type = TensorType::Contiguous(DType::kFloat32, {SymInt::Symbol("s0")});
  EXPECT_FALSE(BackwardRecord::Bytes({type}).has_value());
  type.sizes = {SymInt(3)};
  EXPECT_EQ(BackwardRecord::Bytes({type, std::nullopt}), 12);
}

// Only nodes that run are recorded, with the gradients that their pre-hooks return.
TEST(BackwardLog, NodesThatDoNotRun) {
  const Variable a = Leaf({2}, {2, 3});
  const Variable b = Leaf({2}, {5, 7});
  const Variable y = mul(exp(a), exp(b));
  const auto names = [&](const std::function<void()>& program) {
    std::vector<std::string> names;
    const BackwardLog log({.before = [&](const BackwardRecord& record) { names.push_back(record.name); }, .after = {}});
    program();
    return names;
  };
  EXPECT_THAT(names([&] { Grad({sum(y)}, {a}); }), ElementsAre("SumBackward0", "MulBackward0", "ExpBackward0"));
  EXPECT_THAT(names([&] {
                const Variable z = mul(a, a);
                z.RegisterHook([](const Variable& g) { return neg(g); });
                Grad({sum(z)}, {a});
              }),
              ElementsAre("SumBackward0", "MulBackward0"));
}

TEST(BackwardLog, RecordsOfANestedBackwardAreNumberedInTheOrderInWhichNodesBegin) {
  const Variable a = Leaf({}, {2});
  const Variable b = exp(a);
  b.grad_fn()->RegisterPreHook([](const variable_list&) {
    const EnableGradGuard grad_mode;
    const Variable inner = Leaf({}, {3});
    sin(inner).backward();
    return variable_list();
  });
  std::vector<std::string> log;
  int64_t outer_task = -1;
  b.RegisterHook([&](const Variable&) {
    outer_task = CurrentGraphTaskId();
    return Variable();
  });
  {
    const BackwardLog backward_log(
        {.before = {}, .after = [&](const BackwardRecord& record) {
           log.push_back(absl::StrCat(record.index, " ", record.name, record.task == outer_task ? "" : " nested"));
         }});
    b.backward();
  }
  b.grad_fn();
  EXPECT_THAT(log,
              ElementsAre("0 SinBackward0 nested", "1 AccumulateGrad nested", "2 ExpBackward0", "3 AccumulateGrad"));
}

TEST(BackwardLog, TheInnermostLogGetsTheRecordsAndNothingIsLoggedWithoutOne) {
  const Variable a = Leaf({}, {2});
  std::vector<std::string> inner;
  const std::vector<std::string> outer = LinesOf(BackwardLog::Format::kPyTorch, [&] {
    inner = LinesOf(BackwardLog::Format::kPyTorch, [&] { exp(a).backward(); });
    EXPECT_EQ(inner.size(), 2);
    sin(a).backward();
  });
  EXPECT_EQ(outer.size(), 2);
  sin(a).backward();
  EXPECT_EQ(inner.size() + outer.size(), 4);
  EXPECT_EQ(BackwardLog::Current(), nullptr);
  EXPECT_THAT([] { const BackwardLog log(BackwardLog::Format::kJson, nullptr); },
              ThrowsError(HasSubstr("must be callable; found an empty function")));
}

}  // namespace
}  // namespace backtape::tape_test
