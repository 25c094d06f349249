#include <fmt/format.h>

#include "cli/answers/clue_report.hpp"
#include "cli/commands/command_rows.hpp"
#include "cli/process/clue_input.hpp"
#include "cli/process/limit_options.hpp"
#include "sator/base/errors.hpp"
#include "sator/language/automata/automaton_drawing.hpp"
#include "sator/language/automata/compile_language.hpp"
#include "sator/language/write/tree_text.hpp"

namespace sator::cli {

namespace {

/// The maximum length of a slot, as for `sator match`.
constexpr std::uint64_t kMaxSlotCells = 100'000;

enum class Show : std::uint8_t { Summary, Ast, Nfa, Dfa, Mdd };

class RegexCall {
  public:
    std::vector<Option> options();
    ExitCode run(Session& session) const;

  private:
    std::expected<std::string, Diagnostic> show(const ParsedClue& clue, const RegexLimits& limits) const;
    std::expected<std::string, Diagnostic> show_automaton(const ParsedClue& clue,
                                                          const RegexLimits& limits) const;
    std::expected<AutomatonDrawing, Diagnostic> drawing(const ParsedClue& clue,
                                                        const RegexLimits& limits) const;

    ClueInput clue_;
    LimitOptions limits_;
    Show show_ = Show::Summary;
    bool dot_ = false;
    std::optional<std::uint64_t> length_;
};

std::vector<Option> RegexCall::options() {
    std::vector<Option> options;
    clue_.add_to(options);
    options.push_back(choice(
        "--show", show_, {{"ast", Show::Ast}, {"nfa", Show::Nfa}, {"dfa", Show::Dfa}, {"mdd", Show::Mdd}},
        "what to print: the syntax tree (ast), the position automaton (nfa), the deterministic automaton "
        "(dfa), or the decision diagram of the strings of one length (mdd)"));
    options.push_back(number("--length", "N", length_, "length of the slot, in cells", 0, kMaxSlotCells));
    options.push_back(flag("--dot", dot_, "print it in Graphviz's language"));
    limits_.add_to(options);
    return options;
}

ExitCode RegexCall::run(Session& session) const {
    const auto clue = clue_.read();
    LimitWatch watch(limits_.from_now(session));
    RegexLimits limits = clue_.limits();
    limits.watch = &watch;
    const auto shown = clue ? show(*clue, limits) : std::unexpected(clue.error());
    if (watch.is_over()) {
        session.report(call_error("stopped by the " + std::string(name_of(*watch.reached())), ""));
        return ExitCode::Stopped;
    }
    if (!shown) {
        session.report(shown.error());
        return ExitCode::Wrong;
    }
    session.out.write(*shown);
    return ExitCode::Found;
}

std::expected<std::string, Diagnostic> RegexCall::show(const ParsedClue& clue,
                                                       const RegexLimits& limits) const {
    if (show_ == Show::Ast) return dot_ ? tree_to_dot(clue.tree) : tree_to_text(clue.tree);
    if (show_ != Show::Summary) return show_automaton(clue, limits);
    if (dot_) return std::unexpected(call_error("--dot needs --show", "add --show ast, nfa, dfa or mdd"));
    auto report = clue_report(clue.tree, clue.alphabet, length_, limits);
    if (!report) return std::unexpected(clue_.error_in_clue(report.error()));
    return *report;
}

std::expected<std::string, Diagnostic> RegexCall::show_automaton(const ParsedClue& clue,
                                                                 const RegexLimits& limits) const {
    const LanguageKind kind = classify(clue.tree, AlphabetCharacters(clue.alphabet));
    if (kind == LanguageKind::NeedsCaptures) {
        return std::unexpected(
            call_error("this clue depends on captured groups, for which there is no automaton",
                       "list its strings: sator match REGEX N"));
    }
    if (show_ == Show::Mdd && !length_)
        return std::unexpected(call_error("--show mdd needs a length", "add --length N"));
    if (show_ != Show::Mdd && kind == LanguageKind::Lookaround) {
        return std::unexpected(call_error("a clue with lookaround is compiled for one length at a time",
                                          "write --show mdd --length N"));
    }
    const auto drawn = drawing(clue, limits);
    if (!drawn) return failure(drawn);
    return dot_ ? to_dot(*drawn) : to_text(*drawn);
}

std::expected<AutomatonDrawing, Diagnostic> RegexCall::drawing(const ParsedClue& clue,
                                                               const RegexLimits& limits) const {
    const AlphabetCharacters characters(clue.alphabet);
    const auto drawn = [&](const auto& compiled) -> std::expected<AutomatonDrawing, Diagnostic> {
        if (!compiled) return std::unexpected(clue_.error_in_clue(compiled.error()));
        return draw(*compiled, clue.alphabet);
    };
    if (show_ == Show::Mdd) return drawn(compile_mdd(clue.tree, characters, *length_, limits));
    if (show_ == Show::Dfa) return drawn(compile_dfa(clue.tree, characters, limits));
    return drawn(PositionAutomaton::build(clue.tree, characters, length_, limits));
}

}  // namespace

Command regex_command() {
    return {
        .name = "regex",
        .help = {.summary =
                     "Show how a regular expression is compiled: syntax tree, automata, decision diagram.",
                 .description =
                     "Without --show, reports which kind of automaton the clue needs and how large it is.",
                 .example = "sator regex 'A(B|C)*D?'\n"
                            "sator regex 'A(B|C)*D?' --show dfa\n"
                            "sator regex 'A(B|C)*D?' --show mdd --length 4 --dot | dot -Tsvg -o clue.svg"},
        .prepare = prepare_call<RegexCall>,
    };
}

}  // namespace sator::cli
