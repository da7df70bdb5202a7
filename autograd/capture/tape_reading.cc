#include "backtape/autograd/capture/tape_reading.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <typeinfo>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/capture/captured_backward.h"
#include "backtape/autograd/capture/memory_overlap.h"
#include "backtape/autograd/tape/accumulate_grad.h"
#include "backtape/autograd/tape/argument_conversion.h"
#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/autograd/variable/tangents.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/error.h"

namespace backtape::internal {
namespace {

// Kinds of saved values, so that the keys of an int and a bool differ.
enum KeyTag : uint64_t {
  kTensorTag = 1,
  kSizeTag,
  kIntTag,
  kBoolTag,
  kDoubleTag,
  kStringTag,
  kEnumTag,
  kNoneTag,
  kPackedTag,
  kListTag
};

// The dim whose stride times size is the stride of dim i; nullopt if there is none.
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
  void Tensor(SavedVariable& value, Flag is_output) override {
    if (!value.is_defined()) {
      Add(kNoneTag, 0);
      return;
    }
    // The engine calls the unpack hooks of a piece's first node before the piece is read. The packed values of other
    // nodes occur only when a whole backward is described.
    if (value.is_packed() && UnpackedValues::Find(value) == nullptr) {
      Add(kPackedTag, 0);
      ++reading_.num_callees_;
      return;
    }
    Add(kTensorTag, 0);
    value.ReadData(&node_, [this](const Variable& data) { reading_.AddTensor(data); });
  }
  void Size(const SymInt& value) override {
    Add(kSizeTag, 0);
    reading_.saved_sizes_.push_back(value.value());
  }
  void Int(int64_t value) override { Add(kIntTag, static_cast<uint64_t>(value)); }
  void Bool(Flag value) override { Add(kBoolTag, value ? 1 : 0); }
  void Double(double value) override {
    Add(kDoubleTag, 0);
    reading_.numbers_.push_back(value);
  }
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
    const bool is_tag_only =
        tag == kTensorTag || tag == kSizeTag || tag == kDoubleTag || tag == kNoneTag || tag == kPackedTag;
    if (!is_tag_only) reading_.key_.push_back(value);
  }

  TapeReading& reading_;
  const TapeNode& node_;
};

void TapeReading::Clear() {
  piece_ = {};
  incoming_.clear();
  results_.clear();
  outgoing_.clear();
  outgoing_at_.clear();
  key_.clear();
  key_starts_.clear();
  tensors_.clear();
  tensor_ids_.Clear();
  tensor_sizes_.clear();
  saved_sizes_.clear();
  all_sizes_.clear();
  numbers_.clear();
  num_callees_ = 0;
  grads_.clear();
  written_.clear();
  starts_.clear();
}

uint32_t TapeReading::AddTensor(const Tensor& tensor) {
  const auto [id, is_new] = tensor_ids_.TryEmplace(tensor.identity(), static_cast<uint32_t>(tensors_.size()));
  key_.push_back(id);
  if (!is_new) return id;
  if (ForwardMode::is_active() && MayHaveTangent(tensor)) {
    throw Error(absl::UnimplementedError(
        absl::StrCat("a captured backward does not compute tangents, but it reads a tensor that has a tangent: ",
                     tensor.type().ToString())));
  }
  tensors_.push_back(tensor);
  tensor_sizes_.Append(tensor.sizes());
  AddLayout(tensor);
  return id;
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
  // Each stride is computed from the stride of a dim with a smaller stride, so the recursion terminates.
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

void TapeReading::Read(const TapePiece& piece) {
  Clear();
  piece_ = piece;
  const size_t count = end() - begin();
  key_starts_.reserve(count);
  starts_.reserve(count);
  ReadHead();
  for (uint32_t position = begin(); position < end(); ++position) {
    key_starts_.push_back(static_cast<uint32_t>(key_.size()));
    starts_.push_back({.size = static_cast<uint32_t>(saved_sizes_.size()),
                       .number = static_cast<uint32_t>(numbers_.size()),
                       .callee = static_cast<uint32_t>(num_callees_),
                       .tensor = static_cast<uint32_t>(tensors_.size())});
    if (walk().is_wanted(position) && piece_.Includes(position)) {
      ReadNode(position);
    } else {
      key_.push_back(0);
    }
  }
  all_sizes_.Append(tensor_sizes());
  all_sizes_.Append(saved_sizes());
  if (!written_.empty()) CheckWrites();
}

void TapeReading::ReadHead() {
  for (uint32_t position = begin(); position < end(); ++position) {
    if (!walk().is_wanted(position) || !piece_.Includes(position)) continue;
    const size_t num_inputs = walk().num_inputs_of(position);
    for (uint32_t i = 0; i < num_inputs; ++i) {
      if (piece_.gradient(position, i).defined()) incoming_.push_back({.position = position, .input_nr = i});
    }
  }
  key_.push_back(uint64_t{incoming_.size()} << 1 | (is_prepared() ? 1 : 0));
  for (Incoming& place : incoming_) {
    key_.push_back(uint64_t{place.position - begin()} << 32 | place.input_nr);
    place.tensor = AddTensor(piece_.gradient(place.position, place.input_nr));
  }
  results_.assign(piece_.results.begin(), piece_.results.end());
  key_.push_back(results_.size());
  for (const ResultPlace& place : results_) {
    key_.push_back(uint64_t{place.position - begin()} << 32 | place.input_nr);
  }
}

void TapeReading::ReadNode(uint32_t position) {
  TapeNode& node = walk().node(position);
  // Each C++ type has one type_info, so its address identifies the node's type.
  key_.push_back(reinterpret_cast<uintptr_t>(&typeid(node)));
  const size_t num_outputs = node.num_outputs();
  key_.push_back(uint64_t{walk().runs(position)} << 62 | uint64_t{node.hooks() != nullptr} << 61 |
                 uint64_t{node.num_inputs()} << 30 | num_outputs);
  for (size_t i = 0; i < num_outputs; ++i) ReadEdge(position, i);
  starts_.back().size = static_cast<uint32_t>(saved_sizes_.size());
  for (const InputMetadata& input : node.input_metadata()) {
    if (!input.is_defined()) {
      key_.push_back(UINT64_MAX);
      continue;
    }
    key_.push_back(static_cast<uint64_t>(input.dtype()) << 32 | static_cast<uint64_t>(input.dim()));
    if (input.has_symbolic_sizes()) {
      throw Error(absl::FailedPreconditionError("a tape of symbolic tensors cannot be captured outside of a trace"));
    }
    saved_sizes_.Append(input.sizes());
  }
  if (node.is_gradient_accumulator()) {
    ReadAccumulateGrad(position);
    return;
  }
  if (node.hooks() != nullptr) ReadHooks(node);
  if (!walk().runs(position)) return;
  KeyVisitor visitor(*this, node);
  if (node.functional_ivalue() != nullptr) return node.ReadSaved(visitor);
  const std::shared_ptr<const Graph> graph = node.backward_graph();
  if (graph == nullptr) {
    ++num_callees_;
    return;
  }
  // The cache keeps the graph alive as long as the key, so that no other graph gets its address.
  key_.push_back(reinterpret_cast<uintptr_t>(graph.get()));
  node.ReadGraphInputs(visitor);
}

// If the edge leaves the piece, adds its destination and the sum that has arrived there, unless an earlier edge has
// added them.
void TapeReading::ReadEdge(uint32_t position, size_t edge) {
  const uint32_t target = walk().target(position, edge);
  const uint32_t input_nr = walk().node(position).next_edge(edge).input_nr;
  if (target == TapeWalk::kNowhere || (target < end() && piece_.Includes(target))) {
    const uint32_t relative = target == TapeWalk::kNowhere ? target : target - begin();
    key_.push_back(uint64_t{relative} << 32 | input_nr);
    return;
  }
  const auto [it, is_new] =
      outgoing_at_.try_emplace(walk().first_input(target) + input_nr, static_cast<uint32_t>(outgoing_.size()));
  key_.push_back(uint64_t{target - begin()} << 32 | uint64_t{is_new} << 31 | input_nr);
  if (!is_new) return;
  const Variable& sum = piece_.gradient(target, input_nr);
  outgoing_.push_back({.position = target,
                       .input_nr = input_nr,
                       .first_size = static_cast<uint32_t>(saved_sizes_.size()),
                       .has_sum = sum.defined()});
  if (sum.defined()) {
    AddTensor(sum);
  } else {
    key_.push_back(UINT64_MAX);
  }
  const InputMetadata& expected = walk().node(target).input_metadata(input_nr);
  if (!expected.is_defined()) {
    key_.push_back(UINT64_MAX);
    return;
  }
  key_.push_back(static_cast<uint64_t>(expected.dtype()) << 32 | static_cast<uint64_t>(expected.dim()));
  saved_sizes_.Append(expected.sizes());
}

std::optional<uint32_t> TapeReading::GradId(const AutogradMeta& leaf) const {
  for (const LeafGrad& read : grads_) {
    if (read.leaf == &leaf) return read.grad == nullptr ? std::nullopt : std::optional<uint32_t>(read.tensor);
  }
  return std::nullopt;
}

bool TapeReading::HasCurrentGrads() const {
  for (const LeafGrad& read : grads_) {
    if (read.leaf->grad.identity() != read.grad) return false;
  }
  return true;
}

// Compiled code assumes that its inputs do not alias.
void TapeReading::CheckWrites() const {
  absl::flat_hash_map<const Storage*, absl::InlinedVector<uint32_t, 2>> by_storage;
  for (uint32_t i = 0; i < tensors_.size(); ++i) by_storage[tensors_[i].storage().get()].push_back(i);
  for (const uint32_t written : written_) {
    for (const uint32_t other : by_storage[tensors_[written].storage().get()]) {
      if (other == written || !MemoryOverlaps(tensors_[written], tensors_[other])) continue;
      throw Error(absl::FailedPreconditionError(absl::StrCat(
          "backward accumulates into the grad() of a leaf (", tensors_[written].type().ToString(),
          "), which shares memory with another tensor that backward reads (", tensors_[other].type().ToString(), ")")));
    }
  }
}

std::string TapeReading::NodeCall(size_t call) const {
  if (call == 0) return "GraphRoot (NodeCall 0)";
  return absl::StrCat(walk().node(begin() + call - 1).Name(), " (NodeCall ", begin() + call, ")");
}

namespace {

std::string Named(CapturedInput::Kind kind, size_t index) {
  return CapturedInput{.kind = kind, .index = static_cast<uint32_t>(index)}.Name();
}

}  // namespace

size_t TapeReading::CallOf(uint32_t NodeStart::*kind, size_t index) const {
  const auto begins_later = [kind](size_t i, const NodeStart& start) { return i < start.*kind; };
  return static_cast<size_t>(std::upper_bound(starts_.begin(), starts_.end(), index, begins_later) - starts_.begin());
}

std::string TapeReading::NameOfNumber(size_t i) const {
  return absl::StrCat(Named(CapturedInput::Kind::kNumber, i), " of ", NodeCall(CallOf(&NodeStart::number, i)));
}

std::string TapeReading::NameOfSize(size_t i) const {
  if (i >= tensor_sizes_.size()) {
    i -= tensor_sizes_.size();
    return absl::StrCat(Named(CapturedInput::Kind::kSize, i), " of ", NodeCall(CallOf(&NodeStart::size, i)));
  }
  size_t tensor = 0;
  while (i >= static_cast<size_t>(tensors_[tensor].dim())) i -= static_cast<size_t>(tensors_[tensor++].dim());
  return absl::StrCat(Named(CapturedInput::Kind::kTensor, tensor), ".size(", i, ") of ",
                      NodeCall(CallOf(&NodeStart::tensor, tensor)));
}

void TapeReading::ReadHooks(const TapeNode& node) {
  const auto add = [this](uint64_t where, uint64_t count) {
    key_.push_back(where << 32 | count);
    num_callees_ += count;
  };
  const NodeHooks& hooks = *node.hooks();
  const NodeHooks::TensorHookLists tensor_hooks = hooks.tensor();
  key_.push_back(tensor_hooks.size());
  for (const auto& [nr, list] : tensor_hooks) add(nr, list->size());
  const NodeHooks::RetainsGradHooks retains_grad = hooks.retains_grad();
  key_.push_back(retains_grad.size());
  for (const auto& [nr, hook] : retains_grad) add(nr, 1);
  add(0, hooks.pre.size());
  add(0, hooks.post.size());
}

void TapeReading::ReadAccumulateGrad(uint32_t position) {
  const TapeNode& node = walk().node(position);
  const Variable& leaf = static_cast<const AccumulateGrad&>(node).variable();
  const AutogradMeta& meta = *AutogradMeta::Get(leaf);
  const size_t num_tensor_hooks = meta.tensor_hooks.size();
  key_.push_back(num_tensor_hooks);
  num_callees_ += num_tensor_hooks;
  if (node.hooks() != nullptr) ReadHooks(node);
  if (!walk().runs(position)) return;
  key_.push_back(meta.requires_grad ? 1 : 0);
  AddTensor(leaf);
  grads_.push_back({&meta, meta.grad.identity()});
  if (meta.grad.defined()) {
    const uint32_t grad = AddTensor(meta.grad);
    grads_.back().tensor = grad;
    if (meta.grad.storage().use_count() > 1) written_.push_back(grad);
  } else {
    key_.push_back(UINT64_MAX);
  }
  const size_t num_post_hooks = meta.post_accumulate_hooks.size();
  key_.push_back(num_post_hooks);
  num_callees_ += num_post_hooks;
}

}  // namespace backtape::internal
