#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "sator/ask/plans/part_result.hpp"
#include "sator/ask/plans/plan.hpp"
#include "sator/base/diagnostic.hpp"

namespace sator::ask {

/// Reads numbers of parts, "17", "17..24" or "3,17..24", as indices from 0, ascending. The error says what is wrong.
std::expected<std::vector<std::size_t>, Diagnostic> read_part_numbers(std::string_view text,
                                                                      const Plan& plan);

/// Draws a sample of parts for a second run: at least one. The plan's checksum alone decides, so that all hosts draw the same sample.
std::vector<std::size_t> drawn_parts(const Plan& plan, std::string_view plan_hash, double share);

/// Returns the name of a child, counted from 0: "17.3-0f4c29ae" for the child 2 of a result of part 17. The digits are a hash of its
/// values: if two hosts divide a part at the same time, their children are not the same, and must not take each other's results.
std::string child_name(const PartResult& result, std::size_t child);

}  // namespace sator::ask
