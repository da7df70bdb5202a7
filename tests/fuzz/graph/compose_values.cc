// Graphs with empty tensors, with integers near the limits of their dtypes, and of all pairs of dtypes.
#include <algorithm>
#include <limits>

#include "backtape/tests/fuzz/graph/composer.h"

namespace backtape::graph_fuzz {

void Composer::AddReduction(Node* x) {
  const int64_t rank = Rank(x);
  const auto dims = [&] {
    std::vector<int64_t> some;
    for (int64_t d = 0; d < rank; ++d) {
      if (OneIn(2)) some.push_back(OneIn(3) ? d - rank : d);
    }
    return Argument::IntList(some);
  };
  const bool keep = OneIn(2);
  const int64_t dim = DimOf(x);
  switch (Number(16)) {
    case 0:
      Add(OneOf({"aten.sum.dim_IntList", "aten.mean.dim"}), {x, dims(), keep});
      return;
    case 1:
      Add(OneOf({"aten.sum.default", "aten.prod.default", "aten.mean.default", "aten.any.default", "aten.all.default"}),
          {x});
      return;
    case 2:
      Add(OneOf({"aten.amax.default", "aten.amin.default"}), {x, dims(), keep});
      return;
    case 3:
      Add(OneOf({"aten.max.default", "aten.min.default", "aten.argmax.default", "aten.argmin.default"}), {x});
      return;
    case 4:
      Add(OneOf({"aten.max.dim", "aten.min.dim", "aten.argmax.default", "aten.argmin.default"}), {x, dim, keep});
      return;
    case 5:
      Add(OneOf({"aten.any.dim", "aten.all.dim", "aten.prod.dim_int"}), {x, dim, keep});
      return;
    case 6:
      Add(OneOf({"aten.any.dims", "aten.all.dims"}), {x, dims(), keep});
      return;
    case 7:
      Add(OneOf({"aten.var.correction", "aten.std.correction", "aten.var_mean.correction"}), {x, dims()},
          {{"correction", Number(3)}, {"keepdim", keep}});
      return;
    case 8:
      Add(OneOf({"aten.logsumexp.default", "aten.sum.dim_IntList"}), {x, dims(), keep});
      return;
    case 9: {
      const Argument order = OneIn(4) ? Argument(std::numeric_limits<double>::infinity()) : Argument(Number(4));
      Add("aten.linalg_vector_norm.default", {x, order, dims(), keep});
      return;
    }
    case 10:
      Add(OneOf({"aten.cumsum.default", "aten.cumprod.default"}), {x, dim});
      return;
    case 11:
      Add(OneOf({"aten.sort.default", "aten.cummax.default", "aten.cummin.default"}), {x, dim});
      return;
    case 12:
      Add(OneOf({"aten._softmax.default", "aten._log_softmax.default"}), {x, dim, false});
      return;
    case 13:
      Add("aten.topk.default", {x, Number(3), dim});
      return;
    case 14:
      Add("aten.median.dim", {x, dim, keep});
      return;
    default:
      Add("aten.count_nonzero.dim_IntList", {x, dims()});
  }
}

void Composer::ComposeEmptySizes() {
  const std::vector<int64_t> all = {Number(4), Number(3), 1 + Number(3), Number(2)};
  // A random part of `all`, with some sizes replaced by 1.
  const auto part = [&] {
    std::vector<int64_t> sizes(all.begin() + Number(4), all.end());
    for (int64_t& size : sizes) {
      if (OneIn(3)) size = 1;
    }
    return sizes;
  };
  const DType dtype = OneOf({DType::kFloat32, DType::kFloat32, DType::kFloat64, DType::kInt64, DType::kBFloat16});
  for (int64_t i = 1 + Number(3); i >= 0; --i) Input(part(), OneIn(5) ? DType::kInt32 : dtype);
  for (int64_t i = 2 + Number(6); i > 0; --i) {
    Node* const x = OneIn(2) ? values_.back() : Pick(values_);
    Node* const y = Pick(values_);
    const int64_t dim = DimOf(x);
    switch (Number(14)) {
      case 0:
      case 1:
      case 2:
        Add(OneOf({"aten.add.Tensor", "aten.mul.Tensor", "aten.sub.Tensor", "aten.maximum.default", "aten.div.Tensor"}),
            {x, y});
        break;
      case 3: {
        Node* const mask = Call("aten.gt.Scalar", {Pick(values_), 0});
        if (mask != nullptr) Add("aten.where.self", {mask, x, y});
        break;
      }
      case 4:
      case 5:
      case 6:
      case 7:
        AddReduction(x);
        break;
      case 8:
        Add(OneOf({"aten.mm.default", "aten.bmm.default", "aten.dot.default", "aten.mv.default"}), {x, y});
        break;
      case 9: {
        std::vector<Argument> parts = {x, y};
        if (OneIn(3)) parts.emplace_back(x);
        Add(OneOf({"aten.cat.default", "aten.stack.default"}), {Argument::List(std::move(parts)), dim});
        break;
      }
      case 10:
        Add("aten.repeat.default",
            {x, Argument::IntList(std::vector<int64_t>(static_cast<size_t>(Rank(x) + Number(2)), Number(3)))});
        break;
      case 11:
        Add("aten.constant_pad_nd.default", {x, Argument::IntList({Number(4) - 1, Number(4) - 1}), 1});
        break;
      case 12: {
        std::vector<double> positions;
        const int64_t size = Rank(x) == 0 ? 0 : Size(x, (dim + Rank(x)) % Rank(x));
        for (int64_t k = size == 0 ? 0 : Number(3); k > 0; --k) {
          positions.push_back(static_cast<double>(Number(static_cast<size_t>(size))));
        }
        Node* const index =
            Input(Tensor::FromValues({static_cast<int64_t>(positions.size())}, positions, DType::kInt64));
        values_.pop_back();
        Add("aten.index_select.default", {x, dim, index});
        break;
      }
      default:
        AddView(x);
    }
  }
}

// Python numbers of all kinds; the large ones do not fit in 32 bits.
Argument Composer::NumberOperand() {
  return OneOf<Argument>({Argument(2), Argument(-3), Argument(0), Argument(int64_t{1} << 40), Argument(0.5),
                          Argument(-1.25), Argument(true), Argument(1e10), Argument(-0.0), Argument(300)});
}

void Composer::AddPromotingCall() {
  Node* const x = Pick(values_);
  Node* const y = Pick(values_);
  switch (Number(16)) {
    case 0:
    case 1:
    case 2:
      Add(OneOf({"aten.add.Tensor", "aten.mul.Tensor", "aten.sub.Tensor", "aten.div.Tensor", "aten.maximum.default",
                 "aten.minimum.default", "aten.pow.Tensor_Tensor", "aten.atan2.default", "aten.floor_divide.default",
                 "aten.remainder.Tensor", "aten.fmod.Tensor", "aten.copysign.Tensor", "aten.hypot.default",
                 "aten.xlogy.Tensor", "aten.logaddexp.default", "aten.heaviside.default", "aten.rsub.Tensor"}),
          {x, y});
      return;
    case 3:
      Add(OneOf({"aten.add.Tensor", "aten.sub.Tensor"}), {x, y}, {{"alpha", NumberOperand()}});
      return;
    case 4:
    case 5:
    case 6:
      Add(OneOf({"aten.add.Tensor", "aten.add.Scalar", "aten.mul.Tensor", "aten.mul.Scalar", "aten.sub.Tensor",
                 "aten.div.Tensor", "aten.div.Scalar", "aten.remainder.Scalar", "aten.fmod.Scalar",
                 "aten.floor_divide.default", "aten.pow.Tensor_Scalar", "aten.rsub.Scalar", "aten.clamp_min.default",
                 "aten.clamp_max.default"}),
          {x, NumberOperand()});
      return;
    case 7:
      Add(OneOf({"aten.eq.Tensor", "aten.ne.Tensor", "aten.lt.Tensor", "aten.ge.Tensor", "aten.logical_and.default",
                 "aten.logical_xor.default", "aten.bitwise_and.Tensor", "aten.bitwise_or.Tensor"}),
          {x, y});
      return;
    case 8:
      Add(OneOf({"aten.eq.Scalar", "aten.lt.Scalar", "aten.ge.Scalar", "aten.ne.Scalar"}), {x, NumberOperand()});
      return;
    case 9: {
      Node* const mask = Call("aten.gt.Scalar", {Pick(values_), 0});
      if (mask == nullptr) return;
      if (OneIn(3)) Add("aten.where.ScalarOther", {mask, x, NumberOperand()});
      if (OneIn(3)) Add("aten.where.ScalarSelf", {mask, NumberOperand(), x});
      if (OneIn(3)) Add("aten.masked_fill.Tensor", {x, mask, y});
      Add("aten.where.self", {mask, x, y});
      return;
    }
    case 10:
      Add(OneOf({"aten.cat.default", "aten.stack.default"}), {Argument::List({Argument(x), Argument(y)})});
      return;
    case 11:
      Add(OneOf({"aten.add_.Tensor", "aten.mul_.Tensor", "aten.copy_.default", "aten.div_.Tensor",
                 "aten.maximum.default"}),
          {x, y});
      return;
    case 12:
      Add(OneOf({"aten.addcmul.default", "aten.addcdiv.default"}), {x, y, Pick(values_)}, {{"value", NumberOperand()}});
      return;
    case 13:
      Add(OneOf({"aten.sum.default", "aten.prod.default"}), {x});
      return;
    case 14:
      Add(OneOf({"aten.clamp.default"}), {x, OneIn(3) ? Argument() : NumberOperand(), NumberOperand()});
      return;
    default:
      Add(OneOf({"aten.exp.default", "aten.sqrt.default", "aten.sigmoid.default", "aten.floor.default",
                 "aten.neg.default", "aten.abs.default", "aten.sign.default", "aten.reciprocal.default",
                 "aten.square.default", "aten.relu.default", "aten.logical_not.default"}),
          {x});
  }
}

void Composer::ComposePromotion() {
  const std::vector<int64_t> sizes = Sizes(2, {1, 2, 3});
  for (int64_t i = 2 + Number(2); i >= 0; --i) {
    const DType dtype = OneOf({DType::kFloat32, DType::kFloat64, DType::kFloat16, DType::kBFloat16, DType::kInt64,
                               DType::kInt32, DType::kInt16, DType::kInt8, DType::kUInt8, DType::kBool});
    Input(OneIn(2) ? std::vector<int64_t>() : sizes, dtype);
  }
  for (int64_t i = 1 + Number(3); i > 0; --i) AddPromotingCall();
}

Node* Composer::IntegerInput(DType dtype) {
  const int bits = 8 * static_cast<int>(ItemSize(dtype));
  const Tensor value = Tensor::Full(Sizes(2, {1, 2, 3, 5, 9}), 0, dtype);
  // FromValues takes doubles, which cannot represent the integers near 2^63.
  for (int64_t i = 0; i < value.numel(); ++i) {
    uint64_t number = static_cast<uint64_t>(Number(7)) - 3;
    if (OneIn(3)) number += uint64_t{1} << (bits - 1);
    if (OneIn(3)) number += uint64_t{1} << Number(static_cast<size_t>(bits));
    for (int64_t byte = 0; byte < bits / 8; ++byte) {
      value.raw_data()[i * (bits / 8) + byte] = static_cast<std::byte>(number >> (8 * byte));
    }
  }
  return Input(value);
}

void Composer::AddIntegerCall() {
  Node* const x = OneIn(2) ? values_.back() : Pick(values_);
  Node* const y = Pick(values_);
  const Argument number =
      OneOf<Argument>({Argument(INT64_MAX), Argument(INT64_MIN), Argument(-1), Argument(2), Argument(7),
                       Argument(INT64_MAX - 1), Argument(-128), Argument(int64_t{1} << 31)});
  switch (Number(14)) {
    case 0:
    case 1:
    case 2:
      Add(OneOf({"aten.add.Tensor", "aten.sub.Tensor", "aten.mul.Tensor", "aten.maximum.default",
                 "aten.minimum.default", "aten.bitwise_and.Tensor", "aten.bitwise_or.Tensor",
                 "aten.bitwise_xor.Tensor"}),
          {x, y});
      return;
    case 3:
      Add(OneOf({"aten.add.Tensor", "aten.sub.Tensor", "aten.mul.Tensor", "aten.bitwise_and.Scalar",
                 "aten.clamp_min.default", "aten.clamp_max.default", "aten.rsub.Scalar"}),
          {x, number});
      return;
    case 4:
      Add(OneOf({"aten.eq.Scalar", "aten.ne.Scalar", "aten.lt.Scalar", "aten.le.Scalar", "aten.gt.Scalar",
                 "aten.ge.Scalar"}),
          {x, number});
      return;
    case 5:
      Add(OneOf({"aten.eq.Tensor", "aten.lt.Tensor", "aten.le.Tensor"}), {x, y});
      return;
    case 6:
    case 7: {
      const int64_t divisor = OneOf<int64_t>({1, 2, 3, -3, 7, 64, int64_t{1} << 33, -128, INT64_MAX, -2});
      Add(OneOf({"aten.floor_divide.default", "aten.remainder.Scalar", "aten.fmod.Scalar"}), {x, divisor});
      return;
    }
    case 8:
      Add(OneOf({"aten.bitwise_left_shift.Tensor_Scalar", "aten.bitwise_right_shift.Tensor_Scalar"}),
          {x, Number(static_cast<size_t>(8 * ItemSize(TypeOf(x).dtype)))});
      return;
    case 9:
      Add(OneOf({"aten.neg.default", "aten.abs.default", "aten.sign.default", "aten.bitwise_not.default",
                 "aten.square.default"}),
          {x});
      return;
    case 10:
      Add("aten._to_copy.default", {x},
          {{"dtype", OneOf({DType::kInt64, DType::kInt32, DType::kInt16, DType::kInt8, DType::kUInt8, DType::kBool})}});
      return;
    case 11:
      Add(OneOf({"aten.sum.default", "aten.prod.default", "aten.amax.default", "aten.amin.default",
                 "aten.argmax.default", "aten.argmin.default"}),
          {x});
      return;
    case 12:
      Add(OneOf({"aten.cumsum.default", "aten.cumprod.default", "aten.sort.default", "aten.cummax.default"}),
          {x, DimOf(x)});
      return;
    default:
      AddIndexing();
  }
}

// Reduces an integer tensor to indices of a dim, with remainders or a clamp, and reads or writes there.
void Composer::AddIndexing() {
  Node* const x = Pick(values_);
  Node* index = Pick(values_);
  if (Rank(x) == 0 || Size(x, 0) == 0) return;
  const int64_t size = Size(x, 0);
  index = Call("aten._to_copy.default", {index}, {{"dtype", DType::kInt64}});
  if (index == nullptr) return;
  // Sometimes negative, rarely out of range.
  index = OneIn(2) ? Call("aten.remainder.Scalar", {index, size})
                   : Call("aten.clamp.default", {index, OneIn(2) ? 0 : -size, size - (OneIn(20) ? 0 : 1)});
  if (index == nullptr) return;
  switch (Number(5)) {
    case 0: {
      Node* const flat = Call("aten.reshape.default", {index, Argument::IntList({-1})});
      if (flat != nullptr) Add("aten.index_select.default", {x, 0, flat});
      return;
    }
    case 1:
      Add("aten.gather.default", {x, 0, index});
      return;
    case 2:
      Add("aten.take.default", {x, index});
      return;
    case 3:
      Add("aten.scatter.value", {x, 0, index, 1});
      return;
    default:
      Add("aten.index.Tensor", {x, Argument::List({Argument(index)})});
  }
}

void Composer::ComposeIntegers() {
  const DType dtype = OneOf({DType::kInt64, DType::kInt64, DType::kInt32, DType::kInt16, DType::kInt8, DType::kUInt8});
  for (int64_t i = 1 + Number(2); i >= 0; --i) IntegerInput(OneIn(4) ? DType::kInt64 : dtype);
  for (int64_t i = 2 + Number(7); i > 0; --i) AddIntegerCall();
}

}  // namespace backtape::graph_fuzz
