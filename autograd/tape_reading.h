#ifndef BACKTAPE_AUTOGRAD_TAPE_READING_H_
#define BACKTAPE_AUTOGRAD_TAPE_READING_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/types/span.h"
#include "backtape/autograd/pointer_index.h"
#include "backtape/autograd/tape_piece.h"

namespace backtape::internal {

// A gradient that leaves a piece: to a node after it. It is added to what has come in there before.
struct OutgoingGradient {
  uint32_t position = 0;
  uint32_t input_nr = 0;
  uint32_t first_size = 0;  // of the gradient, among saved_sizes
  bool has_sum = false;
};

// Everything that decides what a piece of a backward computes, in one pass over its nodes: a key that is equal for
// pieces of the same structure, and what may differ from piece to piece of one structure, in an order that the key
// fixes. Values are those of now: of grad() of leaves, of gradients that have come in, of saved variables. Who reads
// holds the locks of the piece's leaves (AddLeaves).
class TapeReading {
 public:
  // In the key: which gradients have come in, the order of nodes, their types, edges, hooks, constants among the saved
  // values, which tensor stands where, and the dtype, dim and layout of tensors.
  // Throws when a saved variable was written since or was released, or when a grad() to be written overlaps another
  // value that is read.
  void Read(const TapePiece& piece);

  const TapePiece& piece() const { return piece_; }
  const TapeWalk& walk() const { return *piece_.walk; }
  // Positions of the nodes that were read.
  uint32_t begin() const { return piece_.begin; }
  uint32_t end() const { return piece_.end; }
  bool is_prepared() const { return piece_.is_prepared; }
  absl::Span<const uint64_t> key() const { return key_; }
  // Where in the key each node begins; the part before the first is what has come in and what is asked for.
  absl::Span<const uint32_t> key_starts() const { return key_starts_; }
  // Gradients that have come in at nodes of the piece: places with the tensors' numbers.
  struct Incoming {
    uint32_t position = 0;
    uint32_t input_nr = 0;
    uint32_t tensor = 0;
  };
  absl::Span<const Incoming> incoming() const { return incoming_; }
  absl::Span<const ResultPlace> results() const { return results_; }
  absl::Span<const OutgoingGradient> outgoing() const { return outgoing_; }
  // Of an edge that leads out of the piece: its place in outgoing().
  uint32_t OutgoingTo(uint32_t position, uint32_t input_nr) const {
    return outgoing_at_.find(walk().first_input(position) + input_nr)->second;
  }
  // Tensors that are read, each once.
  absl::Span<const Tensor> tensors() const { return tensors_; }
  // The index of a tensor among them.
  uint32_t TensorId(const Tensor& tensor) const { return tensor_ids_.Find(tensor.identity()); }
  // Their sizes, one after the other.
  absl::Span<const int64_t> tensor_sizes() const { return tensor_sizes_; }
  // Sizes among saved values and of gradients.
  absl::Span<const int64_t> saved_sizes() const { return saved_sizes_; }
  // Floating-point numbers among saved values: constants of the code, or lifted.
  absl::Span<const double> numbers() const { return numbers_; }
  uint32_t first_number(size_t position) const { return first_numbers_[position - begin()]; }
  // The first of a node's own among saved_sizes: the sizes of the gradients it takes, then those it saved.
  uint32_t first_size(size_t position) const { return first_sizes_[position - begin()]; }
  // How many hooks there are, and nodes that are called as they are.
  size_t num_callees() const { return num_callees_; }
  // The first of a node's own among them. For a leaf's accumulator: the leaf's tensor hooks. Then those of the node:
  // tensor hooks, retains_grad, pre-hooks, post-hooks. Then: an accumulator's post-accumulate hooks; or the node
  // itself, when it has no functional form.
  uint32_t first_callee(size_t position) const { return first_callees_[position - begin()]; }
  // "MulBackward0 (NodeCall 2)", "GraphRoot (NodeCall 0)" of what is asked for: for messages.
  std::string NodeCall(size_t call) const;
  // "inputs_0.size(1) of MulBackward0 (NodeCall 2)": the i-th of all sizes, those of tensors first.
  std::string NameOfSize(size_t i) const;
  // "numbers_0 of MulBackward1 (NodeCall 2)".
  std::string NameOfNumber(size_t i) const;
  // The index of the tensor that was a leaf's grad() when it was read; nullopt when that was undefined. Other threads
  // may change grad() as soon as the leaf is not locked.
  std::optional<uint32_t> GradId(const AutogradMeta& leaf) const;
  // Whether grad() of every leaf is still the tensor that was read, or still undefined.
  bool HasCurrentGrads() const;
  // Forgets the tape and all tensors; keeps memory.
  void Clear();
  // Forgets the tensors only.
  void ReleaseTensors() { tensors_.clear(); }

  // The type of a tensor whose sizes are given; strides are expressed by them as the tensor's own.
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
  absl::flat_hash_map<uint32_t, uint32_t> outgoing_at_;  // by number of the input
  std::vector<uint64_t> key_;
  std::vector<uint32_t> key_starts_;
  std::vector<Tensor> tensors_;
  PointerIndex tensor_ids_;
  std::vector<int64_t> tensor_sizes_;
  std::vector<int64_t> saved_sizes_;
  std::vector<double> numbers_;
  size_t num_callees_ = 0;
  struct LeafGrad {
    const AutogradMeta* leaf = nullptr;
    const void* grad = nullptr;  // the identity of grad(); null when undefined
    uint32_t tensor = 0;         // its index among the tensors
  };
  std::vector<LeafGrad> grads_;
  std::vector<uint32_t> written_;  // tensors that are written and whose storage others hold too
  std::vector<uint32_t> first_sizes_;
  std::vector<uint32_t> first_numbers_;
  std::vector<uint32_t> first_callees_;
  std::vector<uint32_t> first_tensors_;  // of each node: how many there were before
};

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_TAPE_READING_H_
