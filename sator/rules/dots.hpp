#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// What a mark between two cells says, for rules about pairs without a mark.
struct DotMeaning {
    std::function<bool(std::int64_t, std::int64_t)>
        holds;                ///< of the numbers of a pair, for any of its marks
    std::string requirement;  ///< "differ by 1"
};

/// Returns the meaning of `white_dot`, `black_dot` or `xv`; null for other names.
const DotMeaning* dot_meaning(std::string_view name);

}  // namespace sator::rules
