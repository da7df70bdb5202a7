#include "backtape/interp/run_trace.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "backtape/files/output_file.h"
#include "backtape/ir/collective_calls.h"
#include "backtape/ir/node_error.h"

namespace backtape {
namespace {

thread_local constinit RunTrace* current_trace = nullptr;

// Incremented when a key is removed or changes its meaning, as in the JSON output of the tools.
constexpr int kTraceVersion = 1;

std::string JsonString(absl::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      out += {'\\', c};
    } else if (static_cast<unsigned char>(c) < 0x20) {
      absl::StrAppendFormat(&out, "\\u%04x", static_cast<int>(c));
    } else {
      out += c;
    }
  }
  return out + "\"";
}

double Microseconds(RunTrace::Clock::duration duration) {
  return std::chrono::duration<double, std::micro>(duration).count();
}

absl::string_view CategoryOf(RunTrace::Kind kind) {
  switch (kind) {
    case RunTrace::Kind::kStep:
      return "step";
    case RunTrace::Kind::kWait:
      return "wait";
    case RunTrace::Kind::kCollective:
      return "collective";
  }
  return "";
}

std::string NameThread(int process, size_t thread, absl::string_view name) {
  return absl::StrCat(",\n{\"name\": \"thread_name\", \"ph\": \"M\", \"pid\": ", process, ", \"tid\": ", thread,
                      ", \"args\": {\"name\": ", JsonString(name), "}}");
}

}  // namespace

RunTrace::Scope::Scope(RunTrace* trace) : previous_(std::exchange(current_trace, trace)) {}
RunTrace::Scope::~Scope() { current_trace = previous_; }

RunTrace* RunTrace::Current() { return current_trace; }

void RunTrace::Add(Event event) {
  const std::lock_guard<std::mutex> lock(mutex_);
  events_.push_back(std::move(event));
}

void RunTrace::AddNodes(absl::Span<const Node* const> nodes, absl::string_view name, Clock::time_point begin) {
  const Clock::time_point end = Clock::now();
  Event event{std::string(name), "", Kind::kStep, begin, end};
  for (const Node* node : nodes) {
    absl::StrAppend(&event.detail, event.detail.empty() ? "" : ", ", DescribeNode(*node));
    if (WaitsForCollective(*node)) event.kind = Kind::kWait;
  }
  Add(std::move(event));
}

std::vector<RunTrace::Event> RunTrace::events() const {
  const std::lock_guard<std::mutex> lock(mutex_);
  return events_;
}

std::string RunTrace::ToChromeTrace(const ChromeOptions& options) const {
  std::vector<Event> events = this->events();
  std::stable_sort(events.begin(), events.end(), [](const Event& a, const Event& b) { return a.begin < b.begin; });
  const int process = options.process;
  std::string json =
      absl::StrCat("{\"backtape\": ", kTraceVersion,
                   ", \"traceEvents\": [\n{\"name\": \"process_name\", \"ph\": \"M\", \"pid\": ", process,
                   ", \"args\": {\"name\": ", JsonString(options.process_name), "}}");
  json += NameThread(process, 0, "steps");
  std::vector<Clock::time_point> lanes;  // for each thread of collectives, the end of its last event
  for (const Event& event : events) {
    size_t thread = 0;
    if (event.kind == Kind::kCollective) {
      const auto free = std::find_if(lanes.begin(), lanes.end(), [&](auto end) { return end <= event.begin; });
      thread = static_cast<size_t>(free - lanes.begin()) + 1;
      if (free == lanes.end()) {
        json += NameThread(process, thread, "collectives");
        lanes.push_back(event.end);
      } else {
        *free = event.end;
      }
    }
    absl::StrAppendFormat(&json,
                          ",\n{\"name\": %s, \"cat\": \"%s\", \"ph\": \"X\", \"ts\": %.3f, \"dur\": %.3f, \"pid\": %d, "
                          "\"tid\": %d, \"args\": {\"detail\": %s}}",
                          JsonString(event.name), CategoryOf(event.kind), Microseconds(event.begin.time_since_epoch()),
                          Microseconds(event.end - event.begin), process, thread, JsonString(event.detail));
  }
  return json + "\n]}\n";
}

absl::Status RunTrace::WriteChromeTrace(const std::string& path, const ChromeOptions& options) const {
  return WriteWholeFile(path, ToChromeTrace(options));
}

}  // namespace backtape
