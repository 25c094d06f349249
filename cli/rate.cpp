#include "cli/rate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <numeric>

#include "cli/limit_options.hpp"
#include "cli/puzzle_input.hpp"
#include "sator/explain/rating.hpp"
#include "sator/render/json_lines.hpp"
#include "sator/rules/language_cache.hpp"
#include "sator/rules/make_rules.hpp"

namespace sator {

namespace {

/// The version of the JSON lines: programs depend on their fields.
constexpr int kVersion = 1;

std::string rating_json(const std::string& name, const Rating& rating) {
    nlohmann::ordered_json line = {{"sator", kVersion},
                                   {"puzzle", name},
                                   {"effort", rating.effort},
                                   {"hardest", entry_of(rating.hardest).label},
                                   {"hardest_rules", rating.hardest_rules},
                                   {"width", rating.width},
                                   {"grade", rating.grade.grade},
                                   {"name", rating.grade.name},
                                   {"collection", rating.grade.collection}};
    if (rating.minutes) line["minutes"] = *rating.minutes;
    return line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
}

std::string rating_text(const std::string& name, const Rating& rating) {
    std::string text =
        fmt::format("{}\n{}: grade {} of 10, by the tenths of {}\neffort {:.4g}", name, rating.grade.name,
                    rating.grade.grade, rating.grade.collection, rating.effort);
    text += rating.minutes
                ? fmt::format(": people take about {:.0f} minutes\n", std::max(1.0, *rating.minutes))
                : " (without a unit)\n";
    text += fmt::format("hardest step: {}{}\n", entry_of(rating.hardest).name,
                        rating.hardest_rules > 1 && rating.hardest != Technique::TwoRules
                            ? fmt::format(", {} rules together", rating.hardest_rules)
                            : "");
    if (rating.width.empty()) return text;
    const auto narrowest = std::ranges::min_element(rating.width);
    const double sum = std::accumulate(rating.width.begin(), rating.width.end(), 0.0);
    return text +
           fmt::format("deductions at hand: {:.1f} on average of {} steps, at the narrowest {} (step {})\n",
                       sum / static_cast<double>(rating.width.size()), rating.width.size(), *narrowest,
                       narrowest - rating.width.begin() + 1);
}

class RateCall {
  public:
    std::vector<Option> options() {
        std::vector<Option> options;
        input_.add_to(options);
        options.push_back(flag("--json", json_, "print an object a line for each puzzle"));
        limits_.add_to(options);
        return options;
    }

    ExitCode run(Session& session) {
        Shared shared{session, limits_.from_now(session), {}, file_resources()};
        const auto puzzles = input_.read(shared.resources);
        if (!puzzles) {
            session.complain(puzzles.error());
            return ExitCode::Wrong;
        }
        ExitCode code = ExitCode::Found;
        for (std::size_t i = 0; i < puzzles->size(); ++i) {
            const ReadPuzzle& read = (*puzzles)[i];
            if (i > 0 && !json_) session.out.write("\n");
            code = worst(
                code, read.puzzle ? rate_all(shared, read) : refuse(session, read.name, read.puzzle.error()));
        }
        return code;
    }

  private:
    /// What all puzzles of a call share.
    struct Shared {
        Session& session;
        Limits limits;
        LanguageCache languages;
        Resources resources;
    };

    ExitCode refuse(Session& session, const std::string& name, const Diagnostic& error) const {
        if (json_) session.out.write(JsonLines::error(name, error));
        session.complain(error);
        return ExitCode::Wrong;
    }

    ExitCode rate_all(Shared& shared, const ReadPuzzle& read) const {
        const Puzzle& puzzle = **read.puzzle;
        RuleContext context{puzzle, shared.languages, shared.resources, input_.regex_limits()};
        ExitCode code = ExitCode::Found;
        const std::size_t initials = std::max<std::size_t>(1, puzzle.initials.size());
        const bool uses_givens = std::ranges::any_of(puzzle.rules, [](const RuleStatement& statement) {
            const RuleEntry* entry = Registry::standard().find(statement.name);
            return entry != nullptr && entry->uses_givens;
        });
        std::unique_ptr<Prepared> prepared;
        for (context.initial = 0; context.initial < initials; ++context.initial) {
            if (prepared == nullptr || uses_givens) {
                auto rules = make_rules(Registry::standard(), context);
                if (!rules) {
                    for (const Diagnostic& error : rules.error()) refuse(shared.session, read.name, error);
                    return ExitCode::Wrong;
                }
                prepared = std::make_unique<Prepared>(puzzle, std::move(*rules));
            }
            if (context.initial > 0 && !json_) shared.session.out.write("\n");
            code = worst(code, rate_one(shared, prepared->study, read.name, context.initial));
        }
        return code;
    }

    /// A puzzle made ready for explanations.
    struct Prepared {
        Prepared(const Puzzle& puzzle, RuleList made)
            : rules(std::move(made)), model(build_model(puzzle, rules)), study(puzzle, rules, model) {}

        RuleList rules;
        Model model;
        Study study;
    };

    ExitCode rate_one(Shared& shared, const Study& study, const std::string& puzzle_name,
                      std::size_t initial) const {
        const bool has_givens = initial < study.puzzle().initials.size();
        const Initial none;
        const Initial& drawing = has_givens ? study.puzzle().initials[initial] : none;
        const std::string name = puzzle_name + drawing.name;
        const RatingResult result = rate(study, drawing.givens, shared.limits);
        if (result.rating) {
            shared.session.out.write(json_ ? rating_json(name, *result.rating)
                                           : rating_text(name, *result.rating));
            return ExitCode::Found;
        }
        const bool is_stopped = result.reason == Unrated::Stopped;
        const std::string why =
            is_stopped ? "not rated: stopped by a limit" : "not rated: it has no solution, or several";
        if (json_) {
            const nlohmann::ordered_json line = {{"sator", kVersion},
                                                 {"puzzle", name},
                                                 {"status", is_stopped ? "unknown" : "unrated"},
                                                 {"message", why}};
            shared.session.out.write(line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) +
                                     '\n');
        } else {
            shared.session.out.write(name + "\n" + why + "\n");
        }
        return is_stopped ? ExitCode::Stopped : ExitCode::None;
    }

    PuzzleInput input_;
    LimitOptions limits_;
    bool json_ = false;
};

}  // namespace

Command rate_command() {
    return {
        .name = "rate",
        .summary = "Say how hard puzzles are for people.",
        .description =
            "Effort counts how few deductions are at hand on the way to the solution, weighed by how easily "
            "people find them; for "
            "sudokus it is calibrated to people's times. With it come the hardest step that is needed, how "
            "many deductions are at "
            "hand at each step, and a grade from 1 to 10.\n\n"
            "Exits with 0 where all puzzles are rated, 1 where one has no solution or several, 2 where the "
            "input is wrong, 3 "
            "where a limit was reached.",
        .example =
            "sator rate puzzles/sudoku/*.sator\n"
            "sator rate --json puzzles/regex/*.json",
        .prepare =
            [] {
                const auto call = std::make_shared<RateCall>();
                return Call{call->options(), [call](Session& session) { return call->run(session); }};
            },
    };
}

}  // namespace sator
