#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cli/answers/puzzle_listener.hpp"
#include "cli/answers/solution_writer.hpp"
#include "cli/commands/checkpoint_options.hpp"

namespace sator::cli {

/// Where the answers of `sator solve` go besides standard output, and what else is done with them.
struct SolveOutputs {
    /// Says whether the call makes sense for the puzzles that were read.
    std::function<std::expected<void, Diagnostic>(std::span<const ask::AskedPuzzle>)> check;
    std::optional<std::string> file = {};  ///< instead of standard output
    bool keeps_file = false;               ///< an existing listing stays: the run continues it
    CheckpointOptions checkpoint = {};
    std::string checkpoint_question = {};
    std::optional<std::string> cross_check = {};  ///< the other solver
    SpokenLanguage language = SpokenLanguage::English;
};

/// Writes the answers of `sator solve`.
class SolveListener final : public PuzzleListener {
  public:
    /// `pictures` may be null.
    SolveListener(Session& session, AnswerFormat format, SolveOutputs outputs, PictureFile* pictures);

    /// Closes the file of the answers; after the last answer.
    void close();

    std::expected<void, Diagnostic> begin(std::span<const ask::AskedPuzzle> puzzles) override;
    void begin_grid(const ask::Asked& asked, std::size_t index) override;
    std::expected<std::optional<Outcome>, Diagnostic> search(const ask::PlannedSearch& planned) override;
    bool solution(const ask::Asked& asked, const ask::ListedSolution& solution) override;

  private:
    std::string text_of(const ask::Answer& answer) override;
    void before(const ask::Answer& answer) override;
    void after(const ask::Answer& answer) override;
    std::expected<void, Diagnostic> open_file();
    bool add_picture(const ask::SolveAnswer& answer);
    void log_statistics(const ask::SolveAnswer& answer) const;

    SolveOutputs outputs_;
    PictureFile* pictures_;
    Session& terminal_;
    std::optional<FileOutput> file_;
    std::optional<Session> to_file_;
    int descriptor_ = -1;
    std::optional<SolutionWriter> writer_;    // of the puzzle whose solutions are listed
    std::optional<CheckpointedRun> running_;  // of that puzzle
    bool is_drawn_ = true;
};

}  // namespace sator::cli
