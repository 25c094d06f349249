#include "cli/process/host_name.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(HostName, IsThatOfTheEnvironmentOrTheSystem) {
    ::unsetenv("SATOR_HOST");
    ::unsetenv("SLURMD_NODENAME");
    const std::string system = host_name();
    EXPECT_FALSE(system.empty());
    ::setenv("SLURMD_NODENAME", "n1", 1);
    EXPECT_EQ(host_name(), "n1");
    ::setenv("SATOR_HOST", "a rack/n2", 1);
    EXPECT_EQ(host_name(), "a-rack-n2");
    ::setenv("SATOR_HOST", "", 1);
    EXPECT_EQ(host_name(), "n1");
    ::unsetenv("SATOR_HOST");
    ::unsetenv("SLURMD_NODENAME");
    EXPECT_EQ(host_name(), system);
}

}  // namespace
}  // namespace sator::tests
