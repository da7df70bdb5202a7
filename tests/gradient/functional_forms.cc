#include "backtape/tests/gradient/functional_forms.h"

#include <bit>
#include <cstdint>
#include <memory>
#include <thread>

#include "absl/container/flat_hash_set.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/engine/validate_outputs.h"
#include "backtape/autograd/tape/packed_arguments.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/tensor/error.h"
#include "backtape/tests/support/one_rank.h"

namespace backtape::testing {
namespace {

struct NodeRun {
  std::shared_ptr<TapeNode> node;
  variable_list grads, results;
};

std::vector<std::shared_ptr<TapeNode>> NodesBelow(const variable_list& outputs) {
  std::vector<std::shared_ptr<TapeNode>> found;
  absl::flat_hash_set<TapeNode*> seen;
  const auto add = [&](const std::shared_ptr<TapeNode>& node) {
    if (node != nullptr && seen.insert(node.get()).second) found.push_back(node);
  };
  for (const Variable& output : outputs) add(output.grad_fn());
  for (size_t i = 0; i < found.size(); ++i) {
    const std::shared_ptr<TapeNode> node = found[i];
    for (const Edge& edge : node->next_edges()) add(edge.node);
  }
  return found;
}

// The arguments of the uniform form in a backward that needs all gradients.
ivalue_list PackedArguments(const std::shared_ptr<TapeNode>& node) {
  PackingVisitor visitor(node);
  node->VisitSaved(visitor);
  ivalue_list needs;
  for (size_t i = 0; i < node->num_outputs(); ++i) needs.push_back(node->ShouldComputeOutput(i));
  ivalue_list args = visitor.Take();
  args.insert(args.begin(), IValue(std::move(needs)));
  return args;
}

bool SameBits(const Variable& a, const Variable& b) {
  if (a.defined() != b.defined()) return false;
  if (!a.defined()) return true;
  if (a.dtype() != b.dtype() || a.sizes() != b.sizes()) return false;
  for (int64_t i = 0; i < a.numel(); ++i) {
    if (std::bit_cast<uint64_t>(a.item(i).to_double()) != std::bit_cast<uint64_t>(b.item(i).to_double())) return false;
  }
  return true;
}

std::string FailureOf(const NodeRun& run) {
  const ivalue_list args = PackedArguments(run.node);
  variable_list results;
  std::string error;
  std::thread([&] {
    const OneRank one_rank;
    try {
      results = run.node->functional_ivalue()(run.grads, args);
      // A post-hook recorded `run.results`, and the engine validates results before it calls post-hooks.
      ValidateOutputs(*run.node, results);
    } catch (const Error& e) {
      error = e.what();
    }
  }).join();
  if (!error.empty()) return error;
  if (results.size() != run.results.size()) {
    return absl::StrCat("returns ", results.size(), " gradients, expected ", run.results.size());
  }
  for (size_t i = 0; i < results.size(); ++i) {
    if (!SameBits(results[i], run.results[i])) return absl::StrCat("returns a different gradient ", i);
  }
  return "";
}

}  // namespace

std::vector<std::string> FailuresOfFunctionalForms(const variable_list& outputs, const variable_list& seeds) {
  std::vector<NodeRun> runs;
  std::vector<HookHandle> hooks;
  for (const std::shared_ptr<TapeNode>& node : NodesBelow(outputs)) {
    if (node->functional_ivalue() == nullptr) continue;
    hooks.push_back(node->RegisterPostHook(
        [&runs, weak = std::weak_ptr(node)](const variable_list& results, const variable_list& grads) {
          runs.push_back({weak.lock(), grads, results});
          return variable_list();
        }));
  }
  BackwardOptions options;
  options.retain_graph = true;
  Backward(std::vector<TapePoint>(outputs.begin(), outputs.end()), seeds, options);
  std::vector<std::string> failures;
  if (runs.empty()) failures.push_back("no node ran");
  for (const NodeRun& run : runs) {
    const std::string failure = FailureOf(run);
    if (!failure.empty()) failures.push_back(absl::StrCat("the functional form of ", run.node->Name(), ": ", failure));
  }
  return failures;
}

}  // namespace backtape::testing
