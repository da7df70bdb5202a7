#include "backtape/tools/differentiate_file.h"

namespace backtape::tools {

void DifferentiateFile::AddTo(CLI::App& app) {
  file_.AddFilesTo(app);
  app.add_option("--wrt", wrt_,
                 "placeholders to differentiate with respect to, or parameters by their names in the model; may be "
                 "repeated (default: all parameters that the graph names; if it names none, all placeholders with a "
                 "floating-point dtype)")
      ->delimiter(',')
      ->type_name("NAMES");
  app.add_option("--of", outputs_,
                 "outputs to differentiate, counted from 0; may be repeated (default: all differentiable ones)")
      ->delimiter(',')
      ->type_name("NUMBERS")
      ->check(NotNegativeInteger());
  file_.AddFormatTo(app);
}

absl::Status DifferentiateFile::Run(const Transform& transform) const {
  DifferentiateOptions options;
  if (!wrt_.empty()) options.wrt = wrt_;
  if (!outputs_.empty()) options.outputs = outputs_;
  return file_.Run([&](const Graph& forward, const SymbolValues* sizes, bool specialise) {
    options.sizes = sizes;
    options.specialise_sizes = specialise;
    return transform(forward, options);
  });
}

}  // namespace backtape::tools
