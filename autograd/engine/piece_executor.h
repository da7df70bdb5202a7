#ifndef BACKTAPE_AUTOGRAD_ENGINE_PIECE_EXECUTOR_H_
#define BACKTAPE_AUTOGRAD_ENGINE_PIECE_EXECUTOR_H_

#include <memory>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/autograd/engine/tape_piece.h"
#include "backtape/autograd/variable/variable.h"

// How the engine runs parts of a backward by other means than calling nodes. Internal to autograd.
namespace backtape::internal {

// One backward. Backwards may be nested.
class PieceRun {
 public:
  virtual ~PieceRun() = default;

  // Called once for a backward of several pieces, before the first.
  virtual void DescribeWhole(const TapePiece& whole) = 0;

  // Runs the piece. `gradients`, one for each input of each node of the walk, lose those of the piece's nodes and get
  // those that leave the piece; `results` get the piece's results. False when the engine has to run the piece: then
  // nothing has changed.
  virtual bool RunPiece(const TapePiece& piece, absl::Span<Variable> gradients, variable_list& results,
                        bool keep_graph) = 0;

  // Called after the last piece, but not if the backward throws.
  virtual void Finish() = 0;
};

// Runs pieces of the thread's backwards. The one implementation is CompiledBackward
// (autograd/capture/compiled_backward.h).
class PieceExecutor {
 public:
  // The current thread's; null when the engine runs everything.
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
