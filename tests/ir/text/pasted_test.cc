// Graphs in forms that Backtape does not print: older and rarer output of PyTorch, and texts that users have changed.

#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/tests/ir/text/pasted.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(Pasted, NamesThatAreAssignedAgain) {
  EXPECT_EQ(Nodes("def forward(self, x, y):\n"
                  "    x += y\n"
                  "    z = x\n"
                  "    w = torch.relu(z)\n"
                  "    w = torch.sigmoid(w)\n"
                  "    v = w\n"
                  "    return (v, x)\n"),
            "%x : [num_users=2] = placeholder[target=x]\n"
            "%y : [num_users=1] = placeholder[target=y]\n"
            "%z : [num_users=1] = call_function[target=operator.iadd](args = (%x, %y), kwargs = {})\n"
            "%w : [num_users=1] = call_function[target=torch.relu](args = (%z,), kwargs = {})\n"
            "%w_1 : [num_users=1] = call_function[target=torch.sigmoid](args = (%w,), kwargs = {})\n"
            "return (w_1, x)\n");
}

TEST(Pasted, GeneratedNamesYieldToNamesInTheText) {
  // The call without a name is named add until the text uses this name for another node.
  EXPECT_EQ(Nodes("def forward(self, x):\n"
                  "    torch.add(x, 1)\n"
                  "    add = torch.add(x, 2)\n"
                  "    return add\n"),
            "%x : [num_users=2] = placeholder[target=x]\n"
            "%add_1 : [num_users=0] = call_function[target=torch.add](args = (%x, 1), kwargs = {})\n"
            "%add : [num_users=1] = call_function[target=torch.add](args = (%x, 2), kwargs = {})\n"
            "return add\n");
}

TEST(Pasted, BoxedArguments) {
  EXPECT_EQ(
      Nodes("def forward(self, x, y):\n"
            "    call_boxed_arg_0 = [x, y];  x = y = None\n"
            "    call = torch.ops.mylib.fancy.default(call_boxed_arg_0, 2);  call_boxed_arg_0 = None\n"
            "    return (call,)\n"),
      "%x : [num_users=1] = placeholder[target=x]\n"
      "%y : [num_users=1] = placeholder[target=y]\n"
      "%call : [num_users=1] = call_function[target=torch.ops.mylib.fancy.default](args = ([%x, %y], 2), kwargs = {})\n"
      "return (call,)\n");
}

TEST(Pasted, ParenthesesThatFormattersAdd) {
  const std::string plain = Nodes(
      "def forward(self, x, y):\n"
      "    z = torch.add(x, y)\n"
      "    w = z * 2\n"
      "    return (w,)\n");
  EXPECT_EQ(Nodes("def forward(self, x, y):\n"
                  "    (z) = (torch.add((x), (y)))\n"
                  "    (\n"
                  "        w\n"
                  "    ) = z * (\n"
                  "        2\n"
                  "    )\n"
                  "    return (\n"
                  "        (w),\n"
                  "    )\n"),
            plain);
}

TEST(Pasted, TheModuleMayBeNamedRoot) {
  const std::string node = "%w : [num_users=1] = get_attr[target=linear.weight]\nreturn w\n";
  EXPECT_EQ(Nodes("def forward(root):\n    w = root.linear.weight\n    return w\n"), node);
  EXPECT_EQ(Nodes("def forward(self):\n    w = root.linear.weight\n    return w\n"), node);
}

TEST(Pasted, OldestGraphs) {
  EXPECT_EQ(Nodes("graph(x, y):\n"
                  "    %w : [#users=1] = self.linear.weight\n"
                  "    %add_1 : [#users=1] = call_function[target=operator.add](args = (%x, %w), kwargs = {})\n"
                  "    %sum = call_function[target=torch.sum](args = (%add_1, %y))\n"
                  "    return sum\n"),
            "%x : [num_users=1] = placeholder[target=x]\n"
            "%y : [num_users=1] = placeholder[target=y]\n"
            "%w : [num_users=1] = get_attr[target=linear.weight]\n"
            "%add_1 : [num_users=1] = call_function[target=operator.add](args = (%x, %w), kwargs = {})\n"
            "%sum : [num_users=1] = call_function[target=torch.sum](args = (%add_1, %y), kwargs = {})\n"
            "return sum\n");
}

// Before 1.7.
TEST(Pasted, FirstGraphs) {
  EXPECT_EQ(
      Nodes("graph(x):\n"
            "    %add_1 : [uses=1] = call_function[target=<built-in function add>](args = (%x, 3.0), kwargs = {})\n"
            "    %sum_1 : [uses=1] = call_function[target=<built-in method sum of type object at 0x7f18>](args = "
            "(%add_1,), kwargs = {dim: 1})\n"
            "    return %sum_1\n"),
      "%x : [num_users=1] = placeholder[target=x]\n"
      "%add_1 : [num_users=1] = call_function[target=operator.add](args = (%x, 3.0), kwargs = {})\n"
      "%sum_1 : [num_users=1] = call_function[target=torch.sum](args = (%add_1,), kwargs = {dim: 1})\n"
      "return sum_1\n");
}

TEST(Pasted, FunctionsOfOtherNames) {
  const std::string nodes =
      "%y : [num_users=0] = placeholder[target=y]\n"
      "%x : [num_users=1] = placeholder[target=x]\n"
      "%neg : [num_users=1] = call_function[target=torch.ops.aten.neg.default](args = (%x,), kwargs = {})\n"
      "return neg\n";
  const std::string body = "    neg: \"f32[2]\" = torch.ops.aten.neg.default(x)\n    return neg\n";
  for (const absl::string_view header :
       {"def f(y: \"i64[3]\", x: \"f32[2]\"):\n", "def f(y: i64[3], x: f32[2]):\n", "def f(y: \"Sym(s0)\", x):\n",
        "def f(\n    y: \"i64[3]\",\n    x: \"f32[2]\",\n):\n"}) {
    EXPECT_EQ(Nodes(absl::StrCat(header, body)), nodes) << header;
  }
  const auto read = ReadPasted("def f(y: \"i64[3]\", x: \"f32[2]\"):\n" + body);
  ASSERT_TRUE(read.ok()) << read.status().message();
  EXPECT_EQ(read->title, "f");
  EXPECT_EQ(read->graph->Find("y")->type().ToString(), "i64[3]");
}

TEST(Pasted, FunctionsWithAndWithoutParameters) {
  const auto readings = ReadEachGraph(
      "def root():\n"
      "    neg: \"f32[2]\" = torch.ops.aten.neg.default(x)\n"
      "    return [neg]\n"
      "\n"
      "def loop(y: \"f32[2]\"):\n"
      "    abs_1: \"f32[2]\" = torch.ops.aten.abs.default(y)\n"
      "    return [abs_1]\n",
      {});
  ASSERT_TRUE(readings.ok()) << readings.status().message();
  ASSERT_EQ(readings->size(), 2u);
  EXPECT_EQ((*readings)[0].text.title, "statements");
  EXPECT_EQ((*readings)[1].text.title, "loop");
}

TEST(Pasted, GetAttrNodesBeforePlaceholders) {
  EXPECT_EQ(
      Nodes("graph():\n"
            "    %w : [num_users=1] = get_attr[target=w]\n"
            "    %x : [num_users=1] = placeholder[target=x]\n"
            "    %mm : [num_users=1] = call_function[target=torch.ops.aten.mm.default](args = (%x, %w), kwargs = {})\n"
            "    return (mm,)\n"),
      "%x : [num_users=1] = placeholder[target=x]\n"
      "%w : [num_users=1] = get_attr[target=w]\n"
      "%mm : [num_users=1] = call_function[target=torch.ops.aten.mm.default](args = (%x, %w), kwargs = {})\n"
      "return (mm,)\n");
}

TEST(Pasted, LoweredGraphsOfExecuTorch) {
  const auto read = ReadPasted(
      "graph():\n"
      "    %x : [num_users=1] = placeholder[target=x]\n"
      "    %lowered_module_0 : [num_users=1] = get_attr[target=lowered_module_0]\n"
      "        backend_id: XnnpackBackend\n"
      "        lowered graph():\n"
      "            %x : [num_users=1] = placeholder[target=x]\n"
      "            %add : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%x, 1), kwargs = "
      "{})\n"
      "            return [add]\n"
      "    %call : [num_users=1] = call_function[target=torch.ops.higher_order.executorch_call_delegate](args = "
      "(%lowered_module_0, %x), kwargs = {})\n"
      "    return (call,)\n");
  ASSERT_TRUE(read.ok()) << read.status().message();
  EXPECT_EQ(read->graph->num_nodes(), 4u);
  const Graph* lowered = read->graph->FindSubgraph("lowered_module_0");
  ASSERT_NE(lowered, nullptr);
  EXPECT_EQ(lowered->num_nodes(), 3u);
}

TEST(Pasted, BodiesWithoutHeader) {
  const std::string nodes =
      "%primals_1 : [num_users=1] = placeholder[target=primals_1]\n"
      "%mm : [num_users=1] = call_function[target=torch.ops.aten.mm.default](args = (%primals_1, %primals_1), kwargs = "
      "{})\n"
      "%relu : [num_users=1] = call_function[target=torch.ops.aten.relu.default](args = (%mm,), kwargs = {})\n";
  EXPECT_EQ(Nodes("        mm: \"f32[2, 2]\" = torch.ops.aten.mm.default(primals_1, primals_1)\n"
                  "        relu: \"f32[2, 2]\" = torch.ops.aten.relu.default(mm);  mm = None\n"
                  "        return [relu]\n"),
            nodes + "return [relu]\n");
  EXPECT_EQ(
      Nodes(
          "# Source node to ATen node mapping:\n"
          "#   x => relu\n"
          "# Graph fragment:\n"
          "#   %mm : [num_users=3] = call_function[target=torch.ops.aten.mm.default](args = (%primals_1, %primals_1), "
          "kwargs = {})\n"
          "#   %relu : [num_users=2] = call_function[target=torch.ops.aten.relu.default](args = (%mm,), kwargs = {})\n"
          "triton_poi_fused_relu_0 = async_compile.triton('x', '''\n"),
      nodes + "return (relu,)\n");
}

TEST(Pasted, JointGraphsBefore2_0) {
  EXPECT_EQ(Nodes("class functionalized_joint(torch.nn.Module):\n"
                  "    def forward(self, primals, tangents):\n"
                  "        primals_1: f32[2], tangents_1: f32[2], = fx_pytree.tree_flatten_spec([primals, tangents], "
                  "self._in_spec)\n"
                  "        mul: f32[2] = torch.ops.aten.mul.Tensor(primals_1, tangents_1)\n"
                  "        return pytree.tree_unflatten([mul], self._out_spec)\n"),
            "%primals_1 : [num_users=1] = placeholder[target=primals_1]\n"
            "%tangents_1 : [num_users=1] = placeholder[target=tangents_1]\n"
            "%mul : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%primals_1, %tangents_1), "
            "kwargs = {})\n"
            "return [mul]\n");
}

TEST(Pasted, HigherOrderOpsAsArguments) {
  const auto target = [](absl::string_view argument) {
    return Nodes(
        absl::StrCat("graph():\n    %x : [num_users=1] = placeholder[target=x]\n    %y : [num_users=1] = call_function["
                     "target=torch.ops.higher_order.wrap](args = (",
                     argument, ", %x), kwargs = {})\n    return (y,)\n"));
  };
  for (const absl::string_view argument : {"aten.mm.default", "cond", "torch.ops.higher_order.cond",
                                           "<torch._higher_order_ops.cond.CondOp object at 0x7f>"}) {
    EXPECT_THAT(target(argument), HasSubstr(absl::StrCat("(args = (", argument, ", %x)"))) << argument;
  }
}

TEST(Pasted, HigherOrderOpsAsArgumentsInCode) {
  const std::string text =
      "def forward(self, token, obj):\n"
      "    with_effects = torch.ops.higher_order.with_effects(token, torch.ops.higher_order.call_torchbind, obj, "
      "'get');"
      "  token = obj = None\n"
      "    return with_effects\n";
  const auto read = ReadPasted(text);
  ASSERT_TRUE(read.ok()) << read.status().message();
  EXPECT_EQ(PrintGraph(*read), text);
}

TEST(Pasted, EffectCallsOfKnownOpsAreNotNoted) {
  const auto read = ReadPasted(
      "def forward(self, token, ok):\n"
      "    a = torch.ops.higher_order.with_effects(token, torch.ops.aten._assert_async.default, ok)\n"
      "    b = a[0]\n"
      "    c = torch.ops.higher_order.with_effects(b, torch.ops.mylib.check.default, ok)\n"
      "    d = c[0]\n"
      "    return d\n");
  ASSERT_TRUE(read.ok()) << read.status().message();
  EXPECT_THAT(read->unknown_ops, ElementsAre("torch.ops.higher_order.with_effects"));
}

TEST(Pasted, UnknownCallsOfEveryKindAreNoted) {
  const auto read = ReadPasted(
      "def forward(self, x):\n"
      "    a = torch.ops.mylib.fancy.default(x)\n"
      "    b = self.linear(a)\n"
      "    c = b.view(2)\n"
      "    d = torch.relu(c)\n"
      "    e = torch_nn_functional_gelu(d)\n"
      "    f = torch.relu(e)\n"
      "    return f\n");
  ASSERT_TRUE(read.ok()) << read.status().message();
  EXPECT_THAT(read->unknown_ops, ElementsAre("torch.ops.mylib.fancy.default", "self.linear", "Tensor.view",
                                             "torch.relu", "torch_nn_functional_gelu"));
}

TEST(Pasted, NamesOfFlattenedArgumentsThatLostTheirTypes) {
  const std::string text =
      "def forward(self, other):\n"
      "    _fn_args = (self, other)\n"
      "    self, L_self_ , L_other_ , = self._dynamo_bytecode_flatten(*_fn_args)\n"
      "    l_self_ = L_self_\n"
      "    l_other_ = L_other_\n"
      "    add = l_self_ + l_other_;  l_self_ = l_other_ = None\n"
      "    return self._dynamo_bytecode_unflatten((add,), _fn_args)";
  EXPECT_EQ(Nodes(text),
            "%l_self_ : [num_users=1] = placeholder[target=L_self_]\n"
            "%l_other_ : [num_users=1] = placeholder[target=L_other_]\n"
            "%add : [num_users=1] = call_function[target=operator.add](args = (%l_self_, %l_other_), kwargs = {})\n"
            "return (add,)\n");
  const auto read = ReadPasted(text);
  ASSERT_TRUE(read.ok());
  EXPECT_EQ(PrintGraph(*read), text);
}

TEST(Pasted, EmptyDefaults) {
  const std::string text = "graph():\n    %x : [#users=1] = placeholder[target=x](default=)\n    return x\n";
  const auto read = ReadPasted(text);
  ASSERT_TRUE(read.ok()) << read.status().message();
  EXPECT_EQ(read->graph->Find("x")->args()[0], Argument(std::string()));
  EXPECT_EQ(PrintGraph(*read), text);
}

TEST(Pasted, AttributesWithoutName) {
  const std::string text = "graph():\n    %_unnamed : [num_users=1] = get_attr[target=]\n    return _unnamed\n";
  const auto read = ReadPasted(text);
  ASSERT_TRUE(read.ok()) << read.status().message();
  EXPECT_EQ(PrintGraph(*read), text);
}

TEST(Pasted, NodesEditedByHand) {
  EXPECT_EQ(Nodes("graph():\n"
                  "    %x      : [num_users=?] = placeholder[target=x]\n"
                  "    %weight : FakeTensor = placeholder[target=weight]\n"
                  "    return (x, weight)\n"),
            "%x : [num_users=1] = placeholder[target=x]\n"
            "%weight : FakeTensor [num_users=1] = placeholder[target=weight]\n"
            "return (x, weight)\n");
}

TEST(Pasted, LoweredGraphsWithoutHeader) {
  const auto read = ReadPasted(
      "  %lowered_module_0 : [num_users=1] = get_attr[target=lowered_module_0]\n"
      "    backend_id: Demo\n"
      "    lowered graph():\n"
      "      %x : [num_users=1] = placeholder[target=x]\n"
      "      return [x]\n"
      "  %call : [num_users=0] = call_function[target=f](args = (%lowered_module_0, %y), kwargs = {})\n");
  ASSERT_TRUE(read.ok()) << read.status().message();
  EXPECT_NE(read->graph->Find("call"), nullptr);
  EXPECT_NE(read->graph->FindSubgraph("lowered_module_0"), nullptr);
}

}  // namespace
}  // namespace backtape
