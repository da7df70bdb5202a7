#include "backtape/autograd/tape/argument_conversion.h"

#include "absl/strings/str_cat.h"
#include "backtape/tensor/error.h"

namespace backtape {

const IValue& ArgumentReader::NextValue() {
  if (next_ == args_.size()) {
    throw Error(absl::InvalidArgumentError(absl::StrCat("the list of arguments ends after ", args_.size(),
                                                        args_.size() == 1 ? " element" : " elements",
                                                        ", but more are expected")));
  }
  return args_[next_++];
}

void ArgumentReader::Finish() const {
  if (next_ == args_.size()) return;
  throw Error(absl::InvalidArgumentError(
      absl::StrCat("expected ", next_, next_ == 1 ? " argument, found " : " arguments, found ", args_.size())));
}

namespace internal {

void ThrowWrongArgumentKind(absl::string_view wanted, const IValue& found) {
  throw Error(
      absl::InvalidArgumentError(absl::StrCat("expected an argument of kind ", wanted, ", found ", found.KindName())));
}

Variable ArgumentConverter<Variable>::Convert(const IValue& value) {
  if (!value.is_tensor() && !value.is_none()) ThrowWrongArgumentKind("Tensor", value);
  return ToVariable(value);
}

variable_list ArgumentConverter<variable_list>::Convert(const IValue& value) {
  variable_list out;
  for (const IValue& item : ArgumentItems(value, -1)) out.push_back(ArgumentConverter<Variable>::Convert(item));
  return out;
}

SymInt ArgumentConverter<SymInt>::Convert(const IValue& value) {
  if (!value.is_int()) ThrowWrongArgumentKind("SymInt", value);
  return value.sym_int();
}

int64_t ArgumentConverter<int64_t>::Convert(const IValue& value) {
  if (!value.is_int() || value.sym_int().is_symbolic()) ThrowWrongArgumentKind("int", value);
  return value.sym_int().value();
}

bool ArgumentConverter<bool>::Convert(const IValue& value) {
  if (!value.is_bool()) ThrowWrongArgumentKind("bool", value);
  return value.bool_value();
}

double ArgumentConverter<double>::Convert(const IValue& value) {
  if (!value.is_double()) ThrowWrongArgumentKind("float", value);
  return value.float_value();
}

std::string ArgumentConverter<std::string>::Convert(const IValue& value) {
  if (!value.is_string()) ThrowWrongArgumentKind("str", value);
  return value.string();
}

DType ArgumentConverter<DType>::Convert(const IValue& value) {
  if (!value.is_dtype()) ThrowWrongArgumentKind("dtype", value);
  return value.dtype();
}

Layout ArgumentConverter<Layout>::Convert(const IValue& value) {
  if (!value.is_layout()) ThrowWrongArgumentKind("layout", value);
  return value.layout();
}

MemoryFormat ArgumentConverter<MemoryFormat>::Convert(const IValue& value) {
  if (!value.is_memory_format()) ThrowWrongArgumentKind("memory format", value);
  return value.memory_format();
}

Device ArgumentConverter<Device>::Convert(const IValue& value) {
  if (!value.is_device()) ThrowWrongArgumentKind("device", value);
  return value.device();
}

SymScalar ArgumentConverter<SymScalar>::Convert(const IValue& value) {
  if (value.is_bool()) return value.bool_value();
  if (value.is_double()) return value.float_value();
  if (value.is_int()) return value.sym_int();
  ThrowWrongArgumentKind("number", value);
}

TensorOptions ArgumentConverter<TensorOptions>::Convert(const IValue& value) {
  ArgumentReader reader(ArgumentItems(value, 6));
  TensorOptions out;
  out.requires_grad = reader.Next<std::optional<bool>>();
  out.memory_format = reader.Next<std::optional<MemoryFormat>>();
  out.device = reader.Next<std::optional<Device>>();
  out.dtype = reader.Next<std::optional<DType>>();
  out.layout = reader.Next<std::optional<Layout>>();
  out.pinned_memory = reader.Next<std::optional<bool>>();
  return out;
}

TypeAndSize ArgumentConverter<TypeAndSize>::Convert(const IValue& value) {
  ArgumentReader reader(ArgumentItems(value, 2));
  TypeAndSize out;
  out.sizes = reader.Next<std::vector<SymInt>>();
  out.options = reader.Next<TensorOptions>();
  return out;
}

TensorGeometry ArgumentConverter<TensorGeometry>::Convert(const IValue& value) {
  ArgumentReader reader(ArgumentItems(value, 3));
  TensorGeometry out;
  out.sizes = reader.Next<std::vector<SymInt>>();
  out.strides = reader.Next<std::vector<SymInt>>();
  out.storage_offset = reader.Next<SymInt>();
  return out;
}

VariableInfo ArgumentConverter<VariableInfo>::Convert(const IValue& value) {
  ArgumentReader reader(ArgumentItems(value, 6));
  VariableInfo out;
  out.layout = reader.Next<Layout>();
  out.device = reader.Next<Device>();
  out.dtype = reader.Next<DType>();
  out.sizes = reader.Next<std::vector<SymInt>>();
  out.requires_grad = reader.Next<bool>();
  out.is_empty = reader.Next<bool>();
  return out;
}

InputMetadata ArgumentConverter<InputMetadata>::Convert(const IValue& value) {
  if (value.is_none()) return {};
  ArgumentReader reader(ArgumentItems(value, 3));
  const TensorOptions options = reader.Next<TensorOptions>();
  const std::vector<SymInt> sizes = reader.Next<std::vector<SymInt>>();
  if (!options.dtype.has_value() || !options.device.has_value()) {
    ThrowWrongArgumentKind("InputMetadata with dtype and device", value);
  }
  TensorType type = TensorType::Contiguous(*options.dtype, SymIntVector(sizes.begin(), sizes.end()));
  type.device = *options.device;
  type.is_wrapped_number = reader.Next<bool>();
  return InputMetadata(type);
}

const ivalue_list& ArgumentItems(const IValue& value, int64_t size) {
  if (!value.is_list()) ThrowWrongArgumentKind("list", value);
  if (size >= 0 && static_cast<int64_t>(value.list().size()) != size) {
    ThrowWrongArgumentKind(absl::StrCat("list of ", size, size == 1 ? " element" : " elements"), value);
  }
  return value.list();
}

}  // namespace internal
}  // namespace backtape
