#include "backtape/tensor/npz.h"

#include <sys/stat.h>

#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <map>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

const char kNpzFolder[] = BACKTAPE_SOURCE_DIR "/tests/tensor/data/";

std::string ReadBytes(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

void WriteBytes(const std::string& path, absl::string_view bytes) {
  // Removing the file first is faster: some file systems wait for the disk when a truncated file is rewritten.
  std::filesystem::remove(path);
  std::ofstream(path, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

class NpzTest : public testing::Test {
 protected:
  NpzTest() {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = std::filesystem::path(testing::TempDir()) / absl::StrCat("npz_test.", test->name());
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
  }
  ~NpzTest() override { std::filesystem::remove_all(folder_); }

  std::string Path(absl::string_view name) const { return (folder_ / std::string(name)).string(); }
  std::vector<std::string> Files() const {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder_)) names.push_back(entry.path().filename());
    return names;
  }

  std::filesystem::path folder_;
};

void ExpectSameTensor(const Tensor& a, const Tensor& b) {
  ASSERT_EQ(a.dtype(), b.dtype());
  ASSERT_EQ(a.sizes(), b.sizes());
  const Tensor x = a.Contiguous();
  const Tensor y = b.Contiguous();
  EXPECT_EQ(std::memcmp(x.raw_data(), y.raw_data(), x.numel() * ItemSize(x.dtype())), 0);
}

std::vector<NamedTensor> Samples() {
  std::vector<NamedTensor> samples;
  for (int d = 0; d < kNumStorableDTypes; ++d) {
    const auto dtype = static_cast<DType>(d);
    const Tensor t = Tensor::FromValues({2, 3}, {0, 1, -2.5, 100, 0.25, 7}, dtype);
    const std::string name(TorchName(dtype));
    samples.emplace_back(name, t);
    samples.emplace_back(name + ".scalar", *t.TryAsStrided({}, {}, 3));
    samples.emplace_back(name + ".empty", Tensor::Empty({2, 0}, dtype));
    samples.emplace_back(name + ".transposed", *t.TryAsStrided({3, 2}, {1, 3}, 0));
    samples.emplace_back(name + ".expanded", *t.TryAsStrided({100, 2}, {0, 3}, 1));
  }
  return samples;
}

TEST_F(NpzTest, RoundTrips) {
  const std::vector<NamedTensor> samples = Samples();
  for (const bool deflate : {false, true}) {
    ASSERT_TRUE(WriteNpz(Path("x.npz"), samples, {.deflate = deflate}).ok());
    const auto read = ReadNpz(Path("x.npz"));
    ASSERT_TRUE(read.ok()) << read.status();
    ASSERT_EQ(read->size(), samples.size());
    for (size_t i = 0; i < samples.size(); ++i) {
      EXPECT_EQ((*read)[i].first, samples[i].first);
      ExpectSameTensor((*read)[i].second, samples[i].second);
    }
  }
  EXPECT_THAT(Files(), ElementsAre("x.npz"));
}

TEST_F(NpzTest, EmptyArchive) {
  ASSERT_TRUE(WriteNpz(Path("x.npz"), {}).ok());
  const auto read = ReadNpz(Path("x.npz"));
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_TRUE(read->empty());
}

TEST_F(NpzTest, ReadsNumPysFiles) {
  const double inf = std::numeric_limits<double>::infinity();
  const std::vector<NamedTensor> expected = {
      {"bool", Tensor::FromValues({2, 3}, {1, 0, 1, 0, 1, 1}, DType::kBool)},
      {"uint8", Tensor::FromValues({3}, {0, 1, 255}, DType::kUInt8)},
      {"int8", Tensor::FromValues({3}, {-128, 0, 127}, DType::kInt8)},
      {"int16", Tensor::FromValues({2}, {-32768, 32767}, DType::kInt16)},
      {"int32", Tensor::FromValues({2, 1}, {-2147483648.0, 2147483647}, DType::kInt32)},
      {"int64", *Tensor::FromValues({2}, {-0x1p63, 0}, DType::kInt64).TryAsStrided({2}, {1}, 0)},
      {"float16", Tensor::FromValues({3}, {1.5, -65504, inf}, DType::kFloat16)},
      {"float32", Tensor::FromValues({1, 2, 3}, {0, 0.25, 0.5, 0.75, 1, 1.25}, DType::kFloat32)},
      {"float64", Tensor::FromValues({}, {0.1}, DType::kFloat64)},
      {"empty", Tensor::Empty({0, 3}, DType::kFloat32)},
      {"fortran", Tensor::FromValues({2, 3}, {0, 1, 2, 3, 4, 5}, DType::kInt32)},
  };
  expected[5].second.data<int64_t>()[1] = std::numeric_limits<int64_t>::max();
  for (const char* name : {"stored.npz", "deflated.npz"}) {
    const auto read = ReadNpz(absl::StrCat(kNpzFolder, name));
    ASSERT_TRUE(read.ok()) << read.status();
    ASSERT_EQ(read->size(), expected.size());
    for (size_t i = 0; i < expected.size(); ++i) {
      EXPECT_EQ((*read)[i].first, expected[i].first);
      ExpectSameTensor((*read)[i].second, expected[i].second);
    }
    EXPECT_THAT(read->back().second.strides(), ElementsAre(1, 2));
  }
}

TEST_F(NpzTest, ReportsEveryBadEntry) {
  const absl::Status status = ReadNpz(absl::StrCat(kNpzFolder, "unsupported.npz")).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kUnimplemented);
  const std::string message(status.message());
  EXPECT_THAT(message, HasSubstr("unsupported.npz: cannot read 3 of 4 entries:"));
  EXPECT_THAT(message, HasSubstr("\n  u16.npy: npy header, byte 20: dtype '<u2' is not supported"));
  EXPECT_THAT(message, HasSubstr("\n  c64.npy: npy header, byte 20: dtype '<c8' is not supported"));
  EXPECT_THAT(message, HasSubstr("\n  text.npy: npy header, byte 20: dtype '<U1' is not supported"));
}

TEST_F(NpzTest, BytesAreDeterministic) {
  const std::vector<NamedTensor> samples = Samples();
  ASSERT_TRUE(WriteNpz(Path("a.npz"), samples).ok());
  ASSERT_TRUE(WriteNpz(Path("b.npz"), samples).ok());
  const std::string bytes = ReadBytes(Path("a.npz"));
  EXPECT_EQ(bytes, ReadBytes(Path("b.npz")));
  // The date of the first local header: 1 January 1980, midnight.
  EXPECT_EQ(bytes.substr(10, 4), std::string("\0\0\x21\0", 4));
}

TEST_F(NpzTest, BadRequestsLeaveTheOldFile) {
  ASSERT_TRUE(WriteNpz(Path("x.npz"), {{"a", Tensor::Full({}, 1, DType::kInt64)}}).ok());
  const std::string before = ReadBytes(Path("x.npz"));
  const Tensor t = Tensor::Full({2}, 1, DType::kInt64);
  EXPECT_THAT(WriteNpz(Path("x.npz"), {{"a", t}, {"a", t}}).ToString(), HasSubstr("found \"a\" twice"));
  EXPECT_THAT(WriteNpz(Path("x.npz"), {{"", t}}).ToString(), HasSubstr("found \"\""));
  EXPECT_THAT(WriteNpz(Path("x.npz"), {{"a", Tensor()}}).ToString(), HasSubstr("the tensor a is undefined"));
  EXPECT_FALSE(WriteNpz(Path("x.npz"), {{"\xff\xfe", t}}).ok());
  EXPECT_EQ(ReadBytes(Path("x.npz")), before);
  EXPECT_THAT(Files(), ElementsAre("x.npz"));
  EXPECT_THAT(WriteNpz(Path("none/x.npz"), {{"a", t}}).ToString(), HasSubstr("No such file or directory"));
  EXPECT_THAT(WriteNpz(folder_.string(), {{"a", t}}).ToString(), HasSubstr("it is a directory"));
  EXPECT_TRUE(WriteNpz("/dev/null", {{"a", t}}).ok());
}

TEST_F(NpzTest, NewFilesHaveTheUsualPermissions) {
  const mode_t mask = umask(022);
  ASSERT_TRUE(WriteNpz(Path("x.npz"), {{"a", Tensor::Full({}, 1, DType::kInt64)}}).ok());
  umask(mask);
  struct stat status;
  ASSERT_EQ(stat(Path("x.npz").c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777, 0644u);
}

TEST_F(NpzTest, FilesThatAreNotArchives) {
  EXPECT_EQ(ReadNpz(Path("none.npz")).status().code(), absl::StatusCode::kNotFound);
  WriteBytes(Path("x.npz"), "this is not an archive of anything");
  EXPECT_THAT(ReadNpz(Path("x.npz")).status().ToString(),
              HasSubstr("x.npz: expected a zip archive, as .npz files are"));
  WriteBytes(Path("x.npz"), "");
  EXPECT_FALSE(ReadNpz(Path("x.npz")).ok());
  EXPECT_FALSE(ReadNpz(folder_.string()).ok());
}

TEST_F(NpzTest, TruncatedAnywhereIsAnError) {
  for (const bool deflate : {false, true}) {
    ASSERT_TRUE(WriteNpz(Path("x.npz"),
                         {{"a", Tensor::Full({2, 2}, 1, DType::kFloat32)}, {"b", Tensor::Full({}, 1, DType::kBool)}},
                         {.deflate = deflate})
                    .ok());
    const std::string bytes = ReadBytes(Path("x.npz"));
    for (size_t n = 0; n < bytes.size(); ++n) {
      WriteBytes(Path("cut.npz"), absl::string_view(bytes).substr(0, n));
      ASSERT_FALSE(ReadNpz(Path("cut.npz")).ok()) << n;
    }
  }
}

TEST_F(NpzTest, AnyChangedByteIsReadOrRefused) {
  const std::vector<NamedTensor> tensors = {{"a", Tensor::Full({4, 4}, 1, DType::kFloat32)}};
  for (const bool deflate : {false, true}) {
    ASSERT_TRUE(WriteNpz(Path("x.npz"), tensors, {.deflate = deflate}).ok());
    const std::string bytes = ReadBytes(Path("x.npz"));
    for (size_t i = 0; i < bytes.size(); ++i) {
      for (const int change : {1, 0x80}) {
        std::string changed = bytes;
        changed[i] = static_cast<char>(changed[i] ^ change);
        WriteBytes(Path("changed.npz"), changed);
        const auto read = ReadNpz(Path("changed.npz"));
        // The checksum ensures that arrays that can be read are unchanged.
        if (read.ok() && !read->empty()) {
          ExpectSameTensor((*read)[0].second, tensors[0].second);
        }
      }
    }
  }
}

// An archive may claim more data than it contains; the reader must not allocate memory for the claim.
TEST_F(NpzTest, EntrySizesMustMatchTheirHeaders) {
  ASSERT_TRUE(WriteNpz(Path("x.npz"), {{"a", Tensor::Full({8}, 1, DType::kUInt8)}}, {.deflate = false}).ok());
  std::string bytes = ReadBytes(Path("x.npz"));
  const size_t shape = bytes.find("(8,)");
  bytes.replace(shape, 25, "(8000000000000000000,), }");
  WriteBytes(Path("x.npz"), bytes);
  EXPECT_THAT(ReadNpz(Path("x.npz")).status().ToString(),
              HasSubstr("a.npy: npy, byte 128: expected the 8000000000000000000 bytes of u8[8000000000000000000], "
                        "found 8 bytes"));
}

}  // namespace
}  // namespace backtape
