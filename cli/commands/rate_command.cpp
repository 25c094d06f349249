#include "cli/commands/rate_command.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <numeric>

#include "cli/answers/answer_puzzles.hpp"
#include "cli/process/limit_options.hpp"
#include "sator/explain/deduce/technique_entry.hpp"
#include "sator/explain/explanation/prepared_puzzle.hpp"
#include "sator/explain/rate/rating.hpp"

namespace sator::cli {

namespace {

/// The version of this output format. Programs depend on its fields.
constexpr int kJsonVersion = 1;

bool has_steps(const Rating& rating) {
    return !rating.width.empty();
}

std::string rating_json(const std::string& name, const Rating& rating) {
    const std::string_view hardest = has_steps(rating) ? entry_of(rating.hardest).label : "none";
    nlohmann::ordered_json line = {{"sator", kJsonVersion},
                                   {"puzzle", name},
                                   {"effort", rating.effort},
                                   {"hardest", hardest},
                                   {"hardest_rules", has_steps(rating) ? rating.hardest_rules : 0},
                                   {"width", rating.width},
                                   {"grade", rating.grade.grade},
                                   {"name", rating.grade.name},
                                   {"collection", rating.grade.collection}};
    if (rating.minutes) line["minutes"] = *rating.minutes;
    return line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
}

std::string rating_text(const std::string& name, const Rating& rating) {
    std::string text =
        fmt::format("{}\n{}: grade {} of 10, by the deciles of {}\neffort {:.4g}", name, rating.grade.name,
                    rating.grade.grade, rating.grade.collection, rating.effort);
    if (!has_steps(rating)) return text + "\nthere is nothing to do: every cell has its value\n";
    text += rating.minutes
                ? fmt::format(": people take about {:.0f} minutes\n", std::max(1.0, *rating.minutes))
                : " (without a unit)\n";
    text += fmt::format("hardest step: {}{}\n", entry_of(rating.hardest).name,
                        rating.hardest_rules > 1 && rating.hardest != Technique::TwoRules
                            ? fmt::format(", {} rules together", rating.hardest_rules)
                            : "");
    const auto narrowest = std::ranges::min_element(rating.width);
    const double sum = std::accumulate(rating.width.begin(), rating.width.end(), 0.0);
    return text + fmt::format("deductions available: {:.1f} on average over {} steps, fewest {} (step {})\n",
                              sum / static_cast<double>(rating.width.size()), rating.width.size(), *narrowest,
                              narrowest - rating.width.begin() + 1);
}

/// Returns the text for a rating that a limit stopped before all solving paths were tried.
std::string so_far_text(const RatedSoFar& so_far) {
    const std::string_view hardest = entry_of(so_far.hardest).name;
    if (so_far.paths > 0)
        return fmt::format("so far: effort {:.4g} from {} of {} solving paths, hardest step: {}\n",
                           so_far.effort, so_far.paths, kRatedPaths, hardest);
    return fmt::format("so far: effort {:.4g} after {} steps of the first solving path, hardest step: {}\n",
                       so_far.effort, so_far.steps, hardest);
}

nlohmann::ordered_json so_far_json(const RatedSoFar& so_far) {
    return {{"ways", so_far.paths},
            {"steps", so_far.steps},
            {"effort", so_far.effort},
            {"hardest", entry_of(so_far.hardest).label}};
}

std::string reason_text(Unrated reason, const Limits& limits) {
    switch (reason) {
        case Unrated::NoSolution:
            return "it has no solution";
        case Unrated::Several:
            return "it has several solutions";
        case Unrated::Stopped:
            break;
    }
    const auto limit = limits.reached();
    return "stopped by " + (limit ? "the " + std::string(name_of(*limit)) : "a limit");
}

class RateCall {
  public:
    std::vector<Option> options() {
        std::vector<Option> options;
        input_.add_to(options);
        options.push_back(flag("--json", json_, "print JSON, one object per line"));
        limits_.add_to(options);
        return options;
    }

    ExitCode run(Session& session) {
        PuzzleCall call{session, limits_.from_now(session), json_ ? AnswerFormat::Json : AnswerFormat::Text};
        return answer_puzzles(call, input_, [&](const ReadPuzzle& read) {
            return answer_with_context(
                call, read, input_.regex_limits(),
                [&](const PuzzleContext& context, std::size_t initial, const std::string& name) {
                    return rate_one(call, context, initial, name);
                });
        });
    }

  private:
    ExitCode rate_one(const PuzzleCall& call, const PuzzleContext& context, std::size_t initial,
                      const std::string& name) const {
        const RatingResult result = rate(context, PreparedPuzzle::givens(context.puzzle(), initial),
                                         call.limits, kRatedPaths, input_.seed().value_or(0));
        if (result.rating) {
            call.write_answer([&] {
                return json_ ? rating_json(name, *result.rating) : rating_text(name, *result.rating);
            });
            return ExitCode::Found;
        }
        const bool is_stopped = result.reason == Unrated::Stopped;
        const std::string why = "not rated: " + reason_text(result.reason, call.limits);
        if (json_) {
            nlohmann::ordered_json line = {{"sator", kJsonVersion},
                                           {"puzzle", name},
                                           {"status", is_stopped ? "unknown" : "unrated"},
                                           {"message", why}};
            if (result.so_far) line["so_far"] = so_far_json(*result.so_far);
            call.write_answer(
                [&] { return line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n'; });
        } else {
            call.write_answer([&] {
                return name + "\n" + why + "\n" + (result.so_far ? so_far_text(*result.so_far) : "");
            });
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
        .summary = "Rate how hard puzzles are for people.",
        .description =
            "The effort of a puzzle is high if few deductions are available at each step, and if they "
            "are hard for people to find. For sudokus it is calibrated with people's solving times. The "
            "answer also has the hardest step needed, the number of deductions available at each step, "
            "and a grade from 1 to 10.\n\n"
            "Exit status: 0 if all puzzles are rated, 1 if one has no solution or several, 2 if the "
            "input is wrong, 3 if a limit was reached (then the rating so far is printed).",
        .example =
            "sator rate puzzles/sudoku/*.sator\n"
            "sator rate --json puzzles/regex/*.json",
        .prepare = prepare_call<RateCall>,
    };
}

}  // namespace sator::cli
