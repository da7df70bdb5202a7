#include "backtape/ir/text/table_reader.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/ir/text/graph_builder.h"
#include "backtape/ir/text/lines/body_lines.h"
#include "backtape/ir/text/lines/line_marks.h"
#include "backtape/ir/text/python_syntax.h"
#include "backtape/ir/text/value_reader.h"

namespace backtape {
namespace {

// ExecuTorch prints the number of each row in a column of this name.
constexpr absl::string_view kIndexHead = "idx";

// True for "call_function  ", also after spaces.
bool BeginsWithOpcode(absl::string_view line, absl::string_view separator = "  ") {
  line = absl::StripLeadingAsciiWhitespace(line);
  const absl::string_view opcode = line.substr(0, line.find(' '));
  constexpr absl::string_view kOpcodes[] = {"placeholder", "get_attr",    "call_function",
                                            "call_method", "call_module", "output"};
  return std::find(std::begin(kOpcodes), std::end(kOpcodes), opcode) != std::end(kOpcodes) &&
         absl::StartsWith(line.substr(opcode.size()), separator);
}

// True for a row below the header of a table, whose columns need not be aligned.
bool ContinuesTable(absl::string_view line) {
  return BeginsWithOpcode(line) ||
         (BeginsWithOpcode(line, " ") && absl::EndsWith(absl::StripTrailingAsciiWhitespace(line), "}"));
}

class TableReader {
 public:
  TableReader(LineCursor& lines, const ReadOptions& options)
      : body_(lines), builder_(lines.lines(), options), values_(builder_) {}

  ReadOutcome Read();
  ReadOutcome ReadRows();

 private:
  bool ReadRow(Cursor c);
  bool ReadCell(Cursor& c, absl::string_view* cell);
  bool Error(const char* where, std::string message) {
    builder_.Error(where, std::move(message));
    return false;
  }

  BodyLines body_;
  GraphBuilder builder_;
  ValueReader values_;
  bool has_index_ = false;  // the first column numbers the rows
};

// A word, or Python's repr of an object, "<built-in function add>".
bool TableReader::ReadCell(Cursor& c, absl::string_view* cell) {
  c.SkipSpaces();
  const char* start = c.pos();
  int depth = 0;
  for (; !c.at_end(); c.Advance()) {
    const char ch = c.Peek();
    if (depth == 0 && ch == ' ') break;
    if (ch == '<') ++depth;
    if (ch == '>') --depth;
  }
  *cell = absl::string_view(start, static_cast<size_t>(c.pos() - start));
  return !cell->empty() || Error(start, "expected a cell of the table");
}

bool TableReader::ReadRow(Cursor c) {
  absl::string_view opcode_word;
  absl::string_view name;
  absl::string_view target_cell;
  const char* start = c.pos();
  if (!ReadCell(c, &opcode_word)) return false;
  // The number of a row may be missing, because it looks like a line number, which an earlier stage removes.
  const bool is_number = opcode_word.find_first_not_of("0123456789") == absl::string_view::npos;
  if (has_index_ && is_number && !ReadCell(c, &opcode_word)) return false;
  if (!ReadCell(c, &name) || !ReadCell(c, &target_cell)) return false;
  c.SkipSpaces();
  Argument args;
  Argument kwargs;
  if (!values_.ReadValue(c, &args)) return false;
  c.SkipSpaces();
  if (!values_.ReadValue(c, &kwargs)) return false;
  // PyTorch 1.7 writes the arguments of methods as a list.
  if ((!args.is_tuple() && !args.is_list()) || !kwargs.is_dict())
    return Error(start, "expected a tuple of arguments, followed by a dictionary of keyword arguments");
  if (opcode_word == "output") {
    builder_.AddOutput(start, args.items().empty() ? Argument() : args.items()[0], body_.line().number);
    return true;
  }
  std::string target(target_cell);
  Opcode opcode = Opcode::kPlaceholder;
  if (opcode_word == "get_attr") {
    opcode = Opcode::kGetAttr;
  } else if (opcode_word == "call_method") {
    opcode = Opcode::kCallMethod;
  } else if (opcode_word == "call_module") {
    opcode = Opcode::kCallModule;
  } else if (opcode_word == "call_function") {
    opcode = Opcode::kCallFunction;
    target = TargetOfShortName(TargetOfRepr(target_cell));
    // Overloads are written without "torch.ops.".
    if (const OpSchema* op = builder_.FindOp(target_cell)) target = op->Target();
  } else if (opcode_word != "placeholder") {
    return Error(start, "expected placeholder, get_attr, call_function, call_method, call_module or output");
  }
  builder_.AddNode(opcode, target, args.items(), kwargs.dict().items, name, body_.line().number);
  return true;
}

ReadOutcome TableReader::Read() {
  ReadOutcome outcome;
  outcome.graph.first_line = body_.line().number;
  outcome.graph.title = "table";
  const char* end = body_.line().text.data() + body_.line().text.size();
  bool began = false;
  bool after_blank = false;
  Cursor header(body_.line().text);
  header.SkipSpaces();
  has_index_ = header.ReadName() == kIndexHead;
  while (body_.Next() && !builder_.gave_up()) {
    const absl::string_view line = body_.line().text;
    const size_t first = line.find_first_not_of(" \t");
    if (first == absl::string_view::npos) {
      after_blank = began;
      continue;
    }
    // Blank lines between rows come from web pages; other text after a blank line ends the table.
    if (after_blank && !IsTableRow(line)) break;
    after_blank = false;
    // The horizontal line below the header, of "-" or of box drawing characters.
    if (absl::StartsWith(line.substr(first), "---") || absl::StartsWith(line.substr(first), "\xE2\x94\x80")) continue;
    Cursor c(line.substr(first));
    // A line that is not a row ends a table that has no output row.
    if (began && !has_index_ && !ContinuesTable(line)) break;
    began = true;
    end = line.data() + line.size();
    if (!ReadRow(c)) builder_.DontCheckUsers();
    if (builder_.has_output()) {
      body_.TakeTrailer();
      break;
    }
  }
  builder_.Finish(end, &outcome);
  return outcome;
}

ReadOutcome TableReader::ReadRows() {
  ReadOutcome outcome;
  outcome.graph.first_line = body_.line().number;
  outcome.graph.title = "rows";
  builder_.MakePlaceholdersOfUndefinedNames();
  const char* end = nullptr;
  do {
    end = body_.line().text.data() + body_.line().text.size();
    Cursor c(body_.line().text);
    c.SkipSpaces();
    // After a problem in a partial text, the other rows must not be taken for another graph.
    if (!builder_.gave_up() && !ReadRow(c)) builder_.DontCheckUsers();
  } while (body_.Next() && !builder_.has_output() && IsTableRow(body_.line().text));
  if (!builder_.has_output()) builder_.AddOutputOfUnusedValues(end, 0);
  builder_.Finish(end, &outcome);
  return outcome;
}

}  // namespace

bool IsTableRow(absl::string_view line) {
  return BeginsWithOpcode(line) && absl::EndsWith(absl::StripTrailingAsciiWhitespace(line), "}") &&
         absl::StrContains(line, ")  ");
}

ReadOutcome ReadTableRows(LineCursor& lines, const ReadOptions& options) {
  return TableReader(lines, options).ReadRows();
}

ReadOutcome ReadTable(LineCursor& lines, const ReadOptions& options) { return TableReader(lines, options).Read(); }

}  // namespace backtape
