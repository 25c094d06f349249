#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <span>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/language/symbols/alphabet.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// The most symbols that one list may name; a range of more is a slip of the pen.
constexpr std::size_t kSymbolListLimit = 1'000'000;

/// The symbols that VALUES names, in order, repeated ones as often as they stand there: `1..9`, `-3..3`,
/// `9..1`, `a e i o u`, `a..z`, `α..ω`, `"?"`, `"AB"`, `blank`. Ends of ranges are two numbers or two
/// characters. Refuses anything else, a list without symbols, and one of more than kSymbolListLimit; the
/// error's place is in the puzzle's file, where an argument has one. `watch`: asked for the memory that the
/// symbols take by the time they are an alphabet, or null; without room the answer means nothing.
std::expected<std::vector<Symbol>, Diagnostic> parse_symbol_list(std::span<const Argument> values,
                                                                 LimitWatch* watch = nullptr);

/// The symbols as parse_symbol_list reads them back: "1..9 -3 a..z \"?\" blank". Runs of three and more are
/// written as ranges.
std::string to_symbol_list_text(std::span<const Symbol> symbols);
/// How a run of symbols is told: "1..9", or "1 to 9".
enum class RangeNotation : std::uint8_t { Ranges, Words };
/// One of the symbols: "1..9, a or blank".
std::string to_choice_text(std::span<const Symbol> symbols, RangeNotation runs = RangeNotation::Ranges);

}  // namespace sator
