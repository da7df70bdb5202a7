#ifndef BACKTAPE_TESTS_FUZZ_TAPE_SHAPES_H_
#define BACKTAPE_TESTS_FUZZ_TAPE_SHAPES_H_

#include <cstdint>
#include <optional>
#include <vector>

// Shape inference for generated instructions, for all repetitions at once. Programs are generated without running them,
// so that the program of a seed does not depend on the library.
namespace backtape::tape_fuzz {

using Sizes = std::vector<int64_t>;
// The sizes in each repetition, all of the same rank.
using Shapes = std::vector<Sizes>;

int64_t NumElements(const Sizes& sizes);
// Whether there are elements in every repetition.
bool HasElements(const Shapes& shapes);
// nullopt if the sizes of some repetition do not broadcast.
std::optional<Shapes> Broadcast(const Shapes& a, const Shapes& b);
bool AreEqual(const Shapes& a, const Shapes& b);
// Whether `source` broadcasts to the sizes of `target`, so that an in-place op may write it there.
bool BroadcastsTo(const Shapes& source, const Shapes& target);
std::optional<Shapes> Product(const Shapes& a, const Shapes& b);
Shapes Reduced(const Shapes& a, const Sizes& dims, bool keep_dims);

}  // namespace backtape::tape_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_TAPE_SHAPES_H_
