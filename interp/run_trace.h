#ifndef BACKTAPE_INTERP_RUN_TRACE_H_
#define BACKTAPE_INTERP_RUN_TRACE_H_

#include <chrono>
#include <cstdint>
#include <mutex>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/ir/node.h"

namespace backtape {

// Records when the steps and collectives of runs began and ended. Thread-safe.
//
//   RunTrace trace;
//   { const RunTrace::Scope scope(&trace); executable->Run(inputs); }
//   trace.WriteChromeTrace("trace.json", {.process = rank});
class RunTrace {
 public:
  using Clock = std::chrono::steady_clock;
  enum class Kind : uint8_t {
    kStep,        // a node of the interpreter, or a step of native code
    kWait,        // a step that waits for a collective
    kCollective,  // from the start of a collective until its result arrived
  };
  struct Event {
    std::string name;    // of the node or the kernel
    std::string detail;  // the nodes of a kernel, or what a collective does
    Kind kind = Kind::kStep;
    Clock::time_point begin, end;
  };

  // Runs of this thread are recorded during a scope.
  class Scope {
   public:
    explicit Scope(RunTrace* trace);
    ~Scope();
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

   private:
    RunTrace* previous_;
  };
  // The trace of the innermost scope of this thread; null if there is none.
  static RunTrace* Current();

  void Add(Event event);
  // Adds a step that began at `begin`, ends now, and computed these nodes.
  void AddNodes(absl::Span<const Node* const> nodes, absl::string_view name, Clock::time_point begin);
  std::vector<Event> events() const;  // in the order in which they were added

  struct ChromeOptions {
    int process = 0;  // for example the rank
    std::string process_name;
  };
  // The events in Chrome's trace format, which chrome://tracing and Perfetto open: complete events ("ph": "X") with
  // times in microseconds of the machine's monotonic clock. Steps are on thread 0; collectives are on further threads,
  // as many as were in progress at the same time. The key "backtape" holds the schema version, 1.
  std::string ToChromeTrace(const ChromeOptions& options) const;
  // Writes the text atomically.
  absl::Status WriteChromeTrace(const std::string& path, const ChromeOptions& options) const;

 private:
  mutable std::mutex mutex_;
  std::vector<Event> events_;
};

}  // namespace backtape

#endif  // BACKTAPE_INTERP_RUN_TRACE_H_
