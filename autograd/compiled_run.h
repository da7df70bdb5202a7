#ifndef BACKTAPE_AUTOGRAD_COMPILED_RUN_H_
#define BACKTAPE_AUTOGRAD_COMPILED_RUN_H_

#include <memory>
#include <string>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/autograd/compiled_backward.h"
#include "backtape/autograd/size_pattern.h"
#include "backtape/autograd/tape_piece.h"

// For autograd/*.cc only.
namespace backtape::internal {

struct Specialisation;
struct Structure;
class TapeReading;

// One backward under a CompiledBackward: runs the pieces of it that the engine asks for. Backwards may be nested.
class CompiledRun {
 public:
  explicit CompiledRun(CompiledBackward& owner) : owner_(owner) {}
  CompiledRun(const CompiledRun&) = delete;
  CompiledRun& operator=(const CompiledRun&) = delete;

  // For a backward of several pieces, before the first: records its structure as a graph. (A backward of one piece is
  // recorded when that is run.)
  void DescribeWhole(const TapePiece& whole);

  // Runs the piece: reads the tape as it is now, captures and compiles it when it is new, and runs the code.
  // `gradients`, all of those of the piece's walk, lose those of its nodes and get those that leave it; `results` get
  // its results. False when the engine has to run it: nothing has changed then.
  bool RunPiece(const TapePiece& piece, absl::Span<Variable> gradients, variable_list& results, bool keep_graph);

  // Counts the backward as a hit when all of it was known.
  void Finish();

 private:
  void AddMiss(std::string reason);
  std::shared_ptr<Structure> AddStructure(const TapeReading& reading);
  void MarkDynamic(const TapeReading& reading, absl::Span<const int64_t> sizes, Structure& structure);
  std::unique_ptr<Specialisation> TryCompile(const TapeReading& reading, Structure& structure, SizePattern sizes,
                                             NumberPattern numbers);
  Specialisation* AddSpecialisation(const TapeReading& reading, const std::shared_ptr<Structure>& structure);
  // The code for what was read; null when there is none yet. `structure` becomes the one that was read, null if new.
  Specialisation* Find(const TapeReading& reading, std::shared_ptr<Structure>& structure);
  // Makes the code. Null, or without a function, when none can be made.
  Specialisation* Compile(const TapeReading& reading, std::shared_ptr<Structure>& structure);
  // Null when the engine has to run the piece; with the locks of its leaves otherwise.
  const Specialisation* ReadAndFind(const TapePiece& piece, TapeReading& reading, LeafLocks& locks);

  CompiledBackward& owner_;
  bool is_described_ = false;
  bool is_new_ = false;       // its structure was not known
  bool is_compiled_ = false;  // something was compiled for it
  bool has_code_ = false;     // some piece was run by code
};

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_COMPILED_RUN_H_
