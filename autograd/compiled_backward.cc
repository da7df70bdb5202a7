#include "backtape/autograd/compiled_backward.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/capture_cache.h"
#include "backtape/autograd/tape_reading.h"

namespace backtape {
namespace {

thread_local constinit CompiledBackward* current_compiled_backward = nullptr;

constexpr size_t kMaxReasons = 1000;

}  // namespace

CompiledBackward::CompiledBackward(BackwardCompiler compiler, const CaptureOptions& options)
    : compiler_(std::move(compiler)),
      cache_(std::make_unique<internal::CaptureCache>(options)),
      spare_reading_(std::make_unique<internal::TapeReading>()) {}

CompiledBackward::~CompiledBackward() = default;

CompiledBackward* CompiledBackward::Current() { return current_compiled_backward; }

CompiledBackward::Scope::Scope(CompiledBackward* backward) : previous_(current_compiled_backward) {
  current_compiled_backward = backward;
}
CompiledBackward::Scope::~Scope() { current_compiled_backward = previous_; }

void CompiledBackward::Clear() { cache_->Clear(); }

bool CompiledBackward::Lookup(const internal::TapePiece& piece) {
  spare_reading_->Read(piece);
  const std::shared_ptr<internal::Structure> structure = cache_->Find(*spare_reading_);
  bool is_known = false;
  if (structure != nullptr) {
    std::vector<int64_t> sizes(spare_reading_->tensor_sizes().begin(), spare_reading_->tensor_sizes().end());
    sizes.insert(sizes.end(), spare_reading_->saved_sizes().begin(), spare_reading_->saved_sizes().end());
    is_known = structure->Find(sizes, spare_reading_->numbers()) != nullptr;
  }
  spare_reading_->Clear();
  return is_known;
}

void CompiledBackward::NoteEngineRun(absl::string_view reason) {
  if (log_) log_(absl::StrCat("run by the engine: ", reason));
  ++stats_.engine_runs;
  auto it = stats_.engine_reasons.find(reason);
  if (it == stats_.engine_reasons.end()) {
    const bool is_full = stats_.engine_reasons.size() >= kMaxReasons;
    it = stats_.engine_reasons.try_emplace(is_full ? "other reasons" : std::string(reason), 0).first;
  }
  ++it->second;
}

void CompiledBackward::AddMiss(std::string reason) {
  if (log_) log_(absl::StrCat("cache miss: ", reason));
  if (stats_.miss_reasons.size() == kMaxReasons) stats_.miss_reasons.erase(stats_.miss_reasons.begin());
  stats_.miss_reasons.push_back(std::move(reason));
}

void CompiledBackward::LogNodes(const internal::TapeReading& reading) const {
  if (!log_) return;
  for (size_t i = 0; i <= reading.end() - reading.begin(); ++i) log_(reading.NodeCall(i));
}

}  // namespace backtape
