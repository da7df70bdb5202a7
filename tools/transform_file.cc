#include "backtape/tools/transform_file.h"

#include <utility>

#include "backtape/ir/signature.h"
#include "backtape/ir/text/descriptors.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tools/compiled_graph.h"
#include "backtape/tools/files.h"
#include "backtape/tools/graph_output.h"
#include "backtape/tools/notes.h"
#include "backtape/tools/values.h"

namespace backtape::tools {

void TransformFile::AddFilesTo(CLI::App& app) {
  input_.AddTo(app);
  app.add_option("-o,--output", output_, "output file (default: -, standard output)")->type_name("OUT");
}

void TransformFile::AddFormatTo(CLI::App& app) {
  app.add_option(
         "--inputs", inputs_,
         "arrays that supply the placeholders' types, and the values of numbers that the graph reads with x.item()")
      ->type_name("IN.npz")
      ->check(NamedFile());
  app.add_option("--format", format_, "same: the form of the input (default); fx; code")
      ->check(CLI::IsMember({"same", "fx", "code"}))
      ->type_name("FORMAT");
}

absl::Status TransformFile::Run(const Transform& transform) const {
  BACKTAPE_RETURN_IF_ERROR(CheckOutputFiles({{"--output", output_}}, {{"--inputs", inputs_}}));
  BACKTAPE_ASSIGN_OR_RETURN(GraphText text, ReadGraphInput(input_));
  Graph& graph = *text.graph;
  SymbolValues sizes;
  if (!inputs_.empty()) {
    BACKTAPE_ASSIGN_OR_RETURN(const StateValues state, ReadState(graph, /*params=*/""));
    BACKTAPE_ASSIGN_OR_RETURN(const GraphValues values, ValuesFromFile(graph, inputs_, state));
    SetUnknownTypes(graph, values);
    sizes = SymbolValuesOf(graph.placeholders(), values.inputs);
    BACKTAPE_RETURN_IF_ERROR(ResolveTargets(graph, values, input_.path));
  } else {
    BACKTAPE_RETURN_IF_ERROR(ResolveTargets(graph, input_.path));
  }
  absl::StatusOr<std::unique_ptr<Graph>> transformed =
      transform(graph, sizes.empty() ? nullptr : &sizes, /*specialise=*/false);
  if (!sizes.empty() && !transformed.ok()) {
    absl::StatusOr<std::unique_ptr<Graph>> specialised = transform(graph, &sizes, /*specialise=*/true);
    if (specialised.ok()) {
      PrintNotes({NoteOnSizes(transformed.status())}, input_.path);
      transformed = std::move(specialised);
    }
  }
  if (!transformed.ok()) return InFile(input_.path, transformed.status());
  const std::unique_ptr<Graph> result = *std::move(transformed);
  TextStyle style = text.style;
  if (format_ == "fx") style = TextStyle();
  if (format_ == "code") style = TextStyle::Code();
  if (!graph.signature().empty()) StateSignature(*result, &style);
  PrintNotes(NotesOnIgnoredTypes(graph), input_.path);
  return WriteGraph(output_, *result, style);
}

}  // namespace backtape::tools
