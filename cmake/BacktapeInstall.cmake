# The install tree: libraries, headers, tools, and the CMake package for find_package(backtape).

include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

# backtape::backtape links every floor; each floor is also a target of its own.
add_library(backtape INTERFACE)
add_library(backtape::backtape ALIAS backtape)
get_property(floors GLOBAL PROPERTY BACKTAPE_FLOORS)
target_link_libraries(backtape INTERFACE ${floors})

install(TARGETS backtape ${floors} EXPORT backtapeTargets)
get_property(tools GLOBAL PROPERTY BACKTAPE_TOOLS)
install(TARGETS ${tools} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(TARGETS derivative-gen EXPORT backtapeTargets RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})

foreach(floor files tensor ir interp autograd passes jit)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/${floor} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/backtape
          FILES_MATCHING PATTERN "*.h")
endforeach()
install(DIRECTORY ${BACKTAPE_GENERATED_DIR}/backtape DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
        FILES_MATCHING PATTERN "*.h" PATTERN "*.inc")

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/backtape)
install(EXPORT backtapeTargets NAMESPACE backtape:: DESTINATION ${package_dir})
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/backtapeConfig.cmake.in
                              ${PROJECT_BINARY_DIR}/backtapeConfig.cmake INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/backtapeConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/backtapeConfig.cmake ${PROJECT_BINARY_DIR}/backtapeConfigVersion.cmake
        ${PROJECT_SOURCE_DIR}/cmake/BacktapeDerivatives.cmake ${PROJECT_SOURCE_DIR}/cmake/FindOneDNN.cmake
        DESTINATION ${package_dir})
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
