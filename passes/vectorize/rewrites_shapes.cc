// Ops over all elements, as ops along one dim of the flattened tensor; and a few ops that are made of other ops.
#include <algorithm>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/ir/bind_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/passes/vectorize/rewrites.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/promotion.h"

namespace backtape::vectorize {

const IValue& RewriteCall::arg(absl::string_view name) const {
  for (size_t i = 0; i < op.args.size(); ++i) {
    if (op.args[i].name == name) return args[i];
  }
  BACKTAPE_CHECK(false) << op.QualifiedName() << " has no argument " << name;
}

bool RewriteCall::has(absl::string_view name) const {
  return std::any_of(op.args.begin(), op.args.end(), [name](const ArgSchema& a) { return a.name == name; });
}

IValue RewriteCall::Call(OpId other_id, const IValueList& args,
                         const std::vector<std::pair<std::string, IValue>>& kwargs) const {
  const OpSchema& other = OpTable::Builtin().at(other_id);
  absl::StatusOr<IValueList> bound = BindArguments(other, args, kwargs, BindFor::kTape);
  if (!bound.ok()) throw Error(bound.status());
  return backtape::Call(BuiltinLibrary(), other.id, *bound);
}

namespace {

Variable Flat(const Variable& x) { return ops::reshape(x, {SymNumelOf(x)}); }

// The overload that reduces along one dim.
struct DimForm {
  OpId op;
  OpId along;
};

constexpr DimForm kDimForms[] = {
    {OpId::sum, OpId::sum_dim_IntList},
    {OpId::mean, OpId::mean_dim},
    {OpId::prod, OpId::prod_dim_int},
    {OpId::max, OpId::amax},
    {OpId::min, OpId::amin},
    {OpId::any, OpId::any_dim},
    {OpId::all, OpId::all_dim},
    {OpId::median, OpId::median_dim},
    {OpId::nanmedian, OpId::nanmedian_dim},
    {OpId::norm_Scalar, OpId::norm_ScalarOpt_dim},
};

const DimForm* DimFormOf(const OpSchema& op) {
  const auto* form =
      std::find_if(std::begin(kDimForms), std::end(kDimForms), [&](const DimForm& row) { return op.is(row.op); });
  return form == std::end(kDimForms) ? nullptr : form;
}

IValue FirstOf(const IValue& value) { return value.is_list() ? value.list()[0] : value; }

}  // namespace

bool IsReducedWhole(const OpSchema& op) { return DimFormOf(op) != nullptr; }

Rewritten ReduceAll(const RewriteCall& call) {
  const DimForm* form = DimFormOf(call.op);
  if (form == nullptr) return std::nullopt;
  const OpSchema& along = OpTable::Builtin().at(form->along);
  std::vector<std::pair<std::string, IValue>> kwargs;
  for (const ArgSchema& arg : along.args) {
    if (arg.name == "self") continue;
    if (arg.name == "dim") {
      kwargs.emplace_back("dim", arg.is_list ? IValue(IValueList{IValue(0)}) : IValue(0));
    } else if (call.has(arg.name)) {
      kwargs.emplace_back(std::string(arg.name), call.arg(arg.name));
    }
  }
  return FirstOf(call.Call(form->along, {IValue(Flat(call.tensor("self")))}, kwargs));
}

// argmax, count_nonzero, aminmax: without a dim, over all elements.
Rewritten FlattenForDim(const RewriteCall& call) {
  if (!call.arg("dim").is_none()) return std::nullopt;
  const Variable self = call.tensor("self");
  const bool keepdim = call.has("keepdim") && call.arg("keepdim").bool_value();
  const IValue results = call.Call(call.op.op_id(), {IValue(Flat(self))}, {{"dim", IValue(0)}});
  if (!keepdim) return results;
  const std::vector<SymInt> ones(self.dim(), SymInt(1));
  if (results.is_tensor()) return IValue(ops::reshape(ToVariable(results), ones));
  IValueList items;
  for (const IValue& item : results.list()) items.push_back(IValue(ops::reshape(ToVariable(item), ones)));
  return IValue(std::move(items));
}

Rewritten RollAll(const RewriteCall& call) {
  if (!call.arg("dims").list().empty()) return std::nullopt;
  const Variable self = call.tensor("self");
  const SymInt shift = call.arg("shifts").list()[0].sym_int();
  const std::vector<int64_t> first = {0};
  return IValue(ops::reshape(ops::roll(Flat(self), {shift}, first), SymSizesOf(self)));
}

Rewritten Trace(const RewriteCall& call) { return IValue(ops::sum(ops::diagonal(call.tensor("self")), {0})); }

Rewritten Distance(const RewriteCall& call) {
  const Variable difference = ops::sub(call.tensor("self"), call.tensor("other"));
  return IValue(ops::linalg_vector_norm(Flat(difference), call.arg("p").sym_scalar(), {0}));
}

// The rows' distances in the order (0, 1), (0, 2), ..., (1, 2), ...
Rewritten PairDistances(const RewriteCall& call) {
  const Variable self = call.tensor("self");
  const int64_t rows = SymSizeOf(self, 0).value();
  const Variable pairs = ops::triu_indices(rows, rows, 1);
  const Variable difference = ops::sub(ops::index_select(self, 0, ops::select(pairs, 0, 0)),
                                       ops::index_select(self, 0, ops::select(pairs, 0, 1)));
  return IValue(ops::linalg_vector_norm(difference, SymScalar(call.arg("p").float_value()), {1}));
}

// addr of mixed dtypes becomes addr of their common dtype. Integers and bool have no matrix products in batches.
Rewritten OuterOfIntegers(const RewriteCall& call) {
  const Variable self = call.tensor("self");
  const Variable a = call.tensor("vec1");
  const Variable b = call.tensor("vec2");
  if (IsFloatingPoint(self.dtype()) || IsFloatingPoint(a.dtype()) || IsFloatingPoint(b.dtype())) {
    if (a.dtype() == b.dtype() && a.dtype() == self.dtype()) return std::nullopt;
    const absl::StatusOr<DType> factors = PromoteTypes(a.dtype(), b.dtype());
    if (!factors.ok()) return std::nullopt;
    const absl::StatusOr<DType> dtype = PromoteTypes(self.dtype(), *factors);
    if (!dtype.ok()) return std::nullopt;
    const auto converted = [&](const Variable& x) {
      return IValue(x.dtype() == *dtype ? x : ops::_to_copy(x, *dtype));
    };
    return call.Call(OpId::addr, {converted(self), converted(a), converted(b)},
                     {{"beta", call.arg("beta")}, {"alpha", call.arg("alpha")}});
  }
  const auto scaled = [](const Variable& x, const SymScalar& factor) {
    return ScalarsEqual(factor, SymScalar(1)) ? x : ops::mul(x, factor);
  };
  const Variable outer = ops::mul(ops::unsqueeze(a, 1), b);
  const Variable product = scaled(outer, call.arg("alpha").sym_scalar());
  const SymScalar beta = call.arg("beta").sym_scalar();
  const Variable sum = ScalarsEqual(beta, SymScalar(0)) ? product : ops::add(product, scaled(self, beta));
  const bool is_bool = self.dtype() == DType::kBool && a.dtype() == DType::kBool && b.dtype() == DType::kBool;
  return IValue(is_bool ? ops::_to_copy(sum, DType::kBool) : sum);
}

// prelu: one weight for each channel.
Rewritten ChannelWeights(const RewriteCall& call) {
  const Variable self = call.tensor("self");
  std::vector<SymInt> sizes(self.dim(), SymInt(1));
  const Variable weight = call.tensor("weight");
  if (self.dim() > 1) sizes[1] = SymNumelOf(weight);
  return call.Call(OpId::_prelu_kernel, {IValue(self), IValue(ops::reshape(weight, sizes))});
}

}  // namespace backtape::vectorize
