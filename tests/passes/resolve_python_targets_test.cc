#include "backtape/passes/resolve_python_targets.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/strip.h"
#include "backtape/interp/compare.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/op_packets.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/ir/verifier.h"
#include "backtape/passes/python_targets/target_table.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

std::unique_ptr<Graph> ReadStatements(absl::string_view statements) {
  const std::string text = absl::StrCat(R"(
class GraphModule(torch.nn.Module):
    def forward(self, x: "f32[2, 3, 4]", y: "f32[2, 3, 4]", m: "f32[4, 5]", i: "i64[2]", k: "b8[2, 3, 4]", s: "f32[s0, 4]"):
)",
                                        statements, "        return (z,)\n");
  absl::StatusOr<GraphText> read = ReadGraph(text);
  EXPECT_TRUE(read.ok()) << read.status() << text;
  return std::move(read->graph);
}

// The ops that one statement becomes, without "torch.ops.aten.".
std::string Resolved(absl::string_view expression) {
  const std::unique_ptr<Graph> graph = ReadStatements(absl::StrCat("        z = ", expression, "\n"));
  const absl::StatusOr<bool> changed = ResolvePythonTargets(*graph);
  if (!changed.ok()) return std::string(changed.status().message());
  EXPECT_TRUE(Verify(*graph).ok()) << Verify(*graph);
  std::vector<std::string> targets;
  for (const Node* node : graph->nodes()) {
    if (!node->is_call()) continue;
    targets.emplace_back(absl::StripPrefix(node->target(), "torch.ops.aten."));
  }
  EXPECT_FALSE(*ResolvePythonTargets(*graph)) << expression;
  return absl::StrJoin(targets, " ");
}

TEST(ResolvePythonTargets, OverloadsFollowTheArguments) {
  const std::pair<const char*, const char*> cases[] = {
      {"x + y", "add.Tensor"},
      {"x + 2", "add.Tensor"},
      {"2 - x", "rsub.Scalar"},
      {"1 / x", "reciprocal.default mul.Tensor"},
      {"2 ** x", "pow.Scalar"},
      {"x ** 2", "pow.Tensor_Scalar"},
      {"x > 0", "gt.Scalar"},
      {"~k", "bitwise_not.default"},
      {"x @ m", "reshape.default mm.default view.default"},
      {"torch.add(x, y, alpha = 2)", "add.Tensor"},
      {"torch.sum(x)", "sum.default"},
      {"torch.sum(input = x, dim = 1)", "sum.dim_IntList"},
      {"x.mean((0, 1), keepdims = True)", "mean.dim"},
      {"x.sum(axis = -1)", "sum.dim_IntList"},
      {"x.masked_fill(k, 0.0)", "masked_fill.Scalar"},
      {"x.max(y)", "maximum.default"},
      {"x.view(2, 12)", "view.default"},
      {"x.view((2, 12))", "view.default"},
      {"x.view(-1)", "view.default"},
      {"x.permute(2, 0, 1)", "permute.default"},
      {"x.float()", ""},
      {"x.to(torch.float64)", "_to_copy.default"},
      {"x.to(i)", "_to_copy.default"},
      {"x.type_as(i)", "_to_copy.default"},
      {"x.new_zeros(3, 2)", "new_zeros.default"},
      {"torch.zeros(2, 3, device = device(type='cpu'))", "zeros.default"},
      {"torch.arange(4)", "arange.default"},
      {"torch.arange(0, 4, 2)", "arange.start_step"},
      {"torch.nn.functional.relu(x, inplace = True)", "relu_.default"},
      {"torch.nn.functional.relu(x)", "relu.default"},
      {"torch.nn.functional.dropout(x, 0.5, False, False)", ""},
      {"torch.nn.functional.softmax(x, dim = -1, _stacklevel = 3)", "_softmax.default"},
      {"torch.nn.functional.mse_loss(x, y, reduction = 'sum')", "mse_loss.default"},
      {"torch.nn.functional.embedding(i, m, None, None, 2.0, False, False)", "embedding.default"},
      {"torch._C._nn.gelu(x, approximate = 'tanh')", "gelu.default"},
      {"torch.special.expit(x)", "sigmoid.default"},
      {"torch.linalg.vector_norm(x, dim = 1)", "linalg_vector_norm.default"},
      {"torch.ops.aten.mul(x, 2.0)", "mul.Tensor"},
      {"torch.where(k, x, 0.0)", "where.ScalarOther"},
      {"x.where(k, y)", "where.self"},
      {"x.where(k, 0.0)", "where.ScalarOther"},
      {"x.polygamma(1)", "polygamma.default"},
      {"x.split(1, dim = 1)", "split.Tensor getitem getitem getitem"},
      {"x.repeat(2, 1, 1)", "repeat.default"},
      {"x.norm(p = 2, dim = 1)", "linalg_vector_norm.default"},
      {"torch.clamp(x, min = 0.1)", "clamp.default"},
      {"torch.cat([x, y], axis = 1)", "cat.default"},
      {"x.size(0)", ""},
      {"s.size(1)", ""},
      {"s.size(0)", "sym_size.int"},
      {"x.shape", ""},
      {"x.dim()", ""},
      {"x.T", "permute.default"},
  };
  for (const auto& [expression, ops] : cases) {
    std::string found = Resolved(expression);
    for (size_t at = found.find("operator."); at != std::string::npos; at = found.find("operator.")) found.erase(at, 9);
    EXPECT_EQ(found, ops) << expression;
  }
}

TEST(ResolvePythonTargets, Subscripts) {
  const std::pair<const char*, const char*> cases[] = {
      {"x[0]", "select.int"},
      {"x[-1, 1]", "select.int select.int"},
      {"x[None]", "unsqueeze.default"},
      {"x[(slice(None, None, None), slice(1, None, None))]", "slice.Tensor"},
      {"x[(Ellipsis, slice(None, None, 2))]", "slice.Tensor"},
      {"x[(Ellipsis, None)]", "unsqueeze.default"},
      {"x[i]", "index.Tensor"},
      {"x[(slice(None, None, None), i, 0)]", "select.int index.Tensor"},
      {"x[(0, Ellipsis)]", "select.int"},
  };
  for (const auto& [expression, ops] : cases) {
    EXPECT_EQ(Resolved(expression), ops) << expression;
  }
}

TEST(ResolvePythonTargets, ArithmeticOnSizesBecomesConstants) {
  const std::unique_ptr<Graph> plain = ReadStatements(R"(        shape = x.shape
        n = shape[0]
        half = n // 2
        z = y.view(half, -1)
)");
  ASSERT_TRUE(*ResolvePythonTargets(*plain));
  const Node* z = plain->Find("z");
  ASSERT_NE(z, nullptr);
  EXPECT_EQ(z->args()[1].items()[0].int_value(), 1);
  EXPECT_EQ(z->type().ToString(), "f32[1, 24]");
}

TEST(ResolvePythonTargets, SymbolicSizesStayArithmetic) {
  const std::unique_ptr<Graph> graph = ReadStatements(R"(        n = s.size(0)
        twice = n * 2
        z = s.reshape(twice, 2)
)");
  ASSERT_TRUE(*ResolvePythonTargets(*graph));
  ASSERT_TRUE(Verify(*graph).ok()) << Verify(*graph);
  EXPECT_EQ(graph->Find("z")->type().ToString(), "f32[2*s0, 2]");
}

TEST(ResolvePythonTargets, WritesThroughSubscripts) {
  const std::unique_ptr<Graph> graph = ReadStatements(R"(        c = x.clone()
        c[(0, slice(1, None, None))] = 2.0
        c[i] = y
        c += 1
        z = c * 2
)");
  ASSERT_TRUE(*ResolvePythonTargets(*graph));
  ASSERT_TRUE(Verify(*graph).ok()) << Verify(*graph);
  std::vector<std::string> targets;
  for (const Node* node : graph->nodes()) {
    if (node->is_call()) targets.emplace_back(absl::StripPrefix(node->target(), "torch.ops.aten."));
  }
  EXPECT_EQ(absl::StrJoin(targets, " "),
            "clone.default select.int slice.Tensor fill_.Scalar index_put_.default add_.Tensor mul.Tensor");
}

// The op that `z` becomes, or the reason why it stays as it is. The value of the input i is known.
std::string ResolvedWithValues(absl::string_view statements, std::string* text = nullptr) {
  const std::unique_ptr<Graph> graph = ReadStatements(statements);
  const absl::btree_map<std::string, Tensor> values = {{"i", Tensor::FromValues({2}, {3, 2}, DType::kInt64)}};
  std::vector<std::string> notes;
  ResolvePythonTargetsOptions options;
  options.values = &values;
  options.notes = &notes;
  const absl::StatusOr<bool> changed = ResolvePythonTargets(*graph, options);
  if (!changed.ok()) return std::string(changed.status().message());
  const Node* z = graph->Find("z");
  if (text != nullptr) *text = z->type().ToString();
  return notes.empty() ? std::string(z->target()) : notes[0];
}

TEST(ResolvePythonTargets, NumbersAreComputedFromKnownValues) {
  std::string type;
  EXPECT_EQ(ResolvedWithValues(R"(        t = torch.tensor([2, 3])
        n = torch.prod(t)
        z = torch.arange(start = 0, end = n)
)",
                               &type),
            "torch.ops.aten.arange.start");
  EXPECT_EQ(type, "i64[6]");
  ResolvedWithValues(R"(        n = i.min()
        z = x[(slice(None, None, None), slice(None, n, None))]
)",
                     &type);
  EXPECT_EQ(type, "f32[2, 2, 4]");
  ResolvedWithValues(R"(        j = i - 2
        m = j.max()
        n = m.item()
        size = n + 4
        z = torch.zeros(size)
)",
                     &type);
  EXPECT_EQ(type, "f32[5]");
}

TEST(ResolvePythonTargets, NumbersOfOtherValuesStay) {
  EXPECT_THAT(ResolvedWithValues(R"(        t = x.sum(dtype = torch.int64)
        n = t.item()
        z = y + n
)"),
              HasSubstr("only at run time, because it depends on the input x"));
  EXPECT_THAT(ResolvedWithValues(R"(        j = i[0]
        w = j.add_(1)
        t = i.max()
        n = t.item()
        z = y + n
)"),
              HasSubstr("because a call may have written it"));
  EXPECT_THAT(ResolvedWithValues(R"(        r = torch.randint(0, 5, (1,))
        n = r.item()
        z = y + n
)"),
              HasSubstr("it depends on random numbers"));
}

TEST(ResolvePythonTargets, FloatsAreReadInTheRun) {
  EXPECT_EQ(ResolvedWithValues(R"(        t = x.sum()
        n = t.item()
        z = y + n
)"),
            "torch.ops.aten.add.Tensor");
}

// A mask that is made element by element, as the transformers library writes attention masks.
constexpr char kMaskByVmap[] = R"(        n = torch._functorch.predispatch._vmap_increment_nesting(2, "error")
        q = torch._functorch.predispatch._add_batch_dim(i, 0, 1)
        columns = torch.arange(3)
        m = torch._functorch.predispatch._vmap_increment_nesting(3, "error")
        j = torch._functorch.predispatch._add_batch_dim(columns, 0, 2)
        le = j.le(q)
        one = q.new_ones((), dtype = torch.bool)
        both = one.__and__(le)
        rows = torch._functorch.predispatch._remove_batch_dim(both, 2, 3, 0)
        e = torch._functorch.predispatch._vmap_decrement_nesting()
        z = torch._functorch.predispatch._remove_batch_dim(rows, 1, 2, 0)
        d = torch._functorch.predispatch._vmap_decrement_nesting()
)";

TEST(ResolvePythonTargets, VmapOfElementwiseCalls) {
  const std::unique_ptr<Graph> graph = ReadStatements(kMaskByVmap);
  ASSERT_TRUE(*ResolvePythonTargets(*graph));
  ASSERT_TRUE(Verify(*graph).ok()) << Verify(*graph);
  const auto run = CompileForInterpreter(*graph);
  ASSERT_TRUE(run.ok()) << run.status();
  const IValueList inputs = {Tensor::Empty({2, 3, 4}, DType::kFloat32), Tensor::Empty({2, 3, 4}, DType::kFloat32),
                             Tensor::Empty({4, 5}, DType::kFloat32),    Tensor::FromValues({2}, {0, 1}, DType::kInt64),
                             Tensor::Empty({2, 3, 4}, DType::kBool),    Tensor::Empty({3, 4}, DType::kFloat32)};
  const absl::StatusOr<IValueList> mask = (*run)->Run(inputs, {});
  ASSERT_TRUE(mask.ok()) << mask.status();
  const Tensor expected = Tensor::FromValues({2, 3}, {1, 0, 0, 1, 1, 0}, DType::kBool);
  EXPECT_TRUE(Compare((*mask)[0].tensor(), expected, {}).ok()) << (*mask)[0].tensor().type().ToString();
}

TEST(ResolvePythonTargets, VmapOfOtherCallsStays) {
  EXPECT_THAT(ResolvedWithValues(R"(        n = torch._functorch.predispatch._vmap_increment_nesting(2, "error")
        q = torch._functorch.predispatch._add_batch_dim(i, 0, 1)
        w = x.add_(q)
        r = q + 1
        z = torch._functorch.predispatch._remove_batch_dim(r, 1, 2, 0)
        d = torch._functorch.predispatch._vmap_decrement_nesting()
)"),
              HasSubstr("vmap: the region writes %x, which is computed outside of it"));
  EXPECT_THAT(ResolvedWithValues("        z = torch._functorch.predispatch._add_batch_dim(x, 0, 1)\n"),
              HasSubstr("it is not part of a vmap region that can be replaced"));
}

TEST(ResolvePythonTargets, BatchMeanOfA0DimTensor) {
  const std::unique_ptr<Graph> graph = ReadStatements(R"(        s = x.sum()
        z = torch.nn.functional.kl_div(s, s, reduction = 'batchmean')
)");
  const absl::StatusOr<bool> resolved = ResolvePythonTargets(*graph);
  ASSERT_TRUE(resolved.ok()) << resolved.status();
  EXPECT_TRUE(Verify(*graph).ok()) << Verify(*graph);
}

TEST(ResolvePythonTargets, UnknownTargetsStay) {
  const std::unique_ptr<Graph> graph = ReadStatements(R"(        a = torch.my_function(x)
        b = torch.relu(y)
        z = a + b
)");
  std::vector<std::string> notes;
  ResolvePythonTargetsOptions options;
  options.notes = &notes;
  ASSERT_TRUE(*ResolvePythonTargets(*graph, options));
  EXPECT_EQ(graph->Find("a")->target(), "torch.my_function");
  EXPECT_TRUE(graph->Find("b")->is_call_to(OpId::relu));
  EXPECT_EQ(graph->Find("z")->target(), "operator.add");
  EXPECT_THAT(notes, ::testing::IsEmpty()) << "the reader lists unknown targets";
}

TEST(ResolvePythonTargets, WrongArgumentsAreErrors) {
  EXPECT_THAT(Resolved("torch.nn.functional.dropout(x, 0.5, nothing = 1)"), HasSubstr("no argument named 'nothing'"));
  EXPECT_THAT(Resolved("x.permute(0, 1)"), HasSubstr("%z"));
  EXPECT_THAT(Resolved("torch.nn.functional.relu(x, True, 1)"),
              HasSubstr("torch.nn.functional.relu takes at most 2 arguments, got 3"));
  const std::string overloads = Resolved("torch.sub(x, 'a')");
  const std::string reason = "the op got str for 'Tensor other'";
  EXPECT_THAT(overloads, HasSubstr(reason));
  EXPECT_EQ(overloads.find(reason), overloads.rfind(reason)) << "each overload is listed once: " << overloads;
  EXPECT_THAT(Resolved("torch.nn.functional.mse_loss(x, y, reduction = 'most')"),
              HasSubstr("unknown reduction \"most\""));
}

// Each row can be read and calls an existing op.
TEST(ResolvePythonTargets, RowsNameOps) {
  for (const python_targets::TargetRow& row : python_targets::TargetRows()) {
    EXPECT_TRUE(IsPythonTarget(row.target)) << row.target;
    if (row.call[0] == '@') continue;
    const absl::string_view packet = row.call.substr(0, row.call.find('('));
    EXPECT_FALSE(OverloadsOfPacket(OpTable::Builtin(), absl::StrCat("aten.", packet)).empty()) << row.target;
  }
}

// The reader has a list of its own of such ops (ir/text/graph_builder.cc).
TEST(ResolvePythonTargets, ReadersAcceptTheOpsThatAreReplaced) {
  int ops = 0;
  for (const python_targets::TargetRow& row : python_targets::TargetRows()) {
    if (!absl::StartsWith(row.target, "torch.ops.")) continue;
    ++ops;
    SCOPED_TRACE(std::string(row.target));
    // "torch.ops.NAMESPACE.OP" leaves the overload open.
    const bool has_overload = std::ranges::count(row.target, '.') > 3;
    ReadStatements(absl::StrCat("        z = ", row.target, has_overload ? "" : ".default", "(x)\n"));
  }
  EXPECT_GT(ops, 0);
}

}  // namespace
}  // namespace backtape
