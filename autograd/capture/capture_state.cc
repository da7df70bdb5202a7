#include "backtape/autograd/capture/capture_state.h"

#include <utility>

#include "absl/strings/str_cat.h"

namespace backtape::internal {
namespace {

constexpr size_t kMaxReasons = 1000;

}  // namespace

CaptureState::CaptureState(BackwardCompiler backward_compiler, const CaptureOptions& options)
    : compiler(std::move(backward_compiler)), cache(options), spare_reading(std::make_unique<TapeReading>()) {}

void CaptureState::NoteEngineRun(absl::string_view reason) {
  Log(absl::StrCat("run by the engine: ", reason));
  ++stats.engine_runs;
  auto it = stats.engine_reasons.find(reason);
  if (it == stats.engine_reasons.end()) {
    const bool is_full = stats.engine_reasons.size() >= kMaxReasons;
    it = stats.engine_reasons.try_emplace(is_full ? "other reasons" : std::string(reason), 0).first;
  }
  ++it->second;
}

void CaptureState::AddMiss(std::string reason) {
  Log(absl::StrCat("cache miss: ", reason));
  if (stats.miss_reasons.size() == kMaxReasons) stats.miss_reasons.erase(stats.miss_reasons.begin());
  stats.miss_reasons.push_back(std::move(reason));
}

void CaptureState::Log(absl::string_view line) const {
  if (log) log(line);
}

void CaptureState::LogNodes(const TapeReading& reading) const {
  if (!log) return;
  for (size_t i = 0; i <= reading.end() - reading.begin(); ++i) log(reading.NodeCall(i));
}

}  // namespace backtape::internal
