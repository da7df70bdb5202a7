#include "backtape/passes/aot/classify_outputs.h"

#include <algorithm>
#include <optional>

#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/open_size.h"
#include "backtape/ir/sym_interval.h"

namespace backtape {
namespace {

const ViewInfo* ViewOf(const Variable& variable) {
  const AutogradMeta* meta = AutogradMeta::Get(variable);
  return meta != nullptr ? meta->view.get() : nullptr;
}

// Whether the chain can be replayed. It cannot if an op returns a list, because the metadata does not state which
// element is the view, or if it takes another tensor (view_as), which exists only in the trace.
bool CanReplay(const ViewStep* last) {
  for (const ViewStep* step = last; step != nullptr; step = step->previous.get()) {
    const OpSchema& op = step->library->ops->at(step->op_id);
    if (op.returns.size() != 1 || op.returns[0].is_list) return false;
    if (std::any_of(step->args.begin(), step->args.end(), [](const IValue& arg) { return arg.is_tensor(); }))
      return false;
  }
  return last != nullptr;
}

// True if a >= b for all sizes of arguments that a compiled function accepts.
bool IsAtLeast(const SymInt& a, const SymInt& b) {
  return IsAtLeast(a, b, [](absl::string_view symbol) { return IsUnbackedSymbol(symbol) ? 0 : 2; });
}

// The offset in the storage after the last element. The tensor must have elements.
SymInt EndOf(const Variable& variable) {
  const SymIntVector sizes = variable.sym_sizes(), strides = variable.sym_strides();
  SymInt end = variable.sym_storage_offset() + SymInt(1);
  for (size_t d = 0; d < sizes.size(); ++d) end += (sizes[d] - SymInt(1)) * strides[d];
  return end;
}

bool IsExpanded(const Variable& variable) {
  const SymIntVector sizes = variable.sym_sizes(), strides = variable.sym_strides();
  for (size_t d = 0; d < sizes.size(); ++d) {
    if (strides[d] == SymInt(0) && sizes[d] != SymInt(1)) return true;
  }
  return false;
}

// Whether a view lies inside its base for all sizes: as_strided may reach beyond the base.
bool StaysInBase(const ViewStep* last) {
  for (const ViewStep* step = last; step != nullptr; step = step->previous.get()) {
    if (step->library->ops->at(step->op_id).is(OpId::as_strided)) return false;
  }
  return true;
}

// Whether `part` is known to lie between the first and the last element of `whole`, so that it can be a view of it.
bool LiesIn(const Variable& whole, const Variable& part) {
  if (part.is_same(whole) || part.sym_numel() == SymInt(0)) return true;
  const ViewInfo* const view = ViewOf(part);
  if (view != nullptr && BaseOf(*view).is_same(whole) && StaysInBase(view->steps.get())) return true;
  return IsAtLeast(part.sym_storage_offset(), whole.sym_storage_offset()) && IsAtLeast(EndOf(whole), EndOf(part));
}

// Whether the tape leads from a view to `base`. It does not if the view, or one that it was made from, was made in
// no-grad mode.
bool PassesGradient(const Variable& view, const Variable& base) {
  const TapeNode* const end = base.requires_grad() ? base.gradient_edge().node.get() : nullptr;
  const std::shared_ptr<TapeNode> first = view.grad_fn();
  const TapeNode* node = end != nullptr ? first.get() : nullptr;
  while (node != nullptr && node != end) node = node->num_outputs() > 0 ? node->next_edge(0).node.get() : nullptr;
  return node != nullptr;
}

class OutputClassifier {
 public:
  OutputClassifier(const variable_list& results, const variable_list& primals, const variable_list& arguments)
      : results_(results), primals_(primals), arguments_(arguments) {}

  ClassifiedOutputs Run() {
    for (size_t i = 0; i < results_.size(); ++i) out_.outputs.push_back(Classify(i));
    return std::move(out_);
  }

 private:
  AotOutput Classify(size_t i) {
    const Variable& result = results_[i];
    AotOutput output;
    if (!result.defined()) return output;
    output.type = result.type();
    output.requires_grad = result.requires_grad();
    output.is_leaf = result.is_leaf();
    const ViewInfo* const view = ViewOf(result);
    if (view != nullptr) output.creation = view->creation;
    if (const std::optional<size_t> found = PrimalOf(result)) {
      const size_t k = *found;
      if (view != nullptr && !BaseOf(*view).is_same(primals_[k])) {
        if (const std::optional<size_t> of = ResultThatIs(BaseOf(*view)); of.has_value() && of != i) {
          if (const std::optional<size_t> earlier = EarlierResult(i)) return SameAs(*earlier, std::move(output));
          output.kind = AotOutputKind::kAliasOfIntermediateBaseIsUserOutput;
          output.base = *of;
          SetViews(output, result, results_[*of]);
          return output;
        }
      }
      output.base = k;
      // Detached aliases that a write has put on the tape, and their views, have a history of their own.
      const bool is_view_of_primal = view != nullptr && BaseOf(*view).is_same(primals_[k]);
      const bool has_own_history = !is_view_of_primal && !result.is_same(primals_[k]) && !result.is_leaf();
      const bool is_argument = ArgumentOf(result).has_value();
      if (output.requires_grad && !is_argument &&
          (has_own_history || (view != nullptr && view->creation == ViewCreation::kInCustomFunction))) {
        if (const std::optional<size_t> earlier = EarlierResult(i)) return SameAs(*earlier, std::move(output));
        output.kind = AotOutputKind::kCustomFunctionView;
      } else if (result.is_same(primals_[k]) || ArgumentOf(result).has_value()) {
        output.kind = AotOutputKind::kIsInput;
        output.is_same = true;
        output.argument = ArgumentOf(result);
        return output;
      } else {
        output.kind = AotOutputKind::kAliasOfInput;
        output.same_as = EarlierResult(i);
      }
      SetViews(output, result, primals_[k]);
      if (has_own_history && output.kind == AotOutputKind::kCustomFunctionView) output.is_tracked = false;
      return output;
    }
    return ClassifyIntermediate(i, std::move(output));
  }

  // Keeps the first reason.
  void Refuse(absl::string_view problem) {
    if (out_.problem.empty()) out_.problem = std::string(problem);
  }

  // The primal that is the result or its base; if there is none, the first primal that shares memory with the result.
  std::optional<size_t> PrimalOf(const Variable& result) const {
    const ViewInfo* const view = ViewOf(result);
    std::optional<size_t> found;
    for (size_t k = 0; k < primals_.size(); ++k) {
      if (result.is_same(primals_[k]) || (view != nullptr && BaseOf(*view).is_same(primals_[k]))) return k;
      if (!found.has_value() && result.shares_storage(primals_[k])) found = k;
    }
    return found;
  }

  std::optional<size_t> ArgumentOf(const Variable& result) const {
    for (size_t i = 0; i < arguments_.size(); ++i) {
      if (result.is_same(arguments_[i])) return i;
    }
    return std::nullopt;
  }

  std::optional<size_t> ResultThatIs(const Variable& tensor) const {
    for (size_t i = 0; i < results_.size(); ++i) {
      if (results_[i].defined() && results_[i].is_same(tensor)) return i;
    }
    return std::nullopt;
  }

  // The first earlier result that is the same tensor as result `i`; nullopt if there is none.
  std::optional<size_t> EarlierResult(size_t i) const {
    for (size_t k = 0; k < i; ++k) {
      if (results_[k].defined() && results_[k].is_same(results_[i])) return k;
    }
    return std::nullopt;
  }

  // Records how `result` is made from `of`.
  void SetViews(AotOutput& output, const Variable& result, const Variable& of) {
    const ViewInfo* const view = ViewOf(result);
    output.is_tracked = result.requires_grad() || (view != nullptr && BaseOf(*view).is_same(of));
    output.passes_gradient = PassesGradient(result, of);
    if (view != nullptr && BaseOf(*view).is_same(of) && CanReplay(view->steps.get())) {
      output.views = view->steps;
      return;
    }
    // as_strided passes no gradient to elements outside its operand. A view made directly from the base would.
    if (view != nullptr && output.passes_gradient && !StaysInBase(view->steps.get())) {
      Refuse("a result is an as_strided view that cannot be recreated from its base");
    }
    output.is_strided = true;
    output.base_offset = of.sym_storage_offset();
  }

  static AotOutput SameAs(size_t earlier, AotOutput output) {
    output.kind = AotOutputKind::kAliasOfIntermediateBaseIsUserOutput;
    output.base = earlier;
    output.is_same = true;
    return output;
  }

  AotOutput ClassifyIntermediate(size_t i, AotOutput output) {
    const Variable& result = results_[i];
    if (const std::optional<size_t> earlier = EarlierResult(i)) return SameAs(*earlier, std::move(output));
    const auto shares = [&](const Variable& other) { return other.defined() && other.shares_storage(result); };
    const bool is_only = std::count_if(results_.begin(), results_.end(), shares) == 1;
    const ViewInfo* const view = ViewOf(result);
    if (is_only) {
      output.kind = view != nullptr && view->creation == ViewCreation::kInCustomFunction
                        ? AotOutputKind::kNonAlias
                        : (view != nullptr ? AotOutputKind::kUnsafeViewAlias : AotOutputKind::kNonAlias);
      return output;
    }
    // If the result is the base, the other results on its storage are views of it.
    const Variable base = BaseOn(result);
    if (base.is_same(result)) {
      output.kind = AotOutputKind::kNonAlias;
      return output;
    }
    // A view that a custom function returned, and a detached alias that a write has put on the tape, have histories of
    // their own, unlike other views of the base.
    const bool is_view_of_base =
        view != nullptr && BaseOf(*view).is_same(base) && view->creation != ViewCreation::kInCustomFunction;
    if (result.requires_grad() && !result.is_leaf() && !is_view_of_base) {
      Refuse("results share memory, but the tape does not record them as views of one tensor");
    }
    for (size_t k = 0; k < results_.size(); ++k) {
      if (!results_[k].defined() || !results_[k].is_same(base)) continue;
      output.kind = AotOutputKind::kAliasOfIntermediateBaseIsUserOutput;
      output.base = k;
      SetViews(output, result, base);
      return output;
    }
    for (size_t k = 0; k < out_.bases.size(); ++k) {
      if (!out_.bases[k].is_same(base)) continue;
      output.kind = AotOutputKind::kAliasOfIntermediate;
      output.base = k;
      SetViews(output, result, base);
      return output;
    }
    output.kind = AotOutputKind::kAliasOfIntermediateSaveAsOutput;
    output.base = out_.bases.size();
    out_.bases.push_back(base);
    SetViews(output, result, base);
    return output;
  }

  // The tensor that all results on this storage are treated as views of: the base of a tracked view, or else one of the
  // results. A tensor that requires grad is preferred: a view of it can be detached, but a view of a tensor that does
  // not require grad cannot require grad. A compiled function allocates a storage that holds the base's elements and
  // nothing else, so all results must lie within it, and the base must not be expanded.
  Variable BaseOn(const Variable& result) {
    variable_list candidates, sharing;
    for (const Variable& other : results_) {
      if (other.defined() && other.shares_storage(result)) sharing.push_back(other);
    }
    for (const Variable& other : sharing) {
      if (const ViewInfo* const view = ViewOf(other)) candidates.push_back(BaseOf(*view));
    }
    candidates.insert(candidates.end(), sharing.begin(), sharing.end());
    const auto requires_grad = [](const Variable& variable) { return variable.requires_grad(); };
    const bool needs_grad = std::any_of(candidates.begin(), candidates.end(), requires_grad);
    for (const Variable& candidate : candidates) {
      if ((needs_grad && !candidate.requires_grad()) || IsExpanded(candidate)) continue;
      const auto lies_in_candidate = [&](const Variable& other) { return LiesIn(candidate, other); };
      if (std::all_of(sharing.begin(), sharing.end(), lies_in_candidate)) return candidate;
    }
    Refuse(needs_grad ? "results share memory, but no tensor that requires grad is known to contain all their elements"
                      : "results share memory, but no tensor is known to contain all their elements");
    return candidates.front();
  }

  const variable_list& results_;
  const variable_list& primals_;
  const variable_list& arguments_;
  ClassifiedOutputs out_;
};

}  // namespace

ClassifiedOutputs ClassifyOutputs(const variable_list& results, const variable_list& primals,
                                  const variable_list& arguments) {
  return OutputClassifier(results, primals, arguments).Run();
}

}  // namespace backtape
