#include "backtape/autograd/capture/capture_cache.h"

#include <algorithm>
#include <iterator>

#include "absl/hash/hash.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace backtape::internal {

Specialisation* Structure::Find(absl::Span<const int64_t> sizes, absl::Span<const double> numbers) {
  for (size_t i = specialisations.size(); i-- > 0;) {
    if (!specialisations[i]->sizes.Fits(sizes) || !specialisations[i]->numbers.Fits(numbers)) continue;
    const auto found = specialisations.begin() + static_cast<int64_t>(i);
    std::rotate(found, found + 1, specialisations.end());
    return specialisations.back().get();
  }
  return nullptr;
}

std::shared_ptr<Structure> CaptureCache::Find(const TapeReading& reading) {
  const auto found = by_hash_.find(absl::HashOf(reading.key()));
  if (found == by_hash_.end()) return nullptr;
  for (const Entries::iterator entry : found->second) {
    if (absl::MakeConstSpan((*entry)->key) != reading.key()) continue;
    entries_.splice(entries_.begin(), entries_, entry);
    return *entry;
  }
  return nullptr;
}

int64_t CaptureCache::Add(std::shared_ptr<Structure> structure) {
  const size_t hash = absl::HashOf(absl::MakeConstSpan(structure->key));
  entries_.push_front(std::move(structure));
  by_hash_[hash].push_back(entries_.begin());
  int64_t evicted = 0;
  while (entries_.size() > std::max<size_t>(options_.max_structures, 1)) {
    const auto last = std::prev(entries_.end());
    const auto bucket = by_hash_.find(absl::HashOf(absl::MakeConstSpan((*last)->key)));
    std::erase(bucket->second, last);
    if (bucket->second.empty()) by_hash_.erase(bucket);
    entries_.erase(last);
    ++evicted;
  }
  return evicted;
}

int64_t CaptureCache::AddSpecialisation(Structure& structure, std::unique_ptr<Specialisation> made) const {
  auto& all = structure.specialisations;
  int64_t evicted = 0;
  for (; all.size() >= std::max<size_t>(options_.max_specialisations, 1); ++evicted) all.erase(all.begin());
  all.push_back(std::move(made));
  return evicted;
}

void CaptureCache::Clear() {
  by_hash_.clear();
  entries_.clear();
}

std::string CaptureCache::MissReason(const TapeReading& reading) const {
  size_t common = 0;
  std::vector<size_t> key_sizes;
  // The part of the key for NodeCall i. NodeCall 0 is the head (TapeReading::key_starts).
  const auto call_key = [](absl::Span<const uint64_t> key, absl::Span<const uint32_t> starts, size_t i) {
    const size_t begin = i == 0 ? 0 : starts[i - 1];
    return key.subspan(begin, (i < starts.size() ? starts[i] : key.size()) - begin);
  };
  for (const std::shared_ptr<Structure>& structure : entries_) {
    const size_t count = std::min(structure->key_starts.size(), reading.key_starts().size()) + 1;
    size_t same = 0;
    while (same < count && call_key(structure->key, structure->key_starts, same) ==
                               call_key(reading.key(), reading.key_starts(), same)) {
      ++same;
    }
    if (same > common) key_sizes.clear();
    common = std::max(common, same);
    if (same == common && same <= structure->key_starts.size()) {
      key_sizes.push_back(call_key(structure->key, structure->key_starts, same).size());
    }
  }
  // All nodes match. The known structure has further nodes, which do not run.
  if (common > reading.end() - reading.begin())
    return "fewer autograd nodes than in the most similar captured backward";
  std::sort(key_sizes.begin(), key_sizes.end());
  return absl::StrCat("new autograd node: ", reading.NodeCall(common), " with key size ",
                      call_key(reading.key(), reading.key_starts(), common).size(), ", previous key sizes=[",
                      absl::StrJoin(key_sizes, ", "), "]");
}

}  // namespace backtape::internal
