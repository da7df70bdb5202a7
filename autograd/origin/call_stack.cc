#include "backtape/autograd/origin/call_stack.h"

#include <backtrace.h>
#include <cxxabi.h>
#include <dlfcn.h>

#include <cstdlib>
#include <fstream>
#include <string>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/hash/hash.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/autograd/origin/frame_walker.h"

namespace backtape {
namespace {

// Only the innermost frames are kept; the dropped ones are usually the program's start-up code.
constexpr size_t kMaxDepth = 32;

using Addresses = std::vector<uintptr_t>;

// The stacks that a thread has taken, so that equal ones share memory, and their resolved lines.
struct ThreadStacks {
  // Most programs take few different stacks; the limit bounds the memory use of the rest.
  static constexpr size_t kMaxEntries = 1 << 14;
  absl::flat_hash_map<size_t, std::shared_ptr<const Addresses>> by_hash;
  absl::flat_hash_map<std::shared_ptr<const Addresses>, std::shared_ptr<const StackTrace>> resolved;
};

ThreadStacks& Stacks() {
  static thread_local ThreadStacks stacks;
  return stacks;
}

// Debug information of the process. libbacktrace cannot release it.
backtrace_state* DebugInformation() {
  static backtrace_state* state = backtrace_create_state(
      nullptr, /*threaded=*/1, [](void*, const char*, int) {}, nullptr);
  return state;
}

std::string Demangled(const char* name) {
  if (name == nullptr) return "";
  int status = 0;
  char* text = abi::__cxa_demangle(name, nullptr, nullptr, &status);
  std::string result = status == 0 ? text : name;
  std::free(text);
  return result;
}

std::string SourceLine(const std::string& file, int line) {
  std::ifstream in(file);
  std::string text;
  for (int i = 0; i < line; ++i) {
    if (!std::getline(in, text)) return "";
  }
  return std::string(absl::StripAsciiWhitespace(text));
}

// The folder of the sources, with a "/" at its end.
const std::string& SourceRoot() {
  static const std::string root = [] {
    std::string file = __FILE__;
    file.resize(file.size() - absl::string_view("autograd/origin/call_stack.cc").size());
    return file;
  }();
  return root;
}

// True for code of Backtape, of the standard library, or before main.
bool IsInternal(const StackFrame& frame) {
  static constexpr absl::string_view kFolders[] = {"tensor/", "ir/", "interp/", "autograd/", "passes/", "jit/"};
  absl::string_view file = frame.file;
  if (absl::StartsWith(file, "/usr/include/") || absl::StrContains(file, "/include/c++/")) return true;
  if (absl::StartsWith(frame.function, "__libc_start")) return true;
  if (file.empty()) {
    // The last two: generated code of a user's op library.
    return absl::StartsWith(frame.function, "backtape::") || absl::StartsWith(frame.function, "std::") ||
           absl::StrContains(frame.function, "::generated::") || absl::StrContains(frame.function, "::ops::");
  }
  if (absl::StrContains(file, "/backtape_derivatives/")) return true;  // the same, by backtape_add_derivatives
  const size_t header = file.rfind("/backtape/");
  if (header != absl::string_view::npos) {
    file.remove_prefix(header + 10);
  } else if (!absl::ConsumePrefix(&file, SourceRoot())) {
    return false;
  }
  for (const absl::string_view folder : kFolders) {
    if (absl::StartsWith(file, folder)) return true;
  }
  return false;
}

// Innermost inlined function first.
void AddFrames(uintptr_t return_address, std::vector<StackFrame>& frames) {
  const uintptr_t pc = return_address - 1;  // in the call
  const size_t before = frames.size();
  backtrace_pcinfo(
      DebugInformation(), pc,
      [](void* data, uintptr_t, const char* file, int line, const char* function) {
        if (file == nullptr || line == 0) return 0;
        static_cast<std::vector<StackFrame>*>(data)->push_back(
            {.file = file, .line = line, .function = Demangled(function), .code = ""});
        return 0;
      },
      [](void*, const char*, int) {}, &frames);
  if (frames.size() > before) return;
  StackFrame frame;
  backtrace_syminfo(
      DebugInformation(), pc,
      [](void* data, uintptr_t, const char* symbol, uintptr_t, uintptr_t) {
        static_cast<StackFrame*>(data)->function = Demangled(symbol);
      },
      [](void*, const char*, int) {}, &frame);
  if (frame.function.empty()) {
    Dl_info module;
    if (dladdr(reinterpret_cast<void*>(pc), &module) != 0 && module.dli_fname != nullptr) {  // NOLINT
      frame.function =
          absl::StrCat(module.dli_fname, "+0x", absl::Hex(pc - reinterpret_cast<uintptr_t>(module.dli_fbase)));
    }
  }
  frames.push_back(std::move(frame));
}

StackTrace Lookup(const Addresses& addresses) {
  std::vector<StackFrame> all;
  for (const uintptr_t address : addresses) AddFrames(address, all);
  StackTrace trace;
  bool in_program = false;
  for (StackFrame& frame : all) {
    in_program = in_program || !IsInternal(frame);
    if (!in_program || frame.file.empty() || IsInternal(frame)) continue;
    frame.code = SourceLine(frame.file, frame.line);
    trace.frames.push_back(frame);
  }
  if (!trace.frames.empty()) return trace;
  // A program without debug information: the innermost function outside of Backtape.
  for (StackFrame& frame : all) {
    if (IsInternal(frame) || frame.function.empty()) continue;
    trace.frames.push_back(std::move(frame));
    break;
  }
  return trace;
}

}  // namespace

__attribute__((noinline)) CallStack CallStack::Capture() {
  uintptr_t addresses[kMaxDepth];
  const absl::Span<const uintptr_t> taken(addresses, internal::WalkFrames(addresses));
  ThreadStacks& stacks = Stacks();
  const size_t hash = absl::HashOf(taken);
  std::shared_ptr<const Addresses>& entry = stacks.by_hash[hash];
  if (entry == nullptr || absl::MakeConstSpan(*entry) != taken) {
    entry = std::make_shared<const Addresses>(taken.begin(), taken.end());
  }
  CallStack stack;
  stack.addresses_ = entry;
  if (stacks.by_hash.size() > ThreadStacks::kMaxEntries) stacks.by_hash.clear();
  return stack;
}

const std::vector<uintptr_t>& CallStack::addresses() const {
  static const auto* const kNone = new Addresses;
  return addresses_ != nullptr ? *addresses_ : *kNone;
}

CallStack CallStack::Of(std::shared_ptr<const StackTrace> trace) {
  CallStack stack;
  stack.trace_ = std::move(trace);
  return stack;
}

std::shared_ptr<const StackTrace> CallStack::Resolve() const {
  if (trace_ != nullptr) return trace_;
  if (addresses_ == nullptr) return std::make_shared<const StackTrace>();
  ThreadStacks& stacks = Stacks();
  std::shared_ptr<const StackTrace>& entry = stacks.resolved[addresses_];
  if (entry == nullptr) entry = std::make_shared<const StackTrace>(Lookup(*addresses_));
  std::shared_ptr<const StackTrace> trace = entry;
  if (stacks.resolved.size() > ThreadStacks::kMaxEntries) stacks.resolved.clear();
  return trace;
}

}  // namespace backtape
