// Functions and methods that make, convert or query tensors.
#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/passes/python_targets/known_value.h"
#include "backtape/passes/python_targets/python_functions.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::python_targets {
namespace {

using Arguments = PythonArguments;
using Value = absl::StatusOr<IValue>;

Value Einsum(const Arguments& args) {
  return ToIValue(decompositions::einsum(args.text("equation"), args.tensors("operands")));
}
Value Meshgrid(const Arguments& args) {
  const std::string indexing = args.is_none("indexing") ? "ij" : args.text("indexing");
  return IValue(ToIValueList(decompositions::meshgrid_indexing(args.tensors("tensors"), indexing)));
}
Value BroadcastTensors(const Arguments& args) {
  return IValue(ToIValueList(decompositions::broadcast_tensors(args.tensors("tensors"))));
}
Value CartesianProd(const Arguments& args) { return ToIValue(decompositions::cartesian_prod(args.tensors("tensors"))); }
Value ChainMatmul(const Arguments& args) { return ToIValue(decompositions::chain_matmul(args.tensors("matrices"))); }
// torch.lu returns the numbers of the failures only on request.
Value Lu(const Arguments& args) {
  const bool get_infos = args.flag("get_infos");
  const auto [lu, pivots, infos] = decompositions::_lu_with_info(args.tensor("A"), args.flag("pivot"), !get_infos);
  IValueList results = {ToIValue(lu), ToIValue(pivots)};
  if (get_infos) results.push_back(ToIValue(infos));
  return IValue(std::move(results));
}
Value BlockDiag(const Arguments& args) { return ToIValue(decompositions::block_diag(args.tensors("tensors"))); }

// A shape is a list of sizes, or a single size.
Value BroadcastShapes(const Arguments& args) {
  std::vector<SymInt> sizes;
  for (const IValue& shape : args["shapes"].list()) {
    std::vector<SymInt> given;
    for (const IValue& size : shape.is_list() ? shape.list() : IValueList{shape}) given.push_back(size.sym_int());
    sizes = decompositions::BroadcastSizes(sizes, given);
  }
  IValueList result;
  for (const SymInt& size : sizes) result.emplace_back(size);
  return IValue(std::move(result));
}

Value Tensordot(const Arguments& args) {
  const Variable a = args.tensor("a"), b = args.tensor("b");
  std::vector<int64_t> first, second;
  const IValue& dims = args["dims"];
  if (dims.is_int()) {
    // Contract the last dims of `a` with the first dims of `b`.
    const int64_t count = dims.sym_int().value();
    for (int64_t i = 0; i < count; ++i) {
      first.push_back(i - count);
      second.push_back(i);
    }
  } else if (dims.is_list() && dims.list().size() == 2) {
    for (size_t side = 0; side < 2; ++side) {
      std::vector<int64_t>& numbers = side == 0 ? first : second;
      const IValue& given = dims.list()[side];
      if (given.is_int()) {
        numbers.push_back(given.sym_int().value());
        continue;
      }
      for (const IValue& dim : given.list()) numbers.push_back(dim.sym_int().value());
    }
  } else {
    return absl::InvalidArgumentError(
        absl::StrCat("tensordot: dims must be a number or a pair of lists, got ", dims.KindName()));
  }
  return ToIValue(decompositions::tensordot(a, b, first, second));
}

Value Norm(const Arguments& args) {
  const Variable x = args.tensor("input");
  const IValue& p = args["p"];
  double order = 2;
  if (p.is_string() && p.string() == "nuc") {
    const IValueList given = args.is_none("dim") ? IValueList{args["input"], args["keepdim"]}
                                                 : IValueList{args["input"], args["dim"], args["keepdim"]};
    return CallPacket(*args.call().library, "nuclear_norm", given, {});
  }
  if (p.is_string() && p.string() != "fro")
    return absl::NotFoundError(absl::StrCat("norm of order ", p.string(), " is not supported"));
  if (p.is_scalar()) order = p.scalar().to_double();
  std::optional<DType> dtype;
  if (!args.is_none("dtype")) dtype = args["dtype"].dtype();
  const IValue& dim = args["dim"];
  std::optional<std::vector<int64_t>> dims;
  if (dim.is_int()) dims = {dim.sym_int().value()};
  if (dim.is_list()) {
    dims.emplace();
    for (const IValue& one : dim.list()) dims->push_back(one.sym_int().value());
  }
  return ToIValue(ops::linalg_vector_norm(x, SymScalar(order), dims, args.flag("keepdim"), dtype));
}

// Appends the numbers in nested lists, and the lengths of the lists.
absl::Status AppendNumbers(const IValue& value, size_t depth, std::vector<Scalar>* numbers,
                           std::vector<int64_t>* sizes) {
  if (!value.is_list()) {
    if (!value.is_scalar()) {
      return absl::NotFoundError(absl::StrCat("the items of torch.tensor must be numbers, got ", value.KindName()));
    }
    if (depth != sizes->size()) return absl::InvalidArgumentError("the nested lists have different depths");
    numbers->push_back(value.scalar());
    return absl::OkStatus();
  }
  const auto length = static_cast<int64_t>(value.list().size());
  if (depth == sizes->size() && numbers->empty()) sizes->push_back(length);
  if (depth >= sizes->size() || (*sizes)[depth] != length) {
    return absl::InvalidArgumentError("the nested lists have different lengths or depths");
  }
  for (const IValue& item : value.list()) {
    if (absl::Status status = AppendNumbers(item, depth + 1, numbers, sizes); !status.ok()) return status;
  }
  return absl::OkStatus();
}

bool HoldsSymbol(const IValue& data) {
  if (!data.is_list()) return data.is_int() && data.sym_int().is_symbolic();
  return std::any_of(data.list().begin(), data.list().end(), &HoldsSymbol);
}

// A tensor of integers, some of which are symbolic sizes.
Value StackOfNumbers(const IValue& data, DType dtype) {
  if (!data.is_list()) {
    if (!data.is_int()) {
      return absl::NotFoundError(
          absl::StrCat("a tensor made from symbolic integers can hold only integers, got ", data.KindName()));
    }
    return ToIValue(ops::full({}, SymScalar(data.sym_int()), dtype));
  }
  variable_list items;
  for (const IValue& item : data.list()) {
    BACKTAPE_ASSIGN_OR_RETURN(const IValue made, StackOfNumbers(item, dtype));
    items.push_back(ToVariable(made));
  }
  return ToIValue(ops::stack(items));
}

Value TensorOfNumbers(const Arguments& args, std::optional<DType> dtype) {
  const IValue& data = args["data"];
  if (data.is_tensor()) {
    const Variable copy = dtype.has_value() ? decompositions::to_dtype(ToVariable(data), *dtype) : ToVariable(data);
    return ToIValue(copy);
  }
  if (data.is_int() && data.sym_int().is_symbolic()) {
    return ToIValue(ops::full({}, SymScalar(data.sym_int()), dtype.value_or(DType::kInt64)));
  }
  if (HoldsSymbol(data)) return StackOfNumbers(data, dtype.value_or(DType::kInt64));
  std::vector<Scalar> numbers;
  std::vector<int64_t> sizes;
  if (absl::Status status = AppendNumbers(data, 0, &numbers, &sizes); !status.ok()) return status;
  if (!dtype.has_value()) {
    const auto is_float = [](const Scalar& s) { return s.is_floating_point(); };
    const auto is_int = [](const Scalar& s) { return s.is_integer(); };
    dtype = numbers.empty() || std::any_of(numbers.begin(), numbers.end(), is_float) ? DType::kFloat32
            : std::any_of(numbers.begin(), numbers.end(), is_int)                    ? DType::kInt64
                                                                                     : DType::kBool;
  }
  if (sizes.empty()) return ToIValue(ops::full({}, SymScalar(numbers[0]), *dtype));
  const Tensor constant = Tensor::Empty(sizes, *dtype);
  const Tensor flat = *constant.TryAsStrided({static_cast<int64_t>(numbers.size())}, {1}, 0);
  for (size_t i = 0; i < numbers.size(); ++i) {
    const Tensor element = *flat.TryAsStrided({}, {}, static_cast<int64_t>(i));
    CopyElements(Tensor::Full({}, numbers[i], *dtype), element);
  }
  // The program may write to its new tensor, so return a copy and not the constant itself.
  return ToIValue(ops::clone(ConstantOf(args.tracer(), constant)));
}

std::optional<DType> DTypeOfArgument(const Arguments& args) {
  if (args.is_none("dtype")) return std::nullopt;
  return args["dtype"].dtype();
}
Value MakeTensor(const Arguments& args) { return TensorOfNumbers(args, DTypeOfArgument(args)); }
Value NewTensor(const Arguments& args) {
  return TensorOfNumbers(args, DTypeOfArgument(args).value_or(args.tensor("self").dtype()));
}

// x.new(2, 3): an uninitialised tensor of these sizes. With a list, `new` would copy it, as new_tensor does.
Value New(const Arguments& args) {
  std::vector<SymInt> sizes;
  for (const IValue& size : args["rest"].list()) {
    if (!size.is_int()) {
      return absl::NotFoundError(absl::StrCat("new() with ", size.KindName(), " is not supported; use new_tensor"));
    }
    sizes.push_back(size.sym_int());
  }
  if (sizes.empty()) sizes.emplace_back(0);
  return ToIValue(ops::new_empty(args.tensor("self"), sizes));
}

Value Size(const Arguments& args) {
  const Variable x = args.tensor("self");
  if (!args.is_none("dim")) return IValue(SymSizeOf(x, args.integer("dim")));
  IValueList sizes;
  for (const SymInt& size : SymSizesOf(x)) sizes.emplace_back(size);
  return IValue(std::move(sizes));
}
Value Stride(const Arguments& args) {
  const std::vector<SymInt> strides = SymStridesOf(args.tensor("self"));
  if (args.is_none("dim")) return IValue(IValueList(strides.begin(), strides.end()));
  const int64_t dim = args.integer("dim");
  const auto rank = static_cast<int64_t>(strides.size());
  if (dim < -rank || dim >= rank)
    return absl::InvalidArgumentError(absl::StrCat("dim ", dim, " is out of range for a ", rank, "-D tensor"));
  return IValue(strides[static_cast<size_t>(dim < 0 ? dim + rank : dim)]);
}
// The first parameter, under any name.
const IValue& FirstOf(const Arguments& args) { return args.call().args[0]; }
Value Rank(const Arguments& args) { return IValue(ToVariable(FirstOf(args)).dim()); }
Value Numel(const Arguments& args) { return IValue(SymNumelOf(ToVariable(FirstOf(args)))); }
Value StorageOffset(const Arguments& args) { return IValue(SymStorageOffsetOf(ToVariable(FirstOf(args)))); }
Value IsFloating(const Arguments& args) { return IValue(IsFloatingPoint(ToVariable(FirstOf(args)).dtype())); }
Value ElementSize(const Arguments& args) { return IValue(ItemSize(ToVariable(FirstOf(args)).dtype())); }
Value AlwaysFalse(const Arguments&) { return IValue(false); }
Value MinusOne(const Arguments&) { return IValue(int64_t{-1}); }
Value IsContiguous(const Arguments& args) {
  const Variable x = args.tensor("self");
  if (!args.is_none("memory_format") && args["memory_format"].memory_format() != MemoryFormat::kContiguous) {
    return absl::NotFoundError(absl::StrCat("is_contiguous is supported only for the contiguous format, got ",
                                            TorchName(args["memory_format"].memory_format())));
  }
  if (x.has_symbolic_sizes())
    return absl::NotFoundError("is_contiguous of a tensor with symbolic sizes is not supported");
  return IValue(x.is_contiguous());
}
Value OfVmap(const Arguments&) { return absl::NotFoundError("it is not part of a vmap region that can be replaced"); }
Value OfTransform(const Arguments&) {
  return absl::NotFoundError("it is not part of a torch.func region that can be replaced");
}
Value Identity(const Arguments& args) { return FirstOf(args); }

// x.to(dtype), x.to(device), x.to(device, dtype), x.to(other): distinguished by the kinds of the arguments.
Value To(const Arguments& args) {
  std::optional<DType> dtype;
  std::optional<Device> device;
  IValueList given = args["rest"].list();
  for (const char* name : {"device", "dtype", "other"}) given.push_back(args[name]);
  std::vector<bool> flags;
  for (const IValue& value : given) {
    if (value.is_dtype()) dtype = value.dtype();
    if (value.is_tensor()) dtype = value.tensor().dtype();
    if (value.is_device()) device = value.device();
    if (value.is_string()) device = Device::Parse(value.string());
    if (value.is_bool()) flags.push_back(value.bool_value());
  }
  std::optional<MemoryFormat> format;
  if (!args.is_none("memory_format")) format = args["memory_format"].memory_format();
  // Positional flags are non_blocking, then copy.
  const bool copies = args.flag("copy") || (flags.size() > 1 && flags[1]);
  return ToIValue(decompositions::to_dtype_layout(args.tensor("self"), dtype, std::nullopt, device, std::nullopt, false,
                                                  copies, format));
}
Value Type(const Arguments& args) {
  const IValue& dtype = args["dtype"];
  if (!dtype.is_dtype())
    return absl::NotFoundError(absl::StrCat("type() with ", dtype.KindName(), " is not supported"));
  return ToIValue(decompositions::to_dtype(args.tensor("self"), dtype.dtype()));
}
template <DType kDType>
Value ConvertTo(const Arguments& args) {
  std::optional<MemoryFormat> format;
  if (!args.is_none("memory_format")) format = args["memory_format"].memory_format();
  return ToIValue(decompositions::to_dtype(args.tensor("self"), kDType, false, false, format));
}

Value Item(const Arguments& args) {
  const Variable x = args.tensor("self");
  return ToIValue(GetItem(args.tracer(), x, args["index"]));
}

// Whether two tensors have memory of the same size. Forward mode asks this of a primal and its tangent, which own their
// memory, before it makes a dual tensor.
Value HasSameStorageNumel(const Arguments& args) {
  return IValue(SymNumelOf(args.tensor("self")) == SymNumelOf(args.tensor("other")));
}

// The start may be a tensor, whose value is read in the run.
Value Narrow(const Arguments& args) {
  const IValue& start = args["start"];
  const SymInt first = start.is_tensor() ? ops::_local_scalar_dense(ToVariable(start)) : start.sym_int();
  return ToIValue(ops::narrow(args.tensor("input"), args.integer("dim"), first, args["length"].sym_int()));
}

Value ItemOfTensor(const Arguments& args) { return NumberOfTensor(args.call(), args.tensor("self")); }

constexpr std::pair<absl::string_view, PythonFunction> kTensors[] = {
    {"einsum", &Einsum},
    {"meshgrid", &Meshgrid},
    {"broadcast_tensors", &BroadcastTensors},
    {"cartesian_prod", &CartesianProd},
    {"block_diag", &BlockDiag},
    {"lu", &Lu},
    {"tensordot", &Tensordot},
    {"norm", &Norm},
    {"tensor", &MakeTensor},
    {"chain_matmul", &ChainMatmul},
    {"broadcast_shapes", &BroadcastShapes},
    {"new_tensor", &NewTensor},
    {"new", &New},
    {"size", &Size},
    {"stride", &Stride},
    {"rank", &Rank},
    {"numel", &Numel},
    {"storage_offset", &StorageOffset},
    {"is_floating_point", &IsFloating},
    {"element_size", &ElementSize},
    {"false", &AlwaysFalse},
    {"minus_one", &MinusOne},
    {"is_contiguous", &IsContiguous},
    {"of_vmap", &OfVmap},
    {"of_transform", &OfTransform},
    {"identity", &Identity},
    {"to", &To},
    {"type", &Type},
    {"float32", &ConvertTo<DType::kFloat32>},
    {"float64", &ConvertTo<DType::kFloat64>},
    {"float16", &ConvertTo<DType::kFloat16>},
    {"bfloat16", &ConvertTo<DType::kBFloat16>},
    {"int64", &ConvertTo<DType::kInt64>},
    {"int32", &ConvertTo<DType::kInt32>},
    {"int16", &ConvertTo<DType::kInt16>},
    {"int8", &ConvertTo<DType::kInt8>},
    {"uint8", &ConvertTo<DType::kUInt8>},
    {"bool", &ConvertTo<DType::kBool>},
    {"getitem", &Item},
    {"item", &ItemOfTensor},
    {"narrow", &Narrow},
    {"has_same_storage_numel", &HasSameStorageNumel},
};

}  // namespace

PythonFunctionTable TensorFunctions() { return kTensors; }

}  // namespace backtape::python_targets
