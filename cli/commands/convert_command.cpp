#include "cli/commands/convert_command.hpp"

#include <algorithm>
#include <optional>
#include <span>

#include "cli/answers/reader_remarks.hpp"
#include "cli/process/limit_options.hpp"
#include "cli/process/puzzle_input.hpp"
#include "cli/process/write_file.hpp"
#include "cli/process/zlib_inflate.hpp"
#include "sator/base/spelling_suggestion.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/models/write_model.hpp"

namespace sator::cli {

namespace {

std::vector<std::string> written_formats() {
    std::vector<std::string> names;
    for (const Format& format : standard_formats()) {
        if (format.write != nullptr) names.emplace_back(format.name);
    }
    for (const models::ModelTarget& target : models::model_targets()) names.emplace_back(target.name);
    return names;
}

/// What --to names: a format that is written, or a model for other solvers.
struct Target {
    const Format* format = nullptr;
    const models::ModelTarget* model = nullptr;

    bool holds_many() const { return format != nullptr && format->holds_many; }
    std::expected<WrittenPuzzle, Diagnostic> write(const Puzzle& puzzle, Resources& resources,
                                                   LimitWatch& watch) const {
        if (format != nullptr) return write_puzzle(*format, puzzle);
        auto text = write_model(*model, puzzle, resources, 0, watch);
        if (!text) return std::unexpected(std::move(text.error()));
        WrittenPuzzle written{std::move(*text), {}};
        if (puzzle.initials.size() > 1) written.losses.emplace_back("more than one puzzle");
        return written;
    }
};

std::optional<Target> find_target(std::string_view name) {
    const auto formats = standard_formats();
    const auto format = std::ranges::find(formats, name, &Format::name);
    if (format != formats.end() && format->write != nullptr) return Target{&*format, nullptr};
    const models::ModelTarget* model = models::find_model_target(name);
    return model == nullptr ? std::nullopt : std::optional(Target{nullptr, model});
}

std::string comma_list(const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
    return list;
}

void each_once(std::vector<std::string>& lines) {
    std::ranges::sort(lines);
    lines.erase(std::ranges::unique(lines).begin(), lines.end());
}

class ConvertCall {
  public:
    std::vector<Option> options() {
        std::vector<Option> options;
        options.push_back(
            text("FILE", "", file_, "a puzzle file, or a link that holds a puzzle; - is standard input")
                .required());
        options.push_back(text("--to", "FORMAT", to_, "the format to write: " + comma_list(written_formats()))
                              .suggesting(written_formats()));
        options.push_back(text("-o", "OUT", out_, "the file to write (default: standard output)"));
        options.push_back(
            text("--format", "NAME", from_, "format of FILE (default: detected from its content)"));
        options.push_back(flag("--lossy", lossy_, "write even if the format cannot say all of the puzzle"));
        limits_.add_to(options);
        return options;
    }

    ExitCode run(Session& session) const {
        const auto target = find_target(to_);
        if (!target) return refuse(session, wrong_target());
        LimitWatch watch(limits_.from_now(session));
        auto content = read_puzzle_text(file_, watch);
        if (!content) return refuse(session, content.error());
        Resources resources = file_resources();
        PuzzleOptions options;
        options.inflate = zlib_inflate();
        options.watch = &watch;
        WrittenPuzzle written;
        for (const auto& puzzle :
             read_puzzles(std::move(*content), shown_name(file_), resources, options, from_)) {
            if (watch.is_over(0)) break;
            if (!puzzle) return refuse(session, puzzle.error());
            session.err.write(reader_remarks(*puzzle));
            auto one = target->write(*puzzle, resources, watch);
            if (watch.is_over(0)) break;
            if (!one) return report(session, *puzzle, std::move(one.error()));
            if (!written.text.empty() && !target->holds_many())
                written.losses.emplace_back("more than one puzzle");
            if (!written.text.empty() && target->holds_many()) written.text += target->format->between;
            written.text += one->text;
            std::ranges::move(one->losses, std::back_inserter(written.losses));
            std::ranges::move(one->left_out, std::back_inserter(written.left_out));
        }
        return watch.is_over(0) ? report_stopped(session, *watch.reached()) : finish(session, written);
    }

  private:
    Diagnostic wrong_target() const {
        const std::vector<std::string> names = written_formats();
        const std::vector<std::string_view> known(names.begin(), names.end());
        const std::string_view near = spelling_suggestion(to_, known);
        return call_error(
            to_.empty() ? "the format to write is missing" : "no format called '" + to_ + "' is written",
            near.empty() ? "add --to FORMAT; the formats are " + comma_list(names)
                         : "did you mean " + std::string(near) + "?");
    }

    /// Says why the format has no such puzzle: a negative answer, because the puzzle itself may be right.
    static ExitCode report(Session& session, const Puzzle& puzzle, Diagnostic error) {
        error.file = puzzle.file;
        session.report(error);
        return ExitCode::None;
    }

    static ExitCode report_stopped(Session& session, Limit limit) {
        session.report(
            call_error("stopped by the " + std::string(name_of(limit)) + "; nothing is written", ""));
        return ExitCode::Stopped;
    }

    ExitCode finish(Session& session, WrittenPuzzle& written) const {
        each_once(written.losses);
        each_once(written.left_out);
        for (const std::string& loss : written.losses)
            session.report(error_in(shown_name(file_), to_ + " cannot say " + loss));
        for (const std::string& text : written.left_out) {
            const Diagnostic remark =
                error_in(shown_name(file_), to_ + " has no place for " + text + ", which is left out");
            session.err.write(remarks_text({&remark, 1}));
        }
        if (!written.losses.empty() && !lossy_) {
            session.err.write("hint: nothing is written; --lossy writes the rest\n");
            return ExitCode::None;
        }
        if (!out_) {
            session.out.write(written.text);
        } else if (const auto error = write_file(*out_, written.text)) {
            return refuse(session, *error);
        }
        return ExitCode::Found;
    }

    static ExitCode refuse(Session& session, const Diagnostic& error) {
        session.report(error);
        return ExitCode::Wrong;
    }

    std::string file_, to_, from_;
    std::optional<std::string> out_;
    bool lossy_ = false;
    LimitOptions limits_;
};

}  // namespace

Command convert_command() {
    return {
        .name = "convert",
        .summary =
            "Write puzzles in another format, e.g. as a link to f-puzzles, or as a model for other solvers.",
        .description =
            "What the format cannot say is listed, and then nothing is written, unless --lossy is given. A "
            "title, an author, a source "
            "or a solution that it has no place for is left out, with a remark. `sator formats` lists the "
            "formats. The models dimacs, opb, flatzinc, asp and smt2 have a comment that says which variable "
            "is which value of "
            "which cell.\n\n"
            "Exit status: 0 if all is written; 1 if the format cannot say it; 2 if the input is wrong; 3 if "
            "a limit is reached.",
        .example =
            "sator convert a.sator --to fpuzzles\nsator convert link.txt --to sator\nsator convert a.sator "
            "--to dimacs -o a.cnf",
        .prepare = prepare_call<ConvertCall>,
    };
}

}  // namespace sator::cli
