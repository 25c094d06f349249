#pragma once

#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/puzz_link/link_body.hpp"

namespace sator::exchange {

/// The codes that the games of Simon Tatham's collection share, each in both directions.

/// Numbers and gaps: 'a' is a gap of one, 'z' of 26; '_' stands between two numbers. Open cells are DrawnBoard::kOpen.
std::vector<int> read_gapped_numbers(LinkBody& body, std::size_t count);
std::string write_gapped_numbers(const std::vector<int>& numbers);

/// The number of missing walls before each wall: '_' is none, 'a' one. The letter `long_run` has no wall after it, and with
/// `has_repeats` a number after a letter repeats it. Walls are those of a square board: upright edges row by row, then level
/// edges column by column.
std::vector<int> read_walls_between(LinkBody& body, std::size_t side, char long_run, bool has_repeats);
/// Returns an empty text if a run is too long to be written.
std::string write_walls_between(const std::vector<int>& regions, std::size_t side, bool has_repeats);

/// Numbers between separators, each of which may be missing. Reads `count` of them, up to a comma or the end.
std::vector<int> read_separated(LinkBody& body, std::size_t count, char separator);
std::string write_separated(const std::vector<int>& numbers, char separator);

/// A number in decimal digits; an error if there is none.
int read_decimal(LinkBody& body);
/// Takes this character, or fails.
void expect(LinkBody& body, char c);

}  // namespace sator::exchange
