// tests/conformance/op_cases.txt: for each op, the number of calls in the corpora that both engines compare with
// PyTorch's values, and whether native code runs such calls without a reference kernel. op_status.md shows it.
// BACKTAPE_REWRITE_GOLDEN=1 rewrites the file.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/number_placeholders.h"
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

struct Calls {
  int count = 0;
  std::vector<SampleCall> samples;
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

std::string NativeText(const Calls& calls) {
  size_t native = 0;
  for (const SampleCall& sample : calls.samples) native += RunsNatively(sample) ? 1 : 0;
  if (calls.samples.empty()) return "";
  if (native == calls.samples.size()) return "yes";
  return native == 0 ? "reference kernel" : absl::StrCat(native, " of ", calls.samples.size(), " calls");
}

TEST(OpCases, FileIsUpToDate) {
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
  std::map<std::string, Calls> calls_of;
  for (const fs::path& path : paths) {
    graphs.push_back(ReadTyped(path));
    if (graphs.back() == nullptr) continue;
    for (const Node* node : graphs.back()->nodes()) {
      if (!node->is_call() || node->op() == nullptr || node->op()->has_tag(kTagPython)) continue;
      if (node->op()->functional_id >= 0) continue;  // in-place forms are in the row of their functional op
      Calls& calls = calls_of[node->op()->QualifiedName()];
      ++calls.count;
      const bool has_tensor = node->type().is_tensor() || !node->users().empty();
      if (has_tensor && node->type().is_known() && calls.samples.size() < kMaxSamples) {
        calls.samples.push_back({graphs.back().get(), node->name()});
      }
    }
  }
  std::string text =
      "# Written by tests/run/op_cases_test.cc: for each op, the calls whose values both engines compare with\n"
      "# PyTorch's, and how native code runs the first of them.\n";
  for (const auto& [name, calls] : calls_of) {
    absl::StrAppend(&text, name, ": ", calls.count, "; native: ", NativeText(calls), "\n");
  }
  const fs::path path = tests / "conformance/op_cases.txt";
  if (std::getenv("BACKTAPE_REWRITE_GOLDEN") != nullptr) {
    std::ofstream(path) << text;
    return;
  }
  std::ifstream file(path);
  const std::string committed(std::istreambuf_iterator<char>(file), {});
  const std::set<std::string> before = absl::StrSplit(committed, '\n'), now = absl::StrSplit(text, '\n');
  std::vector<std::string> removed, added;
  std::set_difference(before.begin(), before.end(), now.begin(), now.end(), std::back_inserter(removed));
  std::set_difference(now.begin(), now.end(), before.begin(), before.end(), std::back_inserter(added));
  EXPECT_TRUE(removed.empty() && added.empty()) << "BACKTAPE_REWRITE_GOLDEN=1 rewrites " << path << "; removed lines:\n"
                                                << absl::StrJoin(removed, "\n") << "\nadded lines:\n"
                                                << absl::StrJoin(added, "\n");
}

}  // namespace
}  // namespace backtape
