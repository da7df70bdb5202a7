#include "backtape/ir/open_size.h"

#include <string>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"

namespace backtape {
namespace {

constexpr absl::string_view kOpenSizePrefix = "?";

}  // namespace

SymInt OpenSize(int k) { return SymInt::Symbol(absl::StrCat(kOpenSizePrefix, k)); }

std::optional<int> OpenSizeNumber(absl::string_view symbol) {
  int number = 0;
  if (!absl::ConsumePrefix(&symbol, kOpenSizePrefix) || !absl::SimpleAtoi(symbol, &number)) return std::nullopt;
  return number;
}

bool IsUnbackedSymbol(absl::string_view symbol) {
  return symbol.size() > 1 && symbol[0] == 'u' && symbol[1] >= '0' && symbol[1] <= '9';
}

bool HasUnbackedSymbol(const SymInt& size) {
  if (!size.is_symbolic()) return false;
  for (const std::string& symbol : size.symbols()) {
    if (IsUnbackedSymbol(symbol)) return true;
  }
  return false;
}

bool IsOpenSize(const SymInt& size) {
  if (!size.is_symbolic()) return false;
  for (const std::string& symbol : size.symbols()) {
    if (OpenSizeNumber(symbol)) return true;
  }
  return false;
}

}  // namespace backtape
