#ifndef BACKTAPE_JIT_CODE_MAP_H_
#define BACKTAPE_JIT_CODE_MAP_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/jit/compiler.h"
#include "backtape/jit/emit/emitter.h"
#include "backtape/jit/plan/plan.h"

namespace backtape::jit {

// Maps the machine code of a plan to the nodes that it computes. Keeps references to its arguments.
class CodeMap {
 public:
  // `emitter` is null without native code. `pieces` has the code piece of each step, -1 for steps without a kernel.
  CodeMap(const Emitter* emitter, const Plan& plan, absl::Span<const int> pieces)
      : emitter_(emitter), plan_(plan), pieces_(pieces) {}

  std::optional<CodeLocation> Describe(const void* address) const;
  // Lines "START SIZE NAME" with hexadecimal numbers, ordered by address within a piece.
  std::string PerfMap() const;
  // One block for each piece that has a listing.
  std::string Listing() const;

 private:
  // The nodes computed by the instructions of a piece with this source id (CodeRange); all nodes of the piece for -1.
  std::vector<const Node*> NodesOf(int piece, int32_t source) const;
  absl::Span<const CodePiece> AllPieces() const;

  const Emitter* emitter_;
  const Plan& plan_;
  absl::Span<const int> pieces_;
};

// Appends to /tmp/perf-PID.map. FailedPrecondition if the file cannot be written.
absl::Status AddToPerfMap(const CodeMap& map);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_CODE_MAP_H_
