#include "backtape/model_files/pt2.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "backtape/ir/signature.h"
#include "backtape/ir/verifier.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

constexpr char kDataFolder[] = BACKTAPE_SOURCE_DIR "/tests/model_files/data/";

std::string ArchiveBytes(const std::string& name) {
  std::ifstream file(absl::StrCat(kDataFolder, name), std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(Pt2, ReadsGraphSignatureAndWeights) {
  const auto pt2 = ReadPt2(ArchiveBytes("regression.pt2"), "regression.pt2");
  ASSERT_TRUE(pt2.ok()) << pt2.status();
  EXPECT_EQ(pt2->model, "model");
  EXPECT_TRUE(pt2->unread.empty());
  EXPECT_TRUE(pt2->program.unknown_ops.empty());
  const Graph& graph = *pt2->program.graph;
  EXPECT_TRUE(Verify(graph).ok()) << Verify(graph);
  const InputSpec* weight = graph.signature().FindTarget("first.weight");
  ASSERT_NE(weight, nullptr);
  EXPECT_EQ(weight->kind, InputKind::kParameter);
  EXPECT_EQ(graph.attributes().at("first.weight").type().ToString(), "f32[4, 3]");
  EXPECT_EQ(graph.attributes().at("offset").item(1).to_double(), 2);
  const InputSpec* scale = graph.signature().FindTarget("scale");
  ASSERT_NE(scale, nullptr);
  EXPECT_FALSE(scale->persistent);
  EXPECT_THAT(graph.Find("relu")->provenance().Location(), HasSubstr("make_pt2.py:"));
}

TEST(Pt2, FrozenAndTiedParameters) {
  const auto pt2 = ReadPt2(ArchiveBytes("tied.pt2"), "tied.pt2");
  ASSERT_TRUE(pt2.ok()) << pt2.status();
  const Graph& graph = *pt2->program.graph;
  EXPECT_TRUE(Verify(graph).ok()) << Verify(graph);
  const Signature& signature = graph.signature();
  EXPECT_TRUE(signature.FindTarget("middle.weight")->is_frozen);
  EXPECT_FALSE(signature.FindTarget("head.weight")->is_frozen);
  const InputSpec& first = *signature.FindTarget("head.weight");
  const InputSpec& second = *signature.FindTarget("embedding.weight");
  const bool is_first = first.tied_to.empty();
  EXPECT_EQ(is_first ? second.tied_to : first.tied_to, is_first ? first.target : second.target);
  EXPECT_FALSE(graph.Find((is_first ? second : first).placeholder)->has_uses());
}

// The scripts that write the archives remove paths of the machine (tests/model_files/data/save_program.py), so the
// archives do not depend on the folder in which a script runs.
TEST(Pt2, ArchivesOfTheTestsStateNoPathsOfAMachine) {
  int num_archives = 0;
  for (const auto& entry : std::filesystem::directory_iterator(kDataFolder)) {
    if (entry.path().extension() != ".pt2") continue;
    ++num_archives;
    const std::string name = entry.path().filename();
    const auto pt2 = ReadPt2(ArchiveBytes(name), name);
    ASSERT_TRUE(pt2.ok()) << name << ": " << pt2.status();
    for (const Node* node : pt2->program.graph->nodes()) {
      if (!node->provenance().has_stack()) continue;
      for (const StackFrame& frame : node->provenance().stack->frames) {
        EXPECT_FALSE(absl::StartsWith(frame.file, "/")) << name << ", %" << node->name() << ": " << frame.file;
      }
    }
  }
  EXPECT_EQ(num_archives, 6);
}

// The error of a program with one call, as JSON, in which `from` is replaced by `to`.
std::string ErrorWith(const std::string& from, const std::string& to) {
  const std::string program = R"json({"schema_version":{"major":8,"minor":20},"graph_module":{"graph":{
"inputs":[{"as_tensor":{"name":"x"}}],"outputs":[{"as_tensor":{"name":"y"}}],
"nodes":[{"target":"torch.ops.aten.relu.default","inputs":[{"name":"self","arg":{"as_tensor":{"name":"x"}},"kind":1}],
"outputs":[{"as_tensor":{"name":"y"}}],"metadata":{}}],
"tensor_values":{"x":{"dtype":7,"sizes":[{"as_expr":{"expr_str":"Mul(Integer(2), Symbol('s0'))"}}],
"strides":[{"as_int":1}],"storage_offset":{"as_int":0},"device":{"type":"cpu","index":null},"layout":7}},
"sym_int_values":{}},
"signature":{"input_specs":[{"user_input":{"arg":{"as_tensor":{"name":"x"}}}}],
"output_specs":[{"user_output":{"arg":{"as_tensor":{"name":"y"}}}}]}}})json";
  const std::string changed = absl::StrReplaceAll(program, {{from, to}});
  if (changed == program && from != to) return "nothing was replaced";
  const auto read = ReadExportedProgram(changed);
  return read.ok() ? "no error" : std::string(read.status().message());
}

TEST(Pt2, ErrorsNameThePlace) {
  EXPECT_EQ(ErrorWith("", ""), "no error");
  EXPECT_EQ(ErrorWith("\"major\":8", "\"major\":9"), "schema version 9 is not supported; expected 5 to 8");
  EXPECT_EQ(ErrorWith("\"major\":8", "\"major\":\"8\""),
            "schema_version.major: expected a 64-bit integer, found \"8\"");
  EXPECT_THAT(ErrorWith("aten.relu.", "aten.relo."), HasSubstr("unknown ops: torch.ops.aten.relo.default"));
  EXPECT_EQ(ErrorWith("aten.relu.", "aten._unpack_dual."), "no error");  // a pass replaces it
  EXPECT_THAT(ErrorWith("aten.relu.", "aten.fft_rfft."),
              HasSubstr("unknown ops: torch.ops.aten.fft_rfft.default: complex values are not supported"));
  EXPECT_THAT(ErrorWith("\"arg\":{\"as_tensor\":{\"name\":\"x\"}}", "\"arg\":{\"as_tensor\":{\"name\":\"z\"}}"),
              HasSubstr("graph_module.graph.nodes[0].inputs[0].arg.as_tensor.name: the value \"z\" is not defined"));
  EXPECT_THAT(ErrorWith("\"kind\":1", "\"kind\":[]"), HasSubstr("nodes[0].inputs[0].kind: expected a 64-bit integer"));
  EXPECT_THAT(ErrorWith("\"arg\":{\"as_tensor\":{\"name\":\"x\"}}", "\"arg\":{\"as_custom_obj\":{}}"),
              HasSubstr("nodes[0].inputs[0].arg: an argument of the kind as_custom_obj is not supported"));
  EXPECT_THAT(ErrorWith("\"dtype\":7", "\"dtype\":99"),
              HasSubstr("tensor_values.x.dtype: expected a valid dtype number, found 99"));
  EXPECT_THAT(ErrorWith("\"layout\":7", "\"layout\":1"), HasSubstr("layout: expected layout 7 (strided), found 1"));
  EXPECT_THAT(ErrorWith("Mul(Integer(2)", "Foo(Integer(2)"), HasSubstr("cannot read the expression \"Foo(Integer(2)"));
  EXPECT_THAT(ErrorWith("\"user_output\"", "\"custom_obj\""),
              HasSubstr("an output of the kind custom_obj is not supported"));
  EXPECT_THAT(ErrorWith("[{\"user_output\":{\"arg\":{\"as_tensor\":{\"name\":\"y\"}}}}]",
                        "[{\"user_output\":{}},{\"user_output\":{}}]"),
              HasSubstr("expected 1 output, found 2"));
  EXPECT_THAT(ErrorWith("\"nodes\"", "\"knots\""), HasSubstr("graph_module.graph: expected the key \"nodes\""));
}

TEST(Pt2, OldArchivesAreReadWithoutTheirPickledWeights) {
  const auto pt2 = ReadPt2(ArchiveBytes("kinds_schema5.pt2"), "old.pt2");
  ASSERT_TRUE(pt2.ok()) << pt2.status();
  EXPECT_THAT(pt2->unread,
              testing::ElementsAre("tensors are not read, because they are pickled (serialized_state_dict.pt)"));
  EXPECT_TRUE(pt2->program.graph->attributes().empty());
}

TEST(Pt2, NoBytesCrashTheReader) {
  for (const char* name : {"kinds.pt2", "kinds_schema5.pt2"}) {
    const std::string bytes = ArchiveBytes(name);
    for (size_t n = 0; n < bytes.size(); n += 7) EXPECT_FALSE(ReadPt2(bytes.substr(0, n), "cut").ok()) << n;
    for (size_t i = 0; i < bytes.size(); i += 3) {
      std::string changed = bytes;
      changed[i] = static_cast<char>(changed[i] ^ (1 << i % 8));
      (void)ReadPt2(changed, "changed");
    }
  }
}

}  // namespace
}  // namespace backtape
