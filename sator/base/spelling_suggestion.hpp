#pragma once

#include <span>
#include <string_view>

namespace sator {

/// The known word that a misspelt one probably means: fewest letters inserted, dropped, changed or swapped,
/// at most a third of them. Empty where none is that near; of equally near ones the first. In bytes.
std::string_view spelling_suggestion(std::string_view word, std::span<const std::string_view> known);

}  // namespace sator
