#include "backtape/tensor/random_stream.h"

#include <cmath>

#include "backtape/tensor/random_reader.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;

// The known-answer vectors of Random123, the library of Philox's authors (kat_vectors, philox4x32 with 10 rounds).
TEST(Philox, KnownAnswers) {
  EXPECT_THAT(Philox4x32({0, 0, 0, 0}, {0, 0}), ElementsAre(0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8));
  EXPECT_THAT(Philox4x32({0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff}, {0xffffffff, 0xffffffff}),
              ElementsAre(0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd));
  EXPECT_THAT(Philox4x32({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}),
              ElementsAre(0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1));
}

TEST(RandomStream, SeedIsTheKeyAndStreamTheUpperHalfOfTheCounter) {
  const RandomStream random{.seed = 0x299f31d0a4093822, .stream = 0x0370734413198a2e};
  EXPECT_THAT(random.Block(0x85a308d3243f6a88), ElementsAre(0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1));
}

TEST(RandomStream, NumbersAreTheUpperBitsOfTheElementsWords) {
  const RandomStream random{.seed = 3, .stream = 5};
  const PhiloxWords words = random.Block(2);
  const uint64_t lower = words[0] | uint64_t{words[1]} << 32, upper = words[2] | uint64_t{words[3]} << 32;
  for (uint64_t k = 0; k < 4; ++k) EXPECT_EQ(random.Word(8 + k), words[k]);
  EXPECT_EQ(random.DoubleWord(4), lower);
  EXPECT_EQ(random.DoubleWord(5), upper);
  EXPECT_EQ(random.Uniform(DType::kFloat32, 9), (words[1] >> 8) * 0x1p-24);
  EXPECT_EQ(random.Uniform(DType::kFloat16, 9), (words[1] >> 21) * 0x1p-11);
  EXPECT_EQ(random.Uniform(DType::kBFloat16, 9), (words[1] >> 24) * 0x1p-8);
  EXPECT_EQ(random.Uniform(DType::kFloat64, 5), static_cast<double>(upper >> 11) * 0x1p-53);
  EXPECT_EQ(random.Below(0, 5), upper);
  EXPECT_EQ(random.Below(uint64_t{1} << 32, 5), words[3]);
  EXPECT_EQ(random.Below(1, 5), 0u);
}

TEST(RandomStream, NormalsUsePairsOfNumbers) {
  const RandomStream random{.seed = 7, .stream = 9};
  const double u = (random.Word(4) + 1.0) * 0x1p-32, v = random.Word(5) * 0x1p-32;
  const double radius = std::sqrt(-2 * std::log(u)), angle = 2 * 3.14159265358979323846 * v;
  EXPECT_DOUBLE_EQ(random.Normal(DType::kFloat32, 4), radius * std::cos(angle));
  EXPECT_DOUBLE_EQ(random.Normal(DType::kFloat32, 5), radius * std::sin(angle));
  EXPECT_EQ(random.Normal(DType::kFloat16, 4), random.Normal(DType::kFloat32, 4));
  EXPECT_NE(random.Normal(DType::kFloat64, 4), random.Normal(DType::kFloat32, 4));
}

TEST(RandomReader, ReturnsTheNumbersOfItsStreamInAnyOrder) {
  const RandomStream random{.seed = 11, .stream = 13};
  RandomReader reader(random);
  for (const uint64_t i : {0, 1, 2, 3, 4, 5, 9, 8, 7, 1, 0, 12, 13, 12}) {
    for (const DType dtype : {DType::kFloat32, DType::kFloat64, DType::kFloat16}) {
      const uint64_t first = i & ~uint64_t{1};
      EXPECT_EQ(reader.Uniform(dtype, i), RandomReader(random).Uniform(dtype, i));
      EXPECT_EQ(reader.Normal(dtype, i), RandomReader(random).Normal(dtype, i));
      EXPECT_EQ(std::hypot(reader.Normal(dtype, first), reader.Normal(dtype, first + 1)),
                std::hypot(random.Normal(dtype, first), random.Normal(dtype, first + 1)));
    }
    EXPECT_EQ(reader.Below(1000, i), random.Below(1000, i));
    EXPECT_EQ(reader.Below(0, i), random.DoubleWord(i));
  }
}

TEST(RandomStream, StreamOfANodeIsTheHashOfItsName) {
  EXPECT_EQ(RandomStreamOf(""), 0xcbf29ce484222325);
  EXPECT_EQ(RandomStreamOf("a"), 0xaf63dc4c8601ec8c);
  EXPECT_EQ(RandomStreamOf("foobar"), 0x85944171f73967e8);
}

}  // namespace
}  // namespace backtape
