#include "backtape/ir/unclamped_strides.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "backtape/tensor/sym_expr.h"

namespace backtape {
namespace {

// The x of Max(1, x); null for other atoms.
const SymInt* ClampedValue(const SymAtom& atom) {
  if (atom.kind != SymAtomKind::kMax || atom.args.size() != 2) return nullptr;
  return atom.args[0] == SymInt(1) ? &atom.args[1] : atom.args[1] == SymInt(1) ? &atom.args[0] : nullptr;
}

bool HasClamp(const SymInt& x) {
  if (!x.is_symbolic() || x.overflowed()) return false;
  const std::vector<SymTerm>& terms = SymExpr::Get(x)->terms();
  return std::any_of(terms.begin(), terms.end(), [](const SymTerm& term) {
    return std::any_of(term.factors.begin(), term.factors.end(),
                       [](const SymFactor& factor) { return ClampedValue(*factor.atom) != nullptr; });
  });
}

// Whether one of the sizes itself contains this Max(1, x). Strides that contain it are then not clamped.
bool IsPartOfSize(const SymAtom& atom, const SymIntVector& sizes) {
  return std::any_of(sizes.begin(), sizes.end(), [&](const SymInt& size) {
    if (!HasClamp(size)) return false;
    const std::vector<SymTerm>& terms = SymExpr::Get(size)->terms();
    return std::any_of(terms.begin(), terms.end(), [&](const SymTerm& term) {
      return std::any_of(term.factors.begin(), term.factors.end(),
                         [&](const SymFactor& factor) { return CompareAtoms(*factor.atom, atom) == 0; });
    });
  });
}

SymInt Unclamped(const SymInt& x, const SymIntVector& sizes) {
  if (!HasClamp(x)) return x;
  SymInt sum = 0;
  for (const SymTerm& term : SymExpr::Get(x)->terms()) {
    SymTerm rest{term.coefficient, {}};
    SymInt product = 1;
    for (const SymFactor& factor : term.factors) {
      const SymInt* const value = ClampedValue(*factor.atom);
      if (value == nullptr || IsPartOfSize(*factor.atom, sizes)) {
        rest.factors.push_back(factor);
        continue;
      }
      const SymInt unclamped = Unclamped(*value, sizes);
      for (int64_t i = 0; i < factor.exponent; ++i) product *= unclamped;
    }
    sum += product * SymExpr::FromTerms({std::move(rest)});
  }
  return sum;
}

bool HasClampedStrides(const TensorType& type) {
  return type.strides.has_value() && std::any_of(type.strides->begin(), type.strides->end(), HasClamp);
}

bool HasClampedStrides(const IValue& value) {
  if (value.is_tensor_type()) return HasClampedStrides(value.tensor_type());
  if (!value.is_list()) return false;
  return std::any_of(value.list().begin(), value.list().end(),
                     [](const IValue& item) { return HasClampedStrides(item); });
}

IValue UnclampedValue(const IValue& value) {
  if (!HasClampedStrides(value)) return value;
  if (value.is_tensor_type()) {
    TensorType type = value.tensor_type();
    UnclampStrides(type);
    return IValue(std::move(type));
  }
  IValueList items;
  for (const IValue& item : value.list()) items.push_back(UnclampedValue(item));
  return IValue(std::move(items));
}

}  // namespace

bool UnclampStrides(TensorType& type) {
  if (!HasClampedStrides(type)) return false;
  for (SymInt& stride : *type.strides) stride = Unclamped(stride, type.sizes);
  return true;
}

std::optional<IValueList> WithUnclampedStrides(absl::Span<const IValue> args) {
  if (std::none_of(args.begin(), args.end(), [](const IValue& arg) { return HasClampedStrides(arg); })) {
    return std::nullopt;
  }
  IValueList unclamped;
  for (const IValue& arg : args) unclamped.push_back(UnclampedValue(arg));
  return unclamped;
}

}  // namespace backtape
