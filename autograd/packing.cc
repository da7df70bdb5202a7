#include "backtape/autograd/packing.h"

#include "absl/strings/str_cat.h"
#include "backtape/autograd/tape_node.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/error.h"

namespace backtape {

void SavedVisitor::Value(const SymScalar& v) {
  if (v.is_floating_point()) {
    Double(v.number);
  } else if (v.dtype == DType::kBool) {
    Bool(v.integer.value() != 0);
  } else if (v.integer.is_symbolic()) {
    Size(v.integer);
  } else {
    Int(v.integer.value());
  }
}

void SavedVisitor::Value(const TensorOptions& v) {
  BeginList(6);
  Value(v.requires_grad);
  Value(v.memory_format);
  Value(v.device);
  Value(v.dtype);
  Value(v.layout);
  Value(v.pinned_memory);
  EndList();
}

void SavedVisitor::Value(const TypeAndSize& v) {
  BeginList(2);
  Value(v.sizes);
  Value(v.options);
  EndList();
}

void SavedVisitor::Value(const TensorGeometry& v) {
  BeginList(3);
  Value(v.sizes);
  Value(v.strides);
  Value(v.storage_offset);
  EndList();
}

void SavedVisitor::Value(const VariableInfo& v) {
  BeginList(6);
  Value(v.layout);
  Value(v.device);
  Value(v.dtype);
  Value(v.sizes);
  Value(v.requires_grad);
  Value(v.is_empty);
  EndList();
}

void SavedVisitor::Value(const InputMetadata& v) {
  if (!v.is_defined()) return None();
  const TensorType type = v.type();
  BeginList(3);
  Value(TensorOptions{.device = type.device, .dtype = type.dtype, .layout = Layout::kStrided});
  Value(std::vector<SymInt>(type.sizes.begin(), type.sizes.end()));
  Value(type.is_wrapped_number);
  EndList();
}

void SavedVisitor::AnyKind(const IValue& v) {
  if (v.is_none()) return None();
  if (v.is_tensor()) {
    // Not kept: versions are the business of those who save variables as such.
    SavedVariable value(ToVariable(v), /*is_output=*/false);
    return Tensor(value, /*is_output=*/false);
  }
  if (v.is_int()) return Size(v.sym_int());
  if (v.is_double()) return Double(v.to_double());
  if (v.is_bool()) return Bool(v.to_bool());
  if (v.is_string()) return String(v.string());
  if (v.is_dtype() || v.is_layout() || v.is_memory_format() || v.is_device()) return Enum(v);
  if (!v.is_list()) {
    throw Error(absl::UnimplementedError(absl::StrCat("packing is not implemented for type ", v.KindName())));
  }
  BeginList(v.list().size());
  for (const IValue& item : v.list()) AnyKind(item);
  EndList();
}

IValue PackingVisitor::PackTensor(SavedVariable& value, bool is_output) {
  return value.Unpack(is_output ? node_ : nullptr);
}

void PackingVisitor::BeginList(size_t size) { open_.emplace_back().reserve(size); }

void PackingVisitor::EndList() {
  ivalue_list list = std::move(open_.back());
  open_.pop_back();
  Add(std::move(list));
}

void PackingVisitor::Add(IValue value) { (open_.empty() ? values_ : open_.back()).push_back(std::move(value)); }

const IValue& PackedReader::NextValue() {
  if (next_ == args_.size()) {
    throw Error(absl::InvalidArgumentError(absl::StrCat("only ", args_.size(), " packed arguments are given")));
  }
  return args_[next_++];
}

void PackedReader::Finish() const {
  if (next_ == args_.size()) return;
  throw Error(
      absl::InvalidArgumentError(absl::StrCat(args_.size(), " packed arguments are given, but ", next_, " are taken")));
}

namespace internal {

void ThrowWrongPackedKind(absl::string_view wanted, const IValue& found) {
  throw Error(absl::InvalidArgumentError(absl::StrCat("a packed ", wanted, " is expected; found ", found.KindName())));
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
  return value.to_bool();
}

double Unpacker<double>::Unpack(const IValue& value) {
  if (!value.is_double()) ThrowWrongPackedKind("float", value);
  return value.to_double();
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
  if (value.is_bool()) return value.to_bool();
  if (value.is_double()) return value.to_double();
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
    ThrowWrongPackedKind("input metadata with dtype and device", value);
  }
  TensorType type = TensorType::Contiguous(*options.dtype, SymIntVector(sizes.begin(), sizes.end()));
  type.device = *options.device;
  type.is_wrapped_number = reader.Next<bool>();
  return InputMetadata(type);
}

const ivalue_list& UnpackItems(const IValue& value, int64_t size) {
  if (!value.is_list()) ThrowWrongPackedKind("list", value);
  if (size >= 0 && static_cast<int64_t>(value.list().size()) != size) {
    ThrowWrongPackedKind(absl::StrCat("list of ", size), value);
  }
  return value.list();
}

}  // namespace internal
}  // namespace backtape
