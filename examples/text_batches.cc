#include "backtape/examples/text_batches.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::examples {
namespace {

namespace fs = std::filesystem;

absl::Status AppendFile(const fs::path& path, std::string& text) {
  std::ifstream file(path, std::ios::binary);
  text.append(std::istreambuf_iterator<char>(file), {});
  if (file.bad() || !file.is_open()) {
    return absl::NotFoundError(absl::StrCat("cannot read ", path.string(), ": ", std::strerror(errno)));
  }
  return absl::OkStatus();
}

bool IsHidden(const fs::path& path) { return path.filename().string().front() == '.'; }

}  // namespace

absl::StatusOr<std::string> ReadText(const std::string& path) {
  const fs::path root = path.empty() ? fs::path(BACKTAPE_SOURCE_DIR) : fs::path(path);
  std::string text;
  if (!fs::is_directory(root)) {
    BACKTAPE_RETURN_IF_ERROR(AppendFile(root, text));
    return text;
  }
  std::vector<fs::path> files;
  std::error_code error;
  for (auto it = fs::recursive_directory_iterator(root, error); it != fs::recursive_directory_iterator();
       it.increment(error)) {
    const fs::path& entry = it->path();
    // Skip the build folder: its include folder links back to the source tree.
    if (it->is_directory() && (IsHidden(entry) || entry.filename() == "build")) it.disable_recursion_pending();
    if (it->is_regular_file() && (entry.extension() == ".md" || entry.extension() == ".h")) files.push_back(entry);
  }
  if (error) return absl::NotFoundError(absl::StrCat("cannot list ", root.string(), ": ", error.message()));
  std::sort(files.begin(), files.end());
  for (const fs::path& file : files) BACKTAPE_RETURN_IF_ERROR(AppendFile(file, text));
  return text;
}

absl::StatusOr<TextBatches> TextBatches::Create(const std::string& text, int64_t batch, int64_t context) {
  if (static_cast<int64_t>(text.size()) <= context) {
    return absl::InvalidArgumentError(
        absl::StrCat("the text has ", text.size(), " characters; expected more than the context of ", context));
  }
  std::array<int64_t, 256> numbers;
  numbers.fill(-1);
  int64_t vocabulary = 0;
  std::vector<int64_t> tokens;
  tokens.reserve(text.size());
  for (const char c : text) {
    int64_t& number = numbers[static_cast<unsigned char>(c)];
    if (number < 0) number = vocabulary++;
    tokens.push_back(number);
  }
  return TextBatches(std::move(tokens), vocabulary, batch, context);
}

TextBatches::Batch TextBatches::Next() {
  const Variable inputs = Tensor::Empty({batch_, context_}, DType::kInt64);
  const Variable targets = Tensor::Empty({batch_, context_}, DType::kInt64);
  const uint32_t starts = static_cast<uint32_t>(characters() - context_);
  for (int64_t row = 0; row < batch_; ++row) {
    const int64_t* piece = tokens_.data() + random_() % starts;
    std::copy_n(piece, context_, inputs.data<int64_t>() + row * context_);
    std::copy_n(piece + 1, context_, targets.data<int64_t>() + row * context_);
  }
  return {inputs, targets};
}

}  // namespace backtape::examples
