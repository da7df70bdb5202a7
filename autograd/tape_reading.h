#ifndef BACKTAPE_AUTOGRAD_TAPE_READING_H_
#define BACKTAPE_AUTOGRAD_TAPE_READING_H_

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/types/span.h"
#include "backtape/autograd/opaque_callee.h"
#include "backtape/autograd/tape_walk.h"

namespace backtape::internal {

// A backward that was asked for.
struct BackwardRequest {
  EdgeList roots;
  variable_list seeds;  // one for each root
  // Only what leads to `inputs` runs: their gradients are accumulated (Backward), or are results (Grad).
  bool is_restricted = false;
  bool accumulates = true;
  EdgeList inputs;
};

// Everything that decides what a backward computes, in one walk over the tape: a key that is equal for tapes of the
// same structure, and what may differ from tape to tape of one structure, in an order that the key fixes.
class TapeReading {
 public:
  // In the key: the order of nodes, their types, edges, hooks, constants among the saved values, which tensor stands
  // where, the dtype, dim and layout of tensors, and whether gradients are checked for NaN.
  // Throws when a saved variable was written since, or let go of.
  void Read(const BackwardRequest& request);

  const TapeWalk& walk() const { return walk_; }
  absl::Span<const uint64_t> key() const { return key_; }
  // Where in the key each node begins; before the first stands what is asked for.
  absl::Span<const uint32_t> key_starts() const { return key_starts_; }
  // Tensors that are read, each once.
  absl::Span<const Tensor> tensors() const { return tensors_; }
  // The index of a tensor among them.
  uint32_t TensorId(const Tensor& tensor) const { return tensor_ids_.find(tensor.identity())->second; }
  // Their sizes, one after the other.
  absl::Span<const int64_t> tensor_sizes() const { return tensor_sizes_; }
  // Sizes among saved values and of gradients.
  absl::Span<const int64_t> saved_sizes() const { return saved_sizes_; }
  absl::Span<const OpaqueCallee> callees() const { return callees_; }
  std::vector<OpaqueCallee> TakeCallees() { return std::exchange(callees_, {}); }
  // The first of a node's own among saved_sizes: the sizes of the gradients it takes, then those it saved.
  uint32_t first_size(size_t position) const { return first_sizes_[position]; }
  // The first of a node's own among callees. Of a leaf's accumulator: the leaf's tensor hooks. Then those of the node:
  // tensor hooks, retains_grad, pre-hooks, post-hooks. Then: an accumulator's post-accumulate hooks; or the node
  // itself, when it has no functional form; and the check of what it gave, where gradients are checked.
  uint32_t first_callee(size_t position) const { return first_callees_[position]; }
  // Anomaly mode: every node's gradients are checked for NaN.
  bool checks_nan() const { return checks_nan_; }
  // "MulBackward0 (NodeCall 2)", "GraphRoot (NodeCall 0)" of what is asked for: for messages.
  std::string NodeCall(size_t call) const;
  // "inputs_0.size(1) of MulBackward0 (NodeCall 2)": the i-th of all sizes, those of tensors first.
  std::string NameOfSize(size_t i) const;
  // Lets go of the tape and of all tensors; keeps memory.
  void Clear();

  // The type of a tensor whose sizes are given; strides are expressed by them as the tensor's own.
  static TensorType TypeOf(const Tensor& tensor, absl::Span<const SymInt> sizes);

 private:
  friend class KeyVisitor;
  void AddTensor(const Tensor& tensor);
  void AddLayout(const Tensor& tensor);
  void ReadNode(size_t position);
  void ReadHooks(const TapeNode& node);
  void ReadAccumulateGrad(TapeNode& node);

  TapeWalk walk_;
  std::vector<uint64_t> key_;
  std::vector<uint32_t> key_starts_;
  std::vector<Tensor> tensors_;
  absl::flat_hash_map<const void*, uint32_t> tensor_ids_;
  std::vector<int64_t> tensor_sizes_;
  std::vector<int64_t> saved_sizes_;
  std::vector<OpaqueCallee> callees_;
  std::vector<uint32_t> first_sizes_;
  std::vector<uint32_t> first_callees_;
  std::vector<uint32_t> first_tensors_;  // of each node: how many there were before
  bool checks_nan_ = false;
};

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_TAPE_READING_H_
