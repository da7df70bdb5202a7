#include "backtape/ir/text/lines/log_prefix.h"

#include "absl/strings/match.h"
#include "backtape/ir/text/cursor.h"

namespace backtape {
namespace {

constexpr absl::string_view kLevels[] = {"DEBUG", "INFO", "WARNING", "WARN", "ERROR", "CRITICAL"};

bool ConsumeDigits(Cursor& c) {
  if (!IsDigit(c.Peek())) return false;
  while (IsDigit(c.Peek())) c.Advance();
  return true;
}

bool ConsumeExactDigits(Cursor& c, int count) {
  for (int i = 0; i < count; ++i) {
    if (!IsDigit(c.Peek())) return false;
    c.Advance();
  }
  return true;
}

// Each of the following functions consumes what its name says and returns true, or consumes nothing and returns false.
template <typename F>
bool Try(Cursor& c, F&& read) {
  const char* start = c.pos();
  if (read(c)) return true;
  c.set_pos(start);
  return false;
}

// "08:52:45.859000", "08:52:45,630".
bool ConsumeClock(Cursor& c) {
  return Try(c, [](Cursor& c) {
    if (!ConsumeExactDigits(c, 2) || !c.Consume(':') || !ConsumeExactDigits(c, 2) || !c.Consume(':') ||
        !ConsumeExactDigits(c, 2)) {
      return false;
    }
    if (c.Peek() == '.' || c.Peek() == ',') {
      c.Advance();
      return ConsumeDigits(c);
    }
    return true;
  });
}

// "2023-04-10 12:28:11,630", "2024-06-29T08:52:45.1234567Z", "06-29 08:52:45", "08:52:45".
bool ConsumeTime(Cursor& c) {
  return Try(c, [](Cursor& c) {
    const bool has_date = Try(c, [](Cursor& c) {
      if (!ConsumeDigits(c) || (c.Peek() != '-' && c.Peek() != '/')) return false;
      c.Advance();
      if (!ConsumeExactDigits(c, 2)) return false;
      if (c.Peek() == '-' || c.Peek() == '/') {
        c.Advance();
        if (!ConsumeExactDigits(c, 2)) return false;
      }
      return c.Consume(' ') || c.Consume('T');
    });
    if (!ConsumeClock(c)) return false;
    if (has_date) c.Consume('Z');
    return true;
  });
}

// " [0/0]", " [0/0_1]", " [!0/1]", " [__aot_graphs]". Other brackets may belong to the message.
bool ConsumeTag(Cursor& c) {
  return Try(c, [](Cursor& c) {
    if (!c.Consume(" [")) return false;
    bool is_tag = c.StartsWith("__") || c.Peek() == '!';
    while (IsNameByte(c.Peek()) || c.Peek() == '/' || c.Peek() == '!' || c.Peek() == '-' || c.Peek() == ':') {
      is_tag |= c.Peek() == '/';
      c.Advance();
    }
    return is_tag && c.Consume(']');
  });
}

bool ConsumeLevel(Cursor& c) {
  for (const absl::string_view level : kLevels) {
    if (c.StartsWith(level) && !IsNameByte(c.Peek(level.size()))) {
      c.Advance(level.size());
      return true;
    }
  }
  return false;
}

// "[rank0]:", "[1,0]<stderr>:", "(Worker pid=77)", and a space after it.
bool ConsumeProcess(Cursor& c) {
  return Try(c, [](Cursor& c) {
    if (c.Consume("[rank") || c.Consume("[default")) {
      if (!ConsumeDigits(c) || !c.Consume("]:")) return false;
    } else if (c.Peek() == '[' && IsDigit(c.Peek(1))) {
      c.Advance();
      if (!ConsumeDigits(c) || !c.Consume(',') || !ConsumeDigits(c) || !c.Consume("]<std")) return false;
      if (!c.Consume("err>:") && !c.Consume("out>:")) return false;
    } else if (c.Consume('(')) {
      const size_t close = c.rest().find(')');
      if (close == absl::string_view::npos || c.rest().substr(0, close).find("pid=") == absl::string_view::npos)
        return false;
      c.Advance(close + 1);
    } else {
      return false;
    }
    c.Consume(' ');
    return true;
  });
}

// "V0629 08:52:45.859000 1398 path.py:732]".
bool ConsumeGlog(Cursor& c) {
  return Try(c, [](Cursor& c) {
    const char level = c.Peek();
    if (level == '\0' || absl::string_view("VDIWEC").find(level) == absl::string_view::npos) return false;
    c.Advance();
    if (!ConsumeExactDigits(c, 4) || !c.Consume(' ') || !ConsumeDigits(c) || !c.Consume(':') || !ConsumeDigits(c) ||
        !c.Consume(':') || !ConsumeDigits(c) || !c.Consume('.') || !ConsumeDigits(c) || !c.Consume(' ')) {
      return false;
    }
    c.SkipSpaces();
    if (!ConsumeDigits(c) || !c.Consume(' ')) return false;
    // The path and the line number extend to the first ']'.
    const size_t close = c.rest().find(']');
    if (close == absl::string_view::npos || close == 0 || !IsDigit(c.Peek(close - 1))) return false;
    c.Advance(close + 1);
    return true;
  });
}

// "torch._dynamo.output_graph:", "torch.fx -" and "[torch.fx]" after a time: the name of a logger.
bool ConsumeLogger(Cursor& c) {
  return Try(c, [](Cursor& c) {
    if (c.Consume('[')) {
      const absl::string_view name = c.ReadDottedName();
      return !name.empty() && c.Consume(']') && (absl::StrContains(name, ".") || c.Peek() == '[');
    }
    const bool dashed = c.Consume(" - ");
    if (!dashed && !c.Consume(' ')) return false;
    const absl::string_view name = c.ReadDottedName();
    if (name.empty()) return false;
    return dashed ? c.StartsWith(" - ")
                  : name.find('.') != absl::string_view::npos && c.Consume(':') && c.Peek() == ' ';
  });
}

// " [INFO]", " - INFO -", " INFO", " INFO:", "[INFO]" after a time or a logger.
bool ConsumeLevelField(Cursor& c) {
  return Try(c, [](Cursor& c) {
    if (c.Consume('[') || c.Consume(" [")) return ConsumeLevel(c) && c.Consume(']');
    if (c.Consume(" - ")) return ConsumeLevel(c) && (c.StartsWith(" - ") || c.rest() == " -" || c.Consume(':'));
    if (!c.Consume(' ') || !ConsumeLevel(c)) return false;
    Cursor next = c;
    if (next.Consume(' ') && ConsumeTime(next)) return false;  // the prefix of vLLM after a runner's time
    c.Consume(':');
    return c.Peek() == ' ' || c.at_end();
  });
}

// "[2023-04-10 12:28:11,630]", "[01:17:10.938]:", or a bare time.
bool ConsumeTimeField(Cursor& c) {
  return Try(c, [](Cursor& c) {
    if (c.Consume('[')) {
      if (!ConsumeTime(c) || !c.Consume(']')) return false;
      c.Consume(':');
      return true;
    }
    return ConsumeTime(c) && (c.Peek() == ' ' || c.at_end());
  });
}

// "INFO:torch._dynamo:", "torch._dynamo.output_graph: [INFO] ", "[aot_autograd.py:1664 DEBUG] ".
bool ConsumeBasicConfig(Cursor& c) {
  return Try(c, [](Cursor& c) {
    if (ConsumeLevel(c)) return c.Consume(':') && !c.ReadDottedName().empty() && c.Consume(':');
    if (c.Consume('[')) {
      if (c.ReadDottedName().empty() || !c.Consume(':') || !ConsumeDigits(c) || !c.Consume(' ')) return false;
      if (!ConsumeLevel(c) || !c.Consume(']')) return false;
    } else if (c.ReadDottedName().empty() || !c.Consume(": [") || !ConsumeLevel(c) || !c.Consume(']')) {
      return false;
    }
    c.Consume(' ');
    return true;
  });
}

// "DEBUG 11-10 12:00:00 [compilation/backends.py:519] ", as vLLM writes.
bool ConsumeLevelTimeAndPlace(Cursor& c) {
  return Try(c, [](Cursor& c) {
    if (!ConsumeLevel(c) || !c.Consume(' ') || !ConsumeTime(c) || !c.Consume(" [")) return false;
    const size_t close = c.rest().find(']');
    if (close == absl::string_view::npos || close == 0 || !IsDigit(c.Peek(close - 1))) return false;
    c.Advance(close + 1);
    c.Consume(' ');
    return true;
  });
}

// "server-1  | ", the service before the output of docker compose.
bool ConsumeService(Cursor& c) {
  return Try(c, [](Cursor& c) {
    bool is_named = false;
    while (!c.ReadName().empty() && c.Consume('-')) is_named = true;
    if (!is_named || !ConsumeDigits(c) || c.Peek() != ' ') return false;
    c.SkipSpaces();
    return c.Consume('|') && (c.Consume(' ') || c.at_end());
  });
}

// "[0/0] [__aot_graphs] " or "graph.py:732] [0/0] [__aot_graphs] ", the rest of a prefix that people shortened.
bool ConsumeBareTag(Cursor& c) {
  return Try(c, [](Cursor& c) {
    if (IsNameStart(c.Peek()) || c.Peek() == '.' || c.Peek() == '/') {
      while (IsNameByte(c.Peek()) || c.Peek() == '.' || c.Peek() == '/' || c.Peek() == '-') c.Advance();
      if (!c.Consume(':') || !ConsumeDigits(c) || !c.Consume("] ")) return false;
    }
    if (!c.Consume('[')) return false;
    if (IsDigit(c.Peek())) {
      while (IsNameByte(c.Peek()) || c.Peek() == '/') c.Advance();
      if (!c.Consume("] [")) return false;
    }
    if (!c.Consume("__") || c.ReadName().empty() || !c.Consume(']')) return false;
    c.Consume(' ');
    return true;
  });
}

}  // namespace

bool StripLogPrefix(absl::string_view* line, absl::string_view* tag) {
  Cursor c(*line);
  c.SkipSpaces();  // a log may be indented, as in a list item
  bool found = ConsumeService(c);
  while (ConsumeProcess(c)) found = true;
  const char* tags = c.pos();
  const char* end = c.pos();
  bool again = true;
  for (int i = 0; again && i < 3; ++i) {  // a runner's time may precede that of the program
    again = false;
    // Loggers that write columns put several spaces after the level.
    Try(c, [](Cursor& c) {
      c.SkipSpaces();
      Cursor next = c;
      return ConsumeGlog(next);
    });
    const bool glog = ConsumeGlog(c);
    if (glog || ConsumeTimeField(c)) {
      found = again = true;
      tags = c.pos();
      bool dashed = false;
      while (ConsumeTag(c) || (!glog && (ConsumeLevelField(c) || ConsumeLogger(c))))
        dashed |= !glog && c.StartsWith(" -");
      end = c.pos();
      if (dashed) c.Consume(" -");
      c.Consume(' ');
    } else if (ConsumeBasicConfig(c) || ConsumeLevelTimeAndPlace(c)) {
      found = again = true;
      tags = end = c.pos();
    } else if (!found) {
      tags = c.pos();
      found = ConsumeBareTag(c);
      end = c.pos();
    }
    while (ConsumeProcess(c)) again = true;
  }
  if (!found) return false;
  *tag = absl::string_view(tags, static_cast<size_t>(end > tags ? end - tags : 0));
  *line = c.rest();
  return true;
}

}  // namespace backtape
