#ifndef BACKTAPE_AUTOGRAD_CAPTURE_COMPILED_RUN_H_
#define BACKTAPE_AUTOGRAD_CAPTURE_COMPILED_RUN_H_

#include <memory>
#include <string>

#include "absl/types/span.h"
#include "backtape/autograd/capture/capture_state.h"
#include "backtape/autograd/capture/number_pattern.h"
#include "backtape/autograd/capture/size_pattern.h"
#include "backtape/autograd/engine/piece_executor.h"

// Internal to autograd.
namespace backtape::internal {

// One backward that is captured. When the turn of a piece comes, reads it from the tape, captures and compiles it if it
// is new, and runs the code.
class CompiledRun final : public PieceRun {
 public:
  explicit CompiledRun(CaptureState& state) : state_(state) {}
  CompiledRun(const CompiledRun&) = delete;
  CompiledRun& operator=(const CompiledRun&) = delete;

  // Records the structure of the backward as a graph. (A backward of one piece is recorded when that piece runs.)
  void DescribeWhole(const TapePiece& whole) override;
  bool RunPiece(TapePiece& piece, absl::Span<Variable> gradients, variable_list& results, bool keep_graph) override;
  // Counts the backward as a cache hit if all code was in the cache.
  void Finish() override;

 private:
  // Returns null if hooks have been added to the tape since it was read.
  std::shared_ptr<Structure> AddStructure(const TapeReading& reading);
  void MarkDynamic(const TapeReading& reading, absl::Span<const int64_t> sizes, Structure& structure);
  std::unique_ptr<Specialisation> TryCompile(const TapeReading& reading, Structure& structure, SizePattern sizes,
                                             NumberPattern numbers);
  Specialisation* AddSpecialisation(const TapeReading& reading, const std::shared_ptr<Structure>& structure);
  // Returns the code for the reading; null if there is none yet. Sets `structure` to the structure of the reading, or
  // to null if it is new.
  Specialisation* Find(const TapeReading& reading, std::shared_ptr<Structure>& structure);
  // Compiles the code. Returns null, or a specialisation without a function, if it cannot be compiled.
  Specialisation* Compile(const TapeReading& reading, std::shared_ptr<Structure>& structure);
  // Returns null if the engine has to run the piece; otherwise the locks of its leaves are held.
  const Specialisation* ReadAndFind(const TapePiece& piece, TapeReading& reading, LeafLocks& locks);

  CaptureState& state_;
  bool is_described_ = false;
  bool is_new_ = false;       // whether its structure was new
  bool is_compiled_ = false;  // whether something was compiled for it
  bool has_code_ = false;     // whether compiled code ran at least one piece
};

// Reads the piece and looks it up. Returns false if the cache has no code for it.
bool IsCached(CaptureState& state, const TapePiece& piece);

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_CAPTURE_COMPILED_RUN_H_
