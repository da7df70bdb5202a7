#include "backtape/tests/gradient/functional_forms.h"

#include <bit>
#include <cstdint>
#include <memory>
#include <thread>

#include "absl/container/flat_hash_set.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/engine/validate_outputs.h"
#include "backtape/autograd/tape/argument_conversion.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/interp/compare.h"
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

// Calls the uniform functional form of a node that ran, with the node's saved values.
class FunctionalForm {
 public:
  explicit FunctionalForm(const NodeRun& run) : run_(run) {
    ArgumentCollector visitor(run.node);
    run.node->VisitSaved(visitor);
    args_ = visitor.Take();
    args_.insert(args_.begin(), IValue());
  }

  // Throws if the formula or the validation of its results does.
  variable_list Call(const variable_list& grads, const std::vector<bool>& needed) {
    args_[0] = IValue(ivalue_list(needed.begin(), needed.end()));
    variable_list results = run_.node->functional_ivalue()(grads, args_);
    // A post-hook recorded `run.results`, and the engine validates results before it calls post-hooks.
    ValidateOutputs(*run_.node, results);
    if (results.size() == run_.results.size()) return results;
    throw Error(
        absl::InternalError(absl::StrCat("returns ", results.size(), " gradients, expected ", run_.results.size())));
  }

 private:
  const NodeRun& run_;
  ivalue_list args_;
};

bool SameBits(const Variable& a, const Variable& b) {
  if (a.defined() != b.defined()) return false;
  if (!a.defined()) return true;
  if (a.dtype() != b.dtype() || a.sizes() != b.sizes()) return false;
  for (int64_t i = 0; i < a.numel(); ++i) {
    if (std::bit_cast<uint64_t>(a.item(i).to_double()) != std::bit_cast<uint64_t>(b.item(i).to_double())) return false;
  }
  return true;
}

// Whether the values agree up to rounding, if undefined ones are zeros.
bool SameValues(const Variable& a, const Variable& b) {
  if (!a.defined() && !b.defined()) return true;
  const Variable& like = a.defined() ? a : b;
  const Tensor zeros = Tensor::Full(like.sizes(), 0.0, like.dtype());
  const Difference difference =
      Compare(a.defined() ? a : zeros, b.defined() ? b : zeros, {.rtol = 1e-12, .atol = 1e-12});
  return difference.ok();
}

// All gradients as in the backward, then each of them alone, and none.
std::string FailureOfNeeds(const NodeRun& run, FunctionalForm& form) {
  const size_t num_outputs = run.node->num_outputs();
  std::vector<bool> all(num_outputs);
  for (size_t i = 0; i < num_outputs; ++i) all[i] = run.node->ShouldComputeOutput(i);
  std::vector<std::vector<bool>> choices = {all, std::vector<bool>(num_outputs)};
  for (size_t i = 0; i < num_outputs; ++i) {
    if (!all[i]) continue;
    choices.emplace_back(num_outputs)[i] = true;
  }
  for (const std::vector<bool>& needed : choices) {
    const variable_list results = form.Call(run.grads, needed);
    for (size_t i = 0; i < num_outputs; ++i) {
      if (SameBits(results[i], needed[i] ? run.results[i] : Variable())) continue;
      return absl::StrCat("returns ", results[i].defined() ? "a different" : "no", " gradient ", i,
                          " if needs_input_grad is ", absl::StrJoin(needed, ", "));
    }
  }
  return "";
}

// An undefined gradient is zero. If all are undefined, so are the results.
std::string FailureOfUndefined(const NodeRun& run, FunctionalForm& form) {
  std::vector<bool> all(run.node->num_outputs());
  for (size_t i = 0; i < all.size(); ++i) all[i] = run.node->ShouldComputeOutput(i);
  for (const Variable& result : form.Call(variable_list(run.grads.size()), all)) {
    if (result.defined()) return "returns a gradient if no gradient is defined";
  }
  for (size_t j = 0; run.grads.size() > 1 && j < run.grads.size(); ++j) {
    if (!run.grads[j].defined()) continue;
    variable_list grads = run.grads;
    grads[j] = Tensor::Full(grads[j].sizes(), 0.0, grads[j].dtype());
    const variable_list expected = form.Call(grads, all);
    grads[j] = Variable();
    const variable_list results = form.Call(grads, all);
    for (size_t i = 0; i < results.size(); ++i) {
      if (!SameValues(results[i], expected[i])) {
        return absl::StrCat("returns a different gradient ", i, " for zeros than for an undefined gradient ", j);
      }
    }
  }
  return "";
}

std::string FailureOf(const NodeRun& run) {
  std::string failure;
  std::thread([&] {
    const OneRank one_rank;
    try {
      FunctionalForm form(run);
      failure = FailureOfNeeds(run, form);
      if (failure.empty()) failure = FailureOfUndefined(run, form);
    } catch (const Error& e) {
      failure = e.what();
    }
  }).join();
  return failure;
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
