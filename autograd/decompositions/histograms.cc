// Histograms of rows of coordinates. They have no gradient.
#include <limits>
#include <optional>
#include <tuple>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/ops/symbolic_sizes.h"

namespace backtape::decompositions {
namespace {

// The edges of `bins` bins of equal width, between the limits of the range, or of the values. Equal limits are moved
// apart by 1.
Variable EvenEdges(absl::string_view op, const Variable& values, int64_t bins,
                   std::optional<std::pair<double, double>> range) {
  if (bins < 1 || bins == std::numeric_limits<int64_t>::max()) {
    Reject(op, absl::StrCat("expected a number of bins from 1 to 2^63 - 2, got ", bins));
  }
  Variable low, high;
  if (range.has_value()) {
    if (range->first > range->second) {
      Reject(op, absl::StrCat("the lower limit of the range (", range->first, ") is greater than the upper limit (",
                              range->second, ")"));
    }
    low = ops::full({}, SymScalar(range->first), values.dtype());
    high = ops::full({}, SymScalar(range->second), values.dtype());
  } else if (SymEqual(SymNumelOf(values), SymInt(0))) {
    low = ops::zeros({}, values.dtype());
    high = ops::zeros({}, values.dtype());
  } else {
    low = ops::amin(values);
    high = ops::amax(values);
  }
  const Variable shift = ops::_to_copy(low == high, values.dtype()) * SymScalar(0.5);
  return linspace_Tensor_Tensor(low - shift, high + shift, bins + 1, values.dtype());
}

struct Bins {
  Variable place;      // the index of each value's bin
  Variable is_inside;  // whether the value is in one of the bins
};

// The last bin contains its upper edge.
Bins BinsOf(const Variable& values, const Variable& edges) {
  const SymInt count = SymSizeOf(edges, 0) - SymInt(1);
  const Variable place =
      ops::searchsorted(edges, ops::contiguous(values), /*out_int32=*/false, /*right=*/true) - SymScalar(1);
  const Variable first = ops::select(edges, 0, 0), last = ops::select(edges, 0, -1);
  return {ops::clamp(place, SymScalar(0), SymScalar(count - SymInt(1))),
          ops::logical_and(values >= first, values <= last)};
}

// `points` is [values, dims].
std::tuple<Variable, variable_list> Histogram(absl::string_view op, const Variable& points, const variable_list& edges,
                                              const Variable& weight, bool density) {
  std::vector<SymInt> sizes;
  SymInt total = 1;
  const SymInt rows = SymSizeOf(points, 0);
  Variable place = ops::zeros({rows}, DType::kInt64), is_inside = ops::ones({rows}, DType::kBool);
  for (size_t d = 0; d < edges.size(); ++d) {
    if (edges[d].dim() != 1 || SymLess(SymSizeOf(edges[d], 0), SymInt(2))) {
      Reject(op,
             absl::StrCat("bin edges must be a 1-D tensor of at least two elements, got ", edges[d].type().ToString()));
    }
    const Bins bins = BinsOf(ops::select(points, 1, static_cast<int64_t>(d)), edges[d]);
    const SymInt count = SymSizeOf(edges[d], 0) - SymInt(1);
    sizes.push_back(count);
    total = total * count;
    place = place * SymScalar(count) + bins.place;
    is_inside = ops::logical_and(is_inside, bins.is_inside);
  }
  const DType dtype = points.dtype();
  const Variable counted =
      weight.defined() ? ops::_to_copy(ops::reshape(weight, {rows}), dtype) : ops::ones({rows}, dtype);
  const Variable shares = ops::where(is_inside, counted, ops::zeros({}, dtype));
  Variable hist = ops::reshape(ops::index_add(ops::zeros({total}, dtype), 0, place, shares), sizes);
  if (density) {
    hist = hist / ops::sum(hist);
    for (size_t d = 0; d < edges.size(); ++d) {
      std::vector<SymInt> shape(edges.size(), SymInt(1));
      shape[d] = sizes[d];
      hist = hist / ops::reshape(diff(edges[d], 1, -1), shape);
    }
  }
  return {hist, edges};
}

std::tuple<Variable, Variable> OfOneDim(const Variable& self, const Variable& edges, const Variable& weight,
                                        bool density) {
  const auto [hist, all_edges] =
      Histogram("histogram", ops::reshape(self, {SymNumelOf(self), SymInt(1)}), {edges}, weight, density);
  return {hist, all_edges[0]};
}

Variable Rows(const Variable& self) {
  if (self.dim() < 2)
    Reject("histogramdd", absl::StrCat("expected a tensor of at least 2 dims, got a ", self.dim(), "-D tensor"));
  const SymInt columns = SymSizeOf(self, -1);
  if (columns.is_symbolic()) Reject("histogramdd", "the number of coordinates must not be symbolic");
  return ops::reshape(ops::detach(self), {SymInt(-1), columns});
}

}  // namespace

std::tuple<Variable, Variable> histogram_bins_tensor(const Variable& self, const Variable& bins, const Variable& weight,
                                                     Flag density) {
  return OfOneDim(ops::detach(self), ops::clone(bins), weight, density);
}

std::tuple<Variable, Variable> histogram_bin_ct(const Variable& self, int64_t bins,
                                                std::optional<absl::Span<const double>> range, const Variable& weight,
                                                Flag density) {
  if (range.has_value() && range->size() != 2) {
    Reject("histogram", absl::StrCat("range must have two elements, got ", range->size()));
  }
  std::optional<std::pair<double, double>> limits;
  if (range.has_value()) limits.emplace((*range)[0], (*range)[1]);
  const Variable values = ops::detach(self);
  return OfOneDim(values, EvenEdges("histogram", values, bins, limits), weight, density);
}

variable_list _histogramdd_bin_edges(const Variable& self, absl::Span<const int64_t> bins,
                                     std::optional<absl::Span<const double>> range, const Variable& weight,
                                     Flag density) {
  return std::get<1>(histogramdd(self, bins, range, weight, density));
}
Variable _histogramdd_from_bin_cts(const Variable& self, absl::Span<const int64_t> bins,
                                   std::optional<absl::Span<const double>> range, const Variable& weight,
                                   Flag density) {
  return std::get<0>(histogramdd(self, bins, range, weight, density));
}
Variable _histogramdd_from_bin_tensors(const Variable& self, absl::Span<const Variable> bins, const Variable& weight,
                                       Flag density) {
  return std::get<0>(histogramdd_TensorList_bins(self, bins, std::nullopt, weight, density));
}

std::tuple<Variable, variable_list> histogramdd(const Variable& self, absl::Span<const int64_t> bins,
                                                std::optional<absl::Span<const double>> range, const Variable& weight,
                                                Flag density) {
  const Variable points = Rows(self);
  const auto dims = static_cast<size_t>(SymSizeOf(points, 1).value());
  if (bins.size() != dims) {
    Reject("histogramdd",
           absl::StrCat("bins must have one element for each of the ", dims, " coordinates, got ", bins.size()));
  }
  if (range.has_value() && range->size() != 2 * dims) {
    Reject("histogramdd",
           absl::StrCat("range must have two elements for each of the ", dims, " coordinates, got ", range->size()));
  }
  variable_list edges;
  for (size_t d = 0; d < dims; ++d) {
    std::optional<std::pair<double, double>> limits;
    if (range.has_value()) limits.emplace((*range)[2 * d], (*range)[2 * d + 1]);
    edges.push_back(EvenEdges("histogramdd", ops::select(points, 1, static_cast<int64_t>(d)), bins[d], limits));
  }
  return Histogram("histogramdd", points, edges, weight, density);
}

std::tuple<Variable, variable_list> histogramdd_int_bins(const Variable& self, int64_t bins,
                                                         std::optional<absl::Span<const double>> range,
                                                         const Variable& weight, Flag density) {
  const SymInt columns = SymSizeOf(Rows(self), 1);
  return histogramdd(self, std::vector<int64_t>(static_cast<size_t>(columns.value()), bins), range, weight, density);
}

std::tuple<Variable, variable_list> histogramdd_TensorList_bins(const Variable& self, absl::Span<const Variable> bins,
                                                                std::optional<absl::Span<const double>>,
                                                                const Variable& weight, Flag density) {
  const Variable points = Rows(self);
  const SymInt dims = SymSizeOf(points, 1);
  if (!SymEqual(dims, SymInt(static_cast<int64_t>(bins.size())))) {
    Reject("histogramdd", absl::StrCat("expected one tensor of bin edges for each of the ", dims.ToString(),
                                       " coordinates, got ", bins.size()));
  }
  return Histogram("histogramdd", points, variable_list(bins.begin(), bins.end()), weight, density);
}

}  // namespace backtape::decompositions
