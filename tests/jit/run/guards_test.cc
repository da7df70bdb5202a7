// Guards of symbolic graphs. A graph is compiled under assumptions about its sizes. For every size, including 0 and 1,
// both engines must return the same values or the same error. This must hold even if the call that caused an assumption
// is dead code.
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/substitute.h"
#include "backtape/interp/compare.h"
#include "backtape/interp/interpreter.h"
#include "backtape/jit/compiler.h"
#include "backtape/passes/differentiate.h"
#include "backtape/tests/jit/run/small_graph.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;
using testing::RandomInputsOf;
using testing::ReadForward;

// Random inputs; integers, which are indices here, are 0.
IValueList InputsOf(const Graph& graph, int64_t size) {
  IValueList inputs = RandomInputsOf(graph, size);
  for (IValue& input : inputs) {
    if (input.is_tensor() && IsInteger(input.tensor().dtype())) {
      input = Tensor::Full(input.tensor().sizes(), 0, input.tensor().dtype());
    }
  }
  return inputs;
}

struct Symbolic {
  std::string name;
  std::string text;
  int num_native_sizes;  // the number of sizes from 0 to 6 for which the plan is valid
};

class SymbolicGuards : public ::testing::TestWithParam<Symbolic> {};

TEST_P(SymbolicGuards, EnginesAgreeForAllSizes) {
  const std::unique_ptr<Graph> graph = ReadForward(GetParam().text);
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {.num_threads = 1});
  ASSERT_TRUE(native.ok()) << native.status();
  EXPECT_TRUE((*native)->Report().is_native);
  const auto interpreter = CompileForInterpreter(*graph);
  ASSERT_TRUE(interpreter.ok()) << interpreter.status();
  for (int64_t size = 0; size <= 6; ++size) {
    SCOPED_TRACE(absl::StrCat("s0 = ", size));
    const absl::StatusOr<IValueList> expected = (*interpreter)->Run(InputsOf(*graph, size));
    const absl::StatusOr<IValueList> found = (*native)->Run(InputsOf(*graph, size));
    ASSERT_EQ(found.status(), expected.status());
    for (size_t i = 0; found.ok() && i < found->size(); ++i) {
      EXPECT_TRUE(Compare((*found)[i].tensor(), (*expected)[i].tensor(), {1e-5, 1e-5}).ok());
    }
  }
  EXPECT_EQ(7 - (*native)->Report().num_interpreted_runs, GetParam().num_native_sizes);
}

INSTANTIATE_TEST_SUITE_P(
    Graphs, SymbolicGuards,
    ::testing::Values(
        // The plan has the selected element as a constant, although size 0 has no such element.
        Symbolic{"SelectOfAFill", R"(x: "f32[s0, 1, 1]", index: "i64[1]"):
        full_like = torch.ops.aten.full_like.default(x, 1)
        select = torch.ops.aten.select.int(full_like, 0, 0)
        index_put_ = torch.ops.aten.index_put_.default(x, [index], select, True)
        return (index_put_,)
)",
                 6},
        // Only s0 = 2 broadcasts, and nothing reads the sum.
        Symbolic{"BroadcastThatIsOverwritten", R"(x: "f32[s0]"):
        unfold = torch.ops.aten.unfold.default(x, -1, 2, 3)
        copy_ = torch.ops.aten.copy_.default(unfold, unfold)
        add = torch.ops.aten.add.Tensor(copy_, x)
        fill_ = torch.ops.aten.fill_.Scalar(add, 2)
        return (fill_,)
)",
                 1},
        Symbolic{"ExpandBesideAWrite", R"(x: "i64[s0]", y: "i64[1, 1, s0]"):
        zero_ = torch.ops.aten.zero_.default(y)
        reshape = torch.ops.aten.reshape.default(y, [-1, 1])
        zero__1 = torch.ops.aten.zero_.default(reshape)
        expand = torch.ops.aten.expand.default(x, [4])
        return (expand,)
)",
                 1},
        // The view requires s0 = 4, which determines the number of parts, but the view itself is dead.
        Symbolic{"NumberOfPartsFromADeadView", R"(x: "f32[s0, 3]"):
        view = torch.ops.aten.view.default(x, [4, 3])
        sin = torch.ops.aten.sin.default(x)
        split = torch.ops.aten.split.Tensor(sin, 3)
        first = split[0]
        last = split[1]
        return (first, last)
)",
                 1},
        Symbolic{"NumberOfPartsInAPiece", R"(x: "f32[s0, 3]", index: "i64[1]"):
        expand = torch.ops.aten.expand.default(x, [3, 3])
        full_like = torch.ops.aten.full_like.default(x, 1)
        select = torch.ops.aten.select.int(full_like, 0, 0)
        index_put_ = torch.ops.aten.index_put_.default(x, [index], select, True)
        unbind = torch.ops.aten.unbind.int(index_put_)
        last = unbind[2]
        return (last,)
)",
                 1},
        Symbolic{"AStatedRange", R"(x: "f32[s0]"):
        size = torch.ops.aten.sym_size.int(x, 0)
        check = torch.ops.aten.sym_constrain_range.default(size, min = 2, max = 4)
        sin = torch.ops.aten.sin.default(x)
        return (sin,)
)",
                 3}),
    [](const auto& info) { return info.param.name; });

// The joint graph of a forward, and its executables.
struct CompiledJoint {
  std::unique_ptr<Graph> joint;
  std::unique_ptr<Executable> native, interpreted;
};

void CompileJoint(const Graph& forward, CompiledJoint& out) {
  auto joint = Differentiate(forward);
  ASSERT_TRUE(joint.ok()) << joint.status();
  auto native = CompileNative(**joint, {.num_threads = 1});
  auto interpreter = CompileForInterpreter(**joint);
  ASSERT_TRUE(native.ok() && interpreter.ok()) << native.status() << interpreter.status();
  out = {*std::move(joint), *std::move(native), *std::move(interpreter)};
}

struct Formula {
  std::string name, text;
  int64_t valid, invalid;  // values of s0
  std::string message;
};

class GuardsOfFormulas : public ::testing::TestWithParam<Formula> {};

TEST_P(GuardsOfFormulas, AreCheckedByTheJointGraph) {
  const Formula& param = GetParam();
  const std::unique_ptr<Graph> forward = ReadForward(param.text);
  ASSERT_NE(forward, nullptr);
  CompiledJoint compiled;
  ASSERT_NO_FATAL_FAILURE(CompileJoint(*forward, compiled));
  for (const int64_t size : {param.valid, param.invalid}) {
    const IValueList inputs = RandomInputsOf(*compiled.joint, size);
    const absl::Status expected = compiled.interpreted->Run(inputs).status();
    EXPECT_EQ(compiled.native->Run(inputs).status(), expected);
    EXPECT_EQ(expected.ok(), size == param.valid) << expected;
    if (!expected.ok()) {
      EXPECT_THAT(std::string(expected.message()), HasSubstr(param.message));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(
    Graphs, GuardsOfFormulas,
    ::testing::Values(
        // The derivative needs at least as many columns as rows. A call of narrow in its formula adds this guard.
        Formula{"CompleteDecomposition", R"(a: "f64[s0, 4]"):
        qr = torch.ops.aten.linalg_qr.default(a, 'complete')
        r = qr[1]
        return (r,)
)",
                4, 5, "exceeds dimension size (4)"}),
    [](const auto& info) { return info.param.name; });

// The number of wrapped diagonals depends on the symbol; no guard fixes it.
TEST(Guards, WrappedDiagonalsOfAnyNumberOfRows) {
  const std::unique_ptr<Graph> forward = ReadForward(R"(a: "f64[s0, 3]"):
        clone = torch.ops.aten.clone.default(a)
        fill = torch.ops.aten.fill_diagonal_.default(clone, 1.0, True)
        return (fill,)
)");
  ASSERT_NE(forward, nullptr);
  CompiledJoint compiled;
  ASSERT_NO_FATAL_FAILURE(CompileJoint(*forward, compiled));
  for (const int64_t rows : {2, 3, 4, 5, 9, 10}) {
    const IValueList inputs = RandomInputsOf(*compiled.joint, rows);
    const auto expected = compiled.interpreted->Run(inputs);
    const auto actual = compiled.native->Run(inputs);
    ASSERT_TRUE(expected.ok() && actual.ok()) << expected.status() << actual.status();
    for (size_t i = 0; i < 2; ++i) {
      const Tensor& want = (*expected)[i].tensor();
      EXPECT_TRUE(Compare((*actual)[i].tensor(), want, {}).mismatch.empty());
      for (int64_t r = 0; r < rows; ++r) {
        if (r % 4 == 3) continue;
        EXPECT_EQ(want.data<double>()[3 * r + r % 4], i == 0 ? 1.0 : 0.0) << r;
      }
    }
  }
}

// Calls that must be resolved first, and calls that depend on them, have no known types in the given graph. The
// expected results are those of the same graph of typed ops.
TEST(UnresolvedCalls, AreCheckedForAllSizes) {
  constexpr char kForm[] = R"(x: "f32[s0]", y: "f32[s0, 2]"):
        add = $0(x, x)
        relu = $1(y)
        flat = $2
        largest = torch.ops.aten.amax.default(flat)
        other = torch.ops.aten.amax.default(add)
        return (largest, other, relu)
)";
  const std::string flat[] = {"torch.ops.aten.flatten.using_ints(relu)", "torch.ops.aten.reshape.default(relu, [-1])"};
  const auto unresolved = ReadForward(absl::Substitute(kForm, "torch.add", "torch.relu", flat[0]));
  const auto typed =
      ReadForward(absl::Substitute(kForm, "torch.ops.aten.add.Tensor", "torch.ops.aten.relu.default", flat[1]));
  ASSERT_TRUE(unresolved != nullptr && typed != nullptr);
  const auto native = CompileNative(*unresolved, {.num_threads = 1});
  ASSERT_TRUE(native.ok()) << native.status();
  const auto interpreter = CompileForInterpreter(*typed);
  ASSERT_TRUE(interpreter.ok()) << interpreter.status();
  for (int64_t size = 0; size <= 6; ++size) {
    SCOPED_TRACE(absl::StrCat("s0 = ", size));
    const absl::StatusOr<IValueList> expected = (*interpreter)->Run(InputsOf(*typed, size));
    const absl::StatusOr<IValueList> found = (*native)->Run(InputsOf(*unresolved, size));
    ASSERT_EQ(found.ok(), expected.ok()) << found.status();
    for (size_t i = 0; found.ok() && i < found->size(); ++i) {
      EXPECT_TRUE(Compare((*found)[i].tensor(), (*expected)[i].tensor(), {1e-5, 1e-5}).ok());
    }
  }
  EXPECT_EQ((*native)->Report().num_interpreted_runs, 1) << "only size 0 is left to the interpreter";
}

}  // namespace
}  // namespace backtape
