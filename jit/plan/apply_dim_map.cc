#include "backtape/jit/plan/apply_dim_map.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/pick_along.h"

namespace backtape::jit {
namespace {

using kernels::DimMap;

// Maximum number of terms per position that are added one by one. Maps with more terms become reductions.
constexpr size_t kMaxUnrolledTerms = 8;

// Some of the terms of each position of a map, ordered by position.
struct Terms {
  std::vector<int64_t> from;
  std::vector<double> weights;  // 0 where the position has fewer terms
  std::vector<bool> exist;

  bool AllExist() const { return std::find(exist.begin(), exist.end(), false) == exist.end(); }
  std::optional<double> CommonWeight() const {
    for (const double weight : weights) {
      if (weight != weights[0]) return std::nullopt;
    }
    return weights[0];
  }
  // The distance between the elements, if it is the same positive number for all.
  std::optional<int64_t> Step() const {
    if (from.size() == 1) return 1;
    const int64_t step = from[1] - from[0];
    for (size_t i = 1; i < from.size(); ++i) {
      if (from[i] - from[i - 1] != step) return std::nullopt;
    }
    return step > 0 ? std::optional<int64_t>(step) : std::nullopt;
  }
};

Terms TermsOf(const DimMap& map, size_t first, size_t count) {
  Terms terms;
  for (const std::vector<kernels::Tap>& taps : map) {
    for (size_t k = first; k < first + count; ++k) {
      const bool exists = k < taps.size();
      terms.from.push_back(exists ? taps[k].from : taps.empty() ? 0 : taps.back().from);
      terms.weights.push_back(exists ? taps[k].weight : 0);
      terms.exist.push_back(exists);
    }
  }
  return terms;
}

// A constant with one value per position, which broadcasts along the dims after `dim`.
template <typename T>
Node* Along(Rewriter& r, const std::vector<T>& values, DType dtype, int64_t dims_after) {
  const std::vector<double> numbers(values.begin(), values.end());
  Node* const node = r.Constant(Tensor::FromValues({static_cast<int64_t>(values.size())}, numbers, dtype));
  if (dims_after == 0) return node;
  std::vector<int64_t> sizes(dims_after + 1, 1);
  sizes[0] = static_cast<int64_t>(values.size());
  return r.Call(OpId::view, {node, Argument::IntList(sizes)});
}

// Adjacent positions with adjacent elements in ascending or descending order, or all with the same element.
struct Run {
  int64_t first = 0, count = 1, step = 0;  // step: 1, -1 or 0
};

// The positions of a padded dim: the padding before, the whole dim, and the padding after, each as one run. Either
// padding may be missing. Empty for other positions, and for short dims, whose positions fused kernels gather. The runs
// are concatenated; the value that is padded can then be computed directly in the result (concat_places.h).
std::vector<Run> RunsOfPadding(const std::vector<int64_t>& from, std::optional<int64_t> size) {
  constexpr int64_t kMinSize = 8;
  const auto count = static_cast<int64_t>(from.size());
  if (!size || *size < kMinSize) return {};
  const auto ascends = [&](int64_t begin) {
    for (int64_t k = 0; k < *size; ++k) {
      if (from[begin + k] != k) return false;
    }
    return true;
  };
  int64_t begin = 0;
  while (begin + *size <= count && !ascends(begin)) ++begin;
  if (begin + *size > count) return {};
  std::vector<Run> runs;
  // Appends the positions [first, last); false if they are not a run.
  const auto append = [&](int64_t first, int64_t last) {
    if (first == last) return true;
    Run run = {
        .first = from[first], .count = last - first, .step = last - first > 1 ? from[first + 1] - from[first] : 0};
    for (int64_t i = first; i < last; ++i) {
      if (from[i] != run.first + (i - first) * run.step) return false;
    }
    runs.push_back(run);
    return std::abs(run.step) <= 1;
  };
  if (!append(0, begin)) return {};
  runs.push_back({.first = 0, .count = *size, .step = 1});
  return append(begin + *size, count) ? runs : std::vector<Run>();
}

Node* PickedRun(Rewriter& r, Node* x, int64_t dim, const Run& run) {
  const int64_t last = run.first + (run.count - 1) * run.step;
  if (run.step == 1 && x->type().tensor().sizes[dim] == SymInt(run.count)) return x;
  Node* const part =
      r.Call(OpId::slice_Tensor, {x, dim, std::min(run.first, last), std::max(run.first, last) + 1, int64_t{1}});
  if (run.step < 0) return r.Call(OpId::flip, {part, Argument::IntList({dim})});
  if (run.step > 0 || run.count == 1) return part;
  ArgumentList sizes = r.SizesOf(part);
  sizes[dim] = run.count;
  return r.Call(OpId::expand, {part, Argument::List(std::move(sizes))});
}

Node* PickedTerms(Rewriter& r, Node* x, int64_t dim, const Terms& terms) {
  const TensorType& type = x->type().tensor();
  const auto count = static_cast<int64_t>(terms.from.size());
  if (type.sizes[dim] == SymInt(1)) {
    ArgumentList sizes = r.SizesOf(x);
    sizes[dim] = count;
    return r.Call(OpId::expand, {x, Argument::List(std::move(sizes))});
  }
  if (const std::optional<int64_t> step = terms.Step()) {
    if (type.sizes[dim] == SymInt(count) && terms.from[0] == 0 && *step == 1) return x;
    return r.Call(OpId::slice_Tensor, {x, dim, terms.from[0], terms.from.back() + 1, *step});
  }
  if (const std::vector<Run> runs = RunsOfPadding(terms.from, type.sizes[dim].constant()); !runs.empty()) {
    ArgumentList parts;
    for (const Run& run : runs) parts.emplace_back(PickedRun(r, x, dim, run));
    return r.Call(OpId::cat, {Argument::List(std::move(parts)), dim});
  }
  return PickAlong(r, x, dim, Along(r, terms.from, DType::kInt64, 0));
}

// Multiplies the elements by their weights. A position without a term gets 0.
Node* Weighted(Rewriter& r, Node* picked, const Terms& terms, DType dtype, int64_t dims_after) {
  const std::optional<double> weight = terms.CommonWeight();
  if (weight && *weight == 1) return picked;
  if (weight && terms.AllExist()) return r.Call(OpId::mul_Tensor, {picked, *weight});
  // An infinite element times the weight 0 of a missing term would be NaN.
  if (!terms.AllExist()) {
    picked = r.Call(OpId::where_ScalarOther, {Along(r, terms.exist, DType::kBool, dims_after), picked, 0.0});
  }
  const auto differs = [&](size_t i) { return terms.exist[i] && terms.weights[i] != 1; };
  bool has_weights = false;
  for (size_t i = 0; i < terms.weights.size(); ++i) has_weights = has_weights || differs(i);
  return has_weights ? r.Call(OpId::mul_Tensor, {picked, Along(r, terms.weights, dtype, dims_after)}) : picked;
}

bool IsMean(const DimMap& map, int64_t size) {
  if (map.size() != 1 || static_cast<int64_t>(map[0].size()) != size) return false;
  for (int64_t i = 0; i < size; ++i) {
    if (map[0][i].from != i || map[0][i].weight != 1 / static_cast<double>(size)) return false;
  }
  return true;
}

// The runs of a map that only pads; empty for other maps.
std::vector<Run> RunsOf(const DimMap& map, const std::optional<int64_t>& size) {
  std::vector<int64_t> from;
  for (const std::vector<kernels::Tap>& taps : map) {
    if (taps.size() != 1 || taps[0].weight != 1) return {};
    from.push_back(taps[0].from);
  }
  return RunsOfPadding(from, size);
}

}  // namespace

kernels::DimMap Transposed(const DimMap& map, int64_t size) {
  DimMap result(size);
  for (size_t to = 0; to < map.size(); ++to) {
    for (const kernels::Tap& tap : map[to]) result[tap.from].push_back({static_cast<int64_t>(to), tap.weight});
  }
  return result;
}

Node* ApplyDimMap(Rewriter& r, Node* x, int64_t dim, const DimMap& map) {
  const TensorType& type = x->type().tensor();
  const DType dtype = type.dtype;
  const int64_t dims_after = type.dim() - 1 - dim;
  size_t most = 0;
  for (const std::vector<kernels::Tap>& taps : map) most = std::max(most, taps.size());
  if (most == 0) {
    ArgumentList sizes = r.SizesOf(x);
    sizes[dim] = static_cast<int64_t>(map.size());
    return r.Call(OpId::full, {Argument::List(std::move(sizes)), 0}, {{"dtype", dtype}});
  }
  if (IsMean(map, type.sizes[dim].constant().value_or(-1))) return r.Mean(x, {dim}, true);
  if (most > kMaxUnrolledTerms) {
    const Terms terms = TermsOf(map, 0, most);
    ArgumentList sizes = r.SizesOf(x);
    x = Weighted(r, PickedTerms(r, x, dim, terms), terms, dtype, dims_after);
    sizes[dim] = static_cast<int64_t>(most);
    sizes.insert(sizes.begin() + dim, static_cast<int64_t>(map.size()));
    return r.Sum(r.Call(OpId::reshape, {x, Argument::List(std::move(sizes))}), {dim + 1}, false);
  }
  Node* sum = nullptr;
  for (size_t k = 0; k < most; ++k) {
    const Terms terms = TermsOf(map, k, 1);
    Node* const term = Weighted(r, PickedTerms(r, x, dim, terms), terms, dtype, dims_after);
    sum = sum == nullptr ? term : r.Call(OpId::add_Tensor, {sum, term});
  }
  return sum;
}

Node* ApplyDimMaps(Rewriter& r, Node* x, int64_t first, absl::Span<const DimMap> maps) {
  if (maps.empty()) return x;
  // The runs are padded along the other dims before they are joined, so that each piece is computed in its place.
  const std::vector<Run> runs = RunsOf(maps[0], x->type().tensor().sizes[first].constant());
  if (runs.size() < 2) return ApplyDimMaps(r, ApplyDimMap(r, x, first, maps[0]), first + 1, maps.subspan(1));
  ArgumentList parts;
  for (const Run& run : runs) {
    parts.emplace_back(ApplyDimMaps(r, PickedRun(r, x, first, run), first + 1, maps.subspan(1)));
  }
  return r.Call(OpId::cat, {Argument::List(std::move(parts)), first});
}

}  // namespace backtape::jit
