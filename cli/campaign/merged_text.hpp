#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "cli/campaign/campaign.hpp"

namespace sator::cli {

/// A plan whose results were added up.
struct MergedAnswer {
    const Campaign& campaign;
    const ask::MergedPlan& merged;
    std::optional<std::size_t> listed;  ///< lines of a batch, without made puzzles that are alike
};

/// Returns the total as text.
std::string total_text(const MergedAnswer& answer);
/// Returns as text why there is no total: what is missing, damaged or differs.
std::string lacks_text(const ask::MergedPlan& merged);
/// Returns the total, or why there is none, as a line of JSON.
std::string merged_json(const MergedAnswer& answer);

}  // namespace sator::cli
