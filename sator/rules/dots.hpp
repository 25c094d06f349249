#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `white_dot`: two neighbouring cells differ by 1.
RuleEntry white_dot_rule();
/// `black_dot`: of two neighbouring cells, one is twice the other.
RuleEntry black_dot_rule();
/// `xv X` and `xv V`: two neighbouring cells add up to 10, or to 5.
RuleEntry xv_rule();

/// What a mark between two cells says, for rules about pairs without a mark.
struct DotMeaning {
    std::function<bool(std::int64_t, std::int64_t)>
        holds;                ///< of the numbers of a pair, for any of its marks
    std::string requirement;  ///< "differ by 1"
};

/// Returns the meaning of `white_dot`, `black_dot` or `xv`; null for other names.
const DotMeaning* dot_meaning(std::string_view name);

}  // namespace sator::rules
