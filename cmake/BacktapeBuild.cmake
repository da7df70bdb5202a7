# Compile options for all targets, and the functions that define floors.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
# Installed programs find shared libraries (BUILD_SHARED_LIBS) in their own folder, or in the library folder beside it.
include(GNUInstallDirs)
set(CMAKE_INSTALL_RPATH "$ORIGIN" "$ORIGIN/../${CMAKE_INSTALL_LIBDIR}")
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

# -O3 is used only for sources with loops over elements (interp, backtape_hot_sources); elsewhere it only slows the
# build.
string(REPLACE "-O3" "-O2" CMAKE_CXX_FLAGS_RELEASE "${CMAKE_CXX_FLAGS_RELEASE}")

# Headers are included as "backtape/<floor>/<file>.h", in the source tree and in an install tree.
set(BACKTAPE_INCLUDE_DIR ${PROJECT_BINARY_DIR}/include)
set(BACKTAPE_GENERATED_DIR ${PROJECT_BINARY_DIR}/generated)
file(MAKE_DIRECTORY ${BACKTAPE_INCLUDE_DIR} ${BACKTAPE_GENERATED_DIR})
file(CREATE_LINK ${PROJECT_SOURCE_DIR} ${BACKTAPE_INCLUDE_DIR}/backtape SYMBOLIC)

add_library(backtape_compile_options INTERFACE)
target_compile_options(backtape_compile_options INTERFACE -Wall -Wextra -Wpedantic -Werror -Wno-unused-parameter
                                                 # g++ 12 reports false positives for std::string.
                                                 $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
if(BACKTAPE_FUZZ)
  target_compile_options(backtape_compile_options INTERFACE -fsanitize=fuzzer-no-link)
endif()
if(BACKTAPE_SANITIZE)
  target_compile_options(backtape_compile_options INTERFACE -fsanitize=${BACKTAPE_SANITIZE} -fno-omit-frame-pointer
                                                            -fno-sanitize-recover=all
                                                            # g++ 12 reports false positives in instrumented code.
                                                            $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
  target_link_options(backtape_compile_options INTERFACE -fsanitize=${BACKTAPE_SANITIZE})
endif()

# Compiles several sources as one translation unit. This halves the time of a clean build, most of which is spent on
# parsing headers. Names in unnamed namespaces must therefore be unique within a target. The preset `incremental` turns
# it off.
option(BACKTAPE_UNITY "Compile several sources as one" ON)
set(CMAKE_UNITY_BUILD ${BACKTAPE_UNITY})
set(CMAKE_UNITY_BUILD_BATCH_SIZE 8)

# backtape_hot_sources(<file>...): compiles sources of the current folder with -O3, each separately.
function(backtape_hot_sources)
  set_property(SOURCE ${ARGN} APPEND PROPERTY COMPILE_OPTIONS $<$<CONFIG:Release>:-O3>)
endfunction()

# backtape_add_floor(<name> [STATIC] [SOURCES ...] [PUBLIC_LINKS ...] [PRIVATE_LINKS ...])
# Adds the library backtape_<name>, alias backtape::<name>, for one floor (ARCHITECTURE.md). Without SOURCES, the library
# is header-only. BUILD_SHARED_LIBS decides whether it is shared, except with STATIC.
function(backtape_add_floor name)
  cmake_parse_arguments(ARG "STATIC" "" "SOURCES;PUBLIC_LINKS;PRIVATE_LINKS" ${ARGN})
  set_property(GLOBAL APPEND PROPERTY BACKTAPE_FLOORS backtape_${name})
  if(NOT ARG_SOURCES)
    add_library(backtape_${name} INTERFACE)
    add_library(backtape::${name} ALIAS backtape_${name})
    set_target_properties(backtape_${name} PROPERTIES EXPORT_NAME ${name})
    target_link_libraries(backtape_${name} INTERFACE ${ARG_PUBLIC_LINKS})
    return()
  endif()
  set(kind "")
  if(ARG_STATIC)
    set(kind STATIC)
  endif()
  add_library(backtape_${name} ${kind} ${ARG_SOURCES})
  add_library(backtape::${name} ALIAS backtape_${name})
  set_target_properties(backtape_${name} PROPERTIES EXPORT_NAME ${name})
  target_include_directories(
    backtape_${name} PUBLIC $<BUILD_INTERFACE:${BACKTAPE_INCLUDE_DIR}> $<BUILD_INTERFACE:${BACKTAPE_GENERATED_DIR}>
                            $<INSTALL_INTERFACE:include>)
  target_compile_features(backtape_${name} PUBLIC cxx_std_20)
  target_link_libraries(backtape_${name} PUBLIC ${ARG_PUBLIC_LINKS}
                                         PRIVATE ${ARG_PRIVATE_LINKS} $<BUILD_INTERFACE:backtape_compile_options>)
endfunction()
