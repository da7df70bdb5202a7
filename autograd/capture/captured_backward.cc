#include "backtape/autograd/capture/captured_backward.h"

#include "absl/strings/str_cat.h"
#include "backtape/tensor/check.h"

namespace backtape {

std::string CapturedInput::Name() const {
  static constexpr absl::string_view kPrefixes[] = {"inputs_", "sizes_", "numbers_", "hooks_"};
  return absl::StrCat(kPrefixes[static_cast<size_t>(kind)], index);
}

CapturedInput CapturedBackward::InputOf(const Node& placeholder) const {
  const auto input = inputs.find(placeholder.name());
  BACKTAPE_CHECK(input != inputs.end()) << "%" << placeholder.name() << " is not an input of the captured backward";
  return input->second;
}

}  // namespace backtape
