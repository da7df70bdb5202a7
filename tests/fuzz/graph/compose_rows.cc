// Graphs that call any pointwise op of the op table, with arguments that follow from its schema.
#include <algorithm>
#include <utility>

#include "backtape/tests/fuzz/graph/composer.h"

namespace backtape::graph_fuzz {
namespace {

bool IsCalled(const OpSchema& op) {
  // Only functional transforms make calls of this namespace.
  if (op.ns == "backtape" || op.has_tag(kTagComposite) || op.has_tag(kTagPython)) return false;
  return op.has_tag(kTagPointwise);
}

const std::vector<const OpSchema*>& PointwiseOps() {
  static const auto& ops = *new std::vector<const OpSchema*>([] {
    std::vector<const OpSchema*> found;
    for (const OpSchema* op : OpTable::Builtin().ops()) {
      if (IsCalled(*op)) found.push_back(op);
    }
    return found;
  }());
  return ops;
}

}  // namespace

// An argument of the schema's type; `sizes` are those that tensors broadcast to.
Argument Composer::ArgumentFor(const ArgSchema& schema, const std::vector<int64_t>& sizes, DType dtype) {
  if (schema.is_optional && OneIn(3)) return {};
  switch (schema.type) {
    case SchemaType::kTensor: {
      if (schema.name == "condition" || schema.name == "mask") return AnyInput(BroadcastSizes(sizes), DType::kBool);
      std::vector<Node*> fitting;
      for (Node* value : values_) {
        std::vector<int64_t> of = SizesOf(value);
        if (of == sizes && (TypeOf(value).dtype == dtype || OneIn(4))) fitting.push_back(value);
      }
      if (!fitting.empty() && !OneIn(3)) return Pick(fitting);
      return AnyInput(BroadcastSizes(sizes), OneIn(4) ? AnyDType() : dtype);
    }
    case SchemaType::kScalar:
      return OneIn(2) ? NumberOperand() : Argument(OneOf({0.25, 1.5, -2.0, 3.0}));
    case SchemaType::kFloat:
      return OneOf({0.0, 0.25, 1.0, 2.5, -1.0});
    case SchemaType::kInt:
    case SchemaType::kSymInt:
      return Number(4);
    case SchemaType::kBool:
      return OneIn(2);
    case SchemaType::kScalarType:
      return AnyDType();
    case SchemaType::kStr:
      if (schema.name == "rounding_mode") return OneOf({"trunc", "floor"});
      return OneOf({"none", "tanh"});
    default:
      return {};
  }
}

Node* Composer::AddCallOf(const OpSchema& op, const std::vector<int64_t>& sizes, DType dtype) {
  ArgumentList args;
  KeywordArguments kwargs;
  const size_t num_values = values_.size();
  for (const ArgSchema& schema : op.args) {
    if (schema.has_default && (schema.is_kwarg_only || OneIn(4))) {
      // After an omitted positional argument, all later ones take their defaults.
      if (!schema.is_kwarg_only) break;
      if (OneIn(2)) continue;
    }
    Argument argument = ArgumentFor(schema, sizes, dtype);
    if (schema.is_kwarg_only) {
      if (!argument.is_none()) kwargs.emplace_back(std::string(schema.name), std::move(argument));
    } else {
      args.push_back(std::move(argument));
    }
  }
  if (OneIn(2)) values_.resize(num_values);  // later calls read results rather than these inputs
  return Add(op.QualifiedName(), std::move(args), std::move(kwargs));
}

void Composer::ComposeRows() {
  const std::vector<int64_t> sizes = AnySizes();
  const DType dtype = AnyDType();
  const bool is_reduced = OneIn(4);
  has_large_values_ = !is_reduced;
  AnyInput(sizes, dtype);
  for (int64_t i = 1 + Number(3), attempts = 12; i > 0 && attempts > 0; --attempts) {
    if (AddCallOf(*Pick(PointwiseOps()), sizes, dtype) != nullptr) --i;
  }
  if (is_reduced) AddReduction(values_.back());
  if (OneIn(6)) AddView(values_.back());
}

// Reductions, sorts and scans along each dim, with long rows and columns, in all dtypes and layouts.
void Composer::ComposeReductions() {
  const DType dtype = AnyDType();
  AnyInput(AnySizes(), dtype);
  for (int64_t i = Number(3); i > 0; --i) {
    Node* const x = OneIn(2) ? values_.back() : Pick(values_);
    switch (Number(6)) {
      case 0:
        AddCallOf(*Pick(PointwiseOps()), SizesOf(x), TypeOf(x).dtype);
        break;
      case 1:
        AddView(x);
        break;
      default:
        AddReduction(x);
    }
  }
  AddReduction(values_.back());
}

}  // namespace backtape::graph_fuzz
