#include "cli/commands/made_puzzle_writer.hpp"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "cli/process/read_file.hpp"
#include "cli/process/write_file.hpp"
#include "sator/ask/asker.hpp"
#include "sator/base/errors.hpp"
#include "sator/create/requests/create_call_text.hpp"
#include "sator/render/text/grid_text.hpp"

namespace sator::cli {

namespace {

bool names_folder(const std::string& path) {
    std::error_code error;
    return path.ends_with('/') || std::filesystem::is_directory(path, error);
}

/// Returns the call that a line of a file names as the one that made its puzzle, or an empty text.
std::string call_in(const std::string& line) {
    if (line.starts_with('{')) {
        const auto json = nlohmann::json::parse(line, nullptr, false);
        return json.is_object() ? json.value("command", "") : "";
    }
    const std::size_t call = line.find("sator create ");
    return line.starts_with("# " + std::string(kMadeBy)) && call != std::string::npos ? line.substr(call)
                                                                                      : "";
}

/// Names the formats that can say all of a puzzle.
std::string formats_for(const Puzzle& puzzle) {
    std::string names;
    for (const Format& format : standard_formats()) {
        if (format.write == nullptr) continue;
        const auto written = write_puzzle(format, puzzle);
        if (!written || !written->losses.empty()) continue;
        names += (names.empty() ? "" : ", ") + std::string(format.name);
    }
    return names;
}

}  // namespace

void MadePuzzleWriter::add_to(std::vector<Option>& options) {
    options.push_back(flag("--json", json_, "print JSON, one object per line"));
    options.push_back(
        text("-o,--output", "OUT", out_,
             "the file to write (default: standard output), or a folder for a file each; puzzles "
             "of a batch that it has are not made again; a file OUT.pdf is a booklet for print: a page each, "
             "easy ones first, and the solutions at the end"));
    options.push_back(choice("--paper", paper_, {{"a4", Paper::A4}, {"letter", Paper::Letter}},
                             "the pages of a booklet (default: a4)"));
    options.push_back(text("--author", "NAME", author_, "the author at the foot of each page of a booklet"));
    options.push_back(
        language_option_.of(language_, "language of the rules in booklets and pictures (default en)"));
    options.push_back(
        text("--svg", "OUT", svg_, "also draw the puzzle to this file, or each to a file in this folder"));
    options.push_back(text("--solution", "OUT", solution_,
                           "also write the solution to this file, or each to a file in this folder"));
    options.push_back(
        text("--format", "NAME", format_, "the format of the puzzle (default: sator); see sator formats"));
}

/// If the call makes several puzzles, nothing may take only one.
std::expected<void, Diagnostic> MadePuzzleWriter::check_for_many() const {
    if (!json_ && !is_folder_ && !is_booklet() && !written_->holds_many)
        return std::unexpected(call_error("a file of the format " + format_ + " holds only one puzzle",
                                          "name a folder, e.g. -o puzzles/"));
    for (const auto& [name, path] : {std::pair("--svg", &svg_), std::pair("--solution", &solution_)}) {
        if (*path && !names_folder(**path))
            return std::unexpected(
                call_error(std::string(name) + ": several puzzles do not go into one file",
                           "name a folder, e.g. " + std::string(name) + " " + **path + "/"));
    }
    return {};
}

void MadePuzzleWriter::read_calls(const std::string& text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        calls_.insert(call_in(text.substr(at, end - at)));
        at = end + 1;
    }
    calls_.erase("");
}

std::expected<void, Diagnostic> MadePuzzleWriter::begin(const CreateOptions& request, bool makes_batch,
                                                        bool makes_many, KnownPuzzles& known) {
    request_ = &request;
    is_folder_ = out_ && names_folder(*out_);
    const auto format = std::ranges::find(standard_formats(), format_, &Format::name);
    if (format == standard_formats().end() || format->write == nullptr)
        return std::unexpected(
            call_error("no format called '" + format_ + "' is written", "see sator formats"));
    written_ = &*format;
    if (is_booklet()) booklet_.emplace(name_of_puzzles(), BookletTexts{language_, author_.value_or("")});
    if (makes_many) {
        if (auto done = check_for_many(); !done) return done;
    }
    // Other formats have no place for the call that made a puzzle.
    if (!makes_batch || !out_ || is_folder_ || is_booklet() || !(json_ || written_->name == "sator"))
        return {};
    const auto text = read_file(*out_);
    if (!text || text->empty()) return {};
    keeps_file_ = true;
    read_calls(*text);
    known.add_file(*out_);
    return {};
}

std::string MadePuzzleWriter::path_of(const std::string& folder, std::uint64_t seed, std::size_t number,
                                      std::string_view ending) const {
    const std::string which = std::to_string(seed) + (number > 1 ? "-" + std::to_string(number) : "");
    return (std::filesystem::path(folder) / (name_of_puzzles() + "-" + which + std::string(ending))).string();
}

/// Returns the kind, or the name of the file that the puzzles are like.
std::string MadePuzzleWriter::name_of_puzzles() const {
    return request_->from.empty() ? request_->kind
                                  : std::filesystem::path(request_->from_name).stem().string();
}

std::string MadePuzzleWriter::puzzle_ending() const {
    return "." + (json_ ? "json" : format_);
}

bool MadePuzzleWriter::has(std::uint64_t seed) const {
    if (!is_folder_) return calls_.contains(create::create_call_text(*request_, seed));
    std::error_code error;
    return std::filesystem::exists(path_of(*out_, seed, 1, puzzle_ending()), error);
}

void MadePuzzleWriter::add_to_known(std::uint64_t seed, KnownPuzzles& known) const {
    if (is_folder_) known.add_file(path_of(*out_, seed, 1, puzzle_ending()));
}

std::expected<std::string, Diagnostic> MadePuzzleWriter::text_of(const MadePuzzle& puzzle) const {
    if (json_) return made_puzzle_json(*request_, puzzle);
    if (written_->name == "sator") return made_puzzle_text(*request_, puzzle);
    auto written = write_puzzle(*written_, *puzzle.puzzle);
    if (!written || !written->losses.empty()) {
        const std::string problem =
            written ? format_ + " cannot say " + written->losses[0] : std::move(written.error().message);
        return std::unexpected(
            call_error(problem, "the formats that can say this puzzle are " + formats_for(*puzzle.puzzle)));
    }
    return std::move(written->text);
}

std::expected<void, Diagnostic> MadePuzzleWriter::write_text(Session& session, const MadePuzzle& puzzle,
                                                             std::string text, std::size_t number) {
    if (is_folder_) {
        std::error_code error;
        std::filesystem::create_directories(*out_, error);
        return write_file(path_of(*out_, puzzle.seed, number, puzzle_ending()), text);
    }
    const bool is_first = !has_written_ && !keeps_file_;
    if (!is_first && !json_) text.insert(0, written_->between);
    has_written_ = true;
    if (out_) return is_first ? write_file(*out_, text) : append_to_file(*out_, text);
    session.out.write(text);
    session.out.flush();
    return {};
}

std::expected<void, Diagnostic> MadePuzzleWriter::write_extras(const MadePuzzle& puzzle,
                                                               std::size_t number) const {
    const auto path = [&](const std::string& requested, std::string_view ending) {
        if (!names_folder(requested)) return requested;
        std::error_code error;
        std::filesystem::create_directories(requested, error);
        return path_of(requested, puzzle.seed, number, ending);
    };
    if (solution_) {
        const Solution solution(puzzle.puzzle, puzzle.solution);
        if (auto done = write_file(path(*solution_, ".solution.txt"), grid_text(solution)); !done)
            return done;
    }
    if (!svg_) return {};
    auto titled = std::make_shared<Puzzle>(*puzzle.puzzle);
    if (titled->title.empty()) titled->title = title_of_kind(name_of_puzzles());
    ask::Source source = ask::Source::of(std::move(titled));
    source.files = request_->files;
    const ask::Reply drawn = ask::ask(source, ask::Render{.lang = language_});
    const auto* picture = std::get_if<ask::RenderAnswer>(&drawn.answers.front());
    if (picture == nullptr)
        return std::unexpected(call_error("the picture is not drawn: a limit was reached", ""));
    return write_file(path(*svg_, ".svg"), picture->svg);
}

std::expected<void, Diagnostic> MadePuzzleWriter::write(Session& session, const MadePuzzle& puzzle,
                                                        std::size_t number) {
    if (booklet_) {
        booklet_->add(puzzle);
        return write_extras(puzzle, number);
    }
    auto text = text_of(puzzle);
    if (!text) return failure(text);
    if (auto done = write_text(session, puzzle, std::move(*text), number); !done) return done;
    return write_extras(puzzle, number);
}

void MadePuzzleWriter::make_booklet() {
    if (!out_) out_ = "booklet.pdf";
}

std::expected<void, Diagnostic> MadePuzzleWriter::finish() const {
    if (!booklet_) return {};
    return booklet_->write(*out_, paper_);
}

}  // namespace sator::cli
