#include "backtape/autograd/variable/trace_recorder.h"

namespace backtape::internal {
namespace {

thread_local constinit TraceRecorder* current_recorder = nullptr;

}  // namespace

TraceRecorder* TraceRecorder::Current() { return current_recorder; }

TraceRecorderGuard::TraceRecorderGuard(TraceRecorder* recorder) : previous_(current_recorder) {
  current_recorder = recorder;
}
TraceRecorderGuard::~TraceRecorderGuard() { current_recorder = previous_; }

}  // namespace backtape::internal
