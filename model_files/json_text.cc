#include "backtape/model_files/json_text.h"

#include <set>
#include <string>
#include <vector>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"

namespace backtape {
namespace {

using Json = nlohmann::json;

// Thrown out of the parser's callback, which cannot stop the parser otherwise.
struct Refused {
  std::string message;
};

}  // namespace

absl::StatusOr<Json> ParseJson(absl::string_view text) {
  std::vector<std::set<std::string>> keys;
  const auto check = [&keys](int depth, Json::parse_event_t event, Json& parsed) {
    if (depth > kMaxJsonDepth) throw Refused{absl::StrCat("JSON: nested deeper than ", kMaxJsonDepth, " levels")};
    if (event == Json::parse_event_t::object_start) keys.emplace_back();
    if (event == Json::parse_event_t::object_end) keys.pop_back();
    if (event == Json::parse_event_t::key) {
      const auto& key = parsed.get_ref<const std::string&>();
      if (!keys.back().insert(key).second) {
        throw Refused{absl::StrCat("JSON: the key \"", absl::Utf8SafeCHexEscape(key), "\" occurs twice in an object")};
      }
    }
    return true;
  };
  try {
    return Json::parse(text.begin(), text.end(), check);
  } catch (const Json::exception& error) {
    absl::string_view message = error.what();
    // "[json.exception.parse_error.101] parse error at ...".
    if (const size_t end = message.find("] "); end != absl::string_view::npos) message.remove_prefix(end + 2);
    const std::string escaped = absl::Utf8SafeCHexEscape(message);
    return absl::InvalidArgumentError(
        absl::StrCat("JSON: ", absl::StrReplaceAll(escaped, {{"\\'", "'"}, {"\\\"", "\""}})));
  } catch (const Refused& refused) {
    return absl::InvalidArgumentError(refused.message);
  }
}

}  // namespace backtape
