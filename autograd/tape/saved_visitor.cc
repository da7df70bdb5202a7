#include "backtape/autograd/tape/saved_visitor.h"

#include <new>
#include <utility>

#include "absl/container/inlined_vector.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/tape/tape_node.h"
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
    // An IValue has no saved version to compare with, and hooks do not apply to it.
    const internal::IgnoreSavedTensorsHooks ignore_hooks;
    SavedVariable value(ToVariable(v), /*is_output=*/false);
    is_temporary_ = true;
    Tensor(value, /*is_output=*/false);
    is_temporary_ = false;
    return;
  }
  if (v.is_int()) return Size(v.sym_int());
  if (v.is_double()) return Double(v.float_value());
  if (v.is_bool()) return Bool(v.bool_value());
  if (v.is_string()) return String(v.string());
  if (v.is_dtype() || v.is_layout() || v.is_memory_format() || v.is_device()) return Enum(v);
  if (!v.is_list()) {
    throw Error(absl::UnimplementedError(absl::StrCat("saving is not implemented for type ", v.KindName())));
  }
  BeginList(v.list().size());
  for (const IValue& item : v.list()) AnyKind(item);
  EndList();
}

void ArgumentCollector::BeginList(size_t size) { open_.emplace_back().reserve(size); }

void ArgumentCollector::EndList() {
  ivalue_list list = std::move(open_.back());
  open_.pop_back();
  Add(std::move(list));
}

void ArgumentCollector::Add(IValue value) { (open_.empty() ? values_ : open_.back()).push_back(std::move(value)); }

namespace {

// Visits only saved variables.
class VariableVisitor : public SavedVisitor {
 private:
  void Size(const SymInt&) override {}
  void Int(int64_t) override {}
  void Bool(Flag) override {}
  void Double(double) override {}
  void String(absl::string_view) override {}
  void Enum(const IValue&) override {}
  void None() override {}
  void BeginList(size_t) override {}
  void EndList() override {}
};

class ReleasingVisitor final : public VariableVisitor {
 public:
  bool has_released() const { return has_released_; }

 private:
  void Tensor(SavedVariable& value, Flag) override {
    // Tensors in saved_data of a custom function stay, as in PyTorch.
    if (is_temporary()) return;
    SavedVariable held = value.Release();
    // A node saves only the inputs that its gradients need.
    has_released_ = has_released_ || held.is_defined();
    try {
      released_.push_back(std::move(held));
    } catch (const std::bad_alloc&) {
      // `held` is destroyed now.
    }
  }

  bool has_released_ = false;
  absl::InlinedVector<SavedVariable, 4> released_;
};

// Finds a saved variable by name and index.
class FindingVisitor final : public VariableVisitor {
 public:
  FindingVisitor(absl::string_view name, size_t index) : name_(name), index_(index) {}
  SavedVariable* found() const { return found_; }
  // "result, self".
  const std::string& names() const { return names_; }

 private:
  void Begin(absl::string_view name) override {
    current_ = std::string(name);
    next_ = 0;
  }
  void Tensor(SavedVariable& value, Flag) override {
    if (is_temporary()) return;
    if (next_ == 0) absl::StrAppend(&names_, names_.empty() ? "" : ", ", current_);
    if (current_ == name_ && next_ == index_) found_ = &value;
    ++next_;
  }

  const absl::string_view name_;
  const size_t index_;
  std::string current_;
  size_t next_ = 0;  // the index of the next variable of the current member
  std::string names_;
  SavedVariable* found_ = nullptr;
};

// Copies the variables that hooks have packed.
class PackedVisitor final : public VariableVisitor {
 public:
  struct Packed {
    const SavedVariable* member;
    SavedVariable copy;
  };
  const std::vector<Packed>& packed() const { return packed_; }

 private:
  void Tensor(SavedVariable& value, Flag) override {
    if (value.is_packed()) packed_.push_back({&value, value});
  }

  std::vector<Packed> packed_;
};

class CheckingVisitor final : public VariableVisitor {
 public:
  explicit CheckingVisitor(const TapeNode& node) : node_(node) {}

 private:
  void Tensor(SavedVariable& value, Flag) override {
    if (!value.is_packed()) value.UnpackData(&node_);
  }

  const TapeNode& node_;
};

}  // namespace

// The members of TapeNode that need to know how values are saved.

void TapeNode::ReleaseVariables() {
  ReleasingVisitor visitor;  // destroyed, with what it has released, after the lock is released
  const std::lock_guard lock(mutex_);
  VisitSaved(visitor);
  is_released_ = is_released_ || visitor.has_released();
}

SavedVariable& TapeNode::RawSaved(absl::string_view name, size_t i) {
  FindingVisitor visitor(name, i);
  VisitSaved(visitor);
  if (visitor.found() != nullptr) return *visitor.found();
  throw Error(absl::NotFoundError(
      absl::StrCat(Name(), " has no saved variable ", name, i == 0 ? "" : " with index ", i == 0 ? "" : absl::StrCat(i),
                   "; it has ", visitor.names().empty() ? "none" : absl::StrCat("these: ", visitor.names()))));
}

bool TapeNode::HasPackedValues() {
  if (!SavedVariable::AnyIsPacked()) return false;
  PackedVisitor visitor;
  const std::lock_guard lock(mutex_);
  VisitSaved(visitor);
  return !visitor.packed().empty();
}

void TapeNode::CheckMayRun() {
  CheckingVisitor visitor(*this);
  ReadSaved(visitor);
}

void TapeNode::CallUnpackHooks(internal::UnpackedValues& values) {
  PackedVisitor visitor;
  {
    const std::lock_guard lock(mutex_);
    CheckNotReleased();
    VisitUnpacked(visitor);
  }
  for (const PackedVisitor::Packed& packed : visitor.packed()) values.Add(packed.member, packed.copy.UnpackData(this));
  values.set_next_run(this);
}

std::vector<std::pair<std::string, IValue>> TapeNode::SavedValues() {
  CheckNotReleased();
  ArgumentCollector visitor(shared_from_this());
  VisitSaved(visitor);
  ivalue_list values = visitor.Take();
  std::vector<std::pair<std::string, IValue>> named;
  named.reserve(values.size());
  for (size_t i = 0; i < values.size(); ++i) named.emplace_back(visitor.names()[i], std::move(values[i]));
  return named;
}

}  // namespace backtape
