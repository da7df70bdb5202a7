#ifndef BACKTAPE_MODEL_FILES_PT2_H_
#define BACKTAPE_MODEL_FILES_PT2_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/model_files/exported_program.h"

namespace backtape {

// A program from a .pt2 archive.
struct Pt2Program {
  ExportedProgram program;  // the graph's attributes hold the weights and constants, by their names in the model
  std::string model;        // "model"
  // The weights and constants that were not read because they are pickled, each with the reason.
  std::vector<std::string> unread;
};

// True for the first bytes of a zip archive, which every .pt2 file is.
bool IsPt2(absl::string_view bytes);

// Reads an archive of torch.export.save: of PyTorch 2.8 and later (models/NAME.json, raw weights), or of 2.2 to 2.7
// (serialized_exported_program.json, whose weights are pickled). Never executes pickle. If there are several
// models, `index` chooses one, in the order of their names; without it, the error lists them. `name` appears in
// messages. Errors: as for ReadExportedProgram; weights whose sizes disagree with their data; compiled archives
// (AOTInductor).
absl::StatusOr<Pt2Program> ReadPt2(absl::string_view bytes, const std::string& name,
                                   const ExportReadOptions& options = {}, std::optional<int> index = std::nullopt);

}  // namespace backtape

#endif  // BACKTAPE_MODEL_FILES_PT2_H_
