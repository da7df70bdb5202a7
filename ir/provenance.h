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
  std::string function;  // empty when the text gave none (older dumps)
  std::string code;

  // "model.py:12 in forward: y = x * w".
  std::string ToString() const;
  bool operator==(const StackFrame&) const = default;
};

struct StackTrace {
  std::vector<StackFrame> frames;  // innermost first
  // What a readable dump wrote between "#" and "File:" ("Annotation: {...}", "recompute: NAME"), kept as it stands.
  std::string note;

  bool operator==(const StackTrace&) const = default;
};

// A node of the graph that was first read or captured; index into Graph::origins().
using OriginId = uint32_t;

struct Origin {
  std::string name;  // the node's name there
  int line = 0;      // in the text it was read from, from 1; 0 when it was made by a program
};

// Where a node comes from.
struct Provenance {
  std::shared_ptr<const StackTrace> stack;  // null when unknown
  // Of the forward op (PyTorch's seq_nr); -1 when unknown.
  int64_t sequence_number = -1;
  // Name of the forward node that a backward node belongs to; empty for forward nodes or when unknown.
  std::string forward_node;
  // The nodes it was made from: sorted, each once. A node just read has one origin, itself.
  absl::InlinedVector<OriginId, 1> origins;

  bool has_stack() const { return stack != nullptr && !stack->frames.empty(); }
  // The user's innermost line, or "" when unknown.
  std::string Location() const;
  // Adds `other`'s origins; takes its stack, sequence number and forward node where this has none.
  void Merge(const Provenance& other);
};

}  // namespace backtape

#endif  // BACKTAPE_IR_PROVENANCE_H_
