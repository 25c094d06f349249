#include <algorithm>
#include <thread>

#include "cli/answers/cross_check.hpp"
#include "cli/commands/command_rows.hpp"
#include "cli/commands/language_option.hpp"
#include "cli/commands/solve_listener.hpp"
#include "cli/process/limit_options.hpp"
#include "cli/process/table_option.hpp"
#include "sator/engine/search/search_options.hpp"

namespace sator::cli {

namespace {

/// The maximum number of threads. A larger number is probably a mistake.
constexpr std::uint64_t kMaxThreads = 1024;

class SolveCall {
  public:
    std::vector<Option> options();
    ExitCode run(Session& session);

  private:
    std::expected<void, BadValue> set_search_option(const std::string& setting);
    std::expected<void, Diagnostic> check(std::span<const ask::AskedPuzzle> puzzles) const;
    SolveOutputs outputs() const;
    ask::Request request() const;
    std::string question() const;

    ask::Request request_{.source = {}, .question = ask::Solve{}};
    PuzzleInput input_;
    LimitOptions limits_;
    LanguageOption language_;
    SpokenLanguage language_chosen_ = SpokenLanguage::English;
    bool count_ = false, json_ = false;
    std::optional<std::string> output_;
    CheckpointOptions checkpoint_;
    std::optional<std::uint64_t> threads_;
    std::optional<std::string> picture_;
    std::optional<std::string> cross_check_;
    SearchOptions search_options_;
    bool lists_search_options_ = false;

    const ask::Solve& asked() const { return std::get<ask::Solve>(request_.question); }
};

std::vector<Option> SolveCall::options() {
    std::vector<Option> options;
    input_.add_to(options, request_);
    options.push_back(table_option("all", request_));
    options.push_back(table_option("limit", request_));
    options.push_back(flag("--count", count_, "count the solutions without showing them"));
    options.push_back(flag("--json", json_, "print JSON, one object per line"));
    options.push_back(
        text("--svg", "OUT", picture_,
             "also draw the answer; the extension of OUT gives the format, as for sator render"));
    options.push_back(table_option("verify", request_));
    options.push_back(
        language_.of(language_chosen_, "language of the sentences (default en; on a terminal that of LANG)"));
    options.push_back(
        text("--cross-check", "PROGRAM", cross_check_,
             "compare the number of solutions, up to two, with what another solver finds: cadical, clasp, "
             "gecode, clingo or z3, if it is installed")
            .suggesting(cross_checkers()));
    options.push_back(
        text("-o,--output", "OUT", output_, "write the answers to this file instead of standard output"));
    checkpoint_.add_to(options);
    options.push_back(number("--threads", "N", threads_,
                             "search with up to N threads (default: the number of cores)", 1, kMaxThreads));
    options.push_back(repeated(
        "--search", "NAME=VALUE", [this](const std::string& setting) { return set_search_option(setting); },
        "set a search option; may be repeated; --search help lists all options with their defaults"));
    limits_.add_to(options);
    return options;
}

std::expected<void, BadValue> SolveCall::set_search_option(const std::string& setting) {
    if (setting == "help") {
        lists_search_options_ = true;
        return {};
    }
    const auto set = sator::set_search_option(search_options_, setting);
    if (!set) return std::unexpected(BadValue{set.error().message, set.error().hint});
    return {};
}

/// Returns what is asked: Count instead of Solve with --count.
ask::Request SolveCall::request() const {
    const ask::SearchChoices choices{
        .threads = threads_.value_or(std::max(1u, std::thread::hardware_concurrency())),
        .search = search_options_,
        .explains_conflict = !json_};
    ask::Request request = request_;
    if (count_) {
        request.question = ask::Count{.limit = asked().limit, .verify = asked().verify, .choices = choices};
    } else {
        auto& solve = std::get<ask::Solve>(request.question);
        solve.choices = choices;
        solve.has_picture = picture_.has_value();
    }
    return request;
}

/// Returns the question for the checkpoint. Other search options may list or count in another order.
std::string SolveCall::question() const {
    const std::string asked = count_ ? "count" : json_ ? "list as json" : "list";
    return asked + changed_search_options(search_options_);
}

/// Checks combinations of options: e.g. a checkpoint needs a single question, and a listing needs a regular
/// file.
std::expected<void, Diagnostic> SolveCall::check(std::span<const ask::AskedPuzzle> puzzles) const {
    const bool all = asked().all;
    const auto& limit = asked().limit;
    if (all && count_)
        return std::unexpected(call_error("--count shows no solutions", "leave out --all or --count"));
    if (cross_check_) {
        const auto names = cross_checkers();
        if (std::ranges::find(names, *cross_check_) == names.end())
            return std::unexpected(call_error("'" + *cross_check_ + "' cannot check an answer",
                                              "write cadical, clasp, gecode, clingo or z3"));
        if (limit == 1)
            return std::unexpected(
                call_error("--cross-check compares up to two solutions", "leave out --limit 1"));
    }
    if (!checkpoint_) return {};
    if (limit || (all && !output_) || (!all && !count_)) {
        return std::unexpected(call_error("--checkpoint needs --count, or --all and --output", ""));
    }
    return checkpoint_.check(puzzles);
}

SolveOutputs SolveCall::outputs() const {
    return {.check = [this](std::span<const ask::AskedPuzzle> puzzles) { return check(puzzles); },
            .file = output_,
            .keeps_file = checkpoint_ && asked().all,
            .checkpoint = checkpoint_,
            .checkpoint_question = question(),
            .cross_check = cross_check_,
            .language = language_chosen_};
}

ExitCode SolveCall::run(Session& session) {
    if (lists_search_options_) {
        session.out.write(search_options_help());
        return ExitCode::Found;
    }
    language_.complete(language_chosen_, session, json_ || output_.has_value());
    std::optional<PictureFile> pictures;
    if (picture_) {
        if (asked().all || count_)
            return refuse_call(session, call_error("--svg draws one answer", "leave out --all and --count"));
        auto file = PictureFile::named(*picture_);
        if (!file) return refuse_call(session, file.error());
        pictures = std::move(*file);
    }
    SolveListener listener(session, json_ ? AnswerFormat::Json : AnswerFormat::Text, outputs(),
                           pictures ? &*pictures : nullptr);
    listener.ask(input_, request(), limits_.from_now(session));
    if (pictures) listener.write(*pictures);
    listener.close();
    return listener.code();
}

}  // namespace

Panel solve_panel() {
    return {
        .question = "solve",
        .prepare = prepare_call<SolveCall>,
    };
}

}  // namespace sator::cli
