#include <map>

#include "absl/strings/strip.h"
#include "backtape/codegen_spec/type_check.h"

namespace backtape::codegen_spec {

const FormulaConstant* FindConstant(const std::string& name) {
  static const auto* const kConstants = [] {
    auto* constants = new std::map<std::string, FormulaConstant, std::less<>>;
    const auto add = [&](const char* type, std::initializer_list<std::pair<const char*, const char*>> values) {
      for (const auto& [name, cpp] : values) constants->emplace(name, FormulaConstant{FormulaType::Value(type), cpp});
    };
    add("bool", {{"true", "true"}, {"false", "false"}});
    add("float", {{"M_PI", "std::numbers::pi"},
                  {"M_PI_2", "(std::numbers::pi / 2)"},
                  {"M_PI_4", "(std::numbers::pi / 4)"},
                  {"M_1_PI", "std::numbers::inv_pi"},
                  {"M_2_PI", "(2 * std::numbers::inv_pi)"},
                  {"M_2_SQRTPI", "(2 * std::numbers::inv_sqrtpi)"},
                  {"M_E", "std::numbers::e"},
                  {"M_LN2", "std::numbers::ln2"},
                  {"M_LN10", "std::numbers::ln10"},
                  {"M_LOG2E", "std::numbers::log2e"},
                  {"M_LOG10E", "std::numbers::log10e"},
                  {"M_SQRT2", "std::numbers::sqrt2"},
                  {"M_SQRT1_2", "(std::numbers::sqrt2 / 2)"},
                  {"INFINITY", "std::numeric_limits<double>::infinity()"}});
    add("ScalarType", {{"kFloat", "DType::kFloat32"},
                       {"kDouble", "DType::kFloat64"},
                       {"kLong", "DType::kInt64"},
                       {"kInt", "DType::kInt32"},
                       {"kBool", "DType::kBool"},
                       {"kHalf", "DType::kFloat16"},
                       {"kBFloat16", "DType::kBFloat16"}});
    add("Layout", {{"kStrided", "Layout::kStrided"},
                   {"kSparse", "Layout::kSparse"},
                   {"kSparseCsr", "Layout::kSparseCsr"},
                   {"kSparseCsc", "Layout::kSparseCsc"},
                   {"kSparseBsr", "Layout::kSparseBsr"},
                   {"kSparseBsc", "Layout::kSparseBsc"},
                   {"kMkldnn", "Layout::kMkldnn"},
                   {"kJagged", "Layout::kJagged"}});
    add("MemoryFormat", {{"MemoryFormat::Contiguous", "MemoryFormat::kContiguous"},
                         {"MemoryFormat::Preserve", "MemoryFormat::kPreserve"},
                         {"LEGACY_CONTIGUOUS_MEMORY_FORMAT", "MemoryFormat::kContiguous"}});
    add("str", {{"kCudnnDoubleBackwardMsg", "\"cuDNN cannot differentiate twice; disable it for the forward pass\""}});
    // The reduction modes of losses.
    add("int", {{"Reduction::None", "0"}, {"Reduction::Mean", "1"}, {"Reduction::Sum", "2"}});
    constants->emplace("nullopt", FormulaConstant{FormulaType::Nullopt(), "std::nullopt"});
    return constants;
  }();
  absl::string_view stem = name;
  for (const absl::string_view prefix : {"::", "std::", "at::", "c10::"}) absl::ConsumePrefix(&stem, prefix);
  const auto found = kConstants->find(std::string(stem));
  return found == kConstants->end() ? nullptr : &found->second;
}

}  // namespace backtape::codegen_spec
