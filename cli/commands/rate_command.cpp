#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <string_view>
#include <utility>

#include "cli/answers/puzzle_listener.hpp"
#include "cli/commands/command_rows.hpp"
#include "cli/commands/language_option.hpp"
#include "cli/process/limit_options.hpp"
#include "sator/explain/deduce/technique_entry.hpp"
#include "sator/explain/german/german_techniques.hpp"
#include "sator/explain/rate/rating.hpp"
#include "sator/render/json/rating_json.hpp"

namespace sator::cli {

namespace {

/// The lines of a rating. Braces stand for numbers and names.
struct RateWords {
    const char *rank, *grade, *nothing, *minutes, *no_unit, *hardest, *rules, *available, *paths, *steps;
};
constexpr RateWords kRateWords[] = {
    {"rank {} of 10 among {}\n", "{}\n{}: grade {} of 10\n{}effort {:.4g}",
     "\nthere is nothing to do: every cell has its value\n", ": people take about {:.0f} minutes\n",
     " (without a unit)\n", "hardest step: {}{}\n", ", {} rules together",
     "deductions available: {:.1f} on average over {} steps, fewest {} (step {})\n",
     "so far: effort {:.4g} from {} of {} solving paths, hardest step: {}\n",
     "so far: effort {:.4g} after {} steps of the first solving path, hardest step: {}\n"},
    {"Rang {} von 10 unter {}\n", "{}\n{}: Grad {} von 10\n{}Aufwand {:.4g}",
     "\nes gibt nichts zu tun: Jede Zelle hat ihren Wert\n", ": Menschen brauchen etwa {:.0f} Minuten\n",
     " (ohne Einheit)\n", "schwerster Schritt: {}{}\n", ", {} Regeln zusammen",
     "mögliche Folgerungen: im Mittel {:.1f} über {} Schritte, am wenigsten {} (Schritt {})\n",
     "bisher: Aufwand {:.4g} aus {} von {} Lösungswegen, schwerster Schritt: {}\n",
     "bisher: Aufwand {:.4g} nach {} Schritten des ersten Lösungswegs, schwerster Schritt: {}\n"}};

const RateWords& words_in(SpokenLanguage language) {
    return kRateWords[static_cast<std::size_t>(language)];
}

std::string hardest_name(SpokenLanguage language, Technique technique) {
    return technique_name_in(language, std::string(entry_of(technique).name));
}

/// Returns the name of a collection: "43 puzzles of the kind kakuro made by Sator".
std::string collection_name(SpokenLanguage language, std::string name) {
    if (language == SpokenLanguage::English) return name;
    constexpr std::pair<std::string_view, std::string_view> kGerman[] = {
        {"puzzles of the kind", "Rätseln der Art"},
        {"made by Sator", "von Sator"},
        {"sudokus with people's times", "Sudokus mit den Zeiten von Menschen"},
        {"regex crosswords of", "Regex-Kreuzworträtseln von"}};
    for (const auto& [english, german] : kGerman) {
        if (const std::size_t at = name.find(english); at != std::string::npos)
            name.replace(at, english.size(), german);
    }
    return name;
}

/// Returns a line with the rank among puzzles of the same kind; empty if the kind has no collection.
std::string rank_text(const Rating& rating, SpokenLanguage language) {
    if (!rating.rank) return "";
    return fmt::format(fmt::runtime(words_in(language).rank), rating.rank->rank,
                       collection_name(language, rating.rank->scale->collection));
}

std::string rating_text(const std::string& name, const Rating& rating, SpokenLanguage language) {
    const RateWords& words = words_in(language);
    std::string text =
        fmt::format(fmt::runtime(words.grade), name, grade_name_in(language, rating.grade.name),
                    rating.grade.number, rank_text(rating, language), rating.effort);
    if (!rating.has_steps()) return text + words.nothing;
    text += rating.minutes ? fmt::format(fmt::runtime(words.minutes), std::max(1.0, *rating.minutes))
                           : words.no_unit;
    text += fmt::format(fmt::runtime(words.hardest), hardest_name(language, rating.hardest),
                        rating.hardest_rules > 1 && rating.hardest != Technique::TwoRules
                            ? fmt::format(fmt::runtime(words.rules), rating.hardest_rules)
                            : "");
    const auto narrowest = std::ranges::min_element(rating.width);
    const double sum = std::accumulate(rating.width.begin(), rating.width.end(), 0.0);
    return text + fmt::format(fmt::runtime(words.available), sum / static_cast<double>(rating.width.size()),
                              rating.width.size(), *narrowest, narrowest - rating.width.begin() + 1);
}

/// Returns the text for a rating that a limit stopped before all solving paths were tried.
std::string so_far_text(const RatedSoFar& so_far, SpokenLanguage language) {
    const std::string hardest = hardest_name(language, so_far.hardest);
    const RateWords& words = words_in(language);
    if (so_far.paths > 0)
        return fmt::format(fmt::runtime(words.paths), so_far.effort, so_far.paths, kRatedPaths, hardest);
    return fmt::format(fmt::runtime(words.steps), so_far.effort, so_far.steps, hardest);
}

class RateListener final : public PuzzleListener {
  public:
    RateListener(Session& session, AnswerFormat format, SpokenLanguage language)
        : PuzzleListener(session, format), language_(language) {}

  private:
    std::string text_of(const ask::Answer& answer) override {
        const auto& rated = std::get<ask::RateAnswer>(answer);
        const RatingResult& result = rated.result;
        if (result.rating) return rating_text(rated.asked.name, *result.rating, language_);
        return rated.asked.name + "\n" + unrated_text(result, rated.limits) + "\n" +
               (result.so_far ? so_far_text(*result.so_far, language_) : "");
    }

    SpokenLanguage language_;
};

class RateCall {
  public:
    std::vector<Option> options() {
        std::vector<Option> options;
        input_.add_to(options, request_);
        options.push_back(
            language_.of(language_chosen_, "language of the lines (default en; on a terminal that of LANG)"));
        options.push_back(flag("--json", json_, "print JSON, one object per line"));
        limits_.add_to(options);
        return options;
    }

    ExitCode run(Session& session) {
        language_.complete(language_chosen_, session, json_);
        RateListener listener(session, json_ ? AnswerFormat::Json : AnswerFormat::Text, language_chosen_);
        return listener.ask(input_, request_, limits_.from_now(session));
    }

  private:
    ask::Request request_{.source = {}, .question = ask::Rate{}};
    PuzzleInput input_;
    LimitOptions limits_;
    LanguageOption language_;
    SpokenLanguage language_chosen_ = SpokenLanguage::English;
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
