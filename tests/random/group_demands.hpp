#pragma once

// Test only: what a random rule `groups` demands, behind its values.

#include <string>
#include <vector>

#include "tests/tests_namespace.hpp"

namespace sator::tests {

inline const std::vector<std::string> kGroupDemands = {
    " size 1..2",         " size 2 diagonally", " one",          " square", " not_rectangle",
    " rectangle_if_even", " size 1..3 unlike",  " unlike_shape",
};

}  // namespace sator::tests
