#include <algorithm>
#include <optional>
#include <utility>

#include "cli/answers/reader_remarks.hpp"
#include "cli/commands/command_rows.hpp"
#include "cli/process/limit_options.hpp"
#include "cli/process/puzzle_input.hpp"
#include "cli/process/table_option.hpp"
#include "cli/process/write_file.hpp"
#include "cli/process/zlib_inflate.hpp"
#include "sator/ask/asker.hpp"
#include "sator/ask/questions/convert_target.hpp"

namespace sator::cli {

namespace {

std::string comma_list(const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
    return list;
}

void each_once(std::vector<std::string>& lines) {
    std::ranges::sort(lines);
    lines.erase(std::ranges::unique(lines).begin(), lines.end());
}

/// Puts all puzzles of a file into one text. What the format cannot say is listed, and then nothing is written.
class ConvertListener final : public ask::Listener {
  public:
    ConvertListener(Session& session, const ask::ConvertTarget& target)
        : session_(session), target_(target) {}

    bool wants_more() override { return !end_; }

    void begin_puzzle(const ask::AskedPuzzle& puzzle, std::size_t) override {
        if (puzzle.puzzle) session_.err.write(reader_remarks(**puzzle.puzzle));
    }

    void answer(const ask::Answer& answer) override {
        if (const auto* stopped = std::get_if<ask::Unanswered>(&answer)) return stop(stopped->limit);
        if (const auto* refused = std::get_if<ask::Refused>(&answer)) {
            session_.report(refused->errors.front());
            end_ = ExitCode::Wrong;
            return;
        }
        const auto& converted = std::get<ask::ConvertAnswer>(answer);
        if (converted.written) return add(*converted.written);
        // The format has no such puzzle: a negative answer, because the puzzle itself may be right.
        Diagnostic error = converted.written.error();
        error.file = converted.asked.puzzle->file;
        session_.report(error);
        end_ = ExitCode::None;
    }

    /// The code of what ended the call early.
    std::optional<ExitCode> end() const { return end_; }
    WrittenPuzzle& written() { return written_; }

  private:
    bool holds_many() const { return target_.format != nullptr && target_.format->holds_many; }

    void stop(Limit limit) {
        session_.report(
            call_error("stopped by the " + std::string(name_of(limit)) + "; nothing is written", ""));
        end_ = ExitCode::Stopped;
    }

    void add(const WrittenPuzzle& one) {
        if (!written_.text.empty() && !holds_many()) written_.losses.emplace_back("more than one puzzle");
        if (!written_.text.empty() && holds_many()) written_.text += target_.format->between;
        written_.text += one.text;
        std::ranges::copy(one.losses, std::back_inserter(written_.losses));
        std::ranges::copy(one.left_out, std::back_inserter(written_.left_out));
    }

    Session& session_;
    const ask::ConvertTarget& target_;
    WrittenPuzzle written_;
    std::optional<ExitCode> end_;
};

class ConvertCall {
  public:
    std::vector<Option> options() {
        std::vector<Option> options;
        options.push_back(
            text("FILE", "", file_, "a puzzle file, or a link that holds a puzzle; - is standard input")
                .required());
        Option to = table_option("to", request_).suggesting(ask::convert_targets());
        to.help += comma_list(ask::convert_targets());
        options.push_back(std::move(to));
        options.push_back(text("-o", "OUT", out_, "the file to write (default: standard output)"));
        options.push_back(text("--format", "NAME", request_.source.format,
                               "format of FILE (default: detected from its content)"));
        options.push_back(flag("--lossy", lossy_, "write even if the format cannot say all of the puzzle"));
        limits_.add_to(options);
        return options;
    }

    ExitCode run(Session& session) {
        const auto target = ask::find_convert_target(to());
        if (!target) return refuse(session, wrong_target(target.error()));
        const Limits limits = limits_.from_now(session);
        LimitWatch watch(limits);
        ask::Source source = request_.source;
        source.texts.push_back({read_puzzle_text(file_, watch), shown_name(file_)});
        source.files = file_resources();
        source.inflate = zlib_inflate();
        ConvertListener listener(session, *target);
        ask::ask(source, request_.question, limits, listener);
        return listener.end() ? *listener.end() : finish(session, listener.written());
    }

  private:
    const std::string& to() const { return std::get<ask::Convert>(request_.question).to; }

    Diagnostic wrong_target(const std::string& near) const {
        return call_error(
            to().empty() ? "the format to write is missing" : "no format called '" + to() + "' is written",
            near.empty() ? "add --to FORMAT; the formats are " + comma_list(ask::convert_targets())
                         : "did you mean " + near + "?");
    }

    ExitCode finish(Session& session, WrittenPuzzle& written) const {
        each_once(written.losses);
        each_once(written.left_out);
        for (const std::string& loss : written.losses)
            session.report(error_in(shown_name(file_), to() + " cannot say " + loss));
        for (const std::string& text : written.left_out) {
            const Diagnostic remark =
                error_in(shown_name(file_), to() + " has no place for " + text + ", which is left out");
            session.err.write(remarks_text({&remark, 1}));
        }
        if (!written.losses.empty() && !lossy_) {
            session.err.write("hint: nothing is written; --lossy writes the rest\n");
            return ExitCode::None;
        }
        if (!out_) {
            session.out.write(written.text);
        } else if (const auto done = write_file(*out_, written.text); !done) {
            return refuse(session, done.error());
        }
        return ExitCode::Found;
    }

    static ExitCode refuse(Session& session, const Diagnostic& error) {
        session.report(error);
        return ExitCode::Wrong;
    }

    ask::Request request_{.source = {}, .question = ask::Convert{}};
    std::string file_;
    std::optional<std::string> out_;
    bool lossy_ = false;
    LimitOptions limits_;
};

}  // namespace

Panel convert_panel() {
    return {
        .question = "convert",
        .prepare = prepare_call<ConvertCall>,
    };
}

}  // namespace sator::cli
