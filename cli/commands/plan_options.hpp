#pragma once

#include <expected>
#include <map>
#include <string>
#include <vector>

#include "cli/cli_namespace.hpp"
#include "cli/process/option.hpp"
#include "cli/process/puzzle_input.hpp"
#include "sator/ask/tables/request.hpp"
#include "sator/base/diagnostic.hpp"

namespace sator::cli {

/// The options of the questions that can be planned. They are kept as they are typed, because a plan has them as JSON.
class PlanOptions {
  public:
    void add_to(std::vector<Option>& options);

    /// Returns the question with its options as JSON. `further` are options that the call does not have as such, e.g. the kind.
    std::expected<std::string, Diagnostic> request(std::string_view question,
                                                   std::map<std::string, std::string> further = {}) const;
    const PuzzleInput& input() const { return input_; }
    /// A request with the options of the source, for a question about the puzzles.
    const ask::Request& reading() const { return reading_; }
    /// Whether an option is typed, by its name in the option table.
    bool has(const std::string& name) const { return typed_.contains(name); }

  private:
    void keep_typed(Option& option);

    PuzzleInput input_;
    ask::Request reading_{.source = {}, .question = ask::Split{}};
    ask::Request solving_{.source = {}, .question = ask::Solve{}};
    ask::Request checking_{.source = {}, .question = ask::Check{}};
    ask::Request creating_{.source = {}, .question = ask::Create{}};
    std::map<std::string, std::string> typed_, parameters_;
};

}  // namespace sator::cli
