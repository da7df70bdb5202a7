#ifndef BACKTAPE_AUTOGRAD_CAPTURE_CAPTURE_STATE_H_
#define BACKTAPE_AUTOGRAD_CAPTURE_CAPTURE_STATE_H_

#include <functional>
#include <memory>
#include <string>

#include "absl/strings/string_view.h"
#include "backtape/autograd/capture/backward_function.h"
#include "backtape/autograd/capture/capture_cache.h"
#include "backtape/autograd/capture/capture_stats.h"
#include "backtape/autograd/capture/tape_reading.h"
#include "backtape/ir/graph.h"

namespace backtape::internal {

// What a CompiledBackward keeps between backwards. Internal to autograd.
struct CaptureState {
  CaptureState(BackwardCompiler backward_compiler, const CaptureOptions& options);

  // These update the counts and write to the log.
  void NoteEngineRun(absl::string_view reason);
  void AddMiss(std::string reason);
  void Log(absl::string_view line) const;
  void LogNodes(const TapeReading& reading) const;

  BackwardCompiler compiler;
  CaptureCache cache;
  CaptureStats stats;
  std::function<void(const Graph&)> on_capture;  // may be empty
  std::function<void(absl::string_view)> log;    // may be empty
  std::unique_ptr<TapeReading> spare_reading;    // reused by the next backward; null while it is in use
};

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_CAPTURE_CAPTURE_STATE_H_
