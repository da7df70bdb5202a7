#include "backtape/tests/ir/text/mangling/decorate.h"

#include "absl/strings/match.h"
#include "absl/strings/str_format.h"
#include "backtape/tests/ir/text/mangling/mangle_text.h"

namespace backtape {
namespace {

bool IsCode(const std::string& text) { return !absl::StrContains(text, "graph():\n"); }

// Whether the line looks like an assignment; comments and the signature of the function do not.
bool BeginsStatement(const std::string& line) {
  const std::string code = line.substr(IndentOf(line));
  return absl::StrContains(code, " = ") && !absl::StartsWith(code, "def ") && !absl::StartsWith(code, "#");
}

std::string GlogPrefix(std::mt19937& random) {
  return absl::StrFormat("V0%d%02d %02d:%02d:%02d.%06d %d torch/_functorch/_aot_autograd/x.py:%d] ", 1 + random() % 9,
                         1 + random() % 28, random() % 24, random() % 60, random() % 60, random() % 1000000,
                         1 + random() % 4000000, 1 + random() % 2000);
}

}  // namespace

std::string ShowMeta(const std::string& text, std::mt19937& random) {
  std::string out;
  for (const std::string& line : LinesOf(text)) {
    if (IsCode(text) && IndentOf(line) >= 4 && BeginsStatement(line) && Chance(random, 4)) {
      const std::string indent(IndentOf(line), ' ');
      absl::StrAppend(&out, indent, "\"\"\"\n", indent, "stack_trace: '  File \"m.py\", line 3, in forward'\n", indent,
                      "tensor_meta: TensorMetadata(shape=torch.Size([2]), dtype=torch.float32)\n", indent, "\"\"\"\n");
    }
    absl::StrAppend(&out, line, "\n");
  }
  return out;
}

std::string RecordFunctions(const std::string& text, std::mt19937& random) {
  std::string out;
  int number = 0;
  for (const std::string& line : LinesOf(text)) {
    if (IsCode(text) && IndentOf(line) >= 4 && BeginsStatement(line) && Chance(random, 4)) {
      const std::string indent(IndentOf(line), ' ');
      ++number;
      absl::StrAppend(&out, indent, "_rf_x", number, " = torch._C._profiler._RecordFunctionFast('## ", number,
                      " ##'); _rf_x", number, ".__enter__()\n", line, "\n", indent, "_rf_x", number,
                      ".__exit__(None, None, None)\n");
    } else {
      absl::StrAppend(&out, line, "\n");
    }
  }
  return out;
}

std::string AddBlankLines(const std::string& text, std::mt19937& random) {
  const int one_in = IsCode(text) ? 1 + random() % 4 : 1 + random() % 2;
  return ForEachLine(text, [&](const std::string& line) { return Chance(random, one_in) ? line + "\n" : line; });
}

std::string AddTrailingSpaces(const std::string& text, std::mt19937& random) {
  return ForEachLine(text, [&](const std::string& line) { return line + std::string(random() % 4, ' '); });
}

std::string LoseIndentation(const std::string& text, std::mt19937& random) {
  const bool all = Chance(random, 2);
  return ForEachLine(text, [&](const std::string& line) {
    return line.substr(all ? IndentOf(line) : std::min<size_t>(4, IndentOf(line)));
  });
}

std::string IndentMore(const std::string& text, std::mt19937& random) {
  const std::string more(1 + random() % 12, ' ');
  return ForEachLine(text, [&](const std::string& line) { return line.empty() ? line : more + line; });
}

std::string LogWithGlog(const std::string& text, std::mt19937& random) {
  const std::string tag = absl::StrFormat("[%d/%d] [__aot_graphs] ", random() % 9, random() % 3);
  return ForEachLine(text, [&](const std::string& line) { return GlogPrefix(random) + tag + line; });
}

std::string LogWithDate(const std::string& text, std::mt19937& random) {
  const std::string tag = Chance(random, 2) ? " [0/0] torch._dynamo.output_graph.__graph_code: [DEBUG] "
                                            : " torch._functorch.aot_autograd.__aot_graphs: [INFO] ";
  return ForEachLine(text, [&](const std::string& line) {
    return absl::StrFormat("[2023-04-10 12:28:%02d,%03d]%s%s", random() % 60, random() % 1000, tag, line);
  });
}

std::string LogFirstLineOnly(const std::string& text, std::mt19937& random) {
  return absl::StrCat(
      "[2023-04-10 12:28:11,", 100 + random() % 900,
      "] torch._functorch.aot_autograd.__aot_graphs: [INFO] TRACED GRAPH\n ===== Forward graph 1 =====\n", text);
}

std::string LogWithBasicConfig(const std::string& text, std::mt19937& random) {
  const std::string prefix = Chance(random, 2) ? "INFO:torch._dynamo.output_graph:" : "DEBUG:__main__:";
  return ForEachLine(text, [&](const std::string& line) { return prefix + line; });
}

std::string LogWithFormat(const std::string& text, std::mt19937& random) {
  const char* const kPrefixes[] = {
      "2024-05-01 12:00:00,123 - torch._dynamo - DEBUG - ", "2024-05-01 12:00:00,123 - INFO - ",
      "[2024-05-01 12:00:00,123][torch._dynamo][DEBUG] - ", "DEBUG 11-10 12:00:00 [compilation/backends.py:519] "};
  const std::string prefix = kPrefixes[random() % 4];
  return ForEachLine(text, [&](const std::string& line) { return prefix + line; });
}

std::string LogService(const std::string& text, std::mt19937& random) {
  const std::string prefix = Chance(random, 2) ? "server-1  | " : "my-worker-12 | ";
  return ForEachLine(text, [&](const std::string& line) { return prefix + line; });
}

std::string LogAsTrace(const std::string& text, std::mt19937& random) {
  return absl::StrCat(
      GlogPrefix(random),
      "{\"aot_forward_graph\": {}, \"frame_id\": 0, \"frame_compile_id\": 0, \"has_payload\": \"e5c7\"}\n",
      ForEachLine(text, [](const std::string& line) { return "\t" + line; }), GlogPrefix(random),
      "{\"inductor_output_code\": {\"filename\": \"x.py\"}, \"has_payload\": \"ff00\"}\n\timport torch\n\tx = 1\n");
}

std::string LogRank(const std::string& text, std::mt19937& random) {
  const std::string prefix = Chance(random, 2)   ? absl::StrCat("[rank", random() % 16, "]: ")
                             : Chance(random, 2) ? "[1,0]<stderr>:"
                                                 : "(Worker pid=77) ";
  return ForEachLine(text, [&](const std::string& line) { return prefix + line; });
}

std::string LogRunnerTime(const std::string& text, std::mt19937& random) {
  return ForEachLine(text, [&](const std::string& line) {
    return absl::StrFormat("2024-06-29T08:52:%02d.%07dZ %s", random() % 60, random() % 10000000, line);
  });
}

std::string LogInterleaved(const std::string& text, std::mt19937& random) {
  std::string out;
  for (const std::string& line : LinesOf(LogWithGlog(text, random))) {
    absl::StrAppend(&out, line, "\n");
    if (!Chance(random, 5)) continue;
    absl::StrAppend(&out, GlogPrefix(random), "[17/1] [__guards] TREE_GUARD_MANAGER: x = L['x']\n");
  }
  return out;
}

std::string QuoteMail(const std::string& text, std::mt19937& random) {
  const std::string prefix = Chance(random, 3) ? ">" : Chance(random, 2) ? "> > " : "> ";
  return ForEachLine(text, [&](const std::string& line) { return prefix + line; });
}

std::string QuotePrompt(const std::string& text, std::mt19937&) {
  bool first = true;
  return ForEachLine(text,
                     [&](const std::string& line) { return (std::exchange(first, false) ? ">>> " : "... ") + line; });
}

std::string QuoteDiff(const std::string& text, std::mt19937& random) {
  const char mark = Chance(random, 3) ? '-' : '+';
  const bool has_hunk = Chance(random, 2);
  return absl::StrCat(has_hunk ? "--- a/x.txt\n+++ b/x.txt\n@@ -1,0 +1,9 @@\n" : "",
                      ForEachLine(text, [&](const std::string& line) { return mark + line; }));
}

std::string NumberLines(const std::string& text, std::mt19937& random) {
  int number = static_cast<int>(random() % 200);
  const int style = static_cast<int>(random() % 4);
  return ForEachLine(text, [&](const std::string& line) {
    ++number;
    switch (style) {
      case 0:
        return absl::StrFormat("%4d | %s", number, line);
      case 1:
        return absl::StrFormat("%d: %s", number, line);
      case 2:
        return absl::StrFormat("%6d\t%s", number, line);  // cat -n
      default:
        return absl::StrFormat("%3d %s", number, line);
    }
  });
}

std::string CommentOut(const std::string& text, std::mt19937& random) {
  const char* const kSigns[] = {"# ", "// ", "#", " * "};
  const std::string sign = kSigns[random() % 4];
  return ForEachLine(text, [&](const std::string& line) { return sign + line; });
}

std::string SurroundByProse(const std::string& text, std::mt19937& random) {
  return absl::StrCat("Hi, I see this with torch 2.4 (see below). Any idea?\n",
                      Chance(random, 2) ? "```python\n" : "```\n", text,
                      "```\n\nThe loss = nan after 3 steps; it should be 0.5 (or so).\n");
}

}  // namespace backtape
