#pragma once

#include <optional>
#include <string>

#include "cli/answers/answer_text.hpp"
#include "cli/cli_namespace.hpp"
#include "cli/process/answer_format.hpp"
#include "sator/ask/values/listener.hpp"
#include "sator/render/text/json_lines.hpp"

namespace sator::cli {

/// Writes solutions of one puzzle as they are found. Parts that all solutions share are laid out once.
class SolutionWriter {
  public:
    SolutionWriter(const Session& session, AnswerFormat format, const ask::Asked& asked);

    void write(const ask::ListedSolution& solution);

  private:
    const Session& session_;
    AnswerFormat format_;
    ask::Asked asked_;
    JsonLines json_;
    std::optional<SolutionTemplate> drawing_;
};

}  // namespace sator::cli
