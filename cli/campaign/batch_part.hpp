#pragma once

#include <string>

#include "cli/campaign/part_run.hpp"
#include "sator/ask/tables/request.hpp"
#include "sator/rules/words/resources.hpp"

namespace sator::cli {

class BatchAnswers;

/// Runs parts of a batch: asks the plan's question about the elements of a part, which are seeds, files or lines, and keeps the answers.
class BatchParts {
  public:
    /// `campaign` must outlive this.
    BatchParts(const Campaign& campaign, const PartRunOptions& options)
        : campaign_(campaign), options_(options) {}

    /// Goes on at the first element that no earlier run has answered.
    PartRun run(const std::string& name, const ask::PlanPart& part);

  private:
    std::expected<ask::Request, Diagnostic> request_about(const ask::PlanPart& part, std::uint64_t done,
                                                          Resources& files) const;
    std::expected<ask::SourceText, Diagnostic> planned_file(std::uint64_t number) const;
    std::expected<std::string, Diagnostic> lines_of(const ask::PlanPart& part) const;
    std::expected<void, Diagnostic> answer(const ask::PlanPart& part, ask::PartResult& result,
                                           BatchAnswers& answers) const;

    const Campaign& campaign_;
    PartRunOptions options_;
};

}  // namespace sator::cli
