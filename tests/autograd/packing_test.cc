#include "backtape/autograd/packing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backtape/tests/autograd/hand_written_nodes.h"
#include "backtape/tests/autograd/throws.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

template <typename T>
void ExpectRoundTrip(const T& value) {
  EXPECT_EQ(Unpack<T>(Pack(value)), value);
  EXPECT_EQ(Unpack<std::optional<T>>(Pack(std::optional<T>(value))), value);
  EXPECT_EQ(Unpack<std::optional<T>>(Pack(std::optional<T>())), std::nullopt);
  const std::vector<T> list = {value, value};
  EXPECT_EQ(Unpack<std::vector<T>>(Pack(list)), list);
  EXPECT_EQ(Unpack<std::optional<std::vector<T>>>(Pack(std::optional(list))), list);
  EXPECT_EQ(Unpack<std::vector<std::optional<T>>>(Pack(std::vector<std::optional<T>>{value, std::nullopt})),
            (std::vector<std::optional<T>>{value, std::nullopt}));
}

TEST(Packing, RoundTripOfEveryKind) {
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
  const std::array<bool, 3> flags = {true, false, true};
  EXPECT_EQ((Unpack<std::array<bool, 3>>(Pack(flags))), flags);
}

TEST(Packing, Numbers) {
  const auto round_trip = [](const SymScalar& v) { return Unpack<SymScalar>(Pack(v)); };
  EXPECT_EQ(round_trip(2.5).number, 2.5);
  EXPECT_EQ(round_trip(true).dtype, DType::kBool);
  EXPECT_EQ(round_trip(3).integer, SymInt(3));
  EXPECT_EQ(round_trip(SymInt::Symbol("s0")).integer, SymInt::Symbol("s0"));
}

TEST(Packing, Tensors) {
  const Variable x = hand::Constant({2}, {1, 2});
  EXPECT_TRUE(Unpack<Variable>(Pack(x)).is_same(x));
  EXPECT_FALSE(Unpack<Variable>(Pack(Variable())).defined());
  const variable_list list = Unpack<variable_list>(Pack(variable_list{x, Variable()}));
  ASSERT_EQ(list.size(), 2u);
  EXPECT_TRUE(list[0].is_same(x));
  EXPECT_FALSE(list[1].defined());
}

TEST(Packing, OptionsOfATensor) {
  const Variable x = Tensor::Symbolic(TensorType::Contiguous(DType::kFloat32, {SymInt::Symbol("s0")}));
  EXPECT_EQ(TypeAndSize::Of(x).sizes[0], SymInt::Symbol("s0"));
  EXPECT_EQ(*TensorOptions::Of(x).dtype, DType::kFloat32);
  EXPECT_EQ(hand::Values(TypeAndSize::Of(hand::Constant({2}, {1, 2})).zeros()), (std::vector<double>{0, 0}));
}

TEST(Packing, WrongKindsAreTold) {
  EXPECT_THAT([] { Unpack<int64_t>(IValue(2.5)); }, ThrowsError(HasSubstr("a packed int is expected; found float")));
  EXPECT_THAT([] { Unpack<int64_t>(IValue(SymInt::Symbol("s0"))); }, ThrowsError(HasSubstr("found SymInt")));
  EXPECT_THAT([] { Unpack<Variable>(IValue(true)); }, ThrowsError(HasSubstr("a packed Tensor is expected")));
  EXPECT_THAT([] { (Unpack<std::array<bool, 2>>(IValue(ivalue_list{true}))); },
              ThrowsError(HasSubstr("a packed list of 2 is expected; found list of 1")));
}

TEST(Packing, ReaderCountsArguments) {
  const ivalue_list args = {1, true};
  PackedReader reader(args);
  EXPECT_EQ(reader.Next<int64_t>(), 1);
  EXPECT_THAT([&] { reader.Finish(); }, ThrowsError(HasSubstr("2 packed arguments are given, but 1 are taken")));
  EXPECT_TRUE(reader.Next<bool>());
  reader.Finish();
  EXPECT_THAT([&] { reader.Next<bool>(); }, ThrowsError(HasSubstr("only 2 packed arguments are given")));
}

}  // namespace
}  // namespace backtape
