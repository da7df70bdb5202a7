#include "backtape/ir/number_forms.h"

#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/op_packets.h"
#include "backtape/ir/op_table.h"

namespace backtape {
namespace {

bool IsHalf(DType dtype) { return dtype == DType::kFloat16 || dtype == DType::kBFloat16; }

// Makes the calls that replace one call. Arguments are named by their positions in the schema.
class FormBuilder {
 public:
  // `op`: the op of the call or, for an in-place call, the one that computes the value that it writes.
  FormBuilder(const NumberCall& call, const OpSchema& op) : call_(call), op_(op), args_(call.node) {}

  const OpSchema& op() const { return op_; }
  const NodeArguments& args() const { return args_; }

  bool IsNumber(size_t i) const { return args_.Given(i) != nullptr && call_.is_number(*args_.Given(i)); }
  // The argument. A tensor of half floats is converted to float32, so that the form rounds only once.
  Argument Value(size_t i) {
    Argument value = args_.Value(i);
    if (!HalfDTypeOf(value).has_value()) return value;
    Argument& widened = widened_[i];
    if (widened.is_none()) widened = Call(OpId::_to_copy, {value}, {{"dtype", DType::kFloat32}});
    return widened;
  }
  // Returns a tensor in place of a number, and any other argument as Value() does.
  Argument Tensor(size_t i) { return call_.tensor_of(Value(i)); }
  // Returns the tensor, rounded to half floats if an operand has such a dtype, for ops that round their numbers to the
  // dtype in which they compute.
  Argument Rounded(size_t i) {
    const Argument tensor = Tensor(i);
    const std::optional<DType> half = HalfDType();
    const bool is_number = !(tensor == Value(i));
    return half.has_value() && is_number ? Call(OpId::_to_copy, {tensor}, {{"dtype", *half}}) : tensor;
  }
  // x * argument. Does not multiply by a constant 1. With `rounds`, a number is first rounded (Rounded).
  Argument Times(const Argument& x, size_t i, bool rounds = false) {
    if (IsNumber(i)) return Call(OpId::mul_Tensor, {x, rounds ? Rounded(i) : Tensor(i)});
    const Argument value = Value(i);
    const bool is_one = value.is_scalar() && value.scalar().to_double() == 1;
    return is_one ? x : Argument(Call(OpId::mul_Scalar, {x, value}));
  }

  Node* Call(const OpSchema& op, ArgumentList args, KeywordArguments kwargs = {}) {
    Node* const made = call_.graph.Call(op, std::move(args), std::move(kwargs));
    made->set_provenance(call_.node.provenance());
    return made;
  }
  Node* Call(OpId op, ArgumentList args, KeywordArguments kwargs = {}) {
    return Call(call_.graph.ops().at(static_cast<int>(op)), std::move(args), std::move(kwargs));
  }
  Argument Where(ArgumentList args) { return Call(OpId::where_self, std::move(args)); }

  bool IsBool(size_t i) { return Tensor(i).node()->type().tensor().dtype == DType::kBool; }
  // The dtype that the call states; `otherwise` if it states none.
  std::optional<DType> StatedDType(std::optional<DType> otherwise) const {
    const Argument stated = args_.Value("dtype");
    return stated.is_dtype() ? stated.dtype() : otherwise;
  }
  std::optional<DType> DTypeOf(size_t i) const {
    const Argument value = args_.Value(i);
    if (!value.is_node() || !value.node()->type().is_tensor()) return std::nullopt;
    return value.node()->type().tensor().dtype;
  }
  // Returns the named arguments that differ from their defaults, as keyword arguments.
  KeywordArguments Given(std::initializer_list<absl::string_view> names) const {
    KeywordArguments kwargs;
    for (const absl::string_view name : names) {
      if (!args_.IsDefault(name)) kwargs.emplace_back(std::string(name), args_.Value(name));
    }
    return kwargs;
  }
  // The half-float dtype of the first operand that has one; nullopt if none has.
  std::optional<DType> HalfDType() const {
    for (size_t i = 0; i < op_.args.size(); ++i) {
      if (const std::optional<DType> half = HalfDTypeOf(args_.Value(i))) return half;
    }
    return std::nullopt;
  }
  // Converts the result of a form to the dtype of the op's result, if that is a half-float dtype.
  Node* Narrowed(Node* value) {
    const std::optional<DType> half = HalfDTypeOf(call_.type);
    return half.has_value() && HalfDType().has_value() ? Call(OpId::_to_copy, {value}, {{"dtype", *half}}) : value;
  }
  // A tensor for an overload of the op. A 0-dim tensor of half floats gets a dim of size 1: type promotion with the
  // tensor in place of a number then yields the half-float dtype. The number keeps its own dtype, because some ops
  // round the number to half floats and others do not.
  Argument Operand(size_t i) {
    const Argument value = args_.Value(i);
    if (!has_scalar_result() || !HalfDTypeOf(value).has_value()) return call_.tensor_of(value);
    return Call(OpId::view, {value, Argument::List({1})});
  }
  Node* WithoutDim(Node* value) {
    if (!has_scalar_result() || !HalfDType().has_value()) return value;
    return Call(OpId::view, {value, Argument::List({})});
  }
  // The dtype of Value(i), a tensor.
  DType ComputedDType(size_t i) const {
    const DType dtype = DTypeOf(i).value_or(DType::kFloat32);
    return IsHalf(dtype) ? DType::kFloat32 : dtype;
  }
  // The number in a dtype, as a tensor that shares no memory with others.
  Argument Converted(size_t i, DType dtype) { return Call(OpId::_to_copy, {Tensor(i)}, {{"dtype", dtype}}); }

 private:
  static std::optional<DType> HalfDTypeOf(const ValueType& type) {
    const bool is_half = type.is_tensor() && IsHalf(type.tensor().dtype);
    return is_half ? std::optional(type.tensor().dtype) : std::nullopt;
  }
  static std::optional<DType> HalfDTypeOf(const Argument& value) {
    return value.is_node() ? HalfDTypeOf(value.node()->type()) : std::nullopt;
  }
  bool has_scalar_result() const { return call_.type.is_tensor() && call_.type.tensor().dim() == 0; }

  const NumberCall& call_;
  const OpSchema& op_;
  const NodeArguments args_;
  std::map<size_t, Argument> widened_;
};

bool IsNumberType(const ArgSchema& parameter) {
  return !parameter.is_list && (parameter.type == SchemaType::kScalar || parameter.type == SchemaType::kFloat);
}

bool IsTensorType(const ArgSchema& parameter) { return parameter.type == SchemaType::kTensor && !parameter.is_list; }

bool Takes(const ArgSchema& parameter, const ArgSchema& from) {
  const bool is_tensor = IsNumberType(from) && IsTensorType(parameter);
  // A number is called `scalar` in overloads such as _foreach_mul.Scalar; the tensor is called `other`.
  const bool has_name = parameter.name == from.name || (from.name == "scalar" && parameter.name == "other");
  return has_name && (is_tensor || (parameter.type == from.type && parameter.is_list == from.is_list));
}

// Calls an overload with the same parameters, or the op itself, with tensors for numbers that are known only at run
// time. A composite op takes its numbers as numbers.
Node* CallOverload(FormBuilder& b, const OpTable& ops) {
  const OpSchema& from = b.op();
  if (from.has_tag(kTagComposite)) return nullptr;
  for (const OpSchema* to : OverloadsOfPacket(ops, absl::StrCat(from.ns, ".", from.name))) {
    bool fits = to->returns.size() == from.returns.size() && !to->has_tag(kTagComposite);
    for (size_t i = 0; i < from.args.size() && fits; ++i) {
      const bool is_given = !b.args().IsDefault(i);
      if (i >= to->args.size()) {
        fits = !is_given;
      } else {
        const bool takes_value = IsTensorType(to->args[i]) || !b.IsNumber(i);
        const bool takes_default =
            is_given || !IsNumberType(from.args[i]) || !IsTensorType(to->args[i]) || to->args[i].is_optional;
        fits = Takes(to->args[i], from.args[i]) && takes_value && takes_default;
      }
    }
    for (size_t i = from.args.size(); i < to->args.size(); ++i) fits = fits && to->args[i].has_default;
    if (!fits) continue;
    ArgumentList args;
    KeywordArguments kwargs;
    for (size_t i = 0; i < from.args.size() && i < to->args.size(); ++i) {
      Argument value = IsTensorType(to->args[i]) ? b.Operand(i) : b.args().Value(i);
      if (!to->args[i].is_kwarg_only) {
        args.push_back(std::move(value));
      } else if (!b.args().IsDefault(i)) {
        kwargs.emplace_back(std::string(to->args[i].name), std::move(value));
      }
    }
    return b.WithoutDim(b.Call(*to, std::move(args), std::move(kwargs)));
  }
  return nullptr;
}

// Makes the calls that compute an op from tensors in place of its numbers, and returns the result.
using Form = Argument (*)(FormBuilder& b);

// beta * self + alpha * product, for addmm and similar ops.
Argument AddProduct(FormBuilder& b, const Argument& product) {
  const Argument beta = b.Value(3);
  const Argument scaled = b.Times(product, 4);
  const bool ignores_self = beta.is_scalar() && beta.scalar().to_double() == 0;
  return ignores_self ? scaled : Argument(b.Call(OpId::add_Tensor, {b.Times(b.Value(0), 3), scaled}));
}

// A sorted tensor and a number in the same dtype: that of the tensor, or float64 for integers.
std::pair<Argument, Argument> Comparable(FormBuilder& b, size_t sorted, size_t number) {
  const DType dtype = b.ComputedDType(sorted);
  if (!IsFloatingPoint(dtype)) {
    const Argument widened = b.Call(OpId::_to_copy, {b.Value(sorted)}, {{"dtype", DType::kFloat64}});
    return {widened, b.Converted(number, DType::kFloat64)};
  }
  return {b.Value(sorted), b.Call(OpId::_to_copy, {b.Rounded(number)}, {{"dtype", dtype}})};
}

Argument Sum(FormBuilder& b, OpId op) {
  const Argument other = b.Call(OpId::mul_Tensor, {b.Rounded(1), b.Rounded(2)});
  return b.Call(op, {b.Value(0), other});
}

struct FormRow {
  OpId op;
  Form form;
  // Whether the form applies only if the first tensor has a floating dtype: for integers, the op converts the number to
  // their dtype or refuses a float, but the form does neither.
  bool only_for_floats = true;
  // Whether to use the form instead of an overload for tensors, because the overload computes something else.
  bool before_overloads = false;
};

// Each computes the op as its kernel does, also for NaN, and with the same derivatives at its kinks.
constexpr FormRow kForms[] = {
    // Scales the query instead of the products of queries and keys.
    {OpId::_scaled_dot_product_flash_attention_for_cpu,
     [](FormBuilder& b) -> Argument {
       constexpr size_t kDropout = 3, kScale = 6;
       if (b.IsNumber(kDropout)) return {};
       Argument query = b.Times(b.Value(0), kScale);
       if (const std::optional<DType> half = b.HalfDType()) query = b.Call(OpId::_to_copy, {query}, {{"dtype", *half}});
       KeywordArguments kwargs = b.Given({"attn_mask"});
       kwargs.emplace_back("scale", 1.0);
       return b.Call(b.op(), {query, b.args().Value(1), b.args().Value(2), b.args().Value(3), b.args().Value(4)},
                     std::move(kwargs));
     }},
    {OpId::_assert_scalar,
     [](FormBuilder& b) -> Argument {
       return b.Call(OpId::_assert_async_msg, {b.Tensor(0), b.Value(1)});
     },
     false},
    {OpId::add_Scalar, [](FormBuilder& b) { return Sum(b, OpId::add_Tensor); }, false},
    {OpId::add_Tensor, [](FormBuilder& b) { return Sum(b, OpId::add_Tensor); }, false},
    {OpId::addcdiv,
     [](FormBuilder& b) -> Argument {
       const Argument quotient = b.Call(OpId::div_Tensor, {b.Times(b.Value(1), 3), b.Value(2)});
       return b.Call(OpId::add_Tensor, {b.Value(0), quotient});
     }},
    {OpId::addcmul,
     [](FormBuilder& b) -> Argument {
       const Argument product = b.Call(OpId::mul_Tensor, {b.Times(b.Value(1), 3), b.Value(2)});
       return b.Call(OpId::add_Tensor, {b.Value(0), product});
     }},
    {OpId::addmm,
     [](FormBuilder& b) {
       return AddProduct(b, b.Call(OpId::mm, {b.Value(1), b.Value(2)}));
     }},
    {OpId::addmv,
     [](FormBuilder& b) {
       return AddProduct(b, b.Call(OpId::mv, {b.Value(1), b.Value(2)}));
     }},
    {OpId::baddbmm,
     [](FormBuilder& b) {
       return AddProduct(b, b.Call(OpId::bmm, {b.Value(1), b.Value(2)}));
     }},
    {OpId::bucketize_Scalar,
     [](FormBuilder& b) -> Argument {
       const auto [boundaries, value] = Comparable(b, 1, 0);
       return b.Call(OpId::bucketize_Tensor, {value, boundaries}, b.Given({"out_int32", "right"}));
     },
     false, true},
    {OpId::celu,
     [](FormBuilder& b) -> Argument {
       const Argument x = b.Value(0);
       const Argument scaled = b.Call(OpId::expm1, {b.Call(OpId::div_Tensor, {x, b.Tensor(1)})});
       return b.Where({b.Call(OpId::gt_Scalar, {x, 0}), x, b.Times(scaled, 1)});
     }},
    {OpId::constant_pad_nd,
     [](FormBuilder& b) -> Argument {
       const Argument ones = b.Call(OpId::ones_like, {b.Value(0)}, {{"dtype", DType::kBool}});
       const Argument is_inside = b.Call(OpId::constant_pad_nd, {ones, b.Value(1), 0});
       const Argument padded = b.Call(OpId::constant_pad_nd, {b.Value(0), b.Value(1), 0});
       return b.Where({is_inside, padded, b.Converted(2, b.ComputedDType(0))});
     },
     false},
    {OpId::elu,
     [](FormBuilder& b) -> Argument {
       const Argument x = b.Value(0);
       const Argument negative = b.Times(b.Times(b.Call(OpId::expm1, {b.Times(x, 3)}), 1), 2);
       return b.Where({b.Call(OpId::gt_Scalar, {x, 0}), b.Times(x, 2), negative});
     }},
    {OpId::full,
     [](FormBuilder& b) -> Argument {
       const Argument value = b.Converted(1, *b.StatedDType(b.IsBool(1) ? DType::kBool : DType::kFloat32));
       return b.Call(OpId::clone, {b.Call(OpId::expand, {value, b.Value(0)})});
     },
     false},
    {OpId::full_like,
     [](FormBuilder& b) -> Argument {
       KeywordArguments kwargs;
       if (const auto dtype = b.StatedDType(std::nullopt)) kwargs.emplace_back("dtype", *dtype);
       const Argument format = b.args().Value("memory_format");
       if (format.is_memory_format()) kwargs.emplace_back("memory_format", format);
       const Argument zeros = b.Call(OpId::zeros_like, {b.Value(0)}, std::move(kwargs));
       return b.Call(OpId::fill_Tensor, {zeros, b.Tensor(1)});
     },
     false},
    {OpId::hardshrink,
     [](FormBuilder& b) -> Argument {
       const Argument x = b.Value(0);
       const Argument is_small = b.Call(OpId::le_Tensor, {b.Call(OpId::abs, {x}), b.Rounded(1)});
       return b.Call(OpId::masked_fill_Scalar, {x, is_small, 0});
     }},
    {OpId::hardtanh,
     [](FormBuilder& b) -> Argument {
       const Argument x = b.Value(0), min = b.Rounded(1), max = b.Rounded(2);
       // If min > max, the result is max.
       const Argument above = b.Where({b.Call(OpId::le_Tensor, {x, min}), min, x});
       return b.Where({b.Call(OpId::ge_Tensor, {above, max}), max, above});
     }},
    {OpId::leaky_relu,
     [](FormBuilder& b) -> Argument {
       const Argument x = b.Value(0);
       return b.Where({b.Call(OpId::gt_Scalar, {x, 0}), x, b.Times(x, 1)});
     }},
    {OpId::leaky_relu_backward,
     [](FormBuilder& b) -> Argument {
       const Argument grad = b.Value(0);
       return b.Where({b.Call(OpId::gt_Scalar, {b.Value(1), 0}), grad, b.Times(grad, 2)});
     }},
    // aten.lerp.Tensor rounds a weight to the half floats with which it computes.
    {OpId::lerp_Scalar,
     [](FormBuilder& b) -> Argument {
       return b.Call(OpId::lerp_Tensor, {b.Value(0), b.Value(1), b.Tensor(2)});
     },
     true, true},
    {OpId::new_full,
     [](FormBuilder& b) -> Argument {
       const auto dtype = b.StatedDType(b.DTypeOf(0));
       if (!dtype.has_value()) return {};
       return b.Call(OpId::clone, {b.Call(OpId::expand, {b.Converted(2, *dtype), b.Value(1)})});
     },
     false},
    {OpId::rsub_Scalar,
     [](FormBuilder& b) -> Argument {
       return b.Call(OpId::sub_Tensor, {b.Rounded(1), b.Times(b.Value(0), 2, true)});
     },
     false},
    {OpId::rsub_Tensor,
     [](FormBuilder& b) -> Argument {
       return b.Call(OpId::sub_Tensor, {b.Value(1), b.Times(b.Value(0), 2, true)});
     },
     false},
    {OpId::scalar_tensor, [](FormBuilder& b) { return b.Converted(0, *b.StatedDType(DType::kFloat32)); }, false},
    {OpId::scatter_value,
     [](FormBuilder& b) -> Argument {
       const DType dtype = b.ComputedDType(0);
       const Argument value = b.Converted(3, dtype);
       const Argument zeros = b.Call(OpId::zeros_like, {b.Value(2)}, {{"dtype", dtype}});
       const Argument values = b.Call(OpId::fill_Tensor, {zeros, value});
       return b.Call(OpId::scatter_src, {b.Value(0), b.Value(1), b.Value(2), values});
     },
     false},
    {OpId::searchsorted_Scalar,
     [](FormBuilder& b) -> Argument {
       const auto [sequence, value] = Comparable(b, 0, 1);
       return b.Call(OpId::searchsorted_Tensor, {sequence, value}, b.Given({"out_int32", "right", "side", "sorter"}));
     },
     false, true},
    {OpId::softplus,
     [](FormBuilder& b) -> Argument {
       // Above this constant, log(1 + exp(x)) is x in every dtype, and exp(x) is still finite.
       constexpr int kThreshold = 80;
       const Argument x = b.Value(0);
       const Argument scaled = b.Times(x, 1);
       const Argument soft = b.Call(OpId::div_Tensor, {b.Call(OpId::softplus, {scaled, 1, kThreshold}), b.Tensor(1)});
       return b.Where({b.Call(OpId::gt_Tensor, {scaled, b.Tensor(2)}), x, soft});
     }},
    {OpId::softshrink,
     [](FormBuilder& b) -> Argument {
       const Argument x = b.Value(0), lambd = b.Rounded(1);
       const Argument is_below = b.Call(OpId::lt_Tensor, {x, b.Call(OpId::neg, {lambd})});
       const Argument small =
           b.Where({is_below, b.Call(OpId::add_Tensor, {x, lambd}), b.Call(OpId::mul_Scalar, {x, 0})});
       return b.Where({b.Call(OpId::gt_Tensor, {x, lambd}), b.Call(OpId::sub_Tensor, {x, lambd}), small});
     }},
    {OpId::sub_Scalar, [](FormBuilder& b) { return Sum(b, OpId::sub_Tensor); }, false},
    {OpId::sub_Tensor, [](FormBuilder& b) { return Sum(b, OpId::sub_Tensor); }, false},
    {OpId::threshold,
     [](FormBuilder& b) -> Argument {
       const Argument x = b.Value(0);
       return b.Where({b.Call(OpId::le_Tensor, {x, b.Rounded(1)}), b.Rounded(2), x});
     }},
    {OpId::threshold_backward,
     [](FormBuilder& b) -> Argument {
       const Argument is_below = b.Call(OpId::le_Tensor, {b.Value(1), b.Rounded(2)});
       return b.Call(OpId::masked_fill_Scalar, {b.Value(0), is_below, 0});
     }},
};

Node* CallForm(FormBuilder& b, bool before_overloads) {
  for (const FormRow& row : kForms) {
    if (!b.op().is(row.op) || row.before_overloads != before_overloads) continue;
    const std::optional<DType> dtype = b.DTypeOf(0);
    if (row.only_for_floats && dtype.has_value() && !IsFloatingPoint(*dtype)) return nullptr;
    const Argument value = row.form(b);
    return value.is_node() ? b.Narrowed(value.node()) : nullptr;
  }
  return nullptr;
}

}  // namespace

Node* CallWithTensors(const NumberCall& call) {
  const OpTable& ops = call.graph.ops();
  const bool is_written = call.node.op()->has_tag(kTagInplace);
  const bool has_form = !is_written || call.node.op()->functional_id >= 0;
  if (call.node.op()->has_tag(kTagNondeterministic) || !has_form) return nullptr;
  FormBuilder b(call, is_written ? ops.at(call.node.op()->functional_id) : *call.node.op());
  // An in-place call copies the result of the functional form into the written tensor, whose dtype must be floating.
  // For an integer or bool tensor, the op may reject a floating-point result, which the copy would silently convert.
  const std::optional<DType> dtype = b.DTypeOf(0);
  if (is_written && (!dtype.has_value() || !IsFloatingPoint(*dtype))) return nullptr;
  Node* value = CallForm(b, /*before_overloads=*/true);
  if (value == nullptr) value = CallOverload(b, ops);
  if (value == nullptr) value = CallForm(b, /*before_overloads=*/false);
  if (value == nullptr || !is_written) return value;
  return b.Call(OpId::copy_, {b.args().Value(0), value});
}

}  // namespace backtape
