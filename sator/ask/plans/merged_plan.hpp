#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "sator/ask/plans/part_result.hpp"
#include "sator/ask/plans/plan.hpp"

namespace sator::ask {

/// The results of a part, or of a part of a part, that were found.
struct FoundResults {
    std::optional<PartResult> first;
    bool is_damaged = false;        ///< there is a file, but it is no result of this plan
    std::vector<PartResult> again;  ///< of further runs
};
using FindResults = std::function<FoundResults(const std::string& part)>;

/// Runs of one part whose results differ.
struct PartDifference {
    struct Found {
        std::vector<std::string> hosts;
        BigCount count;
        std::optional<std::uint64_t> sum;
    };
    std::string part;
    std::vector<Found> found;
};

/// The sum of all results of a plan, and what is wrong with them.
struct MergedPlan {
    BigCount total;  ///< with the factor of symmetry; of a batch: the number of answers
    std::optional<std::uint64_t> sum;
    double seconds = 0;  ///< of all complete results
    std::vector<std::string> missing = {}, damaged = {};
    std::vector<std::string> other_programs = {};  ///< parts whose results are of another version
    std::vector<PartDifference> differences = {};
    std::set<std::string> doubtful_hosts = {};     ///< those that may have counted wrongly
    std::vector<std::string> doubtful_parts = {};  ///< all parts that these hosts worked on
    std::size_t made_again = 0;                    ///< parts that were run twice

    bool is_whole() const {
        return missing.empty() && damaged.empty() && other_programs.empty() && differences.empty();
    }
};

/// Adds up the results of all parts, and compares those of parts that were run again. If most runs of a part agree, the hosts of the others
/// are doubtful; if there is no majority, all of its hosts are.
MergedPlan merged_plan(const Plan& plan, const FindResults& find);

}  // namespace sator::ask
