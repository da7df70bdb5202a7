#ifndef BACKTAPE_AUTOGRAD_ENGINE_PIECE_EXECUTOR_H_
#define BACKTAPE_AUTOGRAD_ENGINE_PIECE_EXECUTOR_H_

#include <memory>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/autograd/engine/tape_piece.h"
#include "backtape/autograd/variable/variable.h"

// The interface to code that runs parts of a backward in place of the engine. Internal to autograd.
namespace backtape::internal {

// One backward. Backwards may be nested.
class PieceRun {
 public:
  virtual ~PieceRun() = default;

  // Called once for a backward of several pieces, before the first.
  virtual void DescribeWhole(const TapePiece& whole) = 0;

  // Runs the piece. `gradients` has an entry for each input of each node of the walk: the entries of the piece's nodes
  // are consumed, and gradients that leave the piece are added to the entries of later nodes. Writes the piece's
  // results to `results`. Returns false, and changes no gradients, if the engine has to run the piece. May set
  // piece.excludes_leaves, if it finds that the code may run user code; the engine then runs the leaves.
  virtual bool RunPiece(TapePiece& piece, absl::Span<Variable> gradients, variable_list& results, bool keep_graph) = 0;

  // Called after the last piece, but not if the backward throws.
  virtual void Finish() = 0;
};

// Runs pieces of the thread's backwards. CompiledBackward (autograd/capture/compiled_backward.h) is the only
// implementation.
class PieceExecutor {
 public:
  // The current thread's executor; null if the engine runs everything.
  static PieceExecutor* Current();
  // Makes `executor`, which may be null, the current thread's. Returns the previous one.
  static PieceExecutor* Exchange(PieceExecutor* executor);

  virtual std::unique_ptr<PieceRun> BeginBackward() = 0;
  // Called when the engine runs a whole backward, with the reason.
  virtual void NoteEngineRun(absl::string_view reason) = 0;

 protected:
  ~PieceExecutor() = default;
};

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_ENGINE_PIECE_EXECUTOR_H_
