#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "cli/campaign/campaign.hpp"

namespace sator::cli {

/// A part that was begun and is not finished.
struct BegunPart {
    std::string part, host;
};

/// The state of all parts of a plan; children of parts that were divided are parts, too.
struct PlanStatus {
    std::size_t finished = 0, all = 0;
    std::vector<BegunPart> running = {}, failed = {};
    std::vector<std::string> damaged = {}, other_programs = {};  ///< parts whose results are of no use
    double share = 0;                                            ///< of the work that is done
    double seconds = 0;                                          ///< of one core, for this share

    std::size_t open() const { return all - finished; }
    /// Returns the time of one core that the rest takes if it goes on like this; nullopt if nothing is known.
    std::optional<double> seconds_left() const;
};

PlanStatus plan_status(const Campaign& campaign);

std::string status_text(const PlanStatus& status);
/// Returns a line of JSON. `is_checked`: the parts were proven to be the whole search.
std::string status_json(const PlanStatus& status, const std::string& plan, bool is_checked);

}  // namespace sator::cli
