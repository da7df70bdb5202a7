#include "backtape/autograd/tape_reading.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <typeinfo>

#include "absl/base/casts.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/accumulate_grad.h"
#include "backtape/autograd/anomaly_mode.h"
#include "backtape/autograd/autograd_meta.h"
#include "backtape/autograd/packing.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/error.h"

namespace backtape::internal {
namespace {

// Kinds of saved values, so that an int never has the key of a bool.
enum KeyTag : uint64_t {
  kTensorTag = 1,
  kSizeTag,
  kIntTag,
  kBoolTag,
  kDoubleTag,
  kStringTag,
  kEnumTag,
  kNoneTag,
  kListTag
};

// Of dim i's stride: it is the stride times the size of this dim. Nullopt when there is none such.
std::optional<int64_t> DimBelow(const Tensor& tensor, int64_t i) {
  if (tensor.stride(i) <= 1) return std::nullopt;
  for (int64_t j = 0; j < tensor.dim(); ++j) {
    if (j != i && tensor.stride(j) * std::max<int64_t>(tensor.size(j), 1) == tensor.stride(i)) return j;
  }
  return std::nullopt;
}

}  // namespace

// Writes saved values into the key.
class KeyVisitor final : public SavedVisitor {
 public:
  KeyVisitor(TapeReading& reading, const TapeNode& node) : reading_(reading), node_(node) {}

 private:
  void Tensor(SavedVariable& value, bool is_output) override {
    if (!value.is_defined()) {
      Add(kNoneTag, 0);
      return;
    }
    Add(kTensorTag, 0);
    reading_.AddTensor(value.UnpackData(&node_));
  }
  void Size(const SymInt& value) override {
    Add(kSizeTag, 0);
    reading_.saved_sizes_.push_back(value.value());
  }
  void Int(int64_t value) override { Add(kIntTag, static_cast<uint64_t>(value)); }
  void Bool(bool value) override { Add(kBoolTag, value ? 1 : 0); }
  void Double(double value) override { Add(kDoubleTag, absl::bit_cast<uint64_t>(value)); }
  void String(absl::string_view value) override {
    Add(kStringTag, value.size());
    for (size_t i = 0; i < value.size(); i += 8) {
      uint64_t word = 0;
      std::memcpy(&word, value.data() + i, std::min<size_t>(8, value.size() - i));
      reading_.key_.push_back(word);
    }
  }
  void Enum(const IValue& value) override {
    if (value.is_dtype()) {
      Add(kEnumTag, static_cast<uint64_t>(value.dtype()));
    } else if (value.is_layout()) {
      Add(kEnumTag + 16, static_cast<uint64_t>(value.layout()));
    } else if (value.is_memory_format()) {
      Add(kEnumTag + 32, static_cast<uint64_t>(value.memory_format()));
    } else {
      String(value.device().ToString());
    }
  }
  void None() override { Add(kNoneTag, 0); }
  void BeginList(size_t size) override { Add(kListTag, size); }
  void EndList() override {}

  void Add(uint64_t tag, uint64_t value) {
    reading_.key_.push_back(tag);
    if (tag != kTensorTag && tag != kSizeTag && tag != kNoneTag) reading_.key_.push_back(value);
  }

  TapeReading& reading_;
  const TapeNode& node_;
};

void TapeReading::Clear() {
  key_.clear();
  key_starts_.clear();
  tensors_.clear();
  tensor_ids_.clear();
  tensor_sizes_.clear();
  saved_sizes_.clear();
  callees_.clear();
  first_sizes_.clear();
  first_callees_.clear();
  first_tensors_.clear();
}

void TapeReading::AddTensor(const Tensor& tensor) {
  const auto [it, is_new] = tensor_ids_.try_emplace(tensor.identity(), static_cast<uint32_t>(tensors_.size()));
  key_.push_back(it->second);
  if (!is_new) return;
  tensors_.push_back(tensor);
  const absl::Span<const int64_t> sizes = tensor.sizes();
  tensor_sizes_.insert(tensor_sizes_.end(), sizes.begin(), sizes.end());
  AddLayout(tensor);
}

void TapeReading::AddLayout(const Tensor& tensor) {
  const bool is_contiguous = tensor.is_contiguous();
  key_.push_back(static_cast<uint64_t>(tensor.dtype()) << 32 | static_cast<uint64_t>(tensor.dim()) << 2 |
                 (tensor.is_wrapped_number() ? 2 : 0) | (is_contiguous ? 1 : 0));
  if (is_contiguous) return;
  for (int64_t i = 0; i < tensor.dim(); ++i) {
    const std::optional<int64_t> below = DimBelow(tensor, i);
    key_.push_back(below.has_value() ? static_cast<uint64_t>(*below) << 1 | 1
                                     : static_cast<uint64_t>(tensor.stride(i)) << 1);
  }
}

TensorType TapeReading::TypeOf(const Tensor& tensor, absl::Span<const SymInt> sizes) {
  TensorType type = TensorType::Contiguous(tensor.dtype(), sizes);
  type.is_wrapped_number = tensor.is_wrapped_number();
  if (tensor.is_contiguous()) return type;
  // A dim's stride stands on that of another with a smaller stride, so this ends.
  std::vector<std::optional<SymInt>> strides(tensor.dim());
  const auto stride_of = [&](auto& self, int64_t i) -> SymInt {
    if (!strides[i].has_value()) {
      const std::optional<int64_t> below = DimBelow(tensor, i);
      const bool is_product = below.has_value() && tensor.stride(*below) < tensor.stride(i);
      strides[i] = is_product ? self(self, *below) * sizes[*below] : SymInt(tensor.stride(i));
    }
    return *strides[i];
  };
  type.strides->clear();
  for (int64_t i = 0; i < tensor.dim(); ++i) type.strides->push_back(stride_of(stride_of, i));
  return type;
}

void TapeReading::Read(const BackwardRequest& request) {
  Clear();
  walk_.Reset(request.roots);
  if (request.is_restricted) {
    std::vector<std::pair<TapeNode*, bool>> inputs;
    for (const Edge& edge : request.inputs) inputs.emplace_back(edge.node.get(), request.accumulates);
    walk_.Restrict(inputs);
  }
  checks_nan_ = AnomalyMode::is_enabled() && AnomalyMode::checks_nan();
  key_.push_back(request.roots.size() << 1 | (checks_nan_ ? 1 : 0));
  for (size_t i = 0; i < request.roots.size(); ++i) {
    key_.push_back(uint64_t{walk_.PositionOf(request.roots[i].node.get())} << 32 | request.roots[i].input_nr);
    AddTensor(request.seeds[i]);
  }
  key_.push_back(request.is_restricted && !request.accumulates ? request.inputs.size() + 1 : 0);
  if (request.is_restricted && !request.accumulates) {
    for (const Edge& edge : request.inputs) {
      key_.push_back(uint64_t{walk_.PositionOf(edge.node.get())} << 32 | edge.input_nr);
    }
  }
  for (size_t i = 0; i < walk_.size(); ++i) {
    key_starts_.push_back(static_cast<uint32_t>(key_.size()));
    first_sizes_.push_back(static_cast<uint32_t>(saved_sizes_.size()));
    first_callees_.push_back(static_cast<uint32_t>(callees_.size()));
    first_tensors_.push_back(static_cast<uint32_t>(tensors_.size()));
    if (walk_.is_reached(i)) {
      ReadNode(i);
    } else {
      key_.push_back(0);
    }
  }
}

void TapeReading::ReadNode(size_t position) {
  TapeNode& node = walk_.node(position);
  // One C++ type, one type_info.
  key_.push_back(reinterpret_cast<uintptr_t>(&typeid(node)));
  const size_t num_outputs = node.num_outputs();
  key_.push_back(uint64_t{walk_.runs(position)} << 62 | uint64_t{node.hooks() != nullptr} << 61 |
                 uint64_t{node.num_inputs()} << 30 | num_outputs);
  for (size_t i = 0; i < num_outputs; ++i) {
    key_.push_back(uint64_t{walk_.target(position, i)} << 32 | node.next_edge(i).input_nr);
  }
  for (const InputMetadata& input : node.input_metadata()) {
    if (!input.is_defined()) {
      key_.push_back(UINT64_MAX);
      continue;
    }
    key_.push_back(static_cast<uint64_t>(input.dtype()) << 32 | static_cast<uint64_t>(input.dim()));
    if (input.has_symbolic_sizes()) {
      throw Error(absl::FailedPreconditionError("a tape of symbolic tensors can't be captured outside of a trace"));
    }
    saved_sizes_.insert(saved_sizes_.end(), input.sizes().begin(), input.sizes().end());
  }
  if (typeid(node) == typeid(AccumulateGrad)) {
    ReadAccumulateGrad(node);
    return;
  }
  if (node.hooks() != nullptr) ReadHooks(node);
  if (!walk_.runs(position)) return;
  if (node.functional_ivalue() == nullptr) {
    callees_.emplace_back(node.shared_from_this());
  } else {
    KeyVisitor visitor(*this, node);
    node.ReadSaved(visitor);
  }
  if (checks_nan_) callees_.emplace_back(GradientNaNCheck{node.shared_from_this()});
}

std::string TapeReading::NodeCall(size_t call) const {
  return absl::StrCat(call == 0 ? "GraphRoot" : walk_.node(call - 1).Name(), " (NodeCall ", call, ")");
}

std::string TapeReading::NameOfSize(size_t i) const {
  const auto call_of = [](const std::vector<uint32_t>& firsts, size_t index) {
    return static_cast<size_t>(std::upper_bound(firsts.begin(), firsts.end(), index) - firsts.begin());
  };
  if (i >= tensor_sizes_.size()) {
    i -= tensor_sizes_.size();
    return absl::StrCat("sizes_", i, " of ", NodeCall(call_of(first_sizes_, i)));
  }
  size_t tensor = 0;
  while (i >= static_cast<size_t>(tensors_[tensor].dim())) i -= static_cast<size_t>(tensors_[tensor++].dim());
  return absl::StrCat("inputs_", tensor, ".size(", i, ") of ", NodeCall(call_of(first_tensors_, tensor)));
}

namespace {

template <typename Hook>
uint64_t AddHooks(const std::shared_ptr<HookList<Hook>>& list, std::vector<OpaqueCallee>& callees) {
  if (list == nullptr) return 0;
  std::vector<std::shared_ptr<Hook>> hooks = list->Snapshot();
  for (auto& hook : hooks) callees.emplace_back(std::move(hook));
  return hooks.size();
}

}  // namespace

void TapeReading::ReadHooks(const TapeNode& node) {
  const TapeNode::Hooks& hooks = *node.hooks();
  key_.push_back(hooks.tensor.size());
  for (const auto& [nr, list] : hooks.tensor) key_.push_back(uint64_t{nr} << 32 | AddHooks(list, callees_));
  key_.push_back(hooks.retains_grad.size());
  for (const auto& [nr, hook] : hooks.retains_grad) {
    key_.push_back(nr);
    callees_.emplace_back(std::make_shared<TensorHook>(hook));
  }
  key_.push_back(AddHooks(hooks.pre, callees_));
  key_.push_back(AddHooks(hooks.post, callees_));
}

void TapeReading::ReadAccumulateGrad(TapeNode& node) {
  const Variable& leaf = static_cast<const AccumulateGrad&>(node).variable();
  const AutogradMeta& meta = *AutogradMeta::Get(leaf);
  key_.push_back(AddHooks(meta.tensor_hooks, callees_));
  if (node.hooks() != nullptr) ReadHooks(node);
  key_.push_back(meta.requires_grad ? 1 : 0);
  AddTensor(leaf);
  if (meta.grad.defined()) {
    AddTensor(meta.grad);
  } else {
    key_.push_back(UINT64_MAX);
  }
  key_.push_back(AddHooks(meta.post_accumulate_hooks, callees_));
}

}  // namespace backtape::internal
