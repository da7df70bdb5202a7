#include "backtape/tensor/npy.h"

#include <cstring>
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/tensor/element_access.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

const char kData[] = BACKTAPE_SOURCE_DIR "/tests/tensor/data/";

std::string WithHeader(absl::string_view dictionary, absl::string_view data = "") {
  std::string bytes = "\x93NUMPY";
  bytes += '\1';
  bytes += '\0';
  bytes += static_cast<char>(dictionary.size() & 0xff);
  bytes += static_cast<char>(dictionary.size() >> 8);
  return absl::StrCat(bytes, dictionary, data);
}

std::string ErrorOf(absl::string_view bytes) {
  const absl::StatusOr<Tensor> tensor = ParseNpy(bytes);
  return tensor.ok() ? "no error" : std::string(tensor.status().message());
}

void ExpectSame(const Tensor& a, const Tensor& b) {
  ASSERT_EQ(a.dtype(), b.dtype());
  ASSERT_EQ(a.sizes(), b.sizes());
  const Tensor x = a.Contiguous();
  const Tensor y = b.Contiguous();
  EXPECT_EQ(std::memcmp(x.raw_data(), y.raw_data(), x.numel() * ItemSize(x.dtype())), 0);
}

TEST(Npy, RoundTripsEveryDtype) {
  for (int d = 0; d < kNumStorableDTypes; ++d) {
    const auto dtype = static_cast<DType>(d);
    const Tensor t = Tensor::FromValues({2, 3}, {0, 1, -2.5, 100, 0.25, 7}, dtype);
    const Tensor views[] = {t,
                            *t.TryAsStrided({3, 2}, {1, 3}, 0),
                            *t.TryAsStrided({}, {}, 4),
                            *t.TryAsStrided({0, 5}, {5, 1}, 0),
                            *t.TryAsStrided({4, 2}, {0, 1}, 1),
                            *t.TryAsStrided({2, 1, 1, 3}, {3, 3, 3, 1}, 0)};
    for (const Tensor& view : views) {
      const std::string bytes = FormatNpy(view);
      const absl::StatusOr<Tensor> read = ParseNpy(bytes);
      ASSERT_TRUE(read.ok()) << read.status();
      ExpectSame(*read, view);
      EXPECT_TRUE(read->is_contiguous());
    }
  }
}

TEST(Npy, HeaderMatchesNumPy) {
  const std::string bytes = FormatNpy(Tensor::Empty({2}, DType::kFloat32));
  EXPECT_EQ(bytes.size(), 128u + 8);
  EXPECT_EQ(bytes.substr(10, 59), "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }  ");
  EXPECT_EQ(bytes[127], '\n');
  EXPECT_THAT(FormatNpy(Tensor::Empty({}, DType::kBFloat16)), HasSubstr("'|V2', 'fortran_order': False, 'shape': ()"));
  EXPECT_THAT(FormatNpy(Tensor::Empty({2, 3}, DType::kBool)),
              HasSubstr("'|b1', 'fortran_order': False, 'shape': (2, 3)"));
}

TEST(Npy, ReadsNumPysFiles) {
  const Tensor counting = Tensor::FromValues({2, 3}, {0, 1, 2, 3, 4, 5}, DType::kFloat32);
  for (const char* name : {"version1", "version2", "version3", "big_endian", "fortran"}) {
    const absl::StatusOr<Tensor> tensor = ReadNpy(absl::StrCat(kData, name, ".npy"));
    ASSERT_TRUE(tensor.ok()) << tensor.status();
    ExpectSame(*tensor, counting);
    if (name == absl::string_view("fortran")) {
      EXPECT_THAT(tensor->strides(), ElementsAre(1, 2));
    } else {
      EXPECT_THAT(tensor->strides(), ElementsAre(3, 1));
    }
  }
  const absl::StatusOr<Tensor> halves = ReadNpy(absl::StrCat(kData, "bfloat16.npy"));
  ASSERT_TRUE(halves.ok()) << halves.status();
  ExpectSame(*halves, Tensor::FromValues({3}, {1, -2, 0.5}, DType::kBFloat16));
}

TEST(Npy, FileErrorsCarryThePath) {
  EXPECT_EQ(ReadNpy("/nonexistent/x.npy").status().code(), absl::StatusCode::kNotFound);
  EXPECT_THAT(std::string(ReadNpy("/nonexistent/x.npy").status().message()), HasSubstr("/nonexistent/x.npy"));
  const absl::Status structured = ReadNpy(absl::StrCat(kData, "structured.npy")).status();
  EXPECT_EQ(structured.code(), absl::StatusCode::kUnimplemented);
  EXPECT_THAT(std::string(structured.message()), HasSubstr("structured.npy: npy header, byte 20: structured arrays"));
}

TEST(Npy, AcceptsOtherSpellings) {
  const auto fields = [](absl::string_view descr) {
    return WithHeader(absl::StrCat("{\"shape\":(1L,),'fortran_order':True,'descr':'", descr, "'}"), "\x02\x01");
  };
  EXPECT_EQ(ParseNpy(fields(">i2"))->item().to_int64(), 0x201);
  EXPECT_EQ(ParseNpy(fields("=i2"))->item().to_int64(), 0x102);
  EXPECT_EQ(ParseNpy(fields("i2"))->item().to_int64(), 0x102);
  for (const char* descr : {"<V2", "|V2", "bfloat16", "<f2"}) EXPECT_TRUE(ParseNpy(fields(descr)).ok()) << descr;
  // Any byte but 0 is true, and is stored as 1.
  const auto bools = ParseNpy(WithHeader("{'descr': '|b1', 'fortran_order': False, 'shape': (2,), }", "\x02\x01"));
  EXPECT_EQ(*bools->raw_data(), std::byte{1});
}

TEST(Npy, TruncatedAnywhereIsAnError) {
  const std::string bytes = FormatNpy(Tensor::Full({3, 5}, 1.5, DType::kFloat64));
  for (size_t n = 0; n < bytes.size(); ++n) {
    const std::string cut(bytes, 0, n);  // a copy, so that a sanitizer detects reads beyond its end
    ASSERT_THAT(ErrorOf(cut), HasSubstr("byte")) << n;
  }
  EXPECT_EQ(ErrorOf(absl::string_view(bytes).substr(0, 7)),
            "npy, byte 7: expected the 8 bytes of the magic string and the version, found the end of the data");
  EXPECT_EQ(ErrorOf(absl::string_view(bytes).substr(0, 200)),
            "npy, byte 128: expected the 120 bytes of f64[3, 5], found 72 bytes");
  EXPECT_EQ(ErrorOf(bytes + "x"), "npy, byte 128: expected the 120 bytes of f64[3, 5], found 121 bytes");
}

TEST(Npy, OddHeadersAreErrors) {
  const auto dictionary_error = [](absl::string_view dictionary) { return ErrorOf(WithHeader(dictionary)); };
  EXPECT_EQ(ErrorOf("PK\3\4 nonsense"),
            "npy, byte 0: expected NumPy's magic string \"\\x93NUMPY\", found \"PK\\x03\\x04 n\"");
  EXPECT_EQ(ErrorOf("\x93NUMPY\x04\x01xxxxxx"), "npy, byte 6: expected version 1.0, 2.0 or 3.0, found 4.1");
  EXPECT_EQ(dictionary_error(""), "npy header, byte 10: expected '{', found the end of the header");
  EXPECT_EQ(dictionary_error("{}"),
            "npy header, byte 10: expected the keys 'descr', 'fortran_order' and 'shape', found no 'descr'");
  EXPECT_THAT(dictionary_error("{'descr': '<f4', 'fortran_order': False}"), HasSubstr("found no 'shape'"));
  EXPECT_THAT(dictionary_error("{'descr': '<f4', 'descr': '<f4'}"), HasSubstr("byte 27: the key 'descr' occurs twice"));
  EXPECT_THAT(dictionary_error("{'extra': 1}"),
              HasSubstr("unknown key 'extra'; expected 'descr', 'fortran_order' and 'shape'"));
  EXPECT_THAT(dictionary_error("{'descr': '<f4"), HasSubstr("byte 20: expected a closing quote"));
  EXPECT_THAT(dictionary_error("{'descr': 4}"), HasSubstr("expected a dtype in quotes, found \"4}\""));
  EXPECT_THAT(dictionary_error("{'descr' '<f4'}"), HasSubstr("expected ':'"));
  EXPECT_THAT(dictionary_error("{'fortran_order': 0}"), HasSubstr("expected True or False"));
  EXPECT_THAT(dictionary_error("{'shape': 3}"), HasSubstr("expected '('"));
  EXPECT_THAT(dictionary_error("{'shape': (3)}"), HasSubstr("expected a tuple"));
  EXPECT_THAT(dictionary_error("{'shape': (-3,)}"), HasSubstr("expected a size or ')', found \"-3,)}\""));
  EXPECT_THAT(dictionary_error("{'shape': (99999999999999999999,)}"),
              HasSubstr("expected a size that fits in 64 bits"));
  EXPECT_THAT(dictionary_error("{'shape': (1 2)}"), HasSubstr("expected ',' or ')'"));
  EXPECT_THAT(dictionary_error("{'descr': '<f4', 'fortran_order': False, 'shape': (), } x"),
              HasSubstr("expected the end of the header, found \"x\""));
  std::string many = "{'shape': (";
  for (int i = 0; i < 65; ++i) many += "1,";
  EXPECT_THAT(dictionary_error(many + ")}"), HasSubstr("at most 64 dims"));
}

TEST(Npy, UnsupportedDtypesAreNamed) {
  for (const char* descr : {"<u2", "<u4", "<u8", "<c8", "<c16", "|S1", "<U4", "<f16", "|O", "<M8[ns]", ""}) {
    const std::string bytes =
        WithHeader(absl::StrCat("{'descr': '", descr, "', 'fortran_order': False, 'shape': (1,), }"));
    const absl::Status status = ParseNpy(bytes).status();
    EXPECT_EQ(status.code(), absl::StatusCode::kUnimplemented) << descr;
    EXPECT_THAT(std::string(status.message()),
                HasSubstr(absl::StrCat("byte 20: dtype '", descr, "' is not supported; expected one of b1, u1")));
  }
}

TEST(Npy, SizesBeyondTheDataAllocateNoMemory) {
  const auto error = [](absl::string_view shape) {
    return ErrorOf(WithHeader(absl::StrCat("{'descr': '<f8', 'fortran_order': False, 'shape': ", shape, "}"), "data"));
  };
  EXPECT_THAT(error("(1000000000000,)"), HasSubstr("expected the 8000000000000 bytes of f64[1000000000000], found 4"));
  EXPECT_THAT(
      error("(9223372036854775807, 9223372036854775807)"),
      HasSubstr(
          "expected a shape whose byte count fits in 64 bits, found f64[9223372036854775807, 9223372036854775807]"));
  EXPECT_THAT(error("(0, 9223372036854775807, 9)"), HasSubstr("expected the 0 bytes"));
  EXPECT_EQ(ErrorOf(absl::string_view("\x93NUMPY\x02\0\xff\xff\xff\xff", 12)),
            "npy, byte 8: expected a header of at most 65536 bytes, found 4294967295");
}

TEST(Npy, AnyChangedByteIsReadOrRefused) {
  const std::string bytes = FormatNpy(Tensor::Full({2, 2}, 1, DType::kInt32));
  for (size_t i = 0; i < bytes.size(); ++i) {
    for (const int change : {1, 2, 8, 0x20, 0x80}) {
      std::string changed = bytes;
      changed[i] = static_cast<char>(changed[i] ^ change);
      const absl::StatusOr<Tensor> tensor = ParseNpy(changed);
      if (tensor.ok()) {
        EXPECT_EQ(tensor->numel() * ItemSize(tensor->dtype()), 16);
      }
    }
  }
}

}  // namespace
}  // namespace backtape
