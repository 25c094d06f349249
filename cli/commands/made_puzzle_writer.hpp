#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "cli/answers/made_puzzle_text.hpp"
#include "cli/commands/known_puzzles.hpp"
#include "cli/commands/language_option.hpp"
#include "cli/pictures/booklet.hpp"
#include "cli/process/option.hpp"
#include "cli/process/session.hpp"
#include "sator/exchange/standard_formats.hpp"

namespace sator::cli {

/// Writes the puzzles of `sator create` to standard output, one file, a folder with a file each, or a booklet. A batch that was
/// interrupted goes on, unless it is a booklet: what its folder or file has already is not made again.
class MadePuzzleWriter {
  public:
    void add_to(std::vector<Option>& options);
    /// Makes a booklet, also if the call names no file.
    void make_booklet();

    /// Must be called before all others. `makes_batch`: puzzles of several seeds are written, and what stands in the file stays.
    /// The puzzles that the file has are added to `known`. The error is a mistake in the call.
    std::expected<void, Diagnostic> begin(const CreateOptions& request, bool makes_batch, bool makes_many,
                                          KnownPuzzles& known);
    /// Whether an earlier call made the puzzle of this seed. Any thread may call it.
    bool has(std::uint64_t seed) const;
    /// Adds the puzzle of that seed to `known`, unless `begin` did.
    void add_to_known(std::uint64_t seed, KnownPuzzles& known) const;
    /// Writes a puzzle, its picture and its solution. `number` counts the puzzles of one seed.
    std::expected<void, Diagnostic> write(Session& session, const MadePuzzle& puzzle, std::size_t number = 1);
    /// Must be called after all puzzles: writes the booklet.
    std::expected<void, Diagnostic> finish() const;
    /// Whether a batch that is interrupted can go on.
    bool keeps_puzzles() const { return out_ && !is_booklet(); }
    /// Whether the puzzles are seen on the terminal as they are made.
    bool shows_puzzles(const Session& session) const { return !out_ && session.out_is_terminal; }

  private:
    bool is_booklet() const { return out_ && out_->ends_with(".pdf"); }
    std::expected<void, Diagnostic> check_for_many() const;
    void read_calls(const std::string& text);
    std::string path_of(const std::string& folder, std::uint64_t seed, std::size_t number,
                        std::string_view ending) const;
    std::string name_of_puzzles() const;
    std::string puzzle_ending() const;
    std::expected<std::string, Diagnostic> text_of(const MadePuzzle& puzzle) const;
    std::expected<void, Diagnostic> write_text(Session& session, const MadePuzzle& puzzle, std::string text,
                                               std::size_t number);
    std::expected<void, Diagnostic> write_extras(const MadePuzzle& puzzle, std::size_t number) const;

    const CreateOptions* request_ = nullptr;
    const Format* written_ = nullptr;  // if it is not JSON
    bool json_ = false, is_folder_ = false;
    std::optional<std::string> svg_, solution_, out_, author_;
    std::string format_ = "sator";
    Paper paper_ = Paper::A4;
    LanguageOption language_option_;
    SpokenLanguage language_ = SpokenLanguage::English;
    std::optional<Booklet> booklet_;
    std::set<std::string> calls_;  // those whose puzzles the file has
    bool keeps_file_ = false;      // the file has something that stays
    bool has_written_ = false;     // this call wrote a puzzle
};

}  // namespace sator::cli
