#include "backtape/autograd/tape/extended_library.h"

#include <algorithm>

#include "backtape/ir/op_table_data.h"
#include "backtape/tensor/check.h"

namespace backtape {
namespace {

template <typename T>
std::vector<T> Concatenated(absl::Span<const T> a, absl::Span<const T> b) {
  std::vector<T> all(a.begin(), a.end());
  all.insert(all.end(), b.begin(), b.end());
  return all;
}

}  // namespace

ExtendedLibrary::ExtendedLibrary(absl::Span<const OpSchema> schemas, KernelTable kernels, ShapeRuleTable shape_rules,
                                 absl::Span<const AutogradFn> autograd, absl::Span<const ForwardFn> forward,
                                 absl::Span<const NodeForm> node_forms)
    : schemas_(Concatenated(BuiltinOpSchemas(), schemas)),
      kernels_(Concatenated<KernelFn>(BuiltinLibrary().kernels, kernels)),
      shape_rules_(Concatenated<ShapeRuleFn>(BuiltinLibrary().shape_rules, shape_rules)),
      autograd_(Concatenated(BuiltinLibrary().autograd, autograd)),
      forward_(Concatenated(BuiltinLibrary().forward, forward)),
      node_forms_(Concatenated(BuiltinLibrary().node_forms, node_forms)),
      ops_(std::make_unique<const OpTable>(schemas_)) {
  BACKTAPE_CHECK(kernels_.size() == schemas_.size() && shape_rules_.size() == schemas_.size() &&
                 autograd_.size() == schemas_.size() && forward_.size() == schemas_.size())
      << "a library needs one kernel, shape rule, recording function and forward-mode function for each op";
  std::sort(node_forms_.begin(), node_forms_.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
  library_ = {.ops = ops_.get(),
              .kernels = kernels_,
              .shape_rules = shape_rules_,
              .autograd = autograd_,
              .forward = forward_,
              .with_tangents = BuiltinLibrary().with_tangents,
              .without_derivative = BuiltinLibrary().without_derivative,
              .node_forms = node_forms_};
}

}  // namespace backtape
