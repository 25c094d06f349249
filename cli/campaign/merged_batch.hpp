#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "cli/campaign/campaign.hpp"

namespace sator::cli {

/// The form in which made puzzles are written.
enum class MadeAs : std::uint8_t {
    Puzzles,  ///< in Sator's language, one after the other
    Json,     ///< a line each
};

struct MergedLines {
    std::string text;
    std::size_t count = 0;
};

/// Returns what all parts listed, in the order of the parts: solutions, or answers of a batch. Of puzzles that were made, those that are
/// like an earlier one (turned, mirrored, or with other names of the values) are left out.
MergedLines merged_lines(const Campaign& campaign, MadeAs made_as);

}  // namespace sator::cli
