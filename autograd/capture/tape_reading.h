#ifndef BACKTAPE_AUTOGRAD_CAPTURE_TAPE_READING_H_
#define BACKTAPE_AUTOGRAD_CAPTURE_TAPE_READING_H_

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/types/span.h"
#include "backtape/autograd/engine/pointer_index.h"
#include "backtape/autograd/engine/tape_piece.h"

namespace backtape::internal {

// A list of words or sizes. Appending is inlined, because a reading appends dozens of them for each node.
template <typename T>
class ReadingList {
 public:
  void push_back(T value) {
    if (size_ == values_.size()) [[unlikely]]
      Grow(1);
    values_[size_++] = value;
  }
  void Append(absl::Span<const T> values) {
    if (values_.size() - size_ < values.size()) [[unlikely]]
      Grow(values.size());
    for (const T value : values) values_[size_++] = value;
  }
  void clear() { size_ = 0; }  // keeps memory
  size_t size() const { return size_; }
  absl::Span<const T> span() const { return {values_.data(), size_}; }

 private:
  [[gnu::noinline]] void Grow(size_t count) { values_.resize(std::max<size_t>(64, 2 * (values_.size() + count))); }

  std::vector<T> values_;  // the first size_ are used
  size_t size_ = 0;
};

// A gradient that leaves a piece for a later node. It is added to the sum that has already arrived there.
struct OutgoingGradient {
  uint32_t position = 0;
  uint32_t input_nr = 0;
  uint32_t first_size = 0;  // the gradient's first size in saved_sizes()
  bool has_sum = false;
};

// Everything that determines what a piece of a backward computes, read in one pass over its nodes. The key is equal
// for all pieces of the same structure. The values that may differ between such pieces are listed in an order that the
// key fixes. The reading is a snapshot of grad() of leaves, of the gradients that have arrived, and of saved
// variables. The caller holds the locks of the piece's leaves (AddLeaves).
class TapeReading {
 public:
  // The key covers which gradients have arrived, the order of nodes, their types, edges and hooks, the constants among
  // saved values, which tensor is used where, and the dtype, dims and layout of tensors. Throws if a saved variable was
  // written after it was saved, or was released, or if a grad() to be written overlaps another value that is read.
  void Read(const TapePiece& piece);

  const TapePiece& piece() const { return piece_; }
  const TapeWalk& walk() const { return *piece_.walk; }
  // The positions of the nodes that were read.
  uint32_t begin() const { return piece_.begin; }
  uint32_t end() const { return piece_.end; }
  bool is_prepared() const { return piece_.is_prepared; }
  absl::Span<const uint64_t> key() const { return key_.span(); }
  // The index in the key at which each node begins. The part before the first node is the head: the gradients that have
  // arrived and the results that are wanted.
  absl::Span<const uint32_t> key_starts() const { return key_starts_; }
  // The gradients that have arrived at nodes of the piece: their places and tensor indices.
  struct Incoming {
    uint32_t position = 0;
    uint32_t input_nr = 0;
    uint32_t tensor = 0;
  };
  absl::Span<const Incoming> incoming() const { return incoming_; }
  absl::Span<const ResultPlace> results() const { return results_; }
  absl::Span<const OutgoingGradient> outgoing() const { return outgoing_; }
  // The index in outgoing() of the destination of an edge that leaves the piece.
  uint32_t OutgoingTo(uint32_t position, uint32_t input_nr) const {
    return outgoing_at_.find(walk().first_input(position) + input_nr)->second;
  }
  // The tensors that are read, each once.
  absl::Span<const Tensor> tensors() const { return tensors_; }
  // The index of a tensor in tensors().
  uint32_t TensorId(const Tensor& tensor) const { return tensor_ids_.Find(tensor.identity()); }
  // Their sizes, concatenated.
  absl::Span<const int64_t> tensor_sizes() const { return tensor_sizes_.span(); }
  // The sizes among saved values, and those of gradients.
  absl::Span<const int64_t> saved_sizes() const { return saved_sizes_.span(); }
  // tensor_sizes(), then saved_sizes().
  absl::Span<const int64_t> all_sizes() const { return all_sizes_.span(); }
  // The floating-point numbers among saved values: constants of the code, or lifted.
  absl::Span<const double> numbers() const { return numbers_; }
  uint32_t first_number(size_t position) const { return starts_[position - begin()].number; }
  // The index in saved_sizes() of a node's first size. The sizes of its input gradients come first, then its saved
  // sizes.
  uint32_t first_size(size_t position) const { return starts_[position - begin()].size; }
  // The number of hooks, and of nodes that only the engine can call.
  size_t num_callees() const { return num_callees_; }
  // The index of a node's first callee. An accumulator's callees are the leaf's tensor hooks, the node's own hooks,
  // and the post-accumulate hooks. Another node's callees are its own hooks, followed by the unpack hooks of its saved
  // values; a node with neither a functional form nor a graph has itself in place of the unpack hooks. A node's own
  // hooks are its tensor hooks, retains_grad, pre-hooks and post-hooks, in this order.
  uint32_t first_callee(size_t position) const { return starts_[position - begin()].callee; }
  // For messages: "MulBackward0 (NodeCall 2)"; "GraphRoot (NodeCall 0)" for the head.
  std::string NodeCall(size_t call) const;
  // For messages: "inputs_0.size(1) of MulBackward0 (NodeCall 2)". `i` counts tensor_sizes() first, then saved_sizes().
  std::string NameOfSize(size_t i) const;
  // "numbers_0 of MulBackward1 (NodeCall 2)".
  std::string NameOfNumber(size_t i) const;
  // The index of the tensor that was a leaf's grad() when it was read; nullopt if it was undefined. Other threads
  // may change grad() as soon as the leaf is not locked.
  std::optional<uint32_t> GradId(const AutogradMeta& leaf) const;
  // Whether grad() of every leaf is still the tensor that was read, or still undefined.
  bool HasCurrentGrads() const;
  // Releases the tape and all tensors; keeps memory.
  void Clear();
  // Releases only the tensors.
  void ReleaseTensors() { tensors_.clear(); }

  // The type of the tensor with its sizes replaced by `sizes`. The strides have the same relation to `sizes` as the
  // tensor's strides to its own sizes.
  static TensorType TypeOf(const Tensor& tensor, absl::Span<const SymInt> sizes);

 private:
  friend class KeyVisitor;
  uint32_t AddTensor(const Tensor& tensor);
  void AddLayout(const Tensor& tensor);
  void ReadHead();
  void ReadNode(uint32_t position);
  void ReadEdge(uint32_t position, size_t edge);
  void ReadHooks(const TapeNode& node);
  void ReadAccumulateGrad(uint32_t position);
  void CheckWrites() const;

  TapePiece piece_;
  std::vector<Incoming> incoming_;
  std::vector<ResultPlace> results_;
  std::vector<OutgoingGradient> outgoing_;
  absl::flat_hash_map<uint32_t, uint32_t> outgoing_at_;  // keyed by index of the input in the walk
  ReadingList<uint64_t> key_;
  std::vector<uint32_t> key_starts_;
  std::vector<Tensor> tensors_;
  PointerIndex tensor_ids_;
  ReadingList<int64_t> tensor_sizes_;
  ReadingList<int64_t> saved_sizes_;
  ReadingList<int64_t> all_sizes_;
  std::vector<double> numbers_;
  size_t num_callees_ = 0;
  struct LeafGrad {
    const AutogradMeta* leaf = nullptr;
    const void* grad = nullptr;  // the identity of grad(); null when undefined
    uint32_t tensor = 0;         // its index among the tensors
  };
  std::vector<LeafGrad> grads_;
  std::vector<uint32_t> written_;  // tensors that are written and whose storage is shared
  // How many sizes, floating-point numbers, callees and tensors precede those of a node.
  struct NodeStart {
    uint32_t size = 0;
    uint32_t number = 0;
    uint32_t callee = 0;
    uint32_t tensor = 0;
  };
  // The number, for NodeCall, of the node to which item `index` belongs; `kind` selects the list of items.
  size_t CallOf(uint32_t NodeStart::*kind, size_t index) const;
  std::vector<NodeStart> starts_;
};

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_CAPTURE_TAPE_READING_H_
