# backtape_add_derivatives(<target> DERIVATIVES <file>... OPS <file>... [FUNCTIONS <file>...] [NAMESPACE <name>] [PYTORCH])
#
# Adds ops with derivatives to a target. The generated op library extends the builtin one. OPS are op files and
# DERIVATIVES are derivative files; codegen_spec/README.md describes both formats. NAMESPACE is the C++ namespace of the
# generated code; the default is the target's name. With PYTORCH, the files are PyTorch's native_functions.yaml and
# derivatives.yaml, or excerpts. The target can include:
#   <name>/library.h                   <name>::Library(), the OpLibrary with the builtin ops and these
#   <name>/ops.h                       <name>::ops::..., the typed ops
#   <name>/generated_nodes.h           <name>::generated::..., tape nodes and their functional forms
#   <name>/kernel_declarations.h       <name>::kernels::..., which the target must define
#   <name>/shape_rule_declarations.h   <name>::shape_rules::..., which the target must define
#   <name>/derivative_functions.h      <name>::formulas::..., the rows of FUNCTIONS, which the target must define
function(backtape_add_derivatives target)
  cmake_parse_arguments(PARSE_ARGV 1 ARG "PYTORCH" "NAMESPACE" "DERIVATIVES;OPS;FUNCTIONS")
  set(problem "")
  if(ARG_UNPARSED_ARGUMENTS)
    set(problem "unexpected arguments ${ARG_UNPARSED_ARGUMENTS}")
  elseif(NOT ARG_OPS)
    set(problem "OPS is required")
  elseif(NOT ARG_DERIVATIVES)
    set(problem "DERIVATIVES is required")
  endif()
  if(problem)
    message(FATAL_ERROR "backtape_add_derivatives: ${problem}; usage: backtape_add_derivatives(<target> DERIVATIVES "
                        "<file>... OPS <file>... [FUNCTIONS <file>...] [NAMESPACE <name>] [PYTORCH])")
  endif()
  if(NOT ARG_NAMESPACE)
    string(MAKE_C_IDENTIFIER ${target} ARG_NAMESPACE)
  endif()

  set(arguments --library=${ARG_NAMESPACE})
  if(ARG_PYTORCH)
    list(APPEND arguments --pytorch)
  endif()
  set(depends backtape::derivative-gen)
  foreach(kind OPS DERIVATIVES FUNCTIONS)
    string(TOLOWER ${kind} flag)
    foreach(file IN LISTS ARG_${kind})
      get_filename_component(file ${file} ABSOLUTE BASE_DIR ${CMAKE_CURRENT_SOURCE_DIR})
      list(APPEND arguments --${flag}=${file})
      list(APPEND depends ${file})
    endforeach()
  endforeach()

  # Call stacks recognise generated code by the name of this folder.
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/backtape_derivatives/${target})
  set(sources forward_table.cc generated_forward_0.cc generated_nodes_0.cc generated_recording_0.cc kernel_adapters.cc library.cc node_forms.cc op_table_data.cc
              ops_0.cc shape_rule_adapters.cc recording_table.cc)
  set(headers derivative_functions.h generated_forward.h generated_nodes.h generated_recording.h kernel_declarations.h library.h ops.h
              shape_rule_declarations.h)
  list(TRANSFORM sources PREPEND ${folder}/${ARG_NAMESPACE}/)
  list(TRANSFORM headers PREPEND ${folder}/${ARG_NAMESPACE}/)
  # The generator does not touch unchanged files, so a stamp file records that they are up to date.
  add_custom_command(
    OUTPUT ${folder}/stamp
    BYPRODUCTS ${sources} ${headers}
    COMMAND backtape::derivative-gen ${arguments} --output=${folder}
    COMMAND ${CMAKE_COMMAND} -E touch ${folder}/stamp
    DEPENDS ${depends}
    COMMENT "Generating ops and derivatives of ${ARG_NAMESPACE}"
    VERBATIM)
  add_custom_target(${target}_derivatives DEPENDS ${folder}/stamp)
  add_dependencies(${target} ${target}_derivatives)
  target_sources(${target} PRIVATE ${sources})
  target_include_directories(${target} PUBLIC $<BUILD_INTERFACE:${folder}>)
  target_link_libraries(${target} PUBLIC backtape::autograd)
endfunction()
