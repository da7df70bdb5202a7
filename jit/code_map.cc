#include "backtape/jit/code_map.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <functional>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "backtape/ir/node_error.h"

namespace backtape::jit {
namespace {

void AddOnce(std::vector<std::string>& list, std::string text) {
  if (!text.empty() && std::find(list.begin(), list.end(), text) == list.end()) list.push_back(std::move(text));
}

// "%mul (aten.mul.Tensor) at model.py:3 in f: y = x * w".
std::string WithLine(const Node& node) {
  const std::string line = node.provenance().Location();
  return absl::StrCat(DescribeNode(node), line.empty() ? "" : " at ", line);
}

// "%mul model.py:3", short enough for a profile.
std::string ShortName(const Node& node) {
  std::string name = absl::StrCat("%", node.name());
  if (node.provenance().has_stack()) {
    const StackFrame& frame = node.provenance().stack->frames.front();
    absl::StrAppend(&name, " ", frame.file, ":", frame.line);
  }
  std::replace(name.begin(), name.end(), '\n', ' ');
  return name;
}

// Longer lists end with "...", so that names stay readable.
constexpr size_t kMaxNames = 4;

std::string ShortNames(const std::vector<const Node*>& nodes) {
  std::vector<std::string> names;
  for (const Node* node : nodes) AddOnce(names, ShortName(*node));
  const bool is_long = names.size() > kMaxNames;
  if (is_long) names.resize(kMaxNames);
  return absl::StrCat(absl::StrJoin(names, ", "), is_long ? ", ..." : "");
}

}  // namespace

absl::Span<const CodePiece> CodeMap::AllPieces() const {
  if (emitter_ == nullptr) return {};
  return emitter_->pieces();
}

std::vector<const Node*> CodeMap::NodesOf(int piece, int32_t source) const {
  std::vector<const Node*> nodes;
  bool is_kernel = false;
  for (size_t i = 0; i < pieces_.size(); ++i) {
    if (pieces_[i] != piece) continue;
    is_kernel = true;
    const std::vector<const Node*>& own = plan_.steps[i].nodes;
    if (source < 0) {
      nodes.insert(nodes.end(), own.begin(), own.end());
    } else if (static_cast<size_t>(source) < own.size()) {
      nodes.push_back(own[source]);
    }
  }
  if (is_kernel) return nodes;
  // Every step with tiles may use any of them.
  for (const Step& step : plan_.steps) {
    if (TileDTypeOf(step)) nodes.insert(nodes.end(), step.nodes.begin(), step.nodes.end());
  }
  return nodes;
}

std::optional<CodeLocation> CodeMap::Describe(const void* address) const {
  const auto* at = static_cast<const std::byte*>(address);
  const absl::Span<const CodePiece> pieces = AllPieces();
  for (size_t p = 0; p < pieces.size(); ++p) {
    const CodePiece& piece = pieces[p];
    if (std::less<>()(at, piece.code) || !std::less<>()(at, piece.code + piece.size)) continue;
    CodeLocation location;
    location.kernel = piece.name;
    location.offset = static_cast<size_t>(at - piece.code);
    int32_t source = -1;
    for (const CodeRange& range : piece.ranges) {
      if (range.offset <= location.offset) source = range.source;
    }
    for (const Node* node : NodesOf(static_cast<int>(p), source)) {
      AddOnce(location.nodes, DescribeNode(*node));
      AddOnce(location.lines, node->provenance().Location());
    }
    return location;
  }
  return std::nullopt;
}

std::string CodeMap::PerfMap() const {
  std::string text;
  const absl::Span<const CodePiece> pieces = AllPieces();
  for (size_t p = 0; p < pieces.size(); ++p) {
    const CodePiece& piece = pieces[p];
    const auto add = [&](size_t begin, size_t end, int32_t source) {
      if (begin >= end) return;
      const std::string what = ShortNames(NodesOf(static_cast<int>(p), source));
      absl::StrAppend(&text, absl::Hex(reinterpret_cast<uintptr_t>(piece.code) + begin), " ", absl::Hex(end - begin),
                      " ", piece.name, " [", source < 0 && !piece.ranges.empty() ? "loop control of " : "", what,
                      "]\n");
    };
    size_t begin = 0;
    int32_t source = -1;
    for (const CodeRange& range : piece.ranges) {
      if (range.source == source) continue;
      add(begin, range.offset, source);
      begin = range.offset;
      source = range.source;
    }
    add(begin, piece.size, source);
  }
  return text;
}

std::string CodeMap::Listing() const {
  std::string text;
  const absl::Span<const CodePiece> pieces = AllPieces();
  for (size_t p = 0; p < pieces.size(); ++p) {
    const CodePiece& piece = pieces[p];
    if (piece.listing.empty()) continue;
    std::vector<size_t> steps;
    for (size_t i = 0; i < pieces_.size(); ++i) {
      if (pieces_[i] == static_cast<int>(p)) steps.push_back(i);
    }
    absl::StrAppend(&text, "kernel ", piece.name, ", ", piece.size, " bytes, used by steps ", absl::StrJoin(steps, " "),
                    "\n");
    for (absl::string_view line : absl::StrSplit(piece.listing, '\n', absl::SkipEmpty())) {
      int32_t source = -1;
      absl::string_view id = line;
      if (!absl::ConsumePrefix(&id, kListingSource) || !absl::SimpleAtoi(id, &source)) {
        absl::StrAppend(&text, "  ", line, "\n");
        continue;
      }
      if (source < 0) {
        absl::StrAppend(&text, "  ; loop control\n");
        continue;
      }
      for (const Node* node : NodesOf(static_cast<int>(p), source)) {
        absl::StrAppend(&text, "  ; ", WithLine(*node), "\n");
      }
    }
  }
  return text;
}

absl::Status AddToPerfMap(const CodeMap& map) {
  const std::string path = absl::StrCat("/tmp/perf-", getpid(), ".map");
  const auto error = [&] {
    return absl::FailedPreconditionError(absl::StrCat("cannot write ", path, ": ", std::strerror(errno)));
  };
  // O_NOFOLLOW: another user who can write to /tmp must not redirect the output through a link.
  const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0644);
  if (file < 0) return error();
  const std::string text = map.PerfMap();
  size_t done = 0;
  absl::Status status;
  while (done < text.size() && status.ok()) {
    const ssize_t n = write(file, text.data() + done, text.size() - done);
    if (n > 0) {
      done += static_cast<size_t>(n);
    } else if (errno != EINTR) {
      status = error();
    }
  }
  if (close(file) != 0 && status.ok()) status = error();
  return status;
}

}  // namespace backtape::jit
