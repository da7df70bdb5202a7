// Gradients and second order gradients at zeros, ties, equal values and kinks, against PyTorch's.
// tests/conformance/README.md ("Special points") describes the file.
#include <cmath>
#include <fstream>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "absl/container/btree_map.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/interp/compare.h"
#include "backtape/tensor/error.h"
#include "backtape/tests/gradient/gradient_case.h"
#include "backtape/tests/support/one_rank.h"

namespace backtape::testing {
namespace {

const std::string kCorpus = absl::StrCat(BACKTAPE_SOURCE_DIR, "/tests/conformance/");

std::vector<double> Numbers(absl::string_view text) {
  std::vector<double> numbers;
  for (const absl::string_view word : absl::StrSplit(text, ' ', absl::SkipEmpty())) {
    EXPECT_TRUE(absl::SimpleAtod(word, &numbers.emplace_back())) << word;
  }
  return numbers;
}

// One line, like "gradients/sinc.default c0 zeros by c0_self: 0 0 | -1.5 2". The numbers are the gradients with respect
// to the inputs and the second order gradients with respect to the inputs and the gradients of the outputs. The latter
// are missing where PyTorch has none.
struct SpecialPoint {
  std::string label, file, call, point;
  std::vector<std::string> by;
  std::vector<double> first, second;
};

SpecialPoint ParsePoint(absl::string_view line) {
  const std::vector<absl::string_view> parts = absl::StrSplit(line, absl::MaxSplits(": ", 1));
  const std::vector<std::string> words = absl::StrSplit(parts.at(0), ' ');
  const std::vector<absl::string_view> values = absl::StrSplit(parts.at(1), '|');
  SpecialPoint result;
  result.label = std::string(parts[0]);
  result.file = words.at(0);
  result.call = words.at(1);
  result.point = words.at(2);
  result.by.assign(words.begin() + 4, words.end());
  result.first = Numbers(values.at(0));
  result.second = Numbers(values.at(1));
  return result;
}

// The gradients as one tensor; an undefined gradient is 0.
Tensor Joined(const variable_list& gradients, const variable_list& like) {
  std::vector<double> all;
  for (size_t k = 0; k < like.size(); ++k) {
    for (int64_t i = 0; i < like[k].numel(); ++i) {
      all.push_back(gradients[k].defined() ? gradients[k].item(i).to_double() : 0);
    }
  }
  return Tensor::FromValues({static_cast<int64_t>(all.size())}, all, DType::kFloat64);
}

// Numbers that PyTorch computes as infinite or NaN are stored as NaN, and not compared.
void ExpectValues(const SpecialPoint& point, absl::string_view order, const Tensor& actual, std::vector<double> values,
                  double rtol) {
  for (size_t i = 0; i < values.size() && i < static_cast<size_t>(actual.numel()); ++i) {
    if (std::isnan(values[i])) values[i] = actual.item(i).to_double();
  }
  const Tensor expected = Tensor::FromValues({static_cast<int64_t>(values.size())}, values, DType::kFloat64);
  const Difference difference = Compare(actual, expected, {.rtol = rtol, .atol = 1e-11});
  EXPECT_TRUE(difference.ok()) << point.label << ", " << order << " order: " << difference.ToString(expected);
}

void CheckPoint(const GradientFile& file, const SpecialPoint& point, const std::vector<double>& numbers) {
  const GradientCase& call = file.cases.back();
  absl::btree_map<std::string, Variable> leaves;
  variable_list inputs;
  for (const std::string& name : point.by) {
    const Tensor& like = file.arrays.at(name);
    std::vector<double> values;
    for (int64_t i = 0; i < like.numel(); ++i) values.push_back(numbers[(i + 3 * inputs.size()) % numbers.size()]);
    inputs.emplace_back(Tensor::FromValues(like.sizes(), values, DType::kFloat64));
    inputs.back().set_requires_grad();
    leaves.emplace(name, inputs.back());
  }
  const variable_list outputs = EvaluateCase(file, call, leaves);
  std::vector<TapePoint> from, by(inputs.begin(), inputs.end());
  variable_list seeds, variables = inputs;
  for (size_t j = 0; j < outputs.size(); ++j) {
    const Variable seed(MadeUpSeed(outputs[j], j));
    seed.set_requires_grad();
    variables.push_back(seed);
    if (!outputs[j].requires_grad() || outputs[j].dtype() != DType::kFloat64) continue;
    from.emplace_back(outputs[j]);
    seeds.push_back(seed);
  }
  GradOptions options;
  options.create_graph = options.allow_unused = true;
  const variable_list gradients = Grad(from, by, seeds, options);
  ExpectValues(point, "first", Joined(gradients, inputs), point.first, file.rtol);
  if (point.second.empty()) return;
  from.clear();
  variable_list cotangents;
  for (size_t i = 0; i < gradients.size(); ++i) {
    if (!gradients[i].defined() || !gradients[i].requires_grad()) continue;
    from.emplace_back(gradients[i]);
    cotangents.emplace_back(MadeUpSeed(gradients[i], i));
  }
  by.assign(variables.begin(), variables.end());
  options.create_graph = false;
  variable_list second(by.size());
  if (!from.empty()) second = Grad(from, by, cotangents, options);
  ExpectValues(point, "second", Joined(second, variables), point.second, file.rtol);
}

TEST(SpecialPoints, GradientsOfBothOrdersAreThoseOfPyTorch) {
  const OneRank one_rank;
  std::map<std::string, std::vector<double>, std::less<>> points;
  std::map<std::string, GradientFile> files;
  std::ifstream stream(kCorpus + "special_points/values.txt");
  int num_checked = 0;
  for (std::string text; std::getline(stream, text);) {
    absl::string_view line = text;
    if (absl::ConsumePrefix(&line, "# point ")) {
      const std::pair<absl::string_view, absl::string_view> parts = absl::StrSplit(line, absl::MaxSplits(": ", 1));
      points[std::string(parts.first)] = Numbers(parts.second);
    }
    if (line.empty() || line[0] == '#' || line != text) continue;
    const SpecialPoint point = ParsePoint(line);
    if (!files.contains(point.file)) {
      auto file = ReadCalls(absl::StrCat(kCorpus, point.file, ".fx"));
      ASSERT_TRUE(file.ok()) << file.status();
      files.emplace(point.file, *std::move(file));
    }
    GradientFile& file = files.at(point.file);
    GradientCase call;
    call.name = point.call;
    call.by = point.by;
    const absl::Status added = AddCase(file, std::move(call));
    ASSERT_TRUE(added.ok()) << added;
    try {
      CheckPoint(file, point, points.at(point.point));
    } catch (const Error& error) {
      ADD_FAILURE() << point.label << ": " << error.what();
    }
    ++num_checked;
  }
  EXPECT_GT(num_checked, 1000);
}

}  // namespace
}  // namespace backtape::testing
