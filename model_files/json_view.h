#ifndef BACKTAPE_MODEL_FILES_JSON_VIEW_H_
#define BACKTAPE_MODEL_FILES_JSON_VIEW_H_

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "nlohmann/json.hpp"

namespace backtape {

// A value in a JSON text of a known form, with its path for messages. The first wrong access is stored in the status
// that all views of a text share: "graph.nodes[3].target: expected a string, found 7". Later views hold null and return
// empty values, so readers need to check the status only before they act on a value. Private to this folder.
class JsonView {
 public:
  // Both must outlive the view and all views made from it.
  JsonView(const nlohmann::json& json, absl::Status* status) : json_(&json), status_(status) {}

  bool is_null() const { return json_->is_null(); }
  const std::string& path() const { return path_; }
  const nlohmann::json& json() const { return *json_; }

  // A required member.
  JsonView operator[](absl::string_view key) const;
  // A member that may be absent or null.
  std::optional<JsonView> Find(absl::string_view key) const;
  // The items of a list; the members of an object, in the order of their keys.
  std::vector<JsonView> Items() const;
  std::vector<std::pair<std::string, JsonView>> Members() const;
  // The member of an object that has exactly one, such as {"as_tensor": {...}}.
  std::pair<std::string, JsonView> Alternative() const;

  const std::string& Text() const;
  int64_t Integer() const;
  bool Bool() const;
  // A number, or "Infinity", "-Infinity" or "NaN".
  double Float() const;

  // Stores "PATH: MESSAGE" as the error, unless there is one.
  void Fail(absl::string_view message) const;
  // Fails with "expected WHAT, found JSON".
  void Expected(absl::string_view what) const;

 private:
  JsonView(const nlohmann::json& json, absl::Status* status, std::string path)
      : json_(&json), status_(status), path_(std::move(path)) {}

  const nlohmann::json* json_;
  absl::Status* status_;
  std::string path_;
};

}  // namespace backtape

#endif  // BACKTAPE_MODEL_FILES_JSON_VIEW_H_
