#ifndef BACKTAPE_EXAMPLES_TEXT_BATCHES_H_
#define BACKTAPE_EXAMPLES_TEXT_BATCHES_H_

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/autograd/variable/variable.h"

namespace backtape::examples {

// Reads a file, or all *.md and *.h files below a folder, in the order of their paths. Skips hidden folders and folders
// called build. An empty path means this project.
absl::StatusOr<std::string> ReadText(const std::string& path);

// Random pieces of a text. Characters are numbered in the order of their first appearance.
class TextBatches {
 public:
  // Returns InvalidArgument if the text is not longer than `context`.
  static absl::StatusOr<TextBatches> Create(const std::string& text, int64_t batch, int64_t context);

  int64_t vocabulary() const { return vocabulary_; }
  int64_t characters() const { return static_cast<int64_t>(tokens_.size()); }

  // int64[batch, context]: characters, and the character that follows each of them.
  struct Batch {
    Variable inputs;
    Variable targets;
  };
  // A random batch. The same seed gives the same sequence of batches.
  Batch Next();
  void Seed(uint32_t seed) { random_.seed(seed); }

 private:
  TextBatches(std::vector<int64_t> tokens, int64_t vocabulary, int64_t batch, int64_t context)
      : tokens_(std::move(tokens)), vocabulary_(vocabulary), batch_(batch), context_(context) {}
  std::vector<int64_t> tokens_;
  int64_t vocabulary_;
  int64_t batch_;
  int64_t context_;
  std::mt19937 random_;
};

}  // namespace backtape::examples

#endif  // BACKTAPE_EXAMPLES_TEXT_BATCHES_H_
