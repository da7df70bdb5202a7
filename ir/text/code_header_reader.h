#ifndef BACKTAPE_IR_TEXT_CODE_HEADER_READER_H_
#define BACKTAPE_IR_TEXT_CODE_HEADER_READER_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "backtape/ir/text/graph_builder.h"
#include "backtape/ir/text/lines/body_lines.h"
#include "backtape/ir/text/text_style.h"
#include "backtape/ir/text/value_reader.h"

namespace backtape {

// Reads the first lines of a function in the code form: "def forward(self, x: "f32[2]"):", and the lines that unpack
// the arguments in the boxed and pytree calling forms. Makes the placeholders.
class CodeHeaderReader {
 public:
  CodeHeaderReader(BodyLines& lines, GraphBuilder& builder, ValueReader& values, TextStyle& style)
      : lines_(lines), builder_(builder), values_(values), style_(style) {}

  // Starts at the line of "def" and ends at the first line of the body proper. After a problem, still makes the
  // placeholders that are known.
  void Read();
  // True if Read() also read lines of the body, such as "input_1 = input".
  bool body_has_begun() const { return body_has_begun_; }
  // True if blank lines were skipped before the first line of the body.
  bool skipped_blank_lines() const { return skipped_blank_lines_; }

 private:
  struct Parameter {
    absl::string_view target;  // "x", "*args"
    absl::string_view name;    // the node's name
    const Annotation* type = nullptr;
    bool has_default = false;
    Argument default_value;
    int line = 0;
  };
  bool ReadParameters(Cursor& c);
  bool ReadParameter(Cursor& c);
  bool ReadNote(Cursor& c);
  void ReadBoxed();
  bool ReadUnpacked();
  void ReadPytree();
  bool ReadAnnotationLine(Cursor c, std::vector<Parameter>* annotated);
  bool ReadPrologueLine(Cursor c);
  bool ReadFlattenLine(Cursor c, const std::vector<Parameter>& annotated);
  void ReadAliases();
  // Skips blank lines and lines of the profiler.
  void SkipLines();
  bool NextLine();
  void MakePlaceholders();
  Cursor LineCursorAtText() const;
  bool Error(const char* where, std::string message) {
    builder_.Error(where, std::move(message));
    return false;
  }

  BodyLines& lines_;
  GraphBuilder& builder_;
  ValueReader& values_;
  TextStyle& style_;
  std::vector<Parameter> parameters_;
  bool body_has_begun_ = false;
  bool skipped_blank_lines_ = false;
  bool saw_module_ = false;  // the parameter "self"
};

// True at the header of a function of any name whose first parameter states a shape: "def f(x: "f32[2]"):". People do
// not write such types.
bool IsTypedFunction(LineCursor lines);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_CODE_HEADER_READER_H_
