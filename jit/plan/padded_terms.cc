#include "backtape/jit/plan/padded_terms.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/rewriter.h"
#include "backtape/passes/rewrite.h"

namespace backtape::jit {
namespace {

// With fewer terms, a loop that adds them reads little more than the concatenation writes.
constexpr size_t kMinPaddedTerms = 4;

// A value that a call pads with zeros along one dim. In the result, it has the positions from `begin` to `end`.
struct PaddedTerm {
  const Node* call = nullptr;  // the call that pads
  Node* value = nullptr;
  bool is_select = false;  // the value lacks the dim
  int64_t dim = 0, begin = 0, end = 0;
};

std::optional<int64_t> IntOf(const Argument& argument) {
  return argument.is_int() ? std::optional<int64_t>(argument.int_value()) : std::nullopt;
}

// `sizes` are those of the padded value.
std::optional<PaddedTerm> PaddedTermOf(const Node& node, const std::vector<int64_t>& sizes) {
  const bool is_select = node.is_call_to(OpId::select_backward);
  if (!is_select && !node.is_call_to(OpId::slice_backward)) return std::nullopt;
  const NodeArguments args(node);
  Node* const value = args.NodeAt(0);
  const auto dim = IntOf(args.Value("dim")), begin = IntOf(args.Value(is_select ? "index" : "start"));
  const auto rank = static_cast<int64_t>(sizes.size());
  if (value == nullptr || !value->type().is_tensor() || !dim || !begin || *dim < -rank || *dim >= rank) {
    return std::nullopt;
  }
  PaddedTerm term{&node, value, is_select, *dim < 0 ? *dim + rank : *dim};
  const int64_t size = sizes[term.dim];
  term.begin = std::min(*begin < 0 ? *begin + size : *begin, size);
  int64_t length = 1;
  if (!is_select) {
    const auto step = IntOf(args.Value("step"));
    const std::optional<int64_t> given = value->type().tensor().sizes[term.dim].constant();
    if (!step || *step != 1 || !given) return std::nullopt;
    length = *given;
  }
  term.end = term.begin + length;
  if (term.begin < 0 || term.end > size) return std::nullopt;
  return term;
}

bool IsPlainSum(const Node& node) {
  return node.is_call_to(OpId::add_Tensor) && node.type().is_tensor() && NodeArguments(node).IsDefault("alpha");
}

bool HasType(const Node* node, const TensorType& type) {
  return node != nullptr && node->type().is_tensor() && node->type().tensor().dtype == type.dtype &&
         node->type().tensor().sizes == type.sizes;
}

// A sum that is read once, by a sum of the same type, is part of that sum. (x + x reads x twice.)
bool IsPartOfSum(const Node& node) {
  if (node.num_uses() != 1) return false;
  const Node* const user = node.uses_unordered()[0].user;
  return IsPlainSum(*user) && HasType(user, node.type().tensor());
}

// A sum of nested sums: the terms that are not sums, and all the sums.
struct SumTerms {
  std::vector<Node*> terms;
  std::vector<const Node*> sums;
};

// Returns nothing if the type of a term differs from that of the sum.
std::optional<SumTerms> SumTermsOf(const Node& sum) {
  SumTerms found{{}, {&sum}};
  for (size_t next = 0; next < found.sums.size(); ++next) {
    const NodeArguments args(*found.sums[next]);
    for (const size_t i : {size_t{0}, size_t{1}}) {
      Node* const term = args.NodeAt(i);
      if (!HasType(term, sum.type().tensor())) return std::nullopt;
      if (IsPlainSum(*term) && IsPartOfSum(*term)) {
        found.sums.push_back(term);
      } else {
        found.terms.push_back(term);
      }
    }
  }
  return found;
}

// The terms side by side, with zeros between them.
Node* Concatenation(Rewriter& r, const std::vector<PaddedTerm>& terms, std::vector<int64_t> sizes, DType dtype) {
  const int64_t dim = terms.front().dim, size = sizes[dim];
  ArgumentList pieces;
  int64_t end = 0;
  const auto fill_up_to = [&](int64_t begin) {
    if (begin == end) return;
    sizes[dim] = begin - end;
    pieces.emplace_back(r.Call(OpId::full, {Argument::IntList(sizes), 0}, {{"dtype", dtype}}));
  };
  for (const PaddedTerm& term : terms) {
    fill_up_to(term.begin);
    pieces.emplace_back(term.is_select ? r.Call(OpId::unsqueeze, {term.value, dim}) : term.value);
    end = term.end;
  }
  fill_up_to(size);
  return r.Call(OpId::cat, {Argument::List(std::move(pieces)), dim});
}

bool JoinTerms(Rewriter& r) {
  const Node& node = *r.node();
  if (!IsPlainSum(node) || IsPartOfSum(node)) return false;
  const TensorType& type = node.type().tensor();
  const std::optional<std::vector<int64_t>> sizes = KnownSizes(type.sizes);
  if (!sizes || type.dtype == DType::kBool) return false;
  const std::optional<SumTerms> found = SumTermsOf(node);
  if (!found || found->terms.size() < kMinPaddedTerms) return false;
  std::vector<PaddedTerm> padded;
  Node* other = nullptr;
  for (Node* term : found->terms) {
    const std::optional<PaddedTerm> part = PaddedTermOf(*term, *sizes);
    if (part && (padded.empty() || part->dim == padded.front().dim)) {
      padded.push_back(*part);
    } else if (other != nullptr) {
      return false;
    } else {
      other = term;
    }
  }
  if (padded.size() < kMinPaddedTerms) return false;
  std::sort(padded.begin(), padded.end(), [](const PaddedTerm& a, const PaddedTerm& b) { return a.begin < b.begin; });
  for (size_t i = 1; i < padded.size(); ++i) {
    if (padded[i].begin < padded[i - 1].end) return false;
  }
  Node* const joined = Concatenation(r, padded, *sizes, type.dtype);
  for (const PaddedTerm& term : padded) MergeProvenance(term.call->provenance(), joined);
  for (const Node* sum : found->sums) MergeProvenance(sum->provenance(), joined);
  r.Replace(other == nullptr ? joined : r.Call(OpId::add_Tensor, {other, joined}));
  return true;
}

}  // namespace

absl::StatusOr<bool> JoinPaddedTerms(Graph& graph, ShapeEnv& env) { return RewriteEach(graph, env, JoinTerms); }

}  // namespace backtape::jit
