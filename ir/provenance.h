#ifndef BACKTAPE_IR_PROVENANCE_H_
#define BACKTAPE_IR_PROVENANCE_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/container/inlined_vector.h"

namespace backtape {

// One line of the user's program.
struct StackFrame {
  std::string file;
  int line = 0;
  std::string function;  // empty if the text does not name it (older dumps)
  std::string code;

  // "model.py:12 in forward: y = x * w".
  std::string ToString() const;
  bool operator==(const StackFrame&) const = default;
};

struct StackTrace {
  std::vector<StackFrame> frames;  // innermost first
  // The text between "#" and "File:" in a readable dump ("Annotation: {...}", "recompute: NAME"), unchanged.
  std::string note;

  bool operator==(const StackTrace&) const = default;
};

// Identifies a node of the graph as first read or captured: an index into Graph::origins().
using OriginId = uint32_t;

struct Origin {
  std::string name;  // the node's name in that graph
  int line = 0;      // 1-based line in the text; 0 if created by a program
};

// Where a node comes from.
struct Provenance {
  std::shared_ptr<const StackTrace> stack;  // null if unknown
  // PyTorch's seq_nr of the forward op; -1 if unknown.
  int64_t sequence_number = -1;
  // Name of the forward node that a backward node belongs to; empty for forward nodes or if unknown.
  std::string forward_node;
  // The original nodes that this node was made from, sorted and distinct. A node just read has one origin: itself.
  absl::InlinedVector<OriginId, 1> origins;

  bool has_stack() const { return stack != nullptr && !stack->frames.empty(); }
  // The innermost line of the user's stack, or "" if unknown.
  std::string Location() const;
  // Adds `other`'s origins, and takes its stack, sequence number and forward node where this has none.
  void Merge(const Provenance& other);
};

}  // namespace backtape

#endif  // BACKTAPE_IR_PROVENANCE_H_
