#include "backtape/model_files/export_types.h"

#include <optional>
#include <string>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"

namespace backtape {
namespace {

constexpr std::pair<int, DType> kScalarTypes[] = {
    {1, DType::kUInt8},           {2, DType::kInt8},
    {3, DType::kInt16},           {4, DType::kInt32},
    {5, DType::kInt64},           {6, DType::kFloat16},
    {7, DType::kFloat32},         {8, DType::kFloat64},
    {9, DType::kComplex32},       {10, DType::kComplex64},
    {11, DType::kComplex128},     {12, DType::kBool},
    {13, DType::kBFloat16},       {28, DType::kUInt16},
    {29, DType::kFloat8E4M3FN},   {30, DType::kFloat8E5M2},
    {31, DType::kFloat8E4M3FNUZ}, {32, DType::kFloat8E5M2FNUZ},
    {33, DType::kFloat8E8M0FNU},  {34, DType::kUInt32},
    {35, DType::kUInt64},
};
constexpr std::pair<int, Layout> kLayouts[] = {
    {1, Layout::kSparse},    {2, Layout::kSparseCsr}, {3, Layout::kSparseCsc}, {4, Layout::kSparseBsr},
    {5, Layout::kSparseBsc}, {6, Layout::kMkldnn},    {7, Layout::kStrided},
};
constexpr std::pair<int, MemoryFormat> kMemoryFormats[] = {
    {1, MemoryFormat::kContiguous},
    {2, MemoryFormat::kChannelsLast},
    {3, MemoryFormat::kChannelsLast3d},
    {4, MemoryFormat::kPreserve},
};

template <typename T, size_t n>
T ByNumber(const JsonView& view, const std::pair<int, T> (&rows)[n], absl::string_view what) {
  const int64_t number = view.Integer();
  for (const auto& [known, value] : rows) {
    if (known == number) return value;
  }
  view.Expected(absl::StrCat("a valid ", what, " number"));
  return rows[0].second;
}

// Turns sympy's srepr, "Add(Symbol('s0', integer=True), Integer(1))", into its arithmetic notation, "(s0 + 1)". Other
// texts and functions stay as they are.
class SreprReader {
 public:
  explicit SreprReader(absl::string_view text) : text_(text) {}

  // nullopt if the text has unclosed brackets or nests too deeply.
  std::optional<std::string> Read() {
    std::string out;
    if (!ReadExpression(0, &out) || at_ != text_.size()) return std::nullopt;
    return out;
  }

 private:
  static constexpr int kMaxDepth = 100;

  // Reads up to a comma, or up to a bracket that closes an outer call.
  bool ReadExpression(int depth, std::string* out) {
    if (depth > kMaxDepth) return false;
    while (at_ < text_.size() && text_[at_] != ',' && text_[at_] != ')') {
      size_t end = at_;
      while (end < text_.size() && (absl::ascii_isalnum(static_cast<unsigned char>(text_[end])) || text_[end] == '_')) {
        ++end;
      }
      const absl::string_view word = text_.substr(at_, end - at_);
      at_ = end;
      if (at_ < text_.size() && text_[at_] == '(') {
        if (!ReadCall(word, depth, out)) return false;
      } else if (!word.empty()) {
        absl::StrAppend(out, word);
      } else {
        out->push_back(text_[at_++]);
      }
    }
    return true;
  }

  // Reads a call's arguments, from the opening bracket on.
  bool ReadCall(absl::string_view function, int depth, std::string* out) {
    ++at_;
    if (function == "Symbol" || function == "Integer") return ReadLeaf(out);
    const absl::string_view sign = function == "Add" ? " + " : function == "Mul" ? "*" : function == "Pow" ? "**" : "";
    absl::StrAppend(out, sign.empty() ? function : "", "(");
    bool is_first = true;
    while (at_ < text_.size() && text_[at_] != ')') {
      if (!is_first) absl::StrAppend(out, sign.empty() ? ", " : sign);
      is_first = false;
      if (!ReadExpression(depth + 1, out)) return false;
      if (at_ < text_.size() && text_[at_] == ',') ++at_;
      while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    }
    out->push_back(')');
    return at_ < text_.size() && text_[at_++] == ')';
  }

  // "'s0', positive=True)" or "-2)".
  bool ReadLeaf(std::string* out) {
    const size_t close = text_.find(')', at_);
    if (close == absl::string_view::npos) return false;
    absl::string_view leaf = text_.substr(at_, close - at_);
    at_ = close + 1;
    if (const size_t comma = leaf.find(','); comma != absl::string_view::npos) leaf = leaf.substr(0, comma);
    if (leaf.size() > 1 && (leaf[0] == '\'' || leaf[0] == '"')) leaf = leaf.substr(1, leaf.size() - 2);
    if (absl::StrContains(leaf, '-')) {
      absl::StrAppend(out, "(", leaf, ")");
    } else {
      absl::StrAppend(out, leaf);
    }
    return true;
  }

  absl::string_view text_;
  size_t at_ = 0;
};

}  // namespace

DType ExportDType(const JsonView& view) { return ByNumber(view, kScalarTypes, "dtype"); }
Layout ExportLayout(const JsonView& view) { return ByNumber(view, kLayouts, "layout"); }
MemoryFormat ExportMemoryFormat(const JsonView& view) { return ByNumber(view, kMemoryFormats, "memory format"); }

Device ExportDevice(const JsonView& view) {
  Device device;
  device.type = view["type"].Text();
  const std::optional<JsonView> index = view.Find("index");
  if (!index.has_value()) return device;
  const int64_t number = index->Integer();
  constexpr int64_t kMaxDevices = 1 << 16;
  if (number < 0 || number > kMaxDevices) index->Expected("a device index from 0 to 65536");
  device.index = static_cast<int>(number);
  return device;
}

SymInt ExportSize(const JsonView& view) {
  const auto [kind, value] = view.Alternative();
  if (kind == "as_int") return value.Integer();
  if (kind != "as_expr") {
    view.Expected("as_int or as_expr");
    return 0;
  }
  const JsonView text = value["expr_str"];
  const std::optional<std::string> plain = SreprReader(text.Text()).Read();
  absl::StatusOr<SymInt> size =
      plain.has_value() ? SymInt::Parse(*plain) : absl::InvalidArgumentError("the expression is not complete");
  if (size.ok()) return *std::move(size);
  text.Fail(absl::StrCat("cannot read the expression \"", text.Text(), "\": ", size.status().message()));
  return 0;
}

TensorType ExportTensorType(const JsonView& view) {
  TensorType type;
  type.dtype = ExportDType(view["dtype"]);
  for (const JsonView& size : view["sizes"].Items()) type.sizes.push_back(ExportSize(size));
  SymIntVector strides;
  for (const JsonView& stride : view["strides"].Items()) strides.push_back(ExportSize(stride));
  if (strides.size() != type.sizes.size()) {
    view.Fail(
        absl::StrCat("expected one stride for each of the ", type.sizes.size(), " sizes, found ", strides.size()));
  }
  type.strides = std::move(strides);
  type.storage_offset = ExportSize(view["storage_offset"]);
  type.device = ExportDevice(view["device"]);
  const JsonView layout = view["layout"];
  if (ExportLayout(layout) != Layout::kStrided) layout.Expected("layout 7 (strided)");
  return type;
}

}  // namespace backtape
