#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <span>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/language/symbols/alphabet.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::puzzle {

/// The maximum number of symbols of one list; a longer range is most likely a typing error.
constexpr std::size_t kSymbolListLimit = 1'000'000;

/// Parses VALUES, e.g. `1..9`, `-3..3`, `9..1`, `a e i o u`, `a..z`, `α..ω`, `"?"`, `"AB"`, `blank`. The ends
/// of a range are two numbers or two characters. Returns the symbols in order, with repetitions. Returns an
/// error for anything else, for an empty list, and for more than kSymbolListLimit symbols; its position is in
/// the puzzle's file if the argument has one. `watch` may be null; it is checked for the memory that the
/// symbols and their alphabet need. If it refuses, the result must not be used.
std::expected<std::vector<Symbol>, Diagnostic> parse_symbol_list(std::span<const Argument> values,
                                                                 LimitWatch* watch = nullptr);

/// Returns the symbols in the notation that parse_symbol_list reads: "1..9 -3 a..z \"?\" blank". Runs of
/// three or more consecutive symbols are written as ranges.
std::string to_symbol_list_text(std::span<const Symbol> symbols);
/// The notation of a run of symbols: "1..9" or "1 to 9".
enum class RangeNotation : std::uint8_t { Ranges, Words };
/// Returns the symbols as alternatives: "1..9, a or blank".
std::string to_choice_text(std::span<const Symbol> symbols, RangeNotation runs = RangeNotation::Ranges);

}  // namespace sator::puzzle
