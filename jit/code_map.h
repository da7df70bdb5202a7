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

// What the machine code of a plan computes: from addresses to nodes. Refers to its arguments.
class CodeMap {
 public:
  // `emitter` may be null: no code. `pieces`: of each step, -1 for those without a kernel.
  CodeMap(const Emitter* emitter, const Plan& plan, absl::Span<const int> pieces)
      : emitter_(emitter), plan_(plan), pieces_(pieces) {}

  std::optional<CodeLocation> Describe(const void* address) const;
  // Lines "START SIZE NAME" with hexadecimal numbers, by address within a piece.
  std::string PerfMap() const;
  // A block for each piece that has a listing.
  std::string Listing() const;

 private:
  // The nodes behind a source of a piece; all for -1.
  std::vector<const Node*> NodesOf(int piece, int32_t source) const;
  absl::Span<const CodePiece> AllPieces() const;

  const Emitter* emitter_;
  const Plan& plan_;
  absl::Span<const int> pieces_;
};

// Appends to /tmp/perf-PID.map. FailedPrecondition when it can't be written.
absl::Status AddToPerfMap(const CodeMap& map);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_CODE_MAP_H_
