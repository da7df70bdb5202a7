#include "backtape/autograd/tape/argument_conversion.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backtape/tests/autograd/throws.h"
#include "backtape/tests/autograd/variables.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

template <typename T>
void ExpectRoundTrip(const T& value) {
  EXPECT_EQ(FromArgument<T>(ToArgument(value)), value);
  EXPECT_EQ(FromArgument<std::optional<T>>(ToArgument(std::optional<T>(value))), value);
  EXPECT_EQ(FromArgument<std::optional<T>>(ToArgument(std::optional<T>())), std::nullopt);
  const std::vector<T> list = {value, value};
  EXPECT_EQ(FromArgument<std::vector<T>>(ToArgument(list)), list);
  EXPECT_EQ(FromArgument<std::optional<std::vector<T>>>(ToArgument(std::optional(list))), list);
  EXPECT_EQ(FromArgument<std::vector<std::optional<T>>>(ToArgument(std::vector<std::optional<T>>{value, std::nullopt})),
            (std::vector<std::optional<T>>{value, std::nullopt}));
}

TEST(ArgumentConversion, RoundTripOfEveryKind) {
  ExpectRoundTrip(int64_t{-3});
  ExpectRoundTrip(size_t{3});
  ExpectRoundTrip(SymInt(7));
  ExpectRoundTrip(SymInt::Symbol("s0") * SymInt(2));
  ExpectRoundTrip(true);
  ExpectRoundTrip(2.5);
  ExpectRoundTrip(std::string("tanh"));
  ExpectRoundTrip(DType::kFloat64);
  ExpectRoundTrip(Layout::kSparse);
  ExpectRoundTrip(MemoryFormat::kChannelsLast);
  ExpectRoundTrip(Device{.type = "cuda", .index = 1});
  const TensorOptions options = {.device = Device(), .dtype = DType::kInt64, .layout = Layout::kStrided};
  ExpectRoundTrip(options);
  ExpectRoundTrip(TypeAndSize{.sizes = {2, SymInt::Symbol("s0")}, .options = options});
  ExpectRoundTrip(TensorGeometry{.sizes = {2, 3}, .strides = {1, 2}, .storage_offset = SymInt::Symbol("s1")});
  ExpectRoundTrip(VariableInfo{.layout = Layout::kStrided,
                               .device = Device{.type = "cuda", .index = 1},
                               .dtype = DType::kBFloat16,
                               .sizes = {SymInt::Symbol("s0"), 3},
                               .requires_grad = true,
                               .is_empty = false});
  TensorType type = TensorType::Contiguous(DType::kFloat64, {SymInt::Symbol("s0"), 3});
  type.device.type = "cuda";
  ExpectRoundTrip(InputMetadata(type));
  ExpectRoundTrip(InputMetadata(TensorType::Contiguous(DType::kFloat16, {2, 3})));
  ExpectRoundTrip(InputMetadata(Variable(Tensor::WrapNumber(2.5))));
  const std::array<bool, 3> flags = {true, false, true};
  EXPECT_EQ((FromArgument<std::array<bool, 3>>(ToArgument(flags))), flags);
}

TEST(ArgumentConversion, Numbers) {
  const auto round_trip = [](const SymScalar& v) { return FromArgument<SymScalar>(ToArgument(v)); };
  EXPECT_EQ(round_trip(2.5).number, 2.5);
  EXPECT_EQ(round_trip(true).dtype, DType::kBool);
  EXPECT_EQ(round_trip(3).integer, SymInt(3));
  EXPECT_EQ(round_trip(SymInt::Symbol("s0")).integer, SymInt::Symbol("s0"));
}

TEST(ArgumentConversion, Tensors) {
  const Variable x = tape_test::Constant({2}, {1, 2});
  EXPECT_TRUE(FromArgument<Variable>(ToArgument(x)).is_same(x));
  EXPECT_FALSE(FromArgument<Variable>(ToArgument(Variable())).defined());
  const variable_list list = FromArgument<variable_list>(ToArgument(variable_list{x, Variable()}));
  ASSERT_EQ(list.size(), 2u);
  EXPECT_TRUE(list[0].is_same(x));
  EXPECT_FALSE(list[1].defined());
}

TEST(ArgumentConversion, OptionsOfATensor) {
  const Variable x = Tensor::Symbolic(TensorType::Contiguous(DType::kFloat32, {SymInt::Symbol("s0")}));
  EXPECT_EQ(TypeAndSize::Of(x).sizes[0], SymInt::Symbol("s0"));
  EXPECT_EQ(*TensorOptions::Of(x).dtype, DType::kFloat32);
  EXPECT_EQ(tape_test::Values(TypeAndSize::Of(tape_test::Constant({2}, {1, 2})).zeros()), (std::vector<double>{0, 0}));
}

TEST(ArgumentConversion, InputMetadata) {
  EXPECT_EQ(FromArgument<InputMetadata>(ToArgument(InputMetadata())), InputMetadata());
  const InputMetadata of_output(tape_test::Constant({2}, {1, 2}));
  EXPECT_EQ(FromArgument<InputMetadata>(ToArgument(of_output)), of_output);
  EXPECT_NE(InputMetadata(TensorType::Contiguous(DType::kFloat32, {2})), of_output);
  EXPECT_NE(InputMetadata(TensorType::Contiguous(DType::kFloat64, {3})), of_output);
  EXPECT_NE(InputMetadata(), of_output);
  EXPECT_EQ(tape_test::Values(FromArgument<InputMetadata>(ToArgument(of_output)).Zeros()), (std::vector<double>{0, 0}));
}

TEST(ArgumentConversion, InfoOfAVariable) {
  const VariableInfo info = VariableInfo::Of(tape_test::Leaf({2}, {1, 2}));
  EXPECT_EQ(info, (VariableInfo{.layout = Layout::kStrided,
                                .device = Device(),
                                .dtype = DType::kFloat64,
                                .sizes = {2},
                                .requires_grad = true,
                                .is_empty = false}));
  EXPECT_EQ(tape_test::Values(info.zeros()), (std::vector<double>{0, 0}));
  EXPECT_TRUE(VariableInfo::Of(Variable()).is_empty);
  EXPECT_FALSE(FromArgument<VariableInfo>(ToArgument(VariableInfo())).zeros().defined());
}

// Values that custom functions save by name.
TEST(ArgumentConversion, ValuesOfAnyKind) {
  const Variable x = tape_test::Constant({2}, {1, 2});
  const IValueList values = {IValue(),
                             true,
                             2.5,
                             SymInt::Symbol("s0"),
                             std::string("gelu"),
                             DType::kInt64,
                             Layout::kStrided,
                             MemoryFormat::kChannelsLast,
                             Device(),
                             IValueList{1, IValueList{static_cast<const Tensor&>(x)}}};
  const IValueList arguments = ToArgument(IValue(values)).list();
  ASSERT_EQ(arguments.size(), values.size());
  EXPECT_TRUE(arguments[0].is_none());
  EXPECT_TRUE(arguments[1].bool_value());
  EXPECT_EQ(arguments[2].float_value(), 2.5);
  EXPECT_EQ(arguments[3].sym_int(), SymInt::Symbol("s0"));
  EXPECT_EQ(arguments[4].string(), "gelu");
  EXPECT_EQ(arguments[5].dtype(), DType::kInt64);
  EXPECT_EQ(arguments[6].layout(), Layout::kStrided);
  EXPECT_EQ(arguments[7].memory_format(), MemoryFormat::kChannelsLast);
  EXPECT_EQ(arguments[8].device(), Device());
  EXPECT_EQ(arguments[9].list()[0].sym_int(), SymInt(1));
  EXPECT_TRUE(arguments[9].list()[1].list()[0].tensor().is_same(x));
}

template <typename T>
concept CanBeSaved = requires(SavedVisitor& visitor, const T& value) {
  visitor.Value(value);
};

TEST(ArgumentConversion, TypesThatCannotBeSaved) {
  EXPECT_THAT([] { ToArgument(IValue(TensorType::Contiguous(DType::kFloat32, {2}))); },
              ThrowsError(HasSubstr("saving is not implemented for type")));
  EXPECT_THAT(
      [] {
        ToArgument(IValue(IValueList{1, TensorType::Contiguous(DType::kFloat32, {2})}));
      },
      ThrowsError(HasSubstr("saving is not implemented for type")));
  // A node member of a type that cannot be saved does not compile.
  struct Unknown {};
  static_assert(!CanBeSaved<Unknown> && !CanBeSaved<TensorType>);
  static_assert(CanBeSaved<VariableInfo> && CanBeSaved<IValue> && CanBeSaved<SymInt>);
}

TEST(ArgumentConversion, WrongKindsAreReported) {
  EXPECT_THAT([] { FromArgument<VariableInfo>(IValue(ivalue_list{true})); },
              ThrowsError(HasSubstr("an argument of kind list of 6")));
  EXPECT_THAT([] { FromArgument<InputMetadata>(IValue(2.5)); },
              ThrowsError(HasSubstr("expected an argument of kind list")));
  EXPECT_THAT(
      [] {
        FromArgument<InputMetadata>(IValue(ivalue_list{ToArgument(TensorOptions()), ivalue_list{}, false}));
      },
      ThrowsError(HasSubstr("InputMetadata with dtype and device")));
  EXPECT_THAT([] { FromArgument<int64_t>(IValue(2.5)); },
              ThrowsError(HasSubstr("expected an argument of kind int, found float")));
  EXPECT_THAT([] { FromArgument<int64_t>(IValue(SymInt::Symbol("s0"))); }, ThrowsError(HasSubstr("found SymInt")));
  EXPECT_THAT([] { FromArgument<Variable>(IValue(true)); },
              ThrowsError(HasSubstr("expected an argument of kind Tensor")));
  EXPECT_THAT([] { (FromArgument<std::array<bool, 2>>(IValue(ivalue_list{true}))); },
              ThrowsError(HasSubstr("expected an argument of kind list of 2 elements, found list of 1 element")));
}

TEST(ArgumentConversion, ReaderCountsArguments) {
  const ivalue_list args = {1, true};
  ArgumentReader reader(args);
  EXPECT_EQ(reader.Next<int64_t>(), 1);
  EXPECT_THAT([&] { reader.Finish(); }, ThrowsError(HasSubstr("expected 1 argument, found 2")));
  EXPECT_TRUE(reader.Next<bool>());
  reader.Finish();
  EXPECT_THAT([&] { reader.Next<bool>(); }, ThrowsError(HasSubstr("the list of arguments ends after 2 elements")));
}

}  // namespace
}  // namespace backtape
