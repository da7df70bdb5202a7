#include "backtape/examples/run_example.h"

#include <cstdio>
#include <exception>
#include <memory>
#include <string>

#include "absl/strings/str_format.h"

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
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& e) {
    if (e.get_exit_code() == 0) return app.exit(e);  // --help
    std::string message = e.what();
    const size_t required = message.find(": 1 required ");  // OPTION: 1 required TYPE missing
    if (required != std::string::npos) message = message.substr(0, required) + " requires a value";
    absl::FPrintF(stderr, "%s: error: %s\nRun %s --help for usage.\n", app.get_name(), message, app.get_name());
    return 2;
  }
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
