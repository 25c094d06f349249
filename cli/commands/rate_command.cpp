#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "cli/answers/puzzle_listener.hpp"
#include "cli/commands/command_rows.hpp"
#include "cli/process/limit_options.hpp"
#include "sator/explain/deduce/technique_entry.hpp"
#include "sator/explain/rate/rating.hpp"
#include "sator/render/json/rating_json.hpp"

namespace sator::cli {

namespace {

/// Returns a line with the rank among puzzles of the same kind; empty if the kind has no collection.
std::string rank_text(const Rating& rating) {
    if (!rating.rank) return "";
    return fmt::format("rank {} of 10 among {}\n", rating.rank->rank, rating.rank->scale->collection);
}

std::string rating_text(const std::string& name, const Rating& rating) {
    std::string text = fmt::format("{}\n{}: grade {} of 10\n{}effort {:.4g}", name, rating.grade.name,
                                   rating.grade.number, rank_text(rating), rating.effort);
    if (!rating.has_steps()) return text + "\nthere is nothing to do: every cell has its value\n";
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

class RateListener final : public PuzzleListener {
  public:
    using PuzzleListener::PuzzleListener;

  private:
    std::string text_of(const ask::Answer& answer) override {
        const auto& rated = std::get<ask::RateAnswer>(answer);
        const RatingResult& result = rated.result;
        if (result.rating) return rating_text(rated.asked.name, *result.rating);
        return rated.asked.name + "\n" + unrated_text(result, rated.limits) + "\n" +
               (result.so_far ? so_far_text(*result.so_far) : "");
    }
};

class RateCall {
  public:
    std::vector<Option> options() {
        std::vector<Option> options;
        input_.add_to(options, request_);
        options.push_back(flag("--json", json_, "print JSON, one object per line"));
        limits_.add_to(options);
        return options;
    }

    ExitCode run(Session& session) {
        RateListener listener(session, json_ ? AnswerFormat::Json : AnswerFormat::Text);
        return listener.ask(input_, request_, limits_.from_now(session));
    }

  private:
    ask::Request request_{.source = {}, .question = ask::Rate{}};
    PuzzleInput input_;
    LimitOptions limits_;
    bool json_ = false;
};

}  // namespace

Panel rate_panel() {
    return {
        .question = "rate",
        .prepare = prepare_call<RateCall>,
    };
}

}  // namespace sator::cli
