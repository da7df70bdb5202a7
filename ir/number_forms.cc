#include "backtape/ir/number_forms.h"

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

// Makes the calls that replace one call. Arguments are named by their positions in the schema.
class FormBuilder {
 public:
  // `op`: the op of the call or, for an in-place call, the one that computes the value that it writes.
  FormBuilder(const NumberCall& call, const OpSchema& op) : call_(call), op_(op), args_(call.node) {}

  const OpSchema& op() const { return op_; }
  const NodeArguments& args() const { return args_; }

  bool IsNumber(size_t i) const { return args_.Given(i) != nullptr && call_.is_number(*args_.Given(i)); }
  Argument Value(size_t i) const { return args_.Value(i); }
  Argument Tensor(size_t i) const { return call_.tensor_of(Value(i)); }
  // x * argument. Does not multiply by a constant 1.
  Argument Times(const Argument& x, size_t i) {
    if (IsNumber(i)) return Call(OpId::mul_Tensor, {x, Tensor(i)});
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

  // The dtype that the call states; `otherwise` if it states none.
  std::optional<DType> StatedDType(std::optional<DType> otherwise) const {
    const Argument stated = args_.Value("dtype");
    return stated.is_dtype() ? stated.dtype() : otherwise;
  }
  std::optional<DType> DTypeOf(size_t i) const {
    const Argument value = Value(i);
    if (!value.is_node() || !value.node()->type().is_tensor()) return std::nullopt;
    return value.node()->type().tensor().dtype;
  }
  // The number in a dtype, as a tensor that shares no memory with others.
  Argument Converted(size_t i, DType dtype) { return Call(OpId::_to_copy, {Tensor(i)}, {{"dtype", dtype}}); }

 private:
  const NumberCall& call_;
  const OpSchema& op_;
  const NodeArguments args_;
};

bool IsNumberType(const ArgSchema& parameter) {
  return !parameter.is_list && (parameter.type == SchemaType::kScalar || parameter.type == SchemaType::kFloat);
}

bool IsTensorType(const ArgSchema& parameter) { return parameter.type == SchemaType::kTensor && !parameter.is_list; }

// Calls an overload with the same parameters, but tensors where the call has numbers that only the run determines.
Node* CallOverload(FormBuilder& b, const OpTable& ops) {
  const OpSchema& from = b.op();
  for (const OpSchema* to : OverloadsOfPacket(ops, absl::StrCat(from.ns, ".", from.name))) {
    bool fits = to != &from && to->returns.size() == from.returns.size();
    for (size_t i = 0; i < from.args.size() && fits; ++i) {
      const bool is_given = !b.args().IsDefault(i);
      if (i >= to->args.size()) {
        fits = !is_given;
      } else if (IsNumberType(from.args[i]) && IsTensorType(to->args[i])) {
        fits = is_given || to->args[i].is_optional;
      } else {
        fits = to->args[i].name == from.args[i].name && to->args[i].type == from.args[i].type &&
               to->args[i].is_list == from.args[i].is_list && !b.IsNumber(i);
      }
    }
    for (size_t i = from.args.size(); i < to->args.size(); ++i) fits = fits && to->args[i].has_default;
    if (!fits) continue;
    ArgumentList args;
    KeywordArguments kwargs;
    for (size_t i = 0; i < from.args.size() && i < to->args.size(); ++i) {
      const bool is_tensor = IsTensorType(to->args[i]);
      Argument value = is_tensor ? b.Tensor(i) : b.Value(i);
      if (!to->args[i].is_kwarg_only) {
        args.push_back(std::move(value));
      } else if (!b.args().IsDefault(i)) {
        kwargs.emplace_back(std::string(to->args[i].name), std::move(value));
      }
    }
    return b.Call(*to, std::move(args), std::move(kwargs));
  }
  return nullptr;
}

using Form = Argument (*)(FormBuilder& b);

// The beta * self + alpha * product of addmm and its like.
Argument AddProduct(FormBuilder& b, const Argument& product) {
  const Argument beta = b.Value(3);
  const Argument scaled = b.Times(product, 4);
  const bool ignores_self = beta.is_scalar() && beta.scalar().to_double() == 0;
  return ignores_self ? scaled : Argument(b.Call(OpId::add_Tensor, {b.Times(b.Value(0), 3), scaled}));
}

Argument Sum(FormBuilder& b, OpId op) {
  const Argument other = b.Call(OpId::mul_Tensor, {b.Tensor(1), b.Tensor(2)});
  return b.Call(op, {b.Value(0), other});
}

struct FormRow {
  OpId op;
  Form form;
};

// Each computes the op as its kernel does, also for NaN, and with the same derivatives at its kinks.
constexpr FormRow kForms[] = {
    {OpId::_assert_scalar,
     [](FormBuilder& b) -> Argument {
       return b.Call(OpId::_assert_async_msg, {b.Tensor(0), b.Value(1)});
     }},
    {OpId::add_Scalar, [](FormBuilder& b) { return Sum(b, OpId::add_Tensor); }},
    {OpId::add_Tensor, [](FormBuilder& b) { return Sum(b, OpId::add_Tensor); }},
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
       return b.Where({is_inside, padded, b.Tensor(2)});
     }},
    {OpId::elu,
     [](FormBuilder& b) -> Argument {
       const Argument x = b.Value(0);
       const Argument negative = b.Times(b.Times(b.Call(OpId::expm1, {b.Times(x, 3)}), 1), 2);
       return b.Where({b.Call(OpId::gt_Scalar, {x, 0}), b.Times(x, 2), negative});
     }},
    {OpId::full,
     [](FormBuilder& b) -> Argument {
       const Argument value = b.Converted(1, *b.StatedDType(DType::kFloat32));
       return b.Call(OpId::clone, {b.Call(OpId::expand, {value, b.Value(0)})});
     }},
    {OpId::full_like,
     [](FormBuilder& b) -> Argument {
       KeywordArguments kwargs;
       if (const auto dtype = b.StatedDType(std::nullopt)) kwargs.emplace_back("dtype", *dtype);
       const Argument format = b.args().Value("memory_format");
       if (format.is_memory_format()) kwargs.emplace_back("memory_format", format);
       const Argument zeros = b.Call(OpId::zeros_like, {b.Value(0)}, std::move(kwargs));
       return b.Call(OpId::fill_Tensor, {zeros, b.Tensor(1)});
     }},
    {OpId::hardshrink,
     [](FormBuilder& b) -> Argument {
       const Argument x = b.Value(0);
       const Argument is_small = b.Call(OpId::le_Tensor, {b.Call(OpId::abs, {x}), b.Tensor(1)});
       return b.Call(OpId::masked_fill_Scalar, {x, is_small, 0});
     }},
    {OpId::hardtanh,
     [](FormBuilder& b) -> Argument {
       const Argument x = b.Value(0), min = b.Tensor(1), max = b.Tensor(2);
       const Argument below = b.Where({b.Call(OpId::ge_Tensor, {x, max}), max, x});
       return b.Where({b.Call(OpId::le_Tensor, {x, min}), min, below});
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
    {OpId::new_full,
     [](FormBuilder& b) -> Argument {
       const auto dtype = b.StatedDType(b.DTypeOf(0));
       if (!dtype.has_value()) return {};
       return b.Call(OpId::clone, {b.Call(OpId::expand, {b.Converted(2, *dtype), b.Value(1)})});
     }},
    {OpId::rsub_Scalar,
     [](FormBuilder& b) -> Argument {
       return b.Call(OpId::sub_Tensor, {b.Tensor(1), b.Times(b.Value(0), 2)});
     }},
    {OpId::rsub_Tensor,
     [](FormBuilder& b) -> Argument {
       return b.Call(OpId::sub_Tensor, {b.Value(1), b.Times(b.Value(0), 2)});
     }},
    {OpId::scalar_tensor, [](FormBuilder& b) { return b.Converted(0, *b.StatedDType(DType::kFloat32)); }},
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
       const Argument x = b.Value(0), lambd = b.Tensor(1);
       const Argument is_below = b.Call(OpId::lt_Tensor, {x, b.Call(OpId::neg, {lambd})});
       const Argument small =
           b.Where({is_below, b.Call(OpId::add_Tensor, {x, lambd}), b.Call(OpId::mul_Scalar, {x, 0})});
       return b.Where({b.Call(OpId::gt_Tensor, {x, lambd}), b.Call(OpId::sub_Tensor, {x, lambd}), small});
     }},
    {OpId::sub_Scalar, [](FormBuilder& b) { return Sum(b, OpId::sub_Tensor); }},
    {OpId::sub_Tensor, [](FormBuilder& b) { return Sum(b, OpId::sub_Tensor); }},
    {OpId::threshold,
     [](FormBuilder& b) -> Argument {
       const Argument x = b.Value(0);
       return b.Where({b.Call(OpId::le_Tensor, {x, b.Tensor(1)}), b.Tensor(2), x});
     }},
    {OpId::threshold_backward,
     [](FormBuilder& b) -> Argument {
       const Argument is_below = b.Call(OpId::le_Tensor, {b.Value(1), b.Tensor(2)});
       return b.Call(OpId::masked_fill_Scalar, {b.Value(0), is_below, 0});
     }},
};

Node* CallForm(FormBuilder& b) {
  for (const FormRow& row : kForms) {
    if (!b.op().is(row.op)) continue;
    const Argument value = row.form(b);
    return value.is_node() ? value.node() : nullptr;
  }
  return nullptr;
}

// An in-place call writes the value that its functional form computes. Only if the written tensor is of floating dtype:
// other ops refuse a result that does not fit the dtype, which a copy would convert.
template <typename F>
Node* WithWrite(const NumberCall& call, const F& value_of) {
  const OpTable& ops = call.graph.ops();
  const bool is_written = call.node.op()->has_tag(kTagInplace);
  if (call.node.op()->has_tag(kTagNondeterministic) || (is_written && call.node.op()->functional_id < 0))
    return nullptr;
  FormBuilder b(call, is_written ? ops.at(call.node.op()->functional_id) : *call.node.op());
  if (!is_written) return value_of(b, ops);
  const std::optional<DType> dtype = b.DTypeOf(0);
  if (!dtype.has_value() || !IsFloatingPoint(*dtype)) return nullptr;
  Node* const value = value_of(b, ops);
  return value == nullptr ? nullptr : b.Call(OpId::copy_, {b.Value(0), value});
}

}  // namespace

Node* CallOverloadWithTensors(const NumberCall& call) {
  return WithWrite(call, [](FormBuilder& b, const OpTable& ops) { return CallOverload(b, ops); });
}

Node* CallWithTensors(const NumberCall& call) {
  return WithWrite(call, [](FormBuilder& b, const OpTable& ops) {
    Node* const overload = CallOverload(b, ops);
    return overload != nullptr ? overload : CallForm(b);
  });
}

}  // namespace backtape
