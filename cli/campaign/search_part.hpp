#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "cli/campaign/checkpointed_run.hpp"
#include "cli/campaign/part_run.hpp"
#include "cli/campaign/planned_puzzle.hpp"

namespace sator::cli {

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

    /// A part whose solutions are listed: what is done, and the run that goes on.
    struct BegunListing {
        CheckpointedRun run;
        std::string lines;
    };

    std::expected<CheckpointedRun, Diagnostic> open_checkpoint(std::string_view verb, const std::string& part,
                                                               const std::string& path);
    PartRun count(ask::PartResult result, const std::vector<Given>& givens,
                  const std::vector<ask::PlannedValue>& values);
    std::expected<BegunListing, Diagnostic> open_listing(const std::string& part);
    PartRun list(ask::PartResult result, const std::vector<Given>& givens, Verify verify);
    PartRun finish(ask::PartResult result, const Outcome& outcome);

    const Campaign& campaign_;
    PartRunOptions options_;
    PlannedPuzzle puzzle_;
};

}  // namespace sator::cli
