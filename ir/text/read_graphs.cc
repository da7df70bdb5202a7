#include "backtape/ir/text/read_graphs.h"

#include <algorithm>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/ir/diagnostics.h"
#include "backtape/ir/problem_list.h"
#include "backtape/ir/text/code_header_reader.h"
#include "backtape/ir/text/code_reader.h"
#include "backtape/ir/text/graph_text_reader.h"
#include "backtape/ir/text/lines/line_cursor.h"
#include "backtape/ir/text/lines/line_marks.h"
#include "backtape/ir/text/precompile_reader.h"
#include "backtape/ir/text/repro_inputs.h"
#include "backtape/ir/text/signature_reader.h"
#include "backtape/ir/text/table_reader.h"

namespace backtape {
namespace {

// Returns "Forward graph 0" for "===== Forward graph 0 =====", with five or more "=" on each side; empty for other
// lines.
absl::string_view SectionTitle(absl::string_view line) {
  line = absl::StripAsciiWhitespace(line);
  if (!absl::StartsWith(line, "=====") || !absl::EndsWith(line, "=====")) return {};
  const size_t first = line.find_first_not_of("= ");
  if (first == absl::string_view::npos) return {};
  return line.substr(first, line.find_last_not_of("= ") + 1 - first);
}

// The name of a record in a TORCH_TRACE log, {"aot_forward_graph": {}, ...}; empty for other lines.
absl::string_view RecordTitle(absl::string_view line) {
  if (!absl::ConsumePrefix(&line, "{\"") || !absl::StrContains(line, "\"has_payload\"")) return {};
  return line.substr(0, line.find('"'));
}

// Finds blocks of statements that only FX can have printed, because one of them frees a value. A block ends before the
// first line of another kind.
class CodeBlocks {
 public:
  // True at the first statement of a block of code. The cursor must not move backwards between calls.
  bool IsFirst(LineCursor lines) {
    if (searched_to_ != nullptr && lines.line().text.data() <= searched_to_) return false;
    for (; !lines.at_end() && MayBeAssignment(lines.line().text); lines.Advance()) {
      searched_to_ = lines.line().text.data();
      if (FreesValues(lines.line().text)) return true;
    }
    return false;
  }

 private:
  const char* searched_to_ = nullptr;  // the beginning of a line
};

// Reads fragments of graphs. They are used only if the text has no whole graph: Inductor's comments repeat fragments of
// graphs that a log also shows as a whole, and statements without a header may be any Python code.
std::vector<ReadOutcome> ReadParts(const LogicalLines& logical, const ReadOptions& options) {
  std::vector<ReadOutcome> outcomes;
  for (LineCursor lines(logical); !lines.at_end();) {
    if (IsGraphFragmentHeader(lines.line().text)) {
      outcomes.push_back(ReadGraphFragment(lines, options));
    } else {
      lines.Advance();
    }
  }
  if (!outcomes.empty()) return outcomes;
  CodeBlocks blocks;
  for (LineCursor lines(logical); !lines.at_end();) {
    if (IsTypedFunction(lines)) {
      if (std::optional<ReadOutcome> outcome = ReadCode(lines, options)) outcomes.push_back(*std::move(outcome));
    } else if (IsGraphTextNode(lines.line().text)) {
      outcomes.push_back(ReadGraphTextNodes(lines, options));
    } else if (IsTableRow(lines.line().text)) {
      outcomes.push_back(ReadTableRows(lines, options));
    } else if (IsCodeStatement(lines.line().text) || blocks.IsFirst(lines)) {
      outcomes.push_back(ReadCodeStatements(lines, options));
    } else {
      lines.Advance();
    }
  }
  // If some parts can be read, the parts with errors are probably other statements of the same program.
  const auto is_broken_program = [](const ReadOutcome& part) { return part.may_be_program && !part.errors.empty(); };
  if (!std::all_of(outcomes.begin(), outcomes.end(), is_broken_program)) std::erase_if(outcomes, is_broken_program);
  return outcomes;
}

std::vector<ReadOutcome> ReadAll(const LogicalLines& logical, const ReadOptions& options) {
  std::vector<ReadOutcome> outcomes;
  LineCursor lines(logical);
  PrecompileLiterals literals;
  ReproInputs inputs;
  absl::string_view title;
  while (!lines.at_end()) {
    const absl::string_view line = lines.line().text;
    if (IsGraphTextHeader(line)) {
      outcomes.push_back(ReadGraphText(lines, options));
    } else if (IsTableHeader(line)) {
      outcomes.push_back(ReadTable(lines, options));
    } else if (IsCodeHeader(line)) {
      std::optional<ReadOutcome> outcome = ReadCode(lines, options);
      if (!outcome.has_value()) continue;
      outcomes.push_back(*std::move(outcome));
    } else if (IsSignatureHeader(line) && !outcomes.empty()) {
      ReadSignature(lines, &outcomes.back());
      continue;
    } else if (literals.Take(lines.line()) || (!outcomes.empty() && inputs.Take(line, outcomes.size() - 1))) {
      lines.Advance();
      continue;
    } else {
      if (const absl::string_view found = SectionTitle(line); !found.empty()) title = found;
      if (const absl::string_view found = RecordTitle(line); !found.empty()) title = found;
      lines.Advance();
      continue;
    }
    if (!title.empty()) outcomes.back().graph.title = std::string(title);
    title = {};
  }
  for (ReadOutcome& outcome : outcomes) {
    if (outcome.graph.style.function_name == "_graph_forward") literals.Apply(logical, &outcome);
  }
  for (size_t i = 0; i < outcomes.size(); ++i) inputs.Apply(i, *outcomes[i].graph.graph);
  // Bug reports often show a program and the graphs made from it.
  const auto may_be_program = [](const ReadOutcome& outcome) { return outcome.may_be_program; };
  if (!std::all_of(outcomes.begin(), outcomes.end(), may_be_program)) std::erase_if(outcomes, may_be_program);
  const bool only_programs = std::all_of(outcomes.begin(), outcomes.end(), may_be_program);
  if (!only_programs) return outcomes;
  std::vector<ReadOutcome> parts = ReadParts(logical, options);
  const bool any_whole =
      std::any_of(parts.begin(), parts.end(), [](const ReadOutcome& part) { return part.errors.empty(); });
  return outcomes.empty() || any_whole ? std::move(parts) : std::move(outcomes);
}

// The position of a graph whose statements are all on one line, as in text that a program extracted from a web page;
// npos if there is none.
size_t FindJoinedGraph(absl::string_view text) {
  constexpr absl::string_view kClass = "(torch.nn.Module):";
  constexpr absl::string_view kGraph = "graph():";
  constexpr size_t kMaxLength = 1000;  // of the text that is compared, which keeps the search linear
  const auto after_spaces = [&](size_t begin) {
    const absl::string_view rest = text.substr(begin, kMaxLength);
    return rest.substr(std::min(rest.find_first_not_of(' '), rest.size()));
  };
  for (size_t at = text.find(kClass); at != absl::string_view::npos; at = text.find(kClass, at + 1)) {
    if (absl::StartsWith(after_spaces(at + kClass.size()), "def forward(")) return at;
  }
  for (size_t at = text.find(kGraph); at != absl::string_view::npos; at = text.find(kGraph, at + 1)) {
    absl::string_view nodes = after_spaces(at + kGraph.size());
    nodes = nodes.substr(0, nodes.find_first_of("\r\n"));
    const size_t target = absl::StartsWith(nodes, "%") ? nodes.find("[target=") : absl::string_view::npos;
    if (target != absl::string_view::npos && nodes.find("[target=", target + 1) != absl::string_view::npos) return at;
  }
  return absl::string_view::npos;
}

std::vector<ReadOutcome> ReadText(absl::string_view text, const ReadOptions& options) {
  std::vector<ReadOutcome> outcomes = ReadAll(LogicalLines(text), options);
  const auto may_be_program = [](const ReadOutcome& outcome) {
    return outcome.may_be_program && !outcome.errors.empty();
  };
  if (std::all_of(outcomes.begin(), outcomes.end(), may_be_program)) {
    std::vector<ReadOutcome> parts = ReadParts(LogicalLines(text, Comments::kAll), options);
    const auto is_whole = [](const ReadOutcome& part) { return part.errors.empty(); };
    if (outcomes.empty() || std::any_of(parts.begin(), parts.end(), is_whole)) outcomes = std::move(parts);
  }
  const size_t joined = FindJoinedGraph(text);
  if (joined == absl::string_view::npos) return outcomes;
  size_t begin = 0;
  const int line = static_cast<int>(LineStarts(text).LineAt(joined, &begin));
  const auto is_misread = [line](const ReadOutcome& outcome) {
    return outcome.graph.first_line == line && (!outcome.errors.empty() || outcome.cut.has_value());
  };
  if (!std::all_of(outcomes.begin(), outcomes.end(), is_misread)) return outcomes;
  outcomes.clear();
  ReadOutcome& outcome = outcomes.emplace_back();
  outcome.graph.graph = std::make_unique<Graph>();
  outcome.graph.title = "graph";
  outcome.graph.first_line = line;
  outcome.errors.push_back({joined, "the line breaks of this graph are lost: expected one statement in each line"});
  return outcomes;
}

// Renders the diagnostic of a graph that was read in part.
void SetCut(ReadOutcome& outcome, absl::string_view text, const LineStarts& starts, const ReadOptions& options) {
  if (!outcome.cut.has_value()) return;
  Diagnostics diagnostics(options.file_name, text, &starts);
  diagnostics.Error(outcome.cut->offset, outcome.cut->message);
  outcome.graph.cut = diagnostics.ToString();
}

absl::Status ProblemOf(const ReadOutcome& outcome, absl::string_view text, const LineStarts& starts,
                       const ReadOptions& options) {
  Diagnostics diagnostics(options.file_name, text, &starts);
  for (const TextError& error : outcome.errors) diagnostics.Error(error.offset, error.message);
  return diagnostics.ToStatus();
}

// A line for each of the first graphs of a text.
std::string ListOf(const std::vector<ReadOutcome>& outcomes) {
  std::string list;
  const size_t num_listed = std::min(outcomes.size(), kMaxListed);
  for (size_t i = 0; i < num_listed; ++i) {
    const GraphText& graph = outcomes[i].graph;
    const size_t num_nodes = graph.graph->num_nodes();
    absl::StrAppend(&list, "\n  ", i, ": ", graph.title, ", ", num_nodes, num_nodes == 1 ? " node" : " nodes",
                    ", line ", graph.first_line);
  }
  if (num_listed < outcomes.size()) absl::StrAppend(&list, "\n  and ", outcomes.size() - num_listed, " more");
  return list;
}

absl::Status NoGraph(absl::string_view text, const ReadOptions& options) {
  Diagnostics diagnostics(options.file_name, text);
  if (const size_t call = text.find(" = prim::"); call != absl::string_view::npos) {
    diagnostics.Error(call, "no FX graph in this text; this is a TorchScript graph");
  } else {
    diagnostics.Error(0,
                      "no FX graph in this text: expected \"graph():\", \"class NAME(torch.nn.Module):\" or \"def "
                      "forward(...):\"");
  }
  return diagnostics.ToStatus();
}

}  // namespace

absl::StatusOr<std::vector<GraphText>> ReadGraphs(absl::string_view text, const ReadOptions& options) {
  std::vector<ReadOutcome> outcomes = ReadText(text, options);
  if (outcomes.empty()) return NoGraph(text, options);
  const LineStarts starts(text);
  Diagnostics diagnostics(options.file_name, text, &starts);
  std::vector<GraphText> graphs;
  for (ReadOutcome& outcome : outcomes) {
    SetCut(outcome, text, starts, options);
    for (TextError& error : outcome.errors) diagnostics.Error(error.offset, std::move(error.message));
    graphs.push_back(std::move(outcome.graph));
  }
  if (!diagnostics.ok()) return diagnostics.ToStatus();
  return graphs;
}

absl::StatusOr<std::vector<GraphReading>> ReadEachGraph(absl::string_view text, const ReadOptions& options) {
  std::vector<ReadOutcome> outcomes = ReadText(text, options);
  if (outcomes.empty()) return NoGraph(text, options);
  const LineStarts starts(text);
  std::vector<GraphReading> readings;
  for (ReadOutcome& outcome : outcomes) {
    SetCut(outcome, text, starts, options);
    absl::Status problem = ProblemOf(outcome, text, starts, options);
    readings.push_back({std::move(outcome.graph), std::move(problem)});
  }
  return readings;
}

absl::StatusOr<GraphText> ReadGraph(absl::string_view text, const ReadOptions& options, std::optional<int> index) {
  std::vector<ReadOutcome> outcomes = ReadText(text, options);
  if (outcomes.empty()) return NoGraph(text, options);
  if (!index.has_value() && outcomes.size() > 1) {
    return absl::InvalidArgumentError(absl::StrCat(options.file_name, ": the text has ", outcomes.size(),
                                                   " graphs; choose one by its number:", ListOf(outcomes)));
  }
  const int chosen = index.value_or(0);
  if (chosen < 0 || static_cast<size_t>(chosen) >= outcomes.size()) {
    return absl::InvalidArgumentError(absl::StrCat(options.file_name, ": the text has no graph ", chosen, "; it has ",
                                                   outcomes.size(),
                                                   outcomes.size() == 1 ? " graph:" : " graphs:", ListOf(outcomes)));
  }
  ReadOutcome& outcome = outcomes[chosen];
  const LineStarts starts(text);
  SetCut(outcome, text, starts, options);
  if (outcome.errors.empty()) return std::move(outcome.graph);
  return ProblemOf(outcome, text, starts, options);
}

}  // namespace backtape
