#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

namespace sator {

/// Whether these rules, by ascending index, are enough for what is asked. More of them are so too.
using IsSufficient = std::function<bool(std::span<const std::size_t> rules)>;

/// At most `most` of the rules 0 to `count` - 1 that are enough; none where no such set is, which is proved.
std::vector<std::size_t> sufficient_rule_set(std::size_t count, std::size_t most,
                                             const IsSufficient& is_sufficient);

}  // namespace sator
