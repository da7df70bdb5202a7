#include "backtape/model_files/safetensors.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string>

#include "absl/strings/str_cat.h"

namespace backtape {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Pair;

const std::string kEveryDType = BACKTAPE_SOURCE_DIR "/tests/model_files/data/every_dtype.safetensors";

std::string BytesOfFile(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// A file with this header and as many zero bytes of data.
std::string FileOf(const std::string& header, int data_bytes) {
  std::string bytes;
  for (int i = 0; i < 8; ++i) bytes.push_back(static_cast<char>(header.size() >> (8 * i) & 0xff));
  return absl::StrCat(bytes, header, std::string(static_cast<size_t>(data_bytes), '\0'));
}

std::string ErrorOf(const std::string& header, int data_bytes) {
  const auto file = ReadSafetensorsBytes(FileOf(header, data_bytes), "f");
  return file.ok() ? "no error" : std::string(file.status().message());
}

class SafetensorsFiles : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::temp_directory_path() /
              absl::StrCat("safetensors_test_", testing::UnitTest::GetInstance()->random_seed(), "_", getpid());
    std::filesystem::create_directories(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }
  std::string Path(const std::string& name) const { return folder_ / name; }

 private:
  std::filesystem::path folder_;
};

TEST(Safetensors, ReadsEveryDTypeAsThePythonPackageWritesIt) {
  const auto file = ReadSafetensors(kEveryDType);
  ASSERT_TRUE(file.ok()) << file.status();
  EXPECT_THAT(file->metadata, ElementsAre(Pair("format", "pt"), Pair("step", "3")));
  std::map<std::string, Tensor> tensors(file->tensors.begin(), file->tensors.end());
  ASSERT_EQ(tensors.size(), 11);
  EXPECT_EQ(tensors.at("w.f32").type().ToString(), "f32[2, 2]");
  EXPECT_EQ(tensors.at("w.f32").item(1).to_double(), -2);
  EXPECT_EQ(tensors.at("w.f32").item(3).to_double(), 0.25);
  EXPECT_EQ(tensors.at("b.f64").item(0).to_double(), 1e300);
  EXPECT_EQ(tensors.at("f16").item(0).to_double(), 65504);
  EXPECT_EQ(tensors.at("bf16").item(0).to_double(), 3.140625);
  EXPECT_EQ(tensors.at("flag").type().ToString(), "b8[3]");
  EXPECT_EQ(tensors.at("flag").item(1).to_double(), 0);
  EXPECT_EQ(tensors.at("flag").item(2).to_double(), 1);
  EXPECT_EQ(tensors.at("u8").item(0).to_int64(), 255);
  EXPECT_EQ(tensors.at("i8").item(0).to_int64(), -128);
  EXPECT_EQ(tensors.at("i16").item(0).to_int64(), -300);
  EXPECT_EQ(tensors.at("i32").type().ToString(), "i32[]");
  EXPECT_EQ(tensors.at("i32").item(0).to_int64(), 7);
  EXPECT_EQ(tensors.at("i64").item(0).to_int64(), -(int64_t{1} << 40));
  EXPECT_EQ(tensors.at("empty").type().ToString(), "f32[0, 3]");
}

TEST_F(SafetensorsFiles, WritesWhatItReads) {
  const auto file = ReadSafetensors(kEveryDType);
  ASSERT_TRUE(file.ok()) << file.status();
  ASSERT_TRUE(WriteSafetensors(Path("a.safetensors"), file->tensors, file->metadata).ok());
  const auto again = ReadSafetensors(Path("a.safetensors"));
  ASSERT_TRUE(again.ok()) << again.status();
  EXPECT_EQ(again->metadata, file->metadata);
  std::map<std::string, Tensor> tensors(again->tensors.begin(), again->tensors.end());
  for (const auto& [name, tensor] : file->tensors) {
    ASSERT_TRUE(tensors.contains(name)) << name;
    EXPECT_EQ(tensors.at(name).type().ToString(), tensor.type().ToString());
    for (int64_t i = 0; i < tensor.numel(); ++i) {
      EXPECT_EQ(tensors.at(name).item(i).to_double(), tensor.item(i).to_double()) << name;
    }
  }
  // The data starts at a multiple of 8 and is sorted by the size of elements, so that all of it is aligned.
  const std::string bytes = BytesOfFile(Path("a.safetensors"));
  EXPECT_EQ(static_cast<unsigned char>(bytes[0]) % 8, 0);
  EXPECT_EQ(ItemSize(again->tensors.front().second.dtype()), 8);
  ASSERT_TRUE(WriteSafetensors(Path("b.safetensors"), file->tensors, file->metadata).ok());
  EXPECT_EQ(BytesOfFile(Path("b.safetensors")), bytes);
}

TEST_F(SafetensorsFiles, WritesRowMajorData) {
  const Tensor values = Tensor::FromValues({2, 2}, {1, 2, 3, 4}, DType::kFloat32);
  const auto transposed = values.TryAsStrided({2, 2}, {1, 2}, 0);
  ASSERT_TRUE(transposed.ok());
  ASSERT_TRUE(WriteSafetensors(Path("t.safetensors"), {{"t", *transposed}}).ok());
  const auto file = ReadSafetensors(Path("t.safetensors"));
  ASSERT_TRUE(file.ok()) << file.status();
  EXPECT_EQ(file->tensors[0].second.item(1).to_double(), 3);
}

TEST_F(SafetensorsFiles, RefusesNamesThatAFileCannotHold) {
  const Tensor x = Tensor::FromValues({1}, {1}, DType::kFloat32);
  const auto error = [&](const std::vector<NamedTensor>& tensors) {
    return std::string(WriteSafetensors(Path("x.safetensors"), tensors).message());
  };
  EXPECT_THAT(error({{"", x}}), HasSubstr("expected distinct, non-empty names other than __metadata__"));
  EXPECT_THAT(error({{"x", x}, {"x", x}}), HasSubstr("found \"x\" twice"));
  EXPECT_THAT(error({{"__metadata__", x}}), HasSubstr("expected distinct, non-empty names other than __metadata__"));
  EXPECT_THAT(error({{"\xff", x}}), HasSubstr("not valid UTF-8"));
  EXPECT_THAT(error({{"u", Tensor()}}), HasSubstr("u is undefined"));
  EXPECT_FALSE(std::filesystem::exists(Path("x.safetensors")));
}

TEST(Safetensors, SaysWhatIsWrongWithAHeader) {
  EXPECT_EQ(ErrorOf("{}", 0), "no error");
  EXPECT_EQ(ErrorOf("{}", 3), "f: safetensors: expected the end of the file after 0 bytes of data, found 3 bytes more");
  EXPECT_EQ(ErrorOf("[]", 0), "f: safetensors: expected '{' at byte 8, found \"[\"");
  EXPECT_THAT(ErrorOf("{\"a\"", 0), AllOf(HasSubstr("f: safetensors header: JSON: "), HasSubstr("column 5")));
  EXPECT_EQ(ErrorOf(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},"a":{}})", 4),
            "f: safetensors header: JSON: the key \"a\" occurs twice in an object");
  EXPECT_EQ(ErrorOf(R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,4]}})", 4),
            "f: safetensors header:\n  \"a\": expected 8 bytes for f32[2], found data_offsets [0,4]");
  EXPECT_THAT(ErrorOf(R"({"a":{"dtype":"F8_E4M3","shape":[2],"data_offsets":[0,2]}})", 2),
              HasSubstr("\"a\": dtype \"F8_E4M3\" is not supported; expected one of BOOL, U8"));
  EXPECT_THAT(ErrorOf(R"({"a":{"dtype":"F32","shape":[-1],"data_offsets":[0,4]}})", 4), HasSubstr("found -1"));
  EXPECT_THAT(ErrorOf(R"({"a":{"dtype":"F32","shape":[1.5],"data_offsets":[0,4]}})", 4), HasSubstr("found 1.5"));
  EXPECT_THAT(ErrorOf(R"({"a":{"dtype":"F32","shape":[4611686018427387904,4],"data_offsets":[0,4]}})", 4),
              HasSubstr("more than 2^63 - 1 bytes"));
  EXPECT_THAT(ErrorOf(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[4,0]}})", 4), HasSubstr("BEGIN <= END"));
  EXPECT_THAT(ErrorOf(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4],"x":1}})", 4), HasSubstr("found \"x\""));
  EXPECT_THAT(ErrorOf(R"({"a":{"dtype":"F32","shape":[1]}})", 4), HasSubstr("data_offsets, found {"));
  EXPECT_THAT(ErrorOf(R"({"__metadata__":{"a":1}})", 0), HasSubstr("\"__metadata__\": expected an object of strings"));
}

TEST(Safetensors, RefusesDataThatOverlapsLeavesHolesOrLiesOutside) {
  const auto two = [](int begin) {
    return absl::StrCat(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},"b":{"dtype":"U8","shape":[2],)",
                        R"("data_offsets":[)", begin, ",", begin + 2, "]}}");
  };
  EXPECT_EQ(ErrorOf(two(4), 6), "no error");
  EXPECT_THAT(ErrorOf(two(2), 6),
              HasSubstr("\"b\": expected the data to begin at byte 4 (the end of the previous tensor), found byte 2"
                        " (overlaps the previous tensor)"));
  EXPECT_THAT(ErrorOf(two(5), 7), HasSubstr("found byte 5 (leaves bytes that belong to no tensor)"));
  EXPECT_THAT(ErrorOf(two(4), 5), HasSubstr("expected a range within the file's 5 bytes of data, found [4, 6]"));
}

TEST(Safetensors, ListsAllProblems) {
  const std::string error = ErrorOf(
      R"({"a":{"dtype":"F31","shape":[1],"data_offsets":[0,4]},"b":7,"c":{"dtype":"U8","shape":1,"data_offsets":[4,5]}})",
      5);
  EXPECT_THAT(error, AllOf(HasSubstr("\"a\": dtype \"F31\""), HasSubstr("\"b\": expected an object, found 7"),
                           HasSubstr("\"c\": expected a list of sizes")));
}

TEST(Safetensors, CountsProblemsBeyondTwenty) {
  std::string header;
  for (int i = 0; i < 25; ++i) absl::StrAppend(&header, i == 0 ? "{" : ", ", "\"t", i, "\": 1");
  const std::string error = ErrorOf(absl::StrCat(header, "}"), 0);
  EXPECT_THAT(error, AllOf(HasSubstr("\"t0\": expected an object"), HasSubstr("\n  and 5 more")));
}

TEST(Safetensors, NoBytesCrashTheReader) {
  const std::string bytes = BytesOfFile(kEveryDType);
  for (size_t n = 0; n < bytes.size(); ++n) {
    EXPECT_FALSE(ReadSafetensorsBytes(bytes.substr(0, n), "cut").ok()) << n;
  }
  for (size_t i = 0; i < bytes.size(); ++i) {
    std::string changed = bytes;
    changed[i] = static_cast<char>(changed[i] ^ (1 << i % 8));
    (void)ReadSafetensorsBytes(changed, "changed");
  }
  const std::string deep = absl::StrCat("{\"a\":", std::string(100'000, '['));
  EXPECT_THAT(ErrorOf(deep, 0), HasSubstr("nested deeper than 200"));
}

TEST(Safetensors, ErrorsNameTheFile) {
  EXPECT_THAT(std::string(ReadSafetensors("/nonexistent/m.safetensors").status().message()),
              HasSubstr("/nonexistent/m.safetensors"));
}

}  // namespace
}  // namespace backtape
