#ifndef BACKTAPE_MODEL_FILES_JSON_TEXT_H_
#define BACKTAPE_MODEL_FILES_JSON_TEXT_H_

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "nlohmann/json.hpp"

// JSON texts of model files. Private to this folder.
namespace backtape {

// Parses a whole JSON text. InvalidArgument with the byte position for wrong syntax, a key that an object has twice, or
// nesting beyond kMaxJsonDepth, which keeps recursion over the value safe.
inline constexpr int kMaxJsonDepth = 200;
absl::StatusOr<nlohmann::json> ParseJson(absl::string_view text);

}  // namespace backtape

#endif  // BACKTAPE_MODEL_FILES_JSON_TEXT_H_
