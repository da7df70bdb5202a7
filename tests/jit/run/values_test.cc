// Native runs with invalid operand values, and runs with values that share memory.
#include <string>
#include <vector>

#include "backtape/interp/compare.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/jit/compiler.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::unique_ptr<Graph> Read(const std::string& body) {
  absl::StatusOr<GraphText> text = ReadGraph("class G(torch.nn.Module):\n    def forward(self, " + body);
  EXPECT_TRUE(text.ok()) << text.status();
  return text.ok() ? std::move(text->graph) : nullptr;
}

std::unique_ptr<NativeExecutable> Compile(const Graph& graph, bool reference_kernels = false) {
  NativeOptions options;
  options.num_threads = 2;
  options.reference_kernels = reference_kernels;
  auto native = CompileNative(graph, options);
  EXPECT_TRUE(native.ok()) << native.status();
  if (!native.ok()) return nullptr;
  const CompileReport report = (*native)->Report();
  EXPECT_TRUE(report.is_native && report.fallback_nodes.empty()) << report.ToString();
  return *std::move(native);
}

Tensor Integers(std::vector<double> values) {
  const auto n = static_cast<int64_t>(values.size());
  return Tensor::FromValues({n}, values, DType::kInt64);
}

std::vector<double> ValuesOf(const IValue& value) {
  std::vector<double> values;
  for (int64_t i = 0; i < value.tensor().numel(); ++i) values.push_back(value.tensor().item(i).to_double());
  return values;
}

// An op with several results that the graph returns as one tuple, without getitem.
TEST(ValuesTest, SeveralResultsReturnedWhole) {
  const auto graph = Read(R"(x: "f32[4]"):
        top = torch.ops.aten.topk.default(x, 2)
        drop = torch.ops.aten.native_dropout.default(x, 0.5, False)
        split = torch.ops.aten.split.Tensor(x, 3)
        return (top, drop, split)
)");
  ASSERT_NE(graph, nullptr);
  const auto interpreter = CompileForInterpreter(*graph);
  ASSERT_TRUE(interpreter.ok()) << interpreter.status();
  NativeOptions options;
  options.poison_dead_memory = true;
  const auto native = CompileNative(*graph, options);
  ASSERT_TRUE(native.ok()) << native.status();
  EXPECT_TRUE((*native)->Report().is_native) << (*native)->Report().ToString();
  const IValueList inputs = {IValue(Tensor::FromValues({4}, {1, 4, 3, 2}, DType::kFloat32))};
  for (const auto& results : {(*interpreter)->Run(inputs), (*native)->Run(inputs)}) {
    ASSERT_TRUE(results.ok()) << results.status();
    ASSERT_EQ(results->size(), 3);
    for (const IValue& result : *results) ASSERT_EQ(result.list().size(), 2);
    EXPECT_THAT(ValuesOf((*results)[0].list()[0]), ElementsAre(4, 3));
    EXPECT_THAT(ValuesOf((*results)[0].list()[1]), ElementsAre(1, 2));
    EXPECT_THAT(ValuesOf((*results)[1].list()[0]), ElementsAre(1, 4, 3, 2));
    EXPECT_THAT(ValuesOf((*results)[1].list()[1]), ElementsAre(1, 1, 1, 1));
    EXPECT_THAT(ValuesOf((*results)[2].list()[0]), ElementsAre(1, 4, 3));
    EXPECT_THAT(ValuesOf((*results)[2].list()[1]), ElementsAre(2));
  }
}

TEST(ValuesTest, DivisionByZeroFailsLikeTheInterpreter) {
  const auto graph = Read(
      R"(x: "i64[40000]", y: "i64[40000]"):
        # File: model.py:7 in forward, code: q = x // y
        add: "i64[40000]" = torch.ops.aten.add.Tensor(x, 1)
        div: "i64[40000]" = torch.ops.aten.div.Tensor_mode(add, y, rounding_mode = 'floor')
        mul: "i64[40000]" = torch.ops.aten.mul.Tensor(div, 2)
        return mul
)");
  ASSERT_NE(graph, nullptr);
  std::vector<double> ones(40000, 1);
  const IValueList good = {Integers(ones), Integers(ones)};
  ones[39999] = 0;
  const IValueList bad = {Integers(ones), Integers(ones)};
  const auto interpreter = CompileForInterpreter(*graph);
  ASSERT_TRUE(interpreter.ok());
  const absl::Status expected = (*interpreter)->Run(bad).status();
  EXPECT_THAT(std::string(expected.message()), HasSubstr("ZeroDivisionError"));
  for (const bool reference_kernels : {false, true}) {
    const auto native = Compile(*graph, reference_kernels);
    ASSERT_NE(native, nullptr);
    for (int run = 0; run < 2; ++run) {
      EXPECT_EQ(native->Run(bad).status(), expected);
      const auto results = native->Run(good);
      ASSERT_TRUE(results.ok()) << results.status();
      EXPECT_EQ((*results)[0].tensor().item(7).to_double(), 4);
    }
  }
}

// Unused vector lanes after the last element of a row must not cause a division by zero.
TEST(ValuesTest, UnusedLanesDoNotDivide) {
  for (int64_t n = 1; n < 40; ++n) {
    const std::string size = std::to_string(n);
    const auto graph = Read("x: \"i32[" + size + "]\", y: \"i32[" + size + "]\"):\n" + "        fmod: \"i32[" + size +
                            "]\" = torch.ops.aten.fmod.Tensor(x, y)\n        return fmod\n");
    ASSERT_NE(graph, nullptr);
    const auto native = Compile(*graph);
    ASSERT_NE(native, nullptr);
    const Tensor y = Tensor::FromValues({n}, std::vector<double>(static_cast<size_t>(n), 3), DType::kInt32);
    const auto results = native->Run({IValue(y), IValue(y)});
    EXPECT_TRUE(results.ok()) << n << ": " << results.status();
  }
}

TEST(ValuesTest, AnIndexOutOfRangeIsAnError) {
  const auto graph = Read(
      R"(x: "f32[3, 4]", i: "i64[3, 1]"):
        gather: "f32[3, 1]" = torch.ops.aten.gather.default(x, 1, i)
        exp: "f32[3, 1]" = torch.ops.aten.exp.default(gather)
        return exp
)");
  ASSERT_NE(graph, nullptr);
  const auto native = Compile(*graph);
  ASSERT_NE(native, nullptr);
  const Tensor x = Tensor::FromValues({3, 4}, std::vector<double>(12, 0), DType::kFloat32);
  for (const double index : {4.0, -1.0}) {
    const absl::Status status = native->Run({x, Tensor::FromValues({3, 1}, {0, index, 3}, DType::kInt64)}).status();
    EXPECT_EQ(status.code(), absl::StatusCode::kOutOfRange);
    EXPECT_THAT(std::string(status.message()), HasSubstr("node %gather (aten.gather.default): an index is out of"));
  }
  EXPECT_TRUE(native->Run({x, Tensor::FromValues({3, 1}, {0, 2, 3}, DType::kInt64)}).ok());
}

TEST(ValuesTest, InputsAreSwapped) {
  const auto graph = Read(
      R"(x: "i64[3]", y: "i64[3]"):
        old: "i64[3]" = torch.ops.aten.clone.default(x)
        copy_ = torch.ops.aten.copy_.default(x, y)
        copy__1 = torch.ops.aten.copy_.default(y, old)
        return (x, y)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = Compile(*graph);
  ASSERT_NE(native, nullptr);
  const Tensor x = Integers({1, 2, 3});
  const Tensor y = Integers({4, 5, 6});
  const auto results = native->Run({x, y});
  ASSERT_TRUE(results.ok()) << results.status();
  EXPECT_THAT(ValuesOf(x), ElementsAre(4, 5, 6));
  EXPECT_THAT(ValuesOf(y), ElementsAre(1, 2, 3));
}

TEST(ValuesTest, AViewOfAnInputIsReturnedAsSuch) {
  const auto graph = Read(
      R"(x: "i64[2, 2]"):
        t: "i64[2, 2]" = torch.ops.aten.t.default(x)
        view: "i64[2, 2]" = torch.ops.aten.view.default(x, [2, 2])
        return (t, view)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = Compile(*graph);
  ASSERT_NE(native, nullptr);
  const auto results = native->Run({Tensor::FromValues({2, 2}, {1, 2, 3, 4}, DType::kInt64)});
  ASSERT_TRUE(results.ok()) << results.status();
  EXPECT_THAT(ValuesOf((*results)[0]), ElementsAre(1, 3, 2, 4));
  EXPECT_THAT(ValuesOf((*results)[1]), ElementsAre(1, 2, 3, 4));
}

// The result of a call is never the input itself, even if the values are equal.
TEST(ValuesTest, ResultsOfCallsAreNotInputs) {
  const auto graph = Read(
      R"(x: "f32[2]", m: "f32[1]"):
        roll = torch.ops.aten.roll.default(x, [2], [0])
        roll_1 = torch.ops.aten.roll.default(x, [2])
        backward = torch.ops.aten.native_layer_norm_backward.default(x, x, [2], m, m, x, x, [False, False, True])
        bias = backward[2]
        return (roll, roll_1, bias)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = Compile(*graph);
  ASSERT_NE(native, nullptr);
  const Tensor x = Tensor::FromValues({2}, {1, 2}, DType::kFloat32);
  const auto results = native->Run({IValue(x), IValue(Tensor::FromValues({1}, {1}, DType::kFloat32))});
  ASSERT_TRUE(results.ok()) << results.status();
  for (const IValue& result : *results) {
    EXPECT_FALSE(result.tensor().shares_storage(x));
    EXPECT_THAT(ValuesOf(result), ElementsAre(1, 2));
  }
}

TEST(ValuesTest, WritingAReturnedConstantDoesNotChangeTheNextRun) {
  const auto graph = Read(
      R"(x: "i64[3]"):
        arange: "i64[3]" = torch.ops.aten.arange.default(3, dtype = torch.int64)
        add: "i64[3]" = torch.ops.aten.add.Tensor(arange, x)
        return (arange, add)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = Compile(*graph);
  ASSERT_NE(native, nullptr);
  for (int run = 0; run < 2; ++run) {
    const auto results = native->Run({Integers({10, 20, 30})});
    ASSERT_TRUE(results.ok()) << results.status();
    EXPECT_THAT(ValuesOf((*results)[0]), ElementsAre(0, 1, 2));
    EXPECT_THAT(ValuesOf((*results)[1]), ElementsAre(10, 21, 32));
    Tensor returned = (*results)[0].tensor();
    returned.data<int64_t>()[0] = 77;
  }
}

// Marks each pair of values: '=' if they share memory, '.' otherwise.
std::string Sharing(const IValueList& values) {
  std::string text;
  for (size_t i = 0; i < values.size(); ++i) {
    for (size_t k = 0; k < i; ++k) text += values[i].tensor().shares_storage(values[k].tensor()) ? '=' : '.';
  }
  return text;
}

// A constant that is returned twice is one tensor, which does not share memory with the executable.
TEST(ValuesTest, ReturnedConstantsShareMemoryLikeTheInterpreters) {
  const std::string bodies[] = {
      R"(x: "f32[3]"):
        eye: "f32[3, 3]" = torch.ops.aten.eye.default(3)
        t: "f32[3, 3]" = torch.ops.aten.t.default(eye)
        view: "f32[9]" = torch.ops.aten.view.default(eye, [9])
        select: "f32[3]" = torch.ops.aten.select.int(eye, 0, 1)
        eye_1: "f32[3, 3]" = torch.ops.aten.eye.default(3)
        return (eye, eye, t, view, x, select, eye_1)
)",
      R"(x: "f32[3]"):
        arange: "i64[4]" = torch.ops.aten.arange.default(4)
        mul: "i64[4]" = torch.ops.aten.mul.Tensor(arange, arange)
        view: "i64[2, 2]" = torch.ops.aten.view.default(mul, [2, 2])
        unsqueeze: "i64[1, 4]" = torch.ops.aten.unsqueeze.default(mul, 0)
        expand: "i64[3, 4]" = torch.ops.aten.expand.default(unsqueeze, [3, 4])
        return (view, mul, expand, arange)
)",
      R"(x: "f32[3]"):
        full: "f32[4]" = torch.ops.aten.full.default([4], 1.5)
        view: "f32[2, 2]" = torch.ops.aten.view.default(full, [2, 2])
        add: "f32[4]" = torch.ops.aten.add.Tensor(full, full)
        view_1: "f32[2, 2]" = torch.ops.aten.view.default(add, [2, 2])
        zeros: "f32[0]" = torch.ops.aten.full.default([0], 0.0)
        return (full, view, full, add, view_1, zeros, zeros)
)",
      R"(x: "f32[3]"):
        full: "f32[]" = torch.ops.aten.full.default([], 1.5)
        expand: "f32[3]" = torch.ops.aten.expand.default(full, [3])
        add: "f32[3]" = torch.ops.aten.add.Tensor(x, expand)
        return (full, expand, add, full)
)",
  };
  for (const std::string& body : bodies) {
    SCOPED_TRACE(body);
    const auto graph = Read(body);
    ASSERT_NE(graph, nullptr);
    const auto interpreter = CompileForInterpreter(*graph);
    ASSERT_TRUE(interpreter.ok());
    const auto native = Compile(*graph);
    ASSERT_NE(native, nullptr);
    const IValueList inputs = {Tensor::FromValues({3}, {1, 2, 3}, DType::kFloat32)};
    const IValueList expected = *(*interpreter)->Run(inputs);
    const IValueList found = *native->Run(inputs);
    ASSERT_EQ(found.size(), expected.size());
    EXPECT_EQ(Sharing(found), Sharing(expected));
    for (size_t i = 0; i < found.size(); ++i) {
      EXPECT_TRUE(Compare(found[i].tensor(), expected[i].tensor(), {}).ok()) << "out" << i;
      EXPECT_EQ(found[i].tensor().strides(), expected[i].tensor().strides()) << "out" << i;
    }
    // The caller may write returned values.
    const IValueList again = *native->Run(inputs);
    for (const IValue& value : found)
      CopyElements(Tensor::Full(value.tensor().sizes(), 7, value.tensor().dtype()), value.tensor());
    for (size_t i = 0; i < again.size(); ++i) {
      EXPECT_TRUE(Compare(again[i].tensor(), expected[i].tensor(), {}).ok()) << "out" << i;
    }
  }
}

}  // namespace
}  // namespace backtape
