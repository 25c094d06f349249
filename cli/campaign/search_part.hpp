#pragma once

#include <chrono>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "cli/campaign/campaign.hpp"
#include "cli/campaign/checkpointed_run.hpp"
#include "cli/campaign/planned_puzzle.hpp"
#include "sator/base/limits.hpp"

namespace sator::cli {

/// The options of a run of parts.
struct PartRunOptions {
    Limits limits = {};
    bool is_again = false;                                      ///< they are run a second time, to compare
    std::chrono::nanoseconds every = std::chrono::seconds(10);  ///< between two saves of the checkpoint
    /// A part that takes longer is divided.
    std::optional<std::chrono::nanoseconds> split_after = {};
};

/// The result of a run, which is written to its file, too. nullopt: a limit ended the run.
using PartRun = std::expected<std::optional<ask::PartResult>, Diagnostic>;

/// Runs parts of a search: counts the solutions with the values of a part, or lists them.
class SearchParts {
  public:
    /// `campaign` must outlive this.
    static std::expected<SearchParts, Diagnostic> open(const Campaign& campaign,
                                                       const PartRunOptions& options);

    PartRun run(const std::string& part, const std::vector<ask::PlannedValue>& values);

  private:
    SearchParts(const Campaign& campaign, const PartRunOptions& options, PlannedPuzzle puzzle)
        : campaign_(campaign), options_(options), puzzle_(std::move(puzzle)) {}

    std::expected<CheckpointedRun, Diagnostic> open_checkpoint(const std::string& part,
                                                               const std::string& path);
    PartRun count(ask::PartResult result, const std::vector<Given>& givens,
                  const std::vector<ask::PlannedValue>& values);
    PartRun list(ask::PartResult result, const std::vector<Given>& givens, Verify verify);
    void mark(const std::string& part, double share, bool is_stopped);
    PartRun finish(ask::PartResult result, const Outcome& outcome);
    double seconds() const;

    const Campaign& campaign_;
    PartRunOptions options_;
    PlannedPuzzle puzzle_;
    std::chrono::steady_clock::time_point begin_, next_mark_;
};

/// Returns the result of a part that this host begins: nothing is counted yet.
ask::PartResult begun_result(const Campaign& campaign, const std::string& part);

}  // namespace sator::cli
