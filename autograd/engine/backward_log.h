#ifndef BACKTAPE_AUTOGRAD_ENGINE_BACKWARD_LOG_H_
#define BACKTAPE_AUTOGRAD_ENGINE_BACKWARD_LOG_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/ir/provenance.h"
#include "backtape/tensor/tensor_type.h"

namespace backtape {

class TapeNode;

// A range of nodes that ran as one call of compiled code (CompiledBackward).
struct CompiledPiece {
  int64_t index = 0;  // among the compiled pieces of the log
  int64_t num_nodes = 0;
  int64_t nanoseconds = 0;  // of the whole piece
};

// One node that a backward ran.
struct BackwardRecord {
  int64_t index = 0;  // among the nodes of the log, in the order in which they began
  int64_t task = -1;  // CurrentGraphTaskId()
  std::string name;   // "MulBackward0"
  const TapeNode* address = nullptr;
  uint64_t sequence_number = 0;
  // The gradients that the node received from its pre-hooks; nullopt for an absent one. Empty for a compiled node.
  std::vector<std::optional<TensorType>> grad_outputs;
  // Known once the node has run: its results, and the time that its formula took.
  std::vector<std::optional<TensorType>> grad_inputs;
  std::optional<int64_t> nanoseconds;
  // The call stack of the forward op, innermost first. Never null.
  std::shared_ptr<const StackTrace> source;
  // For a node that ran in compiled code, where it has no gradients and no time of its own.
  std::optional<CompiledPiece> piece;

  // The memory that the elements of all gradients take; nullopt if a size is symbolic.
  static std::optional<int64_t> Bytes(const std::vector<std::optional<TensorType>>& gradients);

  // PyTorch's line: "Executing: <MulBackward0 object at 0x55d0c8a1> with grad_outputs: [f32[10],None]". For a compiled
  // node: "Executing: <MulBackward0 object at 0x55d0c8a1> in call 0 of compiled code".
  std::string ToPyTorchText() const;
  // That line, followed by the other fields that are known: " -> [f32[10]]; 40 bytes in, 40 bytes out; 1.25 us;
  // step.cc:7 in Step: y = x * 2".
  std::string ToText() const;
  // One JSON object without line breaks. Keys: backtape (the version of these keys: 1), index, task, node, address,
  // sequence_number, grad_outputs, grad_inputs (types as text, null for absent ones), bytes_in, bytes_out, nanoseconds,
  // compiled, file, line, function, code; for a compiled node, piece, piece_nodes and piece_nanoseconds instead of the
  // gradients, bytes and time. A value that is not known is left out.
  std::string ToJson() const;
};

struct BackwardLogSinks {
  // Called before a node runs, without its results. A compiled node is reported when its piece has run.
  std::function<void(const BackwardRecord&)> before;
  // Called when the node has run, unless it threw. If the node runs a backward itself, the records of that backward
  // come first.
  std::function<void(const BackwardRecord&)> after;
};

// While it exists, logs the nodes that backwards on this thread execute, one record for each. Nodes that do not run,
// because no gradient is wanted from them, have no record. A backward looks for a log once; if there is none, its
// nodes do no extra work. Logs nest: the innermost one gets the records.
class BackwardLog {
 public:
  // Either sink may be empty.
  explicit BackwardLog(BackwardLogSinks sinks);
  // Writes a line for each node: before it runs (kPyTorch) or after it has run (kText, kJson).
  enum class Format : uint8_t { kPyTorch, kText, kJson };
  BackwardLog(Format format, std::function<void(absl::string_view line)> write);
  ~BackwardLog();
  BackwardLog(const BackwardLog&) = delete;
  BackwardLog& operator=(const BackwardLog&) = delete;

  // For the engine. Null if there is none.
  static BackwardLog* Current();
  // Runs the node and records it.
  variable_list Run(TapeNode& node, variable_list&& grads);
  // Records nodes that have run as one piece.
  void AddPiece(const std::vector<const TapeNode*>& nodes, int64_t nanoseconds);

 private:
  BackwardRecord Begin(const TapeNode& node);

  BackwardLogSinks sinks_;
  BackwardLog* outer_;
  int64_t next_index_ = 0;
  int64_t next_piece_ = 0;
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_ENGINE_BACKWARD_LOG_H_
