#pragma once

#include <cstddef>
#include <optional>

#include "sator/base/big_count.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limits.hpp"
#include "sator/language/match/backreference_language.hpp"

namespace sator::language {

/// Returns the number of strings that a clue with references matches, without listing them. Returns nullopt
/// if a layer would have more than `state_limit` configurations, or if `limits` are reached.
std::optional<BigCount> count_strings(const BackreferenceLanguage& language, std::size_t state_limit,
                                      const Limits& limits);

}  // namespace sator::language
