#include "backtape/examples/run_example.h"

#include <cstdio>
#include <exception>
#include <memory>
#include <optional>
#include <string>

#include "absl/strings/str_format.h"
#include "backtape/tools/parse_arguments.h"

namespace backtape::examples {
namespace {

// Prints "--steps INT=200" instead of "--steps INT:INT in [1 - 1000000000]=200".
class OptionFormatter : public CLI::Formatter {
 public:
  std::string make_option_opts(const CLI::Option* option) const override {
    if (option->get_type_size() == 0) return "";
    const std::string type = option->get_type_name();
    const std::string& value = option->get_default_str();
    return " " + type.substr(0, type.find(':')) + (value.empty() ? "" : "=" + value);
  }
};

}  // namespace

int RunExample(int argc, char** argv, CLI::App& app, const std::function<absl::Status()>& run) {
  app.set_help_flag("-h,--help", "print this help and exit");
  app.formatter(std::make_shared<OptionFormatter>());
  if (const std::optional<int> code = tools::ParseArguments(argc, argv, app)) return *code;
  absl::Status status;
  try {
    status = run();
  } catch (const std::exception& e) {  // ops throw backtape::Error
    status = absl::InternalError(e.what());
  }
  if (status.ok()) return 0;
  absl::FPrintF(stderr, "%s: error: %s\n", app.get_name(), status.message());
  return 1;
}

}  // namespace backtape::examples
