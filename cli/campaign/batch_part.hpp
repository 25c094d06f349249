#pragma once

#include <string>

#include "cli/campaign/campaign.hpp"
#include "cli/campaign/search_part.hpp"
#include "sator/ask/tables/request.hpp"

namespace sator::cli {

/// Runs parts of a batch: asks the plan's question about the puzzles of a part, and keeps the answers as lines of JSON, without the times
/// that differ from run to run. A part that a limit ends begins again.
class BatchParts {
  public:
    /// `campaign` must outlive this.
    BatchParts(const Campaign& campaign, const PartRunOptions& options)
        : campaign_(campaign), options_(options) {}

    PartRun run(const std::string& name, const ask::PlanPart& part);

  private:
    std::expected<ask::Request, Diagnostic> request_of(const ask::PlanPart& part, Resources& files) const;
    std::expected<std::string, Diagnostic> lines_of(const ask::PlanPart& part) const;

    const Campaign& campaign_;
    PartRunOptions options_;
};

}  // namespace sator::cli
