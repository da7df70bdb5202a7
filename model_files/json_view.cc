#include "backtape/model_files/json_view.h"

#include <limits>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"

namespace backtape {
namespace {

using Json = nlohmann::json;

const Json& NullJson() {
  static const Json null;
  return null;
}

const std::string& NoText() {
  static const std::string none;
  return none;
}

}  // namespace

void JsonView::Fail(absl::string_view message) const {
  if (!status_->ok()) return;
  *status_ = absl::InvalidArgumentError(absl::StrCat(path_.empty() ? "the top level" : path_, ": ", message));
}

void JsonView::Expected(absl::string_view what) const {
  constexpr size_t kMaxShown = 60;
  std::string found = json_->dump(-1, ' ', true, Json::error_handler_t::replace);
  if (found.size() > kMaxShown) found = absl::StrCat(found.substr(0, kMaxShown), "...");
  Fail(absl::StrCat("expected ", what, ", found ", found));
}

std::optional<JsonView> JsonView::Find(absl::string_view key) const {
  if (!json_->is_object()) {
    Expected("an object");
    return std::nullopt;
  }
  const auto member = json_->find(std::string(key));
  if (member == json_->end() || member->is_null()) return std::nullopt;
  return JsonView(*member, status_, path_.empty() ? std::string(key) : absl::StrCat(path_, ".", key));
}

JsonView JsonView::operator[](absl::string_view key) const {
  std::optional<JsonView> member = Find(key);
  if (member.has_value()) return *std::move(member);
  Fail(absl::StrCat("expected the key \"", key, "\""));
  return JsonView(NullJson(), status_, absl::StrCat(path_, ".", key));
}

std::vector<JsonView> JsonView::Items() const {
  std::vector<JsonView> items;
  if (!json_->is_array()) {
    Expected("a list");
    return items;
  }
  for (size_t i = 0; i < json_->size(); ++i) {
    items.push_back(JsonView((*json_)[i], status_, absl::StrCat(path_, "[", i, "]")));
  }
  return items;
}

std::vector<std::pair<std::string, JsonView>> JsonView::Members() const {
  std::vector<std::pair<std::string, JsonView>> members;
  if (!json_->is_object()) {
    Expected("an object");
    return members;
  }
  for (const auto& [key, value] : json_->items()) {
    members.emplace_back(
        key, JsonView(value, status_, absl::StrCat(path_, path_.empty() ? "" : ".", absl::Utf8SafeCHexEscape(key))));
  }
  return members;
}

std::pair<std::string, JsonView> JsonView::Alternative() const {
  std::vector<std::pair<std::string, JsonView>> members = Members();
  if (members.size() == 1) return std::move(members[0]);
  Expected("an object with one key");
  return {"", JsonView(NullJson(), status_, path_)};
}

const std::string& JsonView::Text() const {
  if (json_->is_string()) return json_->get_ref<const std::string&>();
  Expected("a string");
  return NoText();
}

int64_t JsonView::Integer() const {
  const bool fits =
      json_->is_number_integer() && (!json_->is_number_unsigned() || json_->get<uint64_t>() <= uint64_t{INT64_MAX});
  if (fits) return json_->get<int64_t>();
  Expected("a 64-bit integer");
  return 0;
}

bool JsonView::Bool() const {
  if (json_->is_boolean()) return json_->get<bool>();
  Expected("true or false");
  return false;
}

double JsonView::Float() const {
  if (json_->is_number()) return json_->get<double>();
  if (json_->is_string()) {
    const std::string& text = Text();
    if (text == "Infinity") return std::numeric_limits<double>::infinity();
    if (text == "-Infinity") return -std::numeric_limits<double>::infinity();
    if (text == "NaN") return std::numeric_limits<double>::quiet_NaN();
  }
  Expected("a number");
  return 0;
}

}  // namespace backtape
