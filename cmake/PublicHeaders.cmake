# The headers of the library's interface, by their paths below backtape/. The install tree has these, the headers that
# they include, and no others.
set(BACKTAPE_PUBLIC_HEADERS
    # Values.
    tensor/dtype.h
    tensor/element_access.h
    tensor/error.h
    tensor/ivalue.h
    tensor/npy.h
    tensor/npz.h
    tensor/random_stream.h
    tensor/scalar.h
    tensor/status_macros.h
    tensor/sym_int.h
    tensor/tensor.h
    # Graphs.
    ir/bind_arguments.h
    ir/graph.h
    ir/infer_types.h
    ir/number_placeholders.h
    ir/op_table.h
    ir/provenance.h
    ir/shape_env.h
    ir/shape_rule.h
    ir/signature.h
    ir/stats.h
    ir/text/print_dot.h
    ir/text/print_graph.h
    ir/text/print_table.h
    ir/text/read_graphs.h
    ir/verifier.h
    # Files of models.
    model_files/pt2.h
    model_files/safetensors.h
    # The interpreter.
    interp/compare.h
    interp/executable.h
    interp/interpreter.h
    interp/kernel.h
    interp/nan_check.h
    interp/random_inputs.h
    # Eager ops and gradients.
    autograd/capture/compiled_backward.h
    autograd/composite/composite.h
    autograd/custom/function.h
    autograd/decompositions.h
    autograd/engine/engine.h
    autograd/engine/gradcheck.h
    autograd/engine/tape_graph.h
    autograd/ops.h
    autograd/ops/dispatch.h
    autograd/ops/generator.h
    autograd/ops/operators.h
    autograd/tape/tape_node.h
    autograd/trace/trace_program.h
    autograd/variable/anomaly_mode.h
    autograd/variable/grad_mode.h
    autograd/variable/hooks.h
    autograd/variable/variable.h
    # Passes.
    passes/check_values.h
    passes/differentiate.h
    passes/pass_registry.h
    passes/pipeline.h
    passes/pipelines.h
    passes/runner.h
    # Native code.
    jit/backward_compiler.h
    jit/captured_step.h
    jit/compiler.h)

# The headers that code made by backtape_add_derivatives includes. Programs don't.
set(BACKTAPE_GENERATED_CODE_HEADERS
    autograd/composite_ops/foreach.h
    autograd/derivative_functions.h
    autograd/functions/formula_support.h
    autograd/ops/ivalue_conversion.h
    autograd/tape/extended_library.h
    autograd/tape/node_form.h
    autograd/tape/not_implemented.h
    autograd/tape/packed_arguments.h
    autograd/tape/saved_variable.h
    autograd/tape/tensor_options.h
    autograd/tape/recording.h
    autograd/tape/recording_table.h
    autograd/variable/list_parameters.h
    interp/foreach_kernel.h
    interp/typed_kernel.h
    ir/foreach.h
    ir/op_id.h
    ir/op_table_data.h
    ir/shape_rules/inplace.h
    ir/shape_rules/pointwise.h
    ir/typed_shape_rule.h
    tensor/sym_scalar.h)
