#ifndef BACKTAPE_TESTS_FUZZ_TAPE_SHAPES_H_
#define BACKTAPE_TESTS_FUZZ_TAPE_SHAPES_H_

#include <cstdint>
#include <optional>
#include <vector>

// Sizes of what the generated instructions compute, for every repetition at once: a program is generated without
// running it, so that a seed means the same program whatever the library does.
namespace backtape::tape_fuzz {

using Sizes = std::vector<int64_t>;
// One for each repetition, all of the same rank.
using Shapes = std::vector<Sizes>;

int64_t NumElements(const Sizes& sizes);
// nullopt where some repetition's sizes do not broadcast.
std::optional<Shapes> Broadcast(const Shapes& a, const Shapes& b);
bool AreEqual(const Shapes& a, const Shapes& b);
// Whether an in-place op may write `source` into `target`: it broadcasts to the target's sizes.
bool BroadcastsTo(const Shapes& source, const Shapes& target);
std::optional<Shapes> Product(const Shapes& a, const Shapes& b);
Shapes Reduced(const Shapes& a, const Sizes& dims, bool keep_dims);

}  // namespace backtape::tape_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_TAPE_SHAPES_H_
