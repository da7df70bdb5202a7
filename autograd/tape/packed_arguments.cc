#include "backtape/autograd/tape/packed_arguments.h"

#include "absl/strings/str_cat.h"
#include "backtape/tensor/error.h"

namespace backtape {

const IValue& PackedReader::NextValue() {
  if (next_ == args_.size()) {
    throw Error(absl::InvalidArgumentError(absl::StrCat("the list of packed arguments ends after ", args_.size(),
                                                        args_.size() == 1 ? " element" : " elements",
                                                        ", but more are expected")));
  }
  return args_[next_++];
}

void PackedReader::Finish() const {
  if (next_ == args_.size()) return;
  throw Error(absl::InvalidArgumentError(absl::StrCat(
      "expected ", next_, next_ == 1 ? " packed argument, found " : " packed arguments, found ", args_.size())));
}

namespace internal {

void ThrowWrongPackedKind(absl::string_view wanted, const IValue& found) {
  throw Error(absl::InvalidArgumentError(absl::StrCat("expected a packed ", wanted, ", found ", found.KindName())));
}

Variable Unpacker<Variable>::Unpack(const IValue& value) {
  if (!value.is_tensor() && !value.is_none()) ThrowWrongPackedKind("Tensor", value);
  return ToVariable(value);
}

variable_list Unpacker<variable_list>::Unpack(const IValue& value) {
  variable_list out;
  for (const IValue& item : UnpackItems(value, -1)) out.push_back(Unpacker<Variable>::Unpack(item));
  return out;
}

SymInt Unpacker<SymInt>::Unpack(const IValue& value) {
  if (!value.is_int()) ThrowWrongPackedKind("SymInt", value);
  return value.sym_int();
}

int64_t Unpacker<int64_t>::Unpack(const IValue& value) {
  if (!value.is_int() || value.sym_int().is_symbolic()) ThrowWrongPackedKind("int", value);
  return value.sym_int().value();
}

bool Unpacker<bool>::Unpack(const IValue& value) {
  if (!value.is_bool()) ThrowWrongPackedKind("bool", value);
  return value.bool_value();
}

double Unpacker<double>::Unpack(const IValue& value) {
  if (!value.is_double()) ThrowWrongPackedKind("float", value);
  return value.float_value();
}

std::string Unpacker<std::string>::Unpack(const IValue& value) {
  if (!value.is_string()) ThrowWrongPackedKind("str", value);
  return value.string();
}

DType Unpacker<DType>::Unpack(const IValue& value) {
  if (!value.is_dtype()) ThrowWrongPackedKind("dtype", value);
  return value.dtype();
}

Layout Unpacker<Layout>::Unpack(const IValue& value) {
  if (!value.is_layout()) ThrowWrongPackedKind("layout", value);
  return value.layout();
}

MemoryFormat Unpacker<MemoryFormat>::Unpack(const IValue& value) {
  if (!value.is_memory_format()) ThrowWrongPackedKind("memory format", value);
  return value.memory_format();
}

Device Unpacker<Device>::Unpack(const IValue& value) {
  if (!value.is_device()) ThrowWrongPackedKind("device", value);
  return value.device();
}

SymScalar Unpacker<SymScalar>::Unpack(const IValue& value) {
  if (value.is_bool()) return value.bool_value();
  if (value.is_double()) return value.float_value();
  if (value.is_int()) return value.sym_int();
  ThrowWrongPackedKind("number", value);
}

TensorOptions Unpacker<TensorOptions>::Unpack(const IValue& value) {
  PackedReader reader(UnpackItems(value, 6));
  TensorOptions out;
  out.requires_grad = reader.Next<std::optional<bool>>();
  out.memory_format = reader.Next<std::optional<MemoryFormat>>();
  out.device = reader.Next<std::optional<Device>>();
  out.dtype = reader.Next<std::optional<DType>>();
  out.layout = reader.Next<std::optional<Layout>>();
  out.pinned_memory = reader.Next<std::optional<bool>>();
  return out;
}

TypeAndSize Unpacker<TypeAndSize>::Unpack(const IValue& value) {
  PackedReader reader(UnpackItems(value, 2));
  TypeAndSize out;
  out.sizes = reader.Next<std::vector<SymInt>>();
  out.options = reader.Next<TensorOptions>();
  return out;
}

TensorGeometry Unpacker<TensorGeometry>::Unpack(const IValue& value) {
  PackedReader reader(UnpackItems(value, 3));
  TensorGeometry out;
  out.sizes = reader.Next<std::vector<SymInt>>();
  out.strides = reader.Next<std::vector<SymInt>>();
  out.storage_offset = reader.Next<SymInt>();
  return out;
}

VariableInfo Unpacker<VariableInfo>::Unpack(const IValue& value) {
  PackedReader reader(UnpackItems(value, 6));
  VariableInfo out;
  out.layout = reader.Next<Layout>();
  out.device = reader.Next<Device>();
  out.dtype = reader.Next<DType>();
  out.sizes = reader.Next<std::vector<SymInt>>();
  out.requires_grad = reader.Next<bool>();
  out.is_empty = reader.Next<bool>();
  return out;
}

InputMetadata Unpacker<InputMetadata>::Unpack(const IValue& value) {
  if (value.is_none()) return {};
  PackedReader reader(UnpackItems(value, 3));
  const TensorOptions options = reader.Next<TensorOptions>();
  const std::vector<SymInt> sizes = reader.Next<std::vector<SymInt>>();
  if (!options.dtype.has_value() || !options.device.has_value()) {
    ThrowWrongPackedKind("InputMetadata with dtype and device", value);
  }
  TensorType type = TensorType::Contiguous(*options.dtype, SymIntVector(sizes.begin(), sizes.end()));
  type.device = *options.device;
  type.is_wrapped_number = reader.Next<bool>();
  return InputMetadata(type);
}

const ivalue_list& UnpackItems(const IValue& value, int64_t size) {
  if (!value.is_list()) ThrowWrongPackedKind("list", value);
  if (size >= 0 && static_cast<int64_t>(value.list().size()) != size) {
    ThrowWrongPackedKind(absl::StrCat("list of ", size, size == 1 ? " element" : " elements"), value);
  }
  return value.list();
}

}  // namespace internal
}  // namespace backtape
