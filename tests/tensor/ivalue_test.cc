#include "backtape/tensor/ivalue.h"

#include <string>
#include <type_traits>
#include <utility>

#include "backtape/tensor/error.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

TEST(IValue, UndefinedTensorIsNone) {
  EXPECT_TRUE(IValue(Tensor()).is_none());
  EXPECT_TRUE(IValue().is_none());
}

TEST(IValue, ScalarsRoundTrip) {
  EXPECT_TRUE(IValue(Scalar(true)).scalar().is_bool());
  EXPECT_EQ(IValue(Scalar(5)).scalar().to_int64(), 5);
  EXPECT_EQ(IValue(Scalar(0.5)).scalar().to_double(), 0.5);
  EXPECT_FALSE(IValue(SymInt::Symbol("s0")).is_scalar());
  EXPECT_EQ(IValue(SymScalar(true)).sym_scalar().dtype, DType::kBool);
  EXPECT_EQ(IValue(SymScalar(SymInt::Symbol("s0"))).sym_scalar().integer.ToString(), "s0");
  EXPECT_EQ(IValue(SymScalar(0.5)).sym_scalar().number, 0.5);
  EXPECT_TRUE(SymScalar(Scalar(2.5)).is_floating_point());
  EXPECT_EQ(SymScalar(Scalar(2)).scalar().to_int64(), 2);
  EXPECT_FALSE(IValue("text").is_scalar());
}

TEST(IValue, KindNames) {
  EXPECT_EQ(IValue().KindName(), "None");
  EXPECT_EQ(IValue(Tensor::Empty({2, 3}, DType::kFloat32)).KindName(), "Tensor f32[2, 3]");
  EXPECT_EQ(IValue(TensorType::Contiguous(DType::kInt64, {SymInt::Symbol("s0")})).KindName(), "Tensor i64[s0]");
  EXPECT_EQ(IValue(1).KindName(), "int");
  EXPECT_EQ(IValue(SymInt::Symbol("s0")).KindName(), "SymInt");
  EXPECT_EQ(IValue(1.0).KindName(), "float");
  EXPECT_EQ(IValue(false).KindName(), "bool");
  EXPECT_EQ(IValue("x").KindName(), "str");
  EXPECT_EQ(IValue(DType::kBool).KindName(), "dtype");
  EXPECT_EQ(IValue(Device()).KindName(), "device");
  EXPECT_EQ(IValue(Layout::kStrided).KindName(), "layout");
  EXPECT_EQ(IValue(MemoryFormat::kPreserve).KindName(), "memory_format");
  EXPECT_EQ(IValue(IValueList{1, 2}).KindName(), "list of 2 elements");
}

TEST(IValue, CannotBeMadeFromAPointer) {
  static_assert(!std::is_constructible_v<IValue, int*> && !std::is_constructible_v<IValue, const void*>);
  static_assert(!std::is_constructible_v<IValue, void (*)()> && !std::is_constructible_v<IValue, const Tensor*>);
  static_assert(std::is_constructible_v<IValue, bool> && std::is_constructible_v<IValue, const char*>);
  EXPECT_TRUE(IValue("text").is_string());
}

TEST(IValue, AnotherKindIsAnError) {
  const auto message = [](const auto& read) -> std::string {
    try {
      read();
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_EQ(message([] { IValue(1).float_value(); }), "expected a value of kind float, found int");
  EXPECT_EQ(message([] { IValue().tensor(); }), "expected a value of kind Tensor, found None");
  EXPECT_EQ(message([] { IValue("x").scalar(); }), "expected a value of kind number, found str");
  EXPECT_EQ(message([] { IValue("x").sym_scalar(); }), "expected a value of kind number, found str");
  EXPECT_EQ(message([] { IValue(true).list(); }), "expected a value of kind list, found bool");
}

TEST(IValue, CanBeReadAfterAMove) {
  const auto message = [](const auto& read) -> std::string {
    try {
      read();
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  IValue list(IValueList{1, 2});
  const IValue moved_list = std::move(list);
  EXPECT_EQ(message([&] { list.list(); }), "expected a value of kind list, found a value that was moved from");
  IValue type(TensorType::Contiguous(DType::kInt64, {}));
  const IValue moved_type = std::move(type);
  EXPECT_EQ(message([&] { type.tensor_type(); }),
            "expected a value of kind tensor type, found a value that was moved from");
  IValue tensor(Tensor::Empty({2}, DType::kFloat32));
  const IValue moved_tensor = std::move(tensor);
  EXPECT_FALSE(tensor.tensor().defined());
  EXPECT_EQ(tensor.KindName(), "undefined Tensor");
  EXPECT_TRUE(IValue(IValue::TypePtr()).is_none());
}

}  // namespace
}  // namespace backtape
