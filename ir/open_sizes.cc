#include "backtape/ir/open_sizes.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"

namespace backtape {
namespace {

SymInt Closed(const SymInt& size, const std::function<SymInt(int)>& value_of) {
  if (!size.is_symbolic()) return size;
  return size.Substitute([&](absl::string_view symbol) -> std::optional<SymInt> {
    const std::optional<int> number = OpenSizeNumber(symbol);
    if (!number) return std::nullopt;
    return value_of(*number);
  });
}

// Collects, for each open size of `type`, the size that `stated` has in its place.
void ReadStated(const IValue& type, const ValueType& stated, absl::btree_map<int, SymInt>& found) {
  if (type.is_list() && stated.is_list() && type.list().size() == stated.list().size()) {
    for (size_t i = 0; i < type.list().size(); ++i) ReadStated(type.list()[i], stated.list()[i], found);
    return;
  }
  if (type.is_int() && stated.is_sym_int() && stated.sym_int().is_symbolic()) {
    if (const std::optional<int> number = OpenSizeNumber(type.sym_int().ToString())) {
      found.emplace(*number, stated.sym_int());
    }
    return;
  }
  if (!type.is_tensor_type() || !stated.is_tensor()) return;
  const TensorType& from = type.tensor_type();
  const TensorType& to = stated.tensor();
  if (from.dim() != to.dim()) return;
  for (int64_t d = 0; d < from.dim(); ++d) {
    if (!from.sizes[d].is_symbolic() || !to.sizes[d].is_symbolic()) continue;
    const std::vector<std::string> symbols = from.sizes[d].symbols();
    if (symbols.size() != 1) continue;
    const std::optional<int> number = OpenSizeNumber(symbols[0]);
    if (number && SymInt::Symbol(symbols[0]) == from.sizes[d]) found.emplace(*number, to.sizes[d]);
  }
}

}  // namespace

bool HasOpenSizes(const IValue& type) {
  if (type.is_int()) return IsOpenSize(type.sym_int());
  if (type.is_list()) {
    for (const IValue& item : type.list()) {
      if (HasOpenSizes(item)) return true;
    }
  }
  if (!type.is_tensor_type()) return false;
  for (const SymInt& size : type.tensor_type().sizes) {
    if (IsOpenSize(size)) return true;
  }
  return false;
}

IValue WithOpenSizes(const IValue& type, const std::function<SymInt(int)>& value_of) {
  if (type.is_int()) return IValue(Closed(type.sym_int(), value_of));
  if (type.is_list()) {
    IValueList items;
    for (const IValue& item : type.list()) items.push_back(WithOpenSizes(item, value_of));
    return IValue(std::move(items));
  }
  if (!type.is_tensor_type()) return type;
  TensorType closed = type.tensor_type();
  for (SymInt& size : closed.sizes) size = Closed(size, value_of);
  if (closed.strides) {
    for (SymInt& stride : *closed.strides) stride = Closed(stride, value_of);
  }
  return IValue(std::move(closed));
}

IValue WithSymbols(const IValue& type, const ValueType& stated, absl::string_view name, ShapeEnv& env) {
  if (!HasOpenSizes(type)) return type;
  absl::btree_map<int, SymInt> found;
  ReadStated(type, stated, found);
  return WithOpenSizes(type, [&](int k) {
    const auto it = found.find(k);
    SymInt size = it != found.end() ? it->second : SymInt::Symbol(absl::StrCat("u", k, "_", name));
    for (const std::string& symbol : size.symbols()) {
      // A call's result that is a number, such as item(), is not a size and may be negative.
      if (IsUnbackedSymbol(symbol) && !type.is_int()) env.SetRange(symbol, 0, INT64_MAX);
    }
    return size;
  });
}

}  // namespace backtape
