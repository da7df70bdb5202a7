// The named cases of AOTAutograd's tests. On both engines the caller must see what an eager call shows. The metadata
// and the joint graph must be those of cases/NAME.txt. BACKTAPE_REWRITE_GOLDEN=1 rewrites these files.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/composite/geometry.h"
#include "backtape/autograd/custom/function.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/jit/aot_function.h"
#include "backtape/tests/jit/aot/compare_with_eager.h"
#include "backtape/tests/support/golden_file.h"

namespace backtape {
namespace {

struct AotCase {
  std::string name;
  VariableProgram function;
  MakeArguments make;
};

Variable Leaf(variable_list& leaves, const std::vector<int64_t>& sizes, double first = 0.3) {
  const Variable leaf = TestValues(sizes, first);
  leaf.set_requires_grad();
  leaves.push_back(leaf);
  return leaf;
}
// A result of an op on the tape, which may be written in place.
Variable NonLeaf(variable_list& leaves, const std::vector<int64_t>& sizes, double first = 0.3) {
  return Leaf(leaves, sizes, first) * 1.0;
}

MakeArguments Plain(std::vector<std::vector<int64_t>> sizes) {
  return [sizes](variable_list&) {
    variable_list arguments;
    for (const auto& s : sizes) arguments.push_back(TestValues(s, 0.3 + 0.1 * static_cast<double>(arguments.size())));
    return arguments;
  };
}
MakeArguments OnTape(std::vector<std::vector<int64_t>> sizes) {
  return [sizes](variable_list& leaves) {
    variable_list arguments;
    for (const auto& s : sizes)
      arguments.push_back(NonLeaf(leaves, s, 0.3 + 0.1 * static_cast<double>(arguments.size())));
    return arguments;
  };
}

// Returns a view of its argument.
struct ReturnsView : Function<ReturnsView> {
  static constexpr bool is_traceable = true;
  static Variable Forward(FunctionContext&, const Variable& x) { return ops::view(x, {-1}); }
  static variable_list Backward(FunctionContext&, variable_list grads) { return {ops::view(grads[0] * 3.0, {2, 2})}; }
};

std::vector<AotCase> AllCases() {
  using V = variable_list;
  std::vector<AotCase> cases;
  const auto add = [&](std::string name, MakeArguments make, VariableProgram function) {
    cases.push_back({std::move(name), std::move(function), std::move(make)});
  };
  add("input_mutation_simple", OnTape({{3}}), [](const V& a) -> V {
    ops::mul_(a[0], 2.0);
    return {a[0] * 3.0};
  });
  add("input_mutation_simple_no_grad", Plain({{3}}), [](const V& a) -> V {
    ops::mul_(a[0], 2.0);
    return {a[0] * 3.0};
  });
  add(
      "input_mutation_hidden",
      [](V& leaves) -> V {
        return {Leaf(leaves, {3}), TestValues({3})};
      },
      [](const V& a) -> V {
        {
          const NoGradGuard no_grad;
          ops::add_(a[1], 1.0);
        }
        return {a[0] * a[1]};
      });
  add("input_mutation_multiple", OnTape({{2, 2}, {2, 2}, {2, 2}}), [](const V& a) -> V {
    ops::mul_(a[0], 2.0);
    ops::mul_(a[2], 3.0);
    return {a[0] + a[1] + a[2]};
  });
  // PyTorch's test passes None and a number. Here, an undefined Variable replaces None, and the number is captured.
  add(
      "input_mutation_simple_with_none_and_nontensor",
      [](V& leaves) -> V {
        return {NonLeaf(leaves, {3, 3}), Variable(), NonLeaf(leaves, {3, 3}, 0.1)};
      },
      [number = 3.0](const V& a) -> V {
        ops::mul_(a[2], a[1].defined() ? 1.0 : number);
        return {a[0] * a[2], a[1]};
      });
  add("input_mutation_is_output", OnTape({{2, 2}}), [](const V& a) -> V {
    ops::mul_(a[0], 2.0);
    return {a[0]};
  });
  add("input_mutation_and_output_view", OnTape({{2, 2}}), [](const V& a) -> V {
    ops::add_(a[0], 1.0);
    return {ops::view(a[0], {-1})};
  });
  add("input_mutation_through_view", OnTape({{2, 3}}), [](const V& a) -> V {
    ops::mul_(ops::t(ops::slice(a[0], 1, 1, 3)), 2.0);
    return {ops::sin(a[0])};
  });
  add(
      "input_mutation_from_requires_grad",
      [](V& leaves) -> V {
        return {TestValues({3}), Leaf(leaves, {3}, 0.1)};
      },
      [](const V& a) -> V {
        ops::copy_(a[0], a[1] * 2.0);
        return {a[0] + 1.0};
      });
  add(
      "detached_alias_of_an_input_that_joins_the_tape",
      [](V& leaves) -> V {
        return {TestValues({3}), Leaf(leaves, {3}, 0.1)};
      },
      [](const V& a) -> V {
        const Variable detached = a[0].detach();
        ops::mul_(a[0], a[1]);
        return {detached};
      });
  add(
      "detached_alias_of_an_input_that_is_written",
      [](V& leaves) -> V {
        return {TestValues({3, 3}), Leaf(leaves, {1}, 0.1)};
      },
      [](const V& a) -> V {
        const Variable alias = a[0].detach();
        ops::mul_(alias, a[1]);
        return {alias, ops::view(alias, {-1}), alias};
      });
  add("input_output_view_simple", OnTape({{2, 2}}), [](const V& a) -> V { return {ops::view(a[0], {-1})}; });
  add("input_output_view_multiple", OnTape({{2, 2}, {2, 2}, {2, 2}, {2, 2}}), [](const V& a) -> V {
    return {ops::view(a[0], {-1}), ops::t(a[2]), a[1] + 1.0};
  });
  add("input_mutation_metadata", OnTape({{2, 3}, {3, 2}}), [](const V& a) -> V {
    ops::transpose_(a[0], 1, 0);
    return {a[0] + a[1]};
  });
  add("input_output_view_metadata_mutate_multiple", OnTape({{2, 3}, {2, 3}, {2, 3}}), [](const V& a) -> V {
    ops::t_(a[1]);
    ops::unsqueeze_(a[2], 0);
    return {ops::view(a[0], {-1}), ops::select(a[1], 0, 1), ops::transpose(a[2], 1, 2)};
  });
  add("input_metadata_mutation_and_data", OnTape({{2, 3}}), [](const V& a) -> V {
    const Variable before = ops::view(a[0], {-1});
    ops::t_(a[0]);
    ops::mul_(ops::select(a[0], 0, 1), 2.0);
    ops::unsqueeze_(a[0], 1);
    ops::squeeze_(a[0]);
    return {before, a[0], ops::sin(a[0])};
  });
  add("input_metadata_mutation_of_a_saved_argument", OnTape({{2, 3}, {3, 2}}), [](const V& a) -> V {
    ops::t_(a[0]);
    return {a[0] * a[1]};
  });
  add("input_metadata_mutation_no_grad", Plain({{2, 3}}), [](const V& a) -> V {
    ops::t_(a[0]);
    ops::add_(a[0], 1.0);
    return {ops::select(a[0], 1, 0)};
  });
  add("input_detached_in_place", OnTape({{2, 3}, {2, 3}}), [](const V& a) -> V {
    const Variable y = a[0] * 2.0;
    ops::detach_(a[0]);
    return {y * a[1], a[0] * a[1]};
  });
  add("output_aliases_intermediate_inplace_view", OnTape({{2, 3}}), [](const V& a) -> V {
    const Variable out = a[0] + 1.0, before = ops::view(out, {-1});
    ops::t_(out);
    return {out, before};
  });
  add("output_inplace_view", OnTape({{2, 3}}), [](const V& a) -> V {
    const Variable out = a[0] + 1.0;
    ops::t_(out);
    return {out};
  });
  add("calls_with_effects", OnTape({{3}}), [](const V& a) -> V {
    ops::_assert_async(ops::all(a[0] < 10.0));
    return {ops::sin(a[0])};
  });
  add("output_aliases_intermediate_single", OnTape({{2, 2}}),
      [](const V& a) -> V { return {ops::view(a[0] * 3.0, {-1})}; });
  add("output_aliases_intermediate_multiple", OnTape({{2, 2}}), [](const V& a) -> V {
    const Variable out = a[0] * 3.0;
    return {ops::view(out, {-1}), ops::view(out, {-1})};
  });
  add("output_aliases_intermediate_and_returned", OnTape({{2, 2}}), [](const V& a) -> V {
    const Variable out = a[0] * 3.0;
    return {ops::view(out, {-1}), out};
  });
  add("output_aliases_intermediate_and_returned_flipped", OnTape({{2, 2}}), [](const V& a) -> V {
    const Variable out = a[0] * 3.0;
    return {out, ops::view(out, {-1})};
  });
  add("output_aliases_intermediate_and_returned_different_grad", OnTape({{2, 2}}), [](const V& a) -> V {
    const Variable out = a[0] * 3.0;
    return {ops::view(out, {-1}), out, ops::view(out.detach(), {-1})};
  });
  add(
      "output_aliases_intermediate_no_grad",
      [](V& leaves) -> V {
        return {TestValues({2, 2}), Leaf(leaves, {2, 2}, 0.7)};
      },
      [](const V& a) -> V {
        return {ops::view(a[0] * 3.0, {-1}), a[1] + 1.0};
      });
  add("output_aliases_intermediate_multiple_mixed", OnTape({{2, 2}}), [](const V& a) -> V {
    const Variable out1 = a[0] + 1.0, out2 = a[0] * 3.0;
    return {ops::view(out1, {-1}), ops::transpose(out2, 0, 1), out1 * 5.0, ops::view(out2, {-1})};
  });
  // contiguous returns its argument.
  add("detached_alias_of_an_input_and_the_same_view_twice", Plain({{2, 3}}), [](const V& a) -> V {
    const Variable detached = a[0].detach(), view = ops::alias(detached);
    return {detached, view, ops::contiguous(view)};
  });
  add("output_and_views_of_its_detached_alias", OnTape({{2, 3}}), [](const V& a) -> V {
    const Variable out = a[0] + a[0], detached = out.detach();
    return {out, detached, ops::permute(detached, {1, 0})};
  });
  add("output_aliases_intermediate_inplace_view_with_detach", OnTape({{2, 2}}), [](const V& a) -> V {
    const Variable out = a[0] + 1.0, view = ops::t(out), detached = view.detach();
    return {view, detached};
  });
  add("output_all_alias_types", OnTape({{2, 2}}), [](const V& a) -> V {
    ops::add_(a[0], 1.0);
    const Variable out = a[0] * 3.0;
    return {ops::t(a[0]), ops::unsqueeze(out, 0), ops::unsqueeze(out, 0), a[0]};
  });
  add("output_unbind", OnTape({{2, 3}}), [](const V& a) -> V {
    const std::vector<Variable> rows = ops::unbind(a[0] * 2.0, 0);
    return {rows[0], rows[1]};
  });
  add("output_same_twice", OnTape({{3}}), [](const V& a) -> V {
    const Variable y = ops::sin(a[0]);
    return {y, y};
  });
  add("output_custom_function_view", OnTape({{2, 2}}), [](const V& a) -> V { return {ReturnsView::Apply(a[0])}; });
  add(
      "duplicate_arguments",
      [](V& leaves) -> V {
        const Variable x = NonLeaf(leaves, {3});
        return {x, x};
      },
      [](const V& a) -> V {
        ops::mul_(a[0], 2.0);
        return {a[1] * a[0]};
      });
  const auto aliased = [](V& leaves) -> V {
    const Variable x = NonLeaf(leaves, {2, 2});
    return {ops::view(x, {-1}), ops::view(x, {-1})};
  };
  add("input_mutation_aliases_other_input", aliased, [](const V& a) -> V {
    ops::add_(a[0], 1.0);
    return {a[0] + a[1]};
  });
  add(
      "input_mutation_aliases_other_input2",
      [](V& leaves) -> V {
        const Variable x = NonLeaf(leaves, {2, 2});
        return {x, ops::view(x, {-1})};
      },
      [](const V& a) -> V {
        ops::add_(a[0], 1.0);
        return {a[0] + ops::view(a[1], {2, 2})};
      });
  add("input_mutation_aliases_and_output_alias", aliased, [](const V& a) -> V {
    ops::add_(a[0], 1.0);
    return {ops::view(a[1], {2, 2})};
  });
  add(
      "input_mutation_aliases_bases_out_of_order",
      [](V& leaves) -> V {
        const Variable base1 = NonLeaf(leaves, {2, 2}), base2 = NonLeaf(leaves, {2, 2}, 0.8);
        return {ops::view(base1, {-1}), TestValues({4}), ops::view(base2, {-1}), ops::view(base1, {-1})};
      },
      [](const V& a) -> V {
        ops::add_(a[0], 1.0);
        return {a[0] + a[1], a[2] + ops::view(a[3], {-1})};
      });
  add(
      "input_mutation_aliases_and_none_require_gradients",
      [](V&) -> V {
        const Variable x = TestValues({3, 4});
        return {ops::slice(x, 1, 0, 3), ops::slice(x, 1, 1, 4), ops::select(x, 0, 2)};
      },
      [](const V& a) -> V {
        ops::add_(a[0], 1.0);
        ops::mul_(a[2], 2.0);
        return {a[1] * 2.0};
      });
  // Argument 2 is rebuilt from the base first, because an output is a view of argument 2.
  add(
      "input_aliased_with_mutation_output_alias",
      [](V& leaves) -> V {
        const Variable x = NonLeaf(leaves, {2, 2});
        return {ops::view(x, {-1}), NonLeaf(leaves, {3, 3}, 0.8), x};
      },
      [](const V& a) -> V {
        ops::mul_(a[2], 2.0);
        return {a[1] + 1.0, ops::view(a[2], {-1}), ops::view(a[0], {2, 2})};
      });
  // Rows of a tensor that the caller does not see.
  add(
      "synthetic_base_base_attribute_is_none",
      [](V&) -> V {
        const Variable base = TestValues({4, 4});
        return {ops::select(base, 0, 0).detach(), ops::select(base, 0, 1).detach()};
      },
      [](const V& a) -> V {
        ops::add_(a[0], 1.0);
        return {a[0] + a[1]};
      });
  // As above, but the arguments overlap: their synthetic base is the whole storage.
  add(
      "synthetic_base_of_a_storage",
      [](V&) -> V {
        const Variable base = TestValues({4, 4});
        return {ops::slice(base, 0, 0, 3).detach(), ops::slice(base, 0, 1, 4).detach()};
      },
      [](const V& a) -> V {
        ops::add_(a[0], 1.0);
        return {a[0] + a[1], ops::select(a[1], 0, 0)};
      });
  add("input_mutation_alias_everything", aliased, [](const V& a) -> V {
    ops::mul_(a[0], 2.0);
    const Variable intermediate = a[0] + 1.0;
    return {ops::view(a[1], {2, 2}), ops::view(intermediate, {2, 2}), intermediate, a[0]};
  });
  add("input_aliases_without_mutation", aliased, [](const V& a) -> V { return {a[0] * a[1]}; });
  // No data is written, so no synthetic base is needed.
  add(
      "input_metadata_mutation_aliases",
      [](V& leaves) -> V {
        const Variable x = NonLeaf(leaves, {2, 2});
        return {ops::view(x, {2, 2}), ops::view(x, {2, 2})};
      },
      [](const V& a) -> V {
        ops::t_(a[0]);
        return {a[0] + a[1]};
      });
  add(
      "input_metadata_and_data_mutation_aliases",
      [](V& leaves) -> V {
        const Variable x = NonLeaf(leaves, {2, 2});
        return {ops::view(x, {2, 2}), ops::view(x, {2, 2})};
      },
      [](const V& a) -> V {
        ops::t_(a[0]);
        ops::mul_(ops::select(a[0], 0, 0), 2.0);
        return {a[0] + a[1]};
      });
  add("views_made_in_no_grad_mode", OnTape({{2, 2}}), [](const V& a) -> V {
    const Variable y = a[0] * 2.0;
    const NoGradGuard no_grad;
    return {ops::view(y, {-1}), y};
  });
  add("undefined_output", OnTape({{3}}), [](const V& a) -> V { return {Variable(), ops::exp(a[0])}; });
  add("reshape_that_views_and_reshape_that_copies", OnTape({{2, 3}}), [](const V& a) -> V {
    const Variable y = a[0] * 2.0, flat = ops::reshape(y, {6}), copy = ops::reshape(ops::t(y), {6});
    ops::mul_(flat, 3.0);
    return {y, flat, copy};
  });
  return cases;
}

std::string PathOf(const AotCase& test) {
  return absl::StrCat(BACKTAPE_SOURCE_DIR, "/tests/jit/aot/cases/", test.name, ".txt");
}

class AotCases : public ::testing::TestWithParam<AotCase> {};

TEST_P(AotCases, ShowsWhatEagerShows) {
  const AotCase& test = GetParam();
  const std::string expected = Observe(test.function, test.make);
  for (const Backend backend : {Backend::kInterpreter, Backend::kNative}) {
    AotFunction function(test.function, {.engine = {.backend = backend}});
    for (int call = 0; call < 2; ++call) {
      const auto aot = [&](const variable_list& arguments) { return function(arguments); };
      EXPECT_EQ(Observe(aot, test.make), expected);
      for (const auto& [reason, count] : function.stats().eager_reasons) ADD_FAILURE() << reason;
    }
    EXPECT_EQ(function.stats().forward_compiles, 1);
    EXPECT_LE(function.stats().backward_compiles, 1);
  }
}

TEST_P(AotCases, HasTheMetadataOfItsFile) {
  const AotCase& test = GetParam();
  AotFunction function(test.function, {.engine = {.backend = Backend::kInterpreter}});
  variable_list leaves;
  function(test.make(leaves));
  ASSERT_NE(function.metadata(), nullptr) << function.stats().eager_reasons.begin()->first;
  const std::unique_ptr<Graph> joint = function.joint()->Clone();
  for (Node* node : joint->nodes()) node->mutable_provenance() = {};
  const std::string found = absl::StrCat(ToText(*function.metadata()), PrintGraph(*joint, TextStyle::Code()));
  EXPECT_EQ(found, testing::GoldenText(PathOf(test), found));
}

INSTANTIATE_TEST_SUITE_P(All, AotCases, ::testing::ValuesIn(AllCases()),
                         [](const auto& info) { return info.param.name; });

}  // namespace
}  // namespace backtape
