#ifndef BACKTAPE_AUTOGRAD_CAPTURE_CAPTURE_CACHE_H_
#define BACKTAPE_AUTOGRAD_CAPTURE_CAPTURE_CACHE_H_

#include <cstdint>
#include <list>
#include <memory>
#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/types/span.h"
#include "backtape/autograd/capture/backward_function.h"
#include "backtape/autograd/capture/capture_stats.h"
#include "backtape/autograd/capture/captured_backward.h"
#include "backtape/autograd/capture/number_pattern.h"
#include "backtape/autograd/capture/size_pattern.h"
#include "backtape/autograd/capture/tape_reading.h"

// The cache of a CompiledBackward. Internal to autograd.
namespace backtape::internal {

// The code of one structure for certain sizes and numbers.
struct Specialisation {
  Specialisation(SizePattern size_pattern, NumberPattern number_pattern)
      : sizes(std::move(size_pattern)), numbers(std::move(number_pattern)) {}

  SizePattern sizes;
  NumberPattern numbers;
  std::shared_ptr<const BackwardFunction> function;  // null: the engine runs it
};

// A piece of a backward in which everything except sizes and numbers is fixed. Specialisations are ordered from
// least to most recently used.
struct Structure {
  std::vector<uint64_t> key;
  std::vector<uint32_t> key_starts;
  CapturedBackward captured;
  std::vector<bool> is_dynamic;            // for each size: whether it has ever changed
  std::vector<bool> is_dynamic_number;     // the same for each number
  bool has_only_constant_sizes = false;    // compiling with symbolic sizes failed
  bool has_only_constant_numbers = false;  // compiling with numbers as inputs failed
  bool is_being_compiled = false;          // by a backward that is still running
  int num_failures = 0;                    // compiles that failed even with constants
  std::string last_failure;
  std::vector<std::unique_ptr<Specialisation>> specialisations;

  // Null when none fits.
  Specialisation* Find(absl::Span<const int64_t> sizes, absl::Span<const double> numbers);
  Specialisation* last_used() const { return specialisations.empty() ? nullptr : specialisations.back().get(); }
};

// Structures by key. The least recently used ones are evicted.
class CaptureCache {
 public:
  explicit CaptureCache(const CaptureOptions& options) : options_(options) {}

  // Null when the structure is not known.
  std::shared_ptr<Structure> Find(const TapeReading& reading);
  // Returns how many structures were evicted.
  int64_t Add(std::shared_ptr<Structure> structure);
  // Returns how many specialisations were evicted.
  int64_t AddSpecialisation(Structure& structure, std::unique_ptr<Specialisation> made) const;
  void Clear();

  // Why the reading is not in the cache: "new autograd node: ..." for the first node at which it differs from the most
  // similar structure.
  std::string MissReason(const TapeReading& reading) const;

 private:
  using Entries = std::list<std::shared_ptr<Structure>>;  // most recently used first
  CaptureOptions options_;
  Entries entries_;
  absl::flat_hash_map<size_t, std::vector<Entries::iterator>> by_hash_;
};

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_CAPTURE_CAPTURE_CACHE_H_
