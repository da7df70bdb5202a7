#include "backtape/tensor/tensor.h"

#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "backtape/tensor/error.h"
#include "backtape/tensor/half.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr int64_t kMaxInt64 = std::numeric_limits<int64_t>::max();

TEST(Storage, IsAlignedAndNeverNull) {
  for (const int64_t nbytes : {0, 1, 63, 64, 65, 1000}) {
    const auto storage = Storage::Allocate(nbytes);
    ASSERT_TRUE(storage.ok());
    EXPECT_EQ(reinterpret_cast<uintptr_t>((*storage)->data()) % 64, 0u);
    EXPECT_NE((*storage)->data(), nullptr);
    EXPECT_EQ((*storage)->nbytes(), nbytes);
  }
}

TEST(Storage, BlocksDoNotOverlapAndKeepTheirBytes) {
  std::vector<std::shared_ptr<Storage>> blocks;
  for (int64_t i = 0; i < 1500; ++i) {
    blocks.push_back(*Storage::Allocate(i));
    std::memset(blocks.back()->data(), static_cast<int>(i % 251), i);
    if (i % 3 == 0) blocks[i / 2] = nullptr;
  }
  for (int64_t i = 0; i < 1500; ++i) {
    if (blocks[i] == nullptr) continue;
    for (int64_t k = 0; k < i; ++k) ASSERT_EQ(blocks[i]->data()[k], static_cast<std::byte>(i % 251)) << i;
  }
}

TEST(Storage, BorrowKeepsTheOwner) {
  auto owner = std::make_shared<double>(1.5);
  const std::weak_ptr<double> watch = owner;
  double* const data = owner.get();
  auto storage = Storage::Borrow(data, sizeof(double), std::move(owner));
  EXPECT_FALSE(watch.expired());
  auto tensor = Tensor::TryFromStorage(std::move(storage), {}, {}, 0, DType::kFloat64);
  ASSERT_TRUE(tensor.ok());
  EXPECT_EQ(tensor->item().to_double(), 1.5);
  *tensor = Tensor();
  EXPECT_TRUE(watch.expired());
}

TEST(Tensor, EmptyIsRowMajor) {
  const Tensor t = Tensor::Empty({2, 3, 4}, DType::kInt16);
  EXPECT_THAT(t.sizes(), ElementsAre(2, 3, 4));
  EXPECT_THAT(t.strides(), ElementsAre(12, 4, 1));
  EXPECT_EQ(t.numel(), 24);
  EXPECT_EQ(t.size(-1), 4);
  EXPECT_EQ(t.stride(-3), 12);
  EXPECT_TRUE(t.is_contiguous());
  EXPECT_EQ(t.storage()->nbytes(), 48);
  EXPECT_FALSE(t.is_wrapped_number());
  EXPECT_FALSE(Tensor().defined());
}

TEST(Tensor, ZeroSizesAndNoDims) {
  const Tensor empty = Tensor::Empty({3, 0, 2}, DType::kFloat32);
  EXPECT_EQ(empty.numel(), 0);
  EXPECT_THAT(empty.strides(), ElementsAre(2, 2, 1));
  EXPECT_TRUE(empty.is_contiguous());
  EXPECT_FALSE(empty.has_internal_overlap());
  const Tensor scalar = Tensor::Empty({}, DType::kFloat32);
  EXPECT_EQ(scalar.numel(), 1);
  EXPECT_EQ(scalar.dim(), 0);
  EXPECT_TRUE(scalar.is_contiguous());
}

TEST(Tensor, RefusesAbsurdSizes) {
  struct Case {
    DimVector sizes;
    absl::StatusCode code;
    std::string message;
  };
  const Case cases[] = {
      {{2, -1}, absl::StatusCode::kInvalidArgument, "f32[2, -1]: size -1 of dim 1 is negative"},
      {{kMaxInt64, 2}, absl::StatusCode::kResourceExhausted, "f32[9223372036854775807, 2] is too large"},
      {{int64_t{1} << 62}, absl::StatusCode::kResourceExhausted, "(4 per element) does not fit in 64 bits"},
      {{int64_t{1} << 32, int64_t{1} << 32, 0}, absl::StatusCode::kResourceExhausted, "too large"},
      {{int64_t{1} << 45},
       absl::StatusCode::kResourceExhausted,
       "f32[35184372088832]: cannot allocate 140737488355328"},
  };
  for (const Case& c : cases) {
    const auto result = Tensor::TryEmpty(c.sizes, DType::kFloat32);
    ASSERT_FALSE(result.ok()) << c.message;
    EXPECT_EQ(result.status().code(), c.code) << result.status();
    EXPECT_THAT(std::string(result.status().message()), HasSubstr(c.message));
  }
  EXPECT_EQ(Tensor::TryEmpty({1}, DType::kComplex64).status().code(), absl::StatusCode::kUnimplemented);
  EXPECT_EQ(Tensor::TryEmpty({kMaxInt64, 0}, DType::kBool)->numel(), 0);
  try {
    Tensor::Empty({-5}, DType::kBool);
    FAIL() << "expected an error";
  } catch (const Error& e) {
    EXPECT_EQ(e.status().code(), absl::StatusCode::kInvalidArgument);
  }
}

TEST(Tensor, EmptyStrided) {
  const auto t = Tensor::TryEmptyStrided({2, 3}, {1, 2}, DType::kFloat64);
  ASSERT_TRUE(t.ok());
  EXPECT_EQ(t->storage()->nbytes(), 48);
  EXPECT_FALSE(t->is_contiguous());
  EXPECT_EQ(Tensor::TryEmptyStrided({5, 3}, {0, 1}, DType::kFloat32)->storage()->nbytes(), 12);
  EXPECT_EQ(Tensor::TryEmptyStrided({0, 3}, {100, 1}, DType::kFloat32)->storage()->nbytes(), 0);
  EXPECT_THAT(Tensor::TryEmptyStrided({2}, {-1}, DType::kFloat32).status().ToString(), HasSubstr("stride -1"));
  EXPECT_THAT(Tensor::TryEmptyStrided({2}, {1, 1}, DType::kFloat32).status().ToString(), HasSubstr("2 strides"));
  EXPECT_THAT(Tensor::TryEmptyStrided({3}, {kMaxInt64}, DType::kFloat32).status().ToString(),
              HasSubstr("is too large: its number of bytes does not fit in 64 bits"));
  EXPECT_THAT(Tensor::TryEmptyStrided({2}, {kMaxInt64 / 2}, DType::kFloat32).status().ToString(),
              HasSubstr("is too large: its number of bytes does not fit in 64 bits"));
}

TEST(Tensor, ViewsStayInsideTheStorage) {
  const Tensor base = Tensor::Empty({10}, DType::kFloat32);
  EXPECT_TRUE(base.TryAsStrided({2, 4}, {5, 1}, 1).ok());
  EXPECT_EQ(base.TryAsStrided({2, 4}, {5, 1}, 2).status().code(), absl::StatusCode::kOutOfRange);
  EXPECT_THAT(
      base.TryAsStrided({3}, {4}, 2).status().ToString(),
      HasSubstr("f32[3] with strides [4] and storage offset 2 needs 9 elements from that offset, but its storage "
                "of 40 bytes holds 10"));
  EXPECT_EQ(base.TryAsStrided({1}, {1}, kMaxInt64).status().code(), absl::StatusCode::kOutOfRange);
  EXPECT_EQ(base.TryAsStrided({1}, {1}, -1).status().code(), absl::StatusCode::kInvalidArgument);
  // An empty view may have any offset.
  const auto empty = base.TryAsStrided({0, 2}, {2, 1}, 1000);
  ASSERT_TRUE(empty.ok());
  EXPECT_NE(empty->raw_data(), nullptr);
  EXPECT_TRUE(base.shares_storage(*empty));
  EXPECT_FALSE(base.is_same(*empty));
  const Tensor handle = base;
  EXPECT_TRUE(base.is_same(handle));
}

TEST(Tensor, ContiguityIgnoresDimsOfSizeOne) {
  const Tensor base = Tensor::Empty({12}, DType::kFloat32);
  EXPECT_TRUE(base.TryAsStrided({3, 1, 4}, {4, 7, 1}, 0)->is_contiguous());
  EXPECT_FALSE(base.TryAsStrided({4, 3}, {1, 4}, 0)->is_contiguous());
  EXPECT_TRUE(base.TryAsStrided({3, 2}, {2, 1}, 4)->is_contiguous());
}

TEST(Tensor, InternalOverlap) {
  const Tensor base = Tensor::Empty({12}, DType::kFloat32);
  EXPECT_FALSE(base.has_internal_overlap());
  EXPECT_FALSE(base.TryAsStrided({4, 3}, {1, 4}, 0)->has_internal_overlap());
  EXPECT_TRUE(base.TryAsStrided({4, 3}, {0, 1}, 0)->has_internal_overlap());
  EXPECT_FALSE(base.TryAsStrided({1, 3}, {0, 1}, 0)->has_internal_overlap());
  EXPECT_TRUE(base.TryAsStrided({3, 3}, {1, 1}, 0)->has_internal_overlap());
}

TEST(Tensor, FullConvertsItsValue) {
  EXPECT_EQ(Tensor::Full({2}, Scalar(300), DType::kUInt8).item(1).to_int64(), 44);
  EXPECT_EQ(Tensor::Full({2}, Scalar((int64_t{1} << 53) + 1), DType::kInt64).item(1).to_int64(),
            (int64_t{1} << 53) + 1);
  EXPECT_EQ(Tensor::Full({}, Scalar(0.1), DType::kBFloat16).item().to_double(), 0.10009765625);
  EXPECT_TRUE(Tensor::Full({}, Scalar(NAN), DType::kBool).item().to_bool());
}

TEST(Tensor, FromValuesAndItem) {
  const Tensor t = Tensor::FromValues({2, 3}, {0, 1, 2, 3, 4, 5}, DType::kFloat16);
  EXPECT_EQ(static_cast<float>(t.data<Float16>()[4]), 4.0f);
  const Tensor transposed = *t.TryAsStrided({3, 2}, {1, 3}, 0);
  EXPECT_EQ(transposed.item(1).to_double(), 3);
  EXPECT_EQ(transposed.item(4).to_double(), 2);
  EXPECT_TRUE(transposed.item().is_floating_point());
  EXPECT_TRUE(Tensor::FromValues({1}, {2}, DType::kBool).item().is_bool());
  EXPECT_TRUE(Tensor::FromValues({1}, {2}, DType::kInt8).item().is_integer());
  EXPECT_THROW(Tensor::FromValues({2}, {1}, DType::kFloat32), Error);
}

TEST(Tensor, NeedsMemoryThatIsAligned) {
  alignas(8) char memory[16];
  const auto from = [](void* data) {
    return Tensor::TryFromStorage(Storage::Borrow(data, 8, nullptr), {2}, {1}, 0, DType::kFloat32).status();
  };
  EXPECT_EQ(from(memory), absl::OkStatus());
  EXPECT_EQ(from(memory + 1).message(),
            "tensor f32[2] needs memory that is aligned to 4 bytes, but that of its storage is not");
  EXPECT_EQ(from(nullptr).message(), "tensor f32[2] needs memory, but that of its storage is null");
}

TEST(Tensor, OfANumberThatIsNotADTypeIsAnError) {
  EXPECT_EQ(Tensor::TryEmpty({2}, static_cast<DType>(77)).status().message(),
            "tensor unknown[2]: values of dtype unknown are not supported");
}

TEST(Tensor, WrapNumber) {
  const Tensor t = Tensor::WrapNumber(Scalar(2.5));
  EXPECT_TRUE(t.is_wrapped_number());
  EXPECT_EQ(t.dim(), 0);
  EXPECT_EQ(t.dtype(), DType::kFloat64);
  EXPECT_TRUE(t.type().is_wrapped_number);
  EXPECT_EQ(Tensor::WrapNumber(Scalar(true)).dtype(), DType::kBool);
}

TEST(Tensor, ContiguousAndTo) {
  const Tensor t = Tensor::FromValues({2, 3}, {0, 1, 2, 3, 4, 5}, DType::kInt32);
  EXPECT_TRUE(t.Contiguous().is_same(t));
  const Tensor copy = t.TryAsStrided({3, 2}, {1, 3}, 0)->Contiguous();
  EXPECT_THAT(absl::MakeSpan(copy.data<int32_t>(), 6), ElementsAre(0, 3, 1, 4, 2, 5));
  const Tensor same_type = t.To(DType::kInt32);
  EXPECT_FALSE(same_type.shares_storage(t));
  const Tensor floats = t.To(DType::kFloat32);
  EXPECT_THAT(absl::MakeSpan(floats.data<float>(), 6), ElementsAre(0, 1, 2, 3, 4, 5));
}

TEST(Tensor, Type) {
  const Tensor t = *Tensor::Empty({12}, DType::kInt8).TryAsStrided({4, 2}, {1, 4}, 2);
  EXPECT_EQ(t.type().ToString(true), "i8[4, 2][1, 4]cpu");
  EXPECT_EQ(t.type().storage_offset, SymInt(2));
}

TEST(StorageVersion, IsSharedByViews) {
  const Tensor x = Tensor::Full({4}, 1.0, DType::kFloat32);
  const Tensor view = *x.TryAsStrided({2}, {1}, 1);
  EXPECT_EQ(x.storage()->version(), 0);
  view.storage()->BumpVersion();
  EXPECT_EQ(x.storage()->version(), 1);
}

TEST(TensorExtensionSlot, BelongsToTheTensor) {
  struct Extension : TensorExtension {
    explicit Extension(bool* destroyed) : destroyed(destroyed) {}
    ~Extension() override { *destroyed = true; }
    bool* destroyed;
  };
  bool destroyed = false;
  Tensor x = Tensor::Full({4}, 1.0, DType::kFloat32);
  const Tensor same = x;
  EXPECT_EQ(x.extension(), nullptr);
  same.set_extension(std::make_unique<Extension>(&destroyed));
  EXPECT_NE(x.extension(), nullptr);
  EXPECT_EQ(x.Alias().extension(), nullptr);
  EXPECT_TRUE(x.Alias().shares_storage(x));
  EXPECT_FALSE(x.Alias().is_same(x));
  const WeakTensor weak(x);
  EXPECT_TRUE(weak.Lock().is_same(x));
  EXPECT_FALSE(destroyed);
  x.set_extension(nullptr);
  EXPECT_TRUE(destroyed);
}

TEST(Tensor, TheLastHandleMayWriteWhatAnotherThreadHasRead) {
  const Tensor x = Tensor::Full({2}, 1.0, DType::kFloat64);
  const Tensor alias = x.Alias();
  const auto read_and_release = [](Tensor copy) {
    return std::thread([copy = std::move(copy)]() mutable {
      EXPECT_EQ(copy.item(1).to_double(), 1);
      copy = Tensor();
    });
  };
  std::thread reader = read_and_release(x), reader_of_alias = read_and_release(alias.Alias());
  while (x.use_count() > 1 || x.storage().use_count() > 2) std::this_thread::yield();
  x.AcquireReleases();
  x.data<double>()[1] = 2;
  reader.join();
  reader_of_alias.join();
  EXPECT_EQ(alias.item(1).to_double(), 2);
}

TEST(SymbolicTensor, HasATypeAndNoElements) {
  TensorType type = TensorType::Contiguous(DType::kFloat32, {SymInt::Symbol("s0"), SymInt(3)});
  const Tensor x = Tensor::Symbolic(type);
  EXPECT_TRUE(x.is_symbolic());
  EXPECT_TRUE(x.has_symbolic_sizes());
  EXPECT_EQ(x.dim(), 2);
  EXPECT_EQ(x.type(), type);
  EXPECT_EQ(x.sym_size(-1), SymInt(3));
  EXPECT_EQ(x.sym_numel().ToString(), "3*s0");
  EXPECT_THROW(x.sizes(), Error);
  EXPECT_THROW(x.raw_data(), Error);
  EXPECT_EQ(x.Alias().type(), type);
}

TEST(SymbolicTensor, PlainSizesCanBeRead) {
  const Tensor x = Tensor::Symbolic(TensorType::Contiguous(DType::kFloat32, {SymInt(2), SymInt(3)}));
  EXPECT_TRUE(x.is_symbolic());
  EXPECT_EQ(x.numel(), 6);
  EXPECT_EQ(x.stride(0), 3);
  EXPECT_THROW(x.raw_data(), Error);
  const Tensor view = Tensor::Symbolic(TensorType::Contiguous(DType::kFloat32, {SymInt(6)}), x.storage());
  EXPECT_TRUE(view.shares_storage(x));
}

}  // namespace
}  // namespace backtape
