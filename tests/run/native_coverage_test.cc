// An op must have the tag no_native_form if and only if native code runs all its calls in the corpora on the reference
// kernel.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/number_placeholders.h"
#include "backtape/ir/op_table.h"
#include "backtape/jit/compiler.h"
#include "backtape/jit/emit/emitter.h"
#include "backtape/passes/eliminate_dead_code.h"
#include "backtape/passes/resolve_python_targets.h"
#include "backtape/tests/support/run_case.h"

namespace backtape {
namespace {

namespace fs = std::filesystem;

// A call in a graph of a corpus.
struct SampleCall {
  const Graph* graph = nullptr;
  std::string name;
};

// Reads a case and infers the types of its values; null if the case cannot be read.
std::unique_ptr<Graph> ReadTyped(const fs::path& path) {
  const absl::StatusOr<testing::RunCase> run_case = testing::ReadRunCase(path.string());
  if (!run_case.ok()) return nullptr;
  absl::StatusOr<GraphText> text = ReadGraph(run_case->text);
  if (!text.ok()) return nullptr;
  StateNumberPlaceholders(*text->graph);
  for (Node* node : text->graph->nodes()) {
    const auto value = run_case->inputs.find(node->is_placeholder() ? node->name() : std::string(node->target()));
    if (value != run_case->inputs.end() && !node->type().is_known()) node->set_type(value->second.type());
  }
  ShapeEnv env;
  InferTypes(*text->graph, env).IgnoreError();
  return std::move(text->graph);
}

// The call alone: its operands become placeholders.
std::unique_ptr<Graph> Isolated(const SampleCall& sample) {
  std::unique_ptr<Graph> graph = sample.graph->Clone();
  Node* const call = graph->Find(sample.name);
  for (size_t i = 0; i < call->num_operands(); ++i) {
    Node* const operand = call->operand(i);
    if (operand->is_placeholder()) continue;
    graph->set_insertion_point(graph->first());
    call->SetOperand(i, graph->Placeholder(absl::StrCat("operand_", i), operand->type()));
    graph->set_insertion_point(nullptr);
  }
  std::vector<Argument> results;
  if (call->type().is_tensor()) {
    results.emplace_back(call);
  } else {
    for (Node* user : call->users()) {
      if (user->op() != nullptr && user->op()->name == "getitem") results.emplace_back(user);
    }
  }
  graph->Erase(graph->output());
  graph->Output(Argument::Tuple(std::move(results)));
  EliminateDeadCode(*graph, {}).IgnoreError();
  return graph;
}

bool RunsNatively(const SampleCall& sample) {
  std::unique_ptr<Graph> graph = Isolated(sample);
  ResolvePythonTargets(*graph).IgnoreError();
  const auto executable = CompileNative(*graph, {});
  if (!executable.ok()) return false;
  const CompileReport report = (*executable)->Report();
  return report.is_native && report.fallback_nodes.empty();
}

TEST(NativeCoverage, OpsWithoutANativeFormHaveTheTag) {
  const absl::StatusOr<jit::CpuTarget> host = jit::HostCpuTarget();
  if (!host.ok()) GTEST_SKIP() << host.status();
  constexpr size_t kMaxSamples = 6;
  const fs::path tests = fs::path(BACKTAPE_SOURCE_DIR) / "tests";
  std::vector<fs::path> paths;
  for (const char* folder : {"conformance/pointwise", "conformance/structured", "conformance/composites", "run"}) {
    for (const auto& entry : fs::directory_iterator(tests / folder)) {
      if (entry.path().extension() == ".fx") paths.push_back(entry.path());
    }
  }
  std::sort(paths.begin(), paths.end());
  std::vector<std::unique_ptr<Graph>> graphs;
  std::map<const OpSchema*, std::vector<SampleCall>> calls_of;
  for (const fs::path& path : paths) {
    graphs.push_back(ReadTyped(path));
    if (graphs.back() == nullptr) continue;
    for (const Node* node : graphs.back()->nodes()) {
      if (!node->is_call() || node->op() == nullptr || node->op()->has_tag(kTagPython)) continue;
      if (node->op()->functional_id >= 0) continue;  // in-place forms are in the row of their functional op
      std::vector<SampleCall>& calls = calls_of[&OpTable::Builtin().at(node->op()->id)];
      const bool has_tensor = node->type().is_tensor() || !node->users().empty();
      if (has_tensor && node->type().is_known() && calls.size() < kMaxSamples) {
        calls.push_back({graphs.back().get(), node->name()});
      }
    }
  }
  int with_form = 0, without_form = 0;
  for (const auto& [op, calls] : calls_of) {
    const bool runs_natively = std::any_of(calls.begin(), calls.end(), RunsNatively);
    if (calls.empty() || absl::StartsWith(op->family, "composite_")) continue;
    ++(runs_natively ? with_form : without_form);
    EXPECT_EQ(op->has_tag(kTagNoNativeForm), !runs_natively)
        << op->QualifiedName()
        << (runs_natively ? " has a native form; remove the tag" : " runs on its reference kernel; add the tag")
        << " no_native_form in codegen_spec/ops/" << op->family << ".yaml";
  }
  EXPECT_GT(with_form, 300);
  EXPECT_GT(without_form, 80);
}

}  // namespace
}  // namespace backtape
