#include "backtape/interp/interpreter.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>

#include "backtape/interp/nan_check.h"
#include "backtape/ir/text/read_graphs.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::unique_ptr<Graph> Read(absl::string_view text) {
  absl::StatusOr<GraphText> read = ReadGraph(text);
  EXPECT_TRUE(read.ok()) << read.status();
  return read.ok() ? std::move(read->graph) : nullptr;
}

std::unique_ptr<Executable> Compile(absl::string_view text) {
  const std::unique_ptr<Graph> graph = Read(text);
  if (graph == nullptr) std::abort();
  absl::StatusOr<std::unique_ptr<Executable>> executable = CompileForInterpreter(*graph);
  if (!executable.ok()) std::abort();
  return *std::move(executable);
}

std::vector<double> Values(const IValue& value) {
  std::vector<double> values;
  for (int64_t i = 0; i < value.tensor().numel(); ++i) values.push_back(value.tensor().item(i).to_double());
  return values;
}

Tensor F32(std::initializer_list<int64_t> sizes, std::initializer_list<double> values) {
  return Tensor::FromValues(std::vector<int64_t>(sizes), std::vector<double>(values), DType::kFloat32);
}

TEST(Interpreter, RunsAGraph) {
  const auto executable = Compile(R"fx(graph():
    %x : [num_users=2] = placeholder[target=x]
    %y : [num_users=1] = placeholder[target=y]
    %mul : [num_users=2] = call_function[target=torch.ops.aten.mul.Tensor](args = (%x, %y), kwargs = {})
    %add : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%mul, %x), kwargs = {alpha: 2})
    return (add, None, mul)
)fx");
  const auto outputs = executable->Run({F32({2}, {1, 2}), F32({2}, {10, 20})});
  ASSERT_TRUE(outputs.ok()) << outputs.status();
  ASSERT_EQ(outputs->size(), 3);
  EXPECT_THAT(Values((*outputs)[0]), ElementsAre(12, 44));
  EXPECT_TRUE((*outputs)[1].is_none());
  EXPECT_THAT(Values((*outputs)[2]), ElementsAre(10, 40));
}

TEST(Interpreter, ANodeErrorNamesOpShapesAndLine) {
  const auto executable = Compile(R"fx(
class f(torch.nn.Module):
    def forward(self, x, w):
        # File: model.py:12 in forward, code: y = x @ w
        mm = torch.ops.aten.mm.default(x, w);  x = w = None
        return (mm,)
)fx");
  const auto outputs = executable->Run({F32({1, 2}, {1, 2}), F32({3, 1}, {1, 2, 3})});
  ASSERT_FALSE(outputs.ok());
  EXPECT_THAT(outputs.status().message(), HasSubstr("%mm (aten.mm.default)"));
  EXPECT_THAT(outputs.status().message(), HasSubstr("%x f32[1, 2], %w f32[3, 1]"));
  EXPECT_THAT(outputs.status().message(), HasSubstr("at model.py:12 in forward: y = x @ w"));
}

TEST(Interpreter, ListsEveryInputThatDoesNotFit) {
  const auto executable = Compile(R"fx(
class f(torch.nn.Module):
    def forward(self, x: "f32[s0, 2]", y: "f32[s0, 2]", n: "Sym(s0)"):
        add: "f32[s0, 2]" = torch.ops.aten.add.Tensor(x, y);  x = y = None
        return (add, n)
)fx");
  EXPECT_TRUE(executable->Run({F32({1, 2}, {1, 2}), F32({1, 2}, {1, 2}), 1}).ok());
  const auto outputs = executable->Run({F32({1, 2}, {1, 2}), F32({2, 2}, {1, 2, 3, 4}), 3});
  EXPECT_THAT(outputs.status().message(), HasSubstr("input %y: expected f32[s0, 2], found f32[2, 2]"));
  EXPECT_THAT(outputs.status().message(), HasSubstr("input %n: expected Sym(s0), found Sym(3)"));
  EXPECT_THAT(executable->Run({}).status().message(), HasSubstr("takes 3 inputs, found 0"));
  EXPECT_THAT(executable->Run({F32({1, 2}, {1, 2}).type(), F32({1, 2}, {1, 2}), 1}).status().message(),
              HasSubstr("input %x: expected f32[s0, 2], found the tensor type f32[1, 2]"));
}

TEST(Interpreter, ObstaclesAreListedBeforeTheRun) {
  const auto graph = Read(R"fx(graph():
    %x : [num_users=1] = placeholder[target=x]
    %w : [num_users=1] = get_attr[target=w]
    %relu : [num_users=1] = call_method[target=relu](args = (%x,), kwargs = {})
    return (relu, w)
)fx");
  const auto executable = CompileForInterpreter(*graph);
  EXPECT_THAT(executable.status().message(), HasSubstr("no value is given for the attribute w"));
  EXPECT_THAT(executable.status().message(), HasSubstr("a method has no kernel"));
  InterpreterOptions options;
  options.attributes["w"] = F32({1}, {1});
  EXPECT_THAT(CompileForInterpreter(*graph, options).status().message(), ::testing::Not(HasSubstr("attribute w")));
}

TEST(Interpreter, InPlaceOpsWriteTheirViewsBase) {
  const auto executable = Compile(R"fx(graph():
    %x : [num_users=1] = placeholder[target=x]
    %relu : [num_users=2] = call_function[target=torch.ops.aten.relu.default](args = (%x,), kwargs = {})
    %t : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%relu,), kwargs = {})
    %add_ : [num_users=0] = call_function[target=torch.ops.aten.add_.Tensor](args = (%t, 1), kwargs = {})
    return (relu,)
)fx");
  const auto outputs = executable->Run({F32({1, 2}, {1, -2})});
  ASSERT_TRUE(outputs.ok()) << outputs.status();
  EXPECT_THAT(Values((*outputs)[0]), ElementsAre(2, 1));
}

TEST(Interpreter, ReleasesInputsAfterTheirLastUse) {
  const auto executable = Compile(R"fx(graph():
    %x : [num_users=1] = placeholder[target=x]
    %unused : [num_users=0] = placeholder[target=unused]
    %relu : [num_users=1] = call_function[target=torch.ops.aten.relu.default](args = (%x,), kwargs = {})
    %neg : [num_users=1] = call_function[target=torch.ops.aten.neg.default](args = (%relu,), kwargs = {})
    return (neg,)
)fx");
  IValueList inputs = {F32({1}, {1}), F32({1}, {1})};
  const std::weak_ptr<Storage> x = inputs[0].tensor().storage();
  const std::weak_ptr<Storage> unused = inputs[1].tensor().storage();
  RunOptions options;
  options.hook = [&](const Node& node, absl::Span<const IValue>, absl::FunctionRef<absl::StatusOr<IValue>()> evaluate) {
    EXPECT_TRUE(unused.expired());
    EXPECT_EQ(x.expired(), node.name() == "neg");
    return evaluate();
  };
  EXPECT_TRUE(executable->Run(std::move(inputs), options).ok());
}

TEST(Interpreter, AHookCanReplaceAValue) {
  const auto executable = Compile(R"fx(graph():
    %x : [num_users=1] = placeholder[target=x]
    %relu : [num_users=1] = call_function[target=torch.ops.aten.relu.default](args = (%x,), kwargs = {})
    %neg : [num_users=1] = call_function[target=torch.ops.aten.neg.default](args = (%relu,), kwargs = {})
    return neg
)fx");
  std::vector<std::string> seen;
  RunOptions options;
  options.hook = [&](const Node& node, absl::Span<const IValue>,
                     absl::FunctionRef<absl::StatusOr<IValue>()> evaluate) -> absl::StatusOr<IValue> {
    seen.push_back(node.name());
    if (node.name() == "relu") return IValue(F32({1}, {5}));
    return evaluate();
  };
  const auto outputs = executable->Run({F32({1}, {1})}, options);
  ASSERT_TRUE(outputs.ok()) << outputs.status();
  EXPECT_THAT(seen, ElementsAre("relu", "neg"));
  EXPECT_THAT(Values((*outputs)[0]), ElementsAre(-5));
}

TEST(Interpreter, NaNCheckNamesTheFirstProducer) {
  const auto executable = Compile(R"fx(
class f(torch.nn.Module):
    def forward(self, x):
        # File: model.py:3 in f, code: y = x - 2
        sub = torch.ops.aten.sub.Tensor(x, 2);  x = None
        # File: model.py:4 in f, code: z = y.log()
        log = torch.ops.aten.log.default(sub);  sub = None
        # File: model.py:5 in f, code: return -z
        neg = torch.ops.aten.neg.default(log);  log = None
        return (neg,)
)fx");
  RunOptions options;
  options.hook = NaNCheck();
  EXPECT_TRUE(executable->Run({F32({2}, {3, 4})}, options).ok());
  const absl::Status status = executable->Run({F32({2}, {1, 4})}, options).status();
  EXPECT_THAT(status.message(), HasSubstr("node %log (aten.log.default): the call produces 1 NaN"));
  EXPECT_THAT(status.message(), HasSubstr("%sub has values in [-1, 2]"));
  EXPECT_THAT(status.message(), HasSubstr("model.py:4 in f: z = y.log()"));
  const absl::Status incoming = executable->Run({F32({2}, {NAN, 4})}, options).status();
  EXPECT_THAT(incoming.message(), HasSubstr("reads 1 NaN from %x"));
}

TEST(Interpreter, OneExecutableRunsInSeveralThreads) {
  const auto executable = Compile(R"fx(graph():
    %x : [num_users=1] = placeholder[target=x]
    %add : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%x, %x), kwargs = {})
    return (add,)
)fx");
  std::vector<std::thread> threads;
  std::vector<int> wrong(4, 0);
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      for (int i = 0; i < 50; ++i) {
        const auto outputs = executable->Run({F32({1}, {static_cast<double>(t * 100 + i)})});
        if (!outputs.ok() || Values((*outputs)[0])[0] != 2 * (t * 100 + i)) ++wrong[t];
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_THAT(wrong, ElementsAre(0, 0, 0, 0));
}

}  // namespace
}  // namespace backtape
