// Reductions of segments of a dim. The segments are given by their lengths, or by offsets, whose last dim has one
// element more; the dims before the reduced one are batches with segments of their own.
#include <limits>
#include <optional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::decompositions {
namespace {

// The data as [batch, length, features], and the segment of each element.
struct Segments {
  Variable data;              // [batch, length, features]
  Variable lengths;           // [batch, segments, 1]
  Variable ids;               // [batch, length, features]; elements after the last segment are in one of their own
  std::vector<SymInt> sizes;  // of the result
  SymInt count, features;
};

SymInt ProductOf(absl::Span<const SymInt> sizes) {
  SymInt product = 1;
  for (const SymInt& size : sizes) product = product * size;
  return product;
}

Segments SegmentsOf(absl::string_view op, const Variable& data, const Variable& lengths_given, const Variable& offsets,
                    int64_t axis) {
  if (lengths_given.defined() == offsets.defined()) Reject(op, "expected either lengths or offsets, but not both");
  const int64_t dim = WrapSizedDim(op, axis, data.dim());
  const Variable given = lengths_given.defined() ? lengths_given : diff(offsets, 1, -1);
  if (given.dim() != dim + 1) {
    Reject(op, absl::StrCat(lengths_given.defined() ? "lengths" : "offsets", " must have ", dim + 1, " dims for axis ",
                            dim, ", got ", given.dim()));
  }
  const std::vector<SymInt> sizes = SymSizesOf(data);
  const absl::Span<const SymInt> all(sizes);
  const SymInt batch = ProductOf(all.subspan(0, dim)), features = ProductOf(all.subspan(dim + 1));
  const SymInt& length = sizes[dim];
  const SymInt count = SymSizeOf(given, -1);
  Segments result;
  result.count = count;
  result.features = features;
  result.sizes = sizes;
  result.sizes[dim] = count;
  result.data = ops::reshape(data, {batch, length, features});
  const Variable lengths = ops::reshape(given, {batch, count});
  result.lengths = ops::unsqueeze(lengths, -1);
  const Variable places = ops::expand(ops::arange(SymScalar(length), lengths.dtype()), {batch, length});
  const Variable ends = ops::cumsum(lengths, -1);
  const Variable ids = ops::searchsorted(ends, ops::contiguous(places), /*out_int32=*/false, /*right=*/true);
  result.ids = ops::expand(ops::unsqueeze(ids, -1), {batch, length, features});
  return result;
}

// For each element, the value of its segment; 0 after the last segment.
Variable Spread(const Segments& segments, const Variable& values) {
  const std::vector<SymInt> sizes = {SymSizeOf(segments.data, 0), SymInt(1), segments.features};
  return ops::gather(ops::cat({values, ops::zeros(sizes, values.dtype())}, 1), 1, segments.ids);
}

Variable Flat(const Segments& segments, const Variable& x) {
  return ops::reshape(x, {SymSizeOf(segments.data, 0), segments.count, segments.features});
}

// The reduction of each segment, starting with `initial`.
Variable Reduced(const Segments& segments, const Variable& data, absl::string_view reduce, double initial) {
  const Variable start =
      ops::full({SymSizeOf(data, 0), segments.count + SymInt(1), segments.features}, SymScalar(initial), data.dtype());
  return ops::slice(ops::scatter_reduce(start, 1, segments.ids, data, reduce), 1, 0, segments.count);
}

double Identity(absl::string_view op, absl::string_view reduce) {
  if (reduce == "sum" || reduce == "mean") return 0;
  if (reduce == "max") return -std::numeric_limits<double>::infinity();
  if (reduce == "min") return std::numeric_limits<double>::infinity();
  if (reduce == "prod") return 1;
  Reject(op, absl::StrCat("unknown reduction \"", reduce, "\"; expected sum, mean, max, min or prod"));
}

}  // namespace

Variable segment_reduce(const Variable& data, absl::string_view reduce, const Variable& lengths,
                        const Variable& indices, const Variable& offsets, int64_t axis, Flag unsafe,
                        const std::optional<SymScalar>& initial) {
  constexpr absl::string_view kOp = "segment_reduce";
  if (indices.defined()) Reject(kOp, "the argument 'indices' is not supported (PyTorch does not support it either)");
  const Segments segments = SegmentsOf(kOp, data, lengths, offsets, axis);
  const double start = initial.has_value() ? ToDouble(*initial) : Identity(kOp, reduce);
  Variable result;
  if (reduce == "mean") {
    // The mean of an empty segment is the initial value, or NaN.
    const Variable sums = Reduced(segments, segments.data, "sum", start);
    const Variable means = sums / ops::clamp_min(segments.lengths, SymScalar(1));
    const double of_empty = initial.has_value() ? start : std::numeric_limits<double>::quiet_NaN();
    result = ops::where(segments.lengths == SymScalar(0), ops::full({}, SymScalar(of_empty), data.dtype()), means);
  } else {
    const absl::string_view name = reduce == "max" ? "amax" : reduce == "min" ? "amin" : reduce;
    Identity(kOp, reduce);
    result = Reduced(segments, segments.data, name, start);
  }
  return ops::reshape(result, segments.sizes);
}

Variable _segment_reduce_backward(const Variable& grad, const Variable& output, const Variable& data,
                                  absl::string_view reduce, const Variable& lengths, const Variable& offsets,
                                  int64_t axis, const std::optional<SymScalar>& initial) {
  constexpr absl::string_view kOp = "_segment_reduce_backward";
  const Segments segments = SegmentsOf(kOp, data, lengths, offsets, axis);
  Identity(kOp, reduce);
  const Variable incoming = Flat(segments, grad), results = Flat(segments, output), x = segments.data;
  Variable by_data;
  if (reduce == "sum") {
    by_data = Spread(segments, incoming);
  } else if (reduce == "mean") {
    by_data = Spread(segments, incoming / ops::clamp_min(segments.lengths, SymScalar(1)));
  } else if (reduce == "prod") {
    // The product of the other elements. Where the element itself is 0, it is computed without a division.
    const Variable is_zero = x == SymScalar(0);
    const Variable zeros = Reduced(segments, ops::_to_copy(is_zero, x.dtype()), "sum", 0);
    const double start = initial.has_value() ? ToDouble(*initial) : 1;
    const Variable nonzero = Reduced(segments, ops::masked_fill(x, is_zero, SymScalar(1)), "prod", start);
    const Variable of_others =
        ops::where(is_zero, Spread(segments, ops::masked_fill(nonzero, zeros > SymScalar(1), SymScalar(0))),
                   Spread(segments, results) / ops::masked_fill(x, is_zero, SymScalar(1)));
    by_data = Spread(segments, incoming) * of_others;
  } else {
    // Equal extreme elements share the gradient.
    const Variable is_chosen = ops::logical_or(x == Spread(segments, results),
                                               ops::logical_and(ops::isnan(x), ops::isnan(Spread(segments, results))));
    const Variable counts = Reduced(segments, ops::_to_copy(is_chosen, x.dtype()), "sum", 0);
    by_data = ops::where(is_chosen, Spread(segments, incoming / ops::clamp_min(counts, SymScalar(1))),
                         ops::zeros({}, x.dtype()));
  }
  return ops::reshape(by_data, SymSizesOf(data));
}

}  // namespace backtape::decompositions
