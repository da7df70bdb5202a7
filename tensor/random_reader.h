#ifndef BACKTAPE_TENSOR_RANDOM_READER_H_
#define BACKTAPE_TENSOR_RANDOM_READER_H_

#include <cstdint>

#include "backtape/tensor/random_stream.h"

namespace backtape {

// Returns the numbers of a stream. Remembers the last block, so reading all elements in order computes each block once.
class RandomReader {
 public:
  explicit RandomReader(const RandomStream& stream) : stream_(stream) {}
  // The functions of RandomStream.
  double Uniform(DType dtype, uint64_t i);
  double Normal(DType dtype, uint64_t i);
  uint64_t Below(uint64_t count, uint64_t i);

 private:
  const PhiloxWords& Block(uint64_t block) {
    if (block != number_) {
      words_ = stream_.Block(block);
      number_ = block;
    }
    return words_;
  }
  uint32_t Word(uint64_t i) { return Block(i / 4)[i % 4]; }
  uint64_t DoubleWord(uint64_t i) {
    const PhiloxWords& words = Block(i / 2);
    return words[i % 2 * 2] | uint64_t{words[i % 2 * 2 + 1]} << 32;
  }

  RandomStream stream_;
  uint64_t number_ = ~uint64_t{0};  // of the remembered block; initially one that no element uses
  PhiloxWords words_ = {};
  uint64_t pair_ = ~uint64_t{0};  // the even element of the remembered normal pair
  DType pair_dtype_ = DType::kFloat32;
  double radius_ = 0;
  double angle_ = 0;
};

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_RANDOM_READER_H_
