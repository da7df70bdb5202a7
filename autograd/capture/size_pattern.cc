#include "backtape/autograd/capture/size_pattern.h"

#include <string>
#include <utility>

#include "absl/container/btree_map.h"
#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "backtape/tensor/check.h"

namespace backtape {

SizePattern::SizePattern(absl::Span<const int64_t> sizes, const std::vector<bool>& is_dynamic,
                         absl::Span<const int64_t> previous)
    : sizes_(sizes.begin(), sizes.end()), symbols_(sizes.size(), kStatic), values_(sizes.begin(), sizes.end()) {
  absl::flat_hash_map<std::pair<int64_t, int64_t>, int> symbol_of;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (!is_dynamic[i] || sizes[i] < 2) continue;
    const int64_t before = previous.empty() ? sizes[i] : previous[i];
    const auto [it, is_new] = symbol_of.try_emplace({sizes[i], before}, num_symbols_);
    const std::string name = absl::StrCat("s", it->second);
    if (is_new) {
      ++num_symbols_;
      BACKTAPE_CHECK(shape_env_.SetHint(name, sizes[i]).ok()) << "the hint of a new symbol was rejected";
    }
    symbols_[i] = it->second;
    values_[i] = SymInt::Symbol(name);
  }
}

bool SizePattern::Fits(absl::Span<const int64_t> sizes) const {
  if (num_symbols_ == 0) return absl::MakeConstSpan(sizes_) == sizes;
  std::vector<int64_t> values(num_symbols_, -1);
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (symbols_[i] == kStatic) {
      if (sizes_[i] != sizes[i]) return false;
      continue;
    }
    int64_t& value = values[symbols_[i]];
    if (value < 0) value = sizes[i];
    if (value != sizes[i] || value < 2) return false;
  }
  if (shape_env_.guards().empty()) return true;
  absl::btree_map<std::string, int64_t> named;
  for (int s = 0; s < num_symbols_; ++s) named[absl::StrCat("s", s)] = values[s];
  return shape_env_.CheckGuards(named).ok();
}

}  // namespace backtape
