// Each floor may include only floors below it, and third-party libraries only where ARCHITECTURE.md allows them.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

const fs::path kRoot = BACKTAPE_SOURCE_DIR;

// From the lowest up. codegen_spec is used only at build time: it includes only the floor `files`, and no floor
// includes it.
const std::vector<std::string> kFloors = {"files", "tensor", "ir", "interp", "autograd", "passes", "jit", "tools"};

struct Include {
  fs::path file;
  int line = 0;
  std::string header;
};

std::vector<Include> IncludesBelow(const std::string& folder) {
  std::vector<Include> includes;
  for (const auto& entry : fs::recursive_directory_iterator(kRoot / folder)) {
    if (entry.path().extension() != ".h" && entry.path().extension() != ".cc") continue;
    std::ifstream file(entry.path());
    int number = 0;
    for (std::string line; std::getline(file, line);) {
      ++number;
      if (!line.starts_with("#include ")) continue;
      const size_t open = line.find_first_of("<\"");
      const size_t close = line.find_last_of(">\"");
      if (open < close) includes.push_back({entry.path(), number, line.substr(open + 1, close - open - 1)});
    }
  }
  return includes;
}

std::string Place(const Include& include) {
  return include.file.lexically_relative(kRoot).string() + ":" + std::to_string(include.line) + " includes " +
         include.header;
}

TEST(Floors, IncludeOnlyLowerFloors) {
  for (size_t i = 0; i < kFloors.size(); ++i) {
    const std::vector<Include> includes = IncludesBelow(kFloors[i]);
    for (size_t j = i + 1; j < kFloors.size(); ++j) {
      for (const Include& include : includes) {
        EXPECT_FALSE(include.header.starts_with("backtape/" + kFloors[j] + "/")) << Place(include);
      }
    }
    for (const Include& include : includes) {
      const bool is_generator = include.file.filename() == "derivative_gen.cc";  // the command line of codegen_spec
      EXPECT_FALSE(include.header.starts_with("backtape/codegen_spec/") && !is_generator) << Place(include);
      EXPECT_FALSE(include.header.starts_with("backtape/tests/")) << Place(include);
    }
  }
}

TEST(Floors, GeneratorIncludesOnlyTheLowestFloor) {
  for (const Include& include : IncludesBelow("codegen_spec")) {
    for (const std::string& floor : kFloors) {
      if (floor == "files") continue;
      EXPECT_FALSE(include.header.starts_with("backtape/" + floor + "/")) << Place(include);
    }
  }
}

TEST(Floors, ThirdPartyLibrariesStayWhereTheyBelong) {
  const std::map<std::string, std::vector<std::string>> homes = {
      {"asmjit", {"jit/emit"}},
      {"oneapi/dnnl", {"jit/library"}},
      {"dnnl", {"jit/library"}},
      {"omp.h", {"jit/library"}},
      {"yaml-cpp", {"codegen_spec"}},
      {"zip.h", {"tensor"}},
      {"CLI/", {"tools"}},
      {"nlohmann", {"tools"}},
      {"gtest", {}},
      {"gmock", {}},
  };
  std::vector<std::string> folders = kFloors;
  folders.push_back("codegen_spec");
  for (const std::string& folder : folders) {
    for (const Include& include : IncludesBelow(folder)) {
      const std::string file = include.file.lexically_relative(kRoot).generic_string();
      for (const auto& [library, allowed] : homes) {
        if (!include.header.starts_with(library)) continue;
        const auto is_home = [&](const std::string& home) { return file.starts_with(home + "/"); };
        EXPECT_TRUE(std::any_of(allowed.begin(), allowed.end(), is_home)) << Place(include);
      }
    }
  }
}

TEST(Floors, EachHasAReadme) {
  std::vector<std::string> folders = kFloors;
  folders.push_back("codegen_spec");
  folders.push_back("tests");
  for (const std::string& folder : folders) {
    EXPECT_TRUE(fs::exists(kRoot / folder / "README.md")) << folder;
  }
}

}  // namespace
