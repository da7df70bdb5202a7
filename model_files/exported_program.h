#ifndef BACKTAPE_MODEL_FILES_EXPORTED_PROGRAM_H_
#define BACKTAPE_MODEL_FILES_EXPORTED_PROGRAM_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"

namespace backtape {

struct ExportReadOptions {
  const OpTable* ops = nullptr;  // null: OpTable::Builtin(); must outlive the graph
  // Keep calls of ops that the table does not have as opaque calls, instead of reporting them.
  bool allow_unknown_ops = false;
};

// A program of torch.export.
struct ExportedProgram {
  std::unique_ptr<Graph> graph;          // with its signature; parameters, buffers and constants are placeholders
  std::vector<std::string> unknown_ops;  // targets that are not in the op table, each once
  std::string torch_version;
};

// Reads an ExportedProgram in JSON, schema versions 5 to 8. Nodes keep their names, types and stacks. Returns
// InvalidArgument for a text of another form, with the path of the first wrong value
// ("graph_module.graph.nodes[3].inputs[0].arg"). Returns NotFound with the list of unknown ops. Returns Unimplemented
// for other schema versions, and for custom objects and sparse tensors, which graphs cannot hold.
absl::StatusOr<ExportedProgram> ReadExportedProgram(absl::string_view json, const ExportReadOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_MODEL_FILES_EXPORTED_PROGRAM_H_
