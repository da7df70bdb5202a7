// Each floor may include only lower floors, without cycles, and only its own third-party libraries (ARCHITECTURE.md).
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

const fs::path kRoot = BACKTAPE_SOURCE_DIR;

// The floors from the lowest to the highest. codegen_spec is used only at build time: it includes only the floor
// `files`, and no floor includes it.
const std::vector<std::string> kFloors = {"files",    "tensor", "ir",  "model_files", "interp",
                                          "autograd", "passes", "jit", "mpi",         "tools"};

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

// The names between ` in the sentence "This folder uses ..." of a README, without a final /.
std::set<std::string> FoldersThatReadmeNames(const std::string& folder) {
  std::ifstream file(kRoot / folder / "README.md");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const size_t begin = text.find("This folder uses ");
  if (begin == std::string::npos) return {};
  // Names of files contain dots too.
  const size_t end = std::min(text.find(". ", begin), text.find(".\n", begin));
  std::istringstream names(text.substr(begin, end - begin));
  std::set<std::string> found;
  for (std::string name; std::getline(names, name, '`') && std::getline(names, name, '`');) {
    if (name.ends_with('/')) name.pop_back();
    found.insert(name);
  }
  return found;
}

TEST(Floors, ReadmesNameTheFoldersThatAreUsed) {
  std::vector<std::string> folders = kFloors;
  folders.push_back("codegen_spec");
  for (const std::string& folder : folders) {
    std::set<std::string> used, named;
    for (const Include& include : IncludesBelow(folder)) {
      for (const std::string& other : folders) {
        if (other != folder && include.header.starts_with("backtape/" + other + "/")) used.insert(other);
      }
    }
    for (const std::string& name : FoldersThatReadmeNames(folder)) {
      if (std::find(folders.begin(), folders.end(), name) != folders.end()) named.insert(name);
    }
    EXPECT_EQ(named, used) << folder << "/README.md, the sentence \"This folder uses ...\"";
  }
}

TEST(Floors, ThirdPartyLibrariesStayWhereTheyBelong) {
  const std::map<std::string, std::vector<std::string>> homes = {
      {"asmjit", {"jit/emit"}},
      {"oneapi/dnnl", {"jit/dense"}},
      {"dnnl", {"jit/dense"}},
      {"omp.h", {"jit/dense"}},
      {"yaml-cpp", {"codegen_spec"}},
      {"zip.h", {"tensor"}},
      {"mpi.h", {"mpi"}},
      {"CLI/", {"tools"}},
      {"nlohmann", {"model_files", "tools"}},
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

// The includes between units (modules or folders): including unit -> included unit -> place of the include.
using IncludeGraph = std::map<std::string, std::map<std::string, std::string>>;

// Lists the includes that are part of a cycle; empty if there are none.
std::string CyclesOf(const IncludeGraph& graph) {
  std::map<std::string, std::set<std::string>> reachable;
  for (const auto& [start, unused] : graph) {
    std::vector<std::string> stack = {start};
    while (!stack.empty()) {
      const std::string unit = stack.back();
      stack.pop_back();
      const auto edges = graph.find(unit);
      if (edges == graph.end()) continue;
      for (const auto& [to, place] : edges->second) {
        if (reachable[start].insert(to).second) stack.push_back(to);
      }
    }
  }
  std::string cycles;
  for (const auto& [from, edges] : graph) {
    for (const auto& [to, place] : edges) {
      if (reachable[to].contains(from)) cycles += place + "\n";
    }
  }
  return cycles;
}

// The include graph of the files of `folders`. `unit_of` returns the unit of a file, given its path from the root;
// files with an empty unit are ignored.
template <typename UnitOf>
IncludeGraph IncludesBetween(const std::vector<std::string>& folders, UnitOf unit_of) {
  IncludeGraph graph;
  for (const std::string& folder : folders) {
    for (const Include& include : IncludesBelow(folder)) {
      if (!include.header.starts_with("backtape/")) continue;
      const std::string from = unit_of(include.file.lexically_relative(kRoot));
      const std::string to = unit_of(fs::path(include.header.substr(std::string("backtape/").size())));
      if (from != to && !from.empty() && !to.empty()) graph[from].try_emplace(to, Place(include));
    }
  }
  return graph;
}

TEST(Floors, ACycleIsFoundWithItsIncludes) {
  EXPECT_EQ(CyclesOf({{"a", {{"b", "a includes b"}}}, {"b", {{"c", "b includes c"}}}}), "");
  EXPECT_EQ(CyclesOf({{"a", {{"b", "a includes b"}}},
                      {"b", {{"c", "b includes c"}, {"d", "b includes d"}}},
                      {"c", {{"a", "c includes a"}}}}),
            "a includes b\nb includes c\nc includes a\n");
}

// A module is a header with the source of the same name.
TEST(Floors, ModulesHaveNoIncludeCycles) {
  std::vector<std::string> folders = kFloors;
  folders.insert(folders.end(), {"codegen_spec", "examples"});
  const IncludeGraph graph = IncludesBetween(
      folders, [](const fs::path& file) { return (file.parent_path() / file.stem()).generic_string(); });
  EXPECT_GT(graph.size(), 300u);
  EXPECT_EQ(CyclesOf(graph), "");
}

// Each file of autograd/ is in one of its folders. (Headers directly in autograd/ are generated.)
TEST(Floors, FoldersOfAutogradHaveNoIncludeCycles) {
  for (const auto& entry : fs::directory_iterator(kRoot / "autograd")) {
    EXPECT_TRUE(entry.path().extension() != ".h" && entry.path().extension() != ".cc") << entry.path();
  }
  const IncludeGraph graph = IncludesBetween({"autograd"}, [](const fs::path& file) {
    const bool is_in_room = *file.begin() == "autograd" && std::distance(file.begin(), file.end()) == 3;
    return is_in_room ? file.parent_path().filename().string() : std::string();
  });
  EXPECT_GT(graph.size(), 6u);
  EXPECT_EQ(CyclesOf(graph), "");
}

// Examples and the projects that build from the install tree show how programs use the library.
TEST(Floors, ExamplesIncludePublicHeadersOnly) {
  std::set<std::string> public_headers;
  std::ifstream list(kRoot / "cmake/PublicHeaders.cmake");
  for (std::string word; list >> word;) {
    if (word.starts_with("set(BACKTAPE_GENERATED_CODE_HEADERS")) break;
    if (word.ends_with(")")) word.pop_back();
    if (word.ends_with(".h")) public_headers.insert("backtape/" + word);
  }
  EXPECT_TRUE(public_headers.contains("backtape/jit/compiler.h"));
  for (const char* folder : {"examples", "tests/consumer", "tests/consumer_ops"}) {
    for (const Include& include : IncludesBelow(folder)) {
      if (!include.header.starts_with("backtape/") || include.header.starts_with("backtape/examples/")) continue;
      EXPECT_TRUE(public_headers.contains(include.header)) << Place(include);
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
