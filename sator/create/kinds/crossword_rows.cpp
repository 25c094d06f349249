// Crosswords: a pattern, the theme, and a fill. The solver fills the grid with words of a list in which no two share a stem,
// those with the best scores first. The puzzle that is made admits the whole list: letters are given until only the fill is left.

#include <algorithm>
#include <memory>

#include "sator/create/kinds/crossword_words.hpp"
#include "sator/create/kinds/grid_size.hpp"
#include "sator/create/kinds/kind_rows.hpp"
#include "sator/create/kinds/made_words.hpp"
#include "sator/create/shapes/crossword_pattern.hpp"
#include "sator/create/shapes/plain_drawing.hpp"

namespace sator::create {

namespace {

constexpr CreateParameter kTheme{"theme", "LIST",
                                 "entries that stand in the grid in any case, with commas between "
                                 "them; they need not be in the list"};
constexpr CreateParameter kCrosswordParameters[] = {kSizeParameter, kWordsParameter, kTheme};
constexpr std::size_t kMostCrosswordLines = 25;

using SharedWords = std::shared_ptr<const CrosswordWords>;

/// The name under which the solver of the fill finds its words.
constexpr std::string_view kFillList = "words-of-the-fill";

/// Returns the values of the fill's cells with words of at least this score; empty if there is none, or if none is found soon.
std::expected<std::vector<Value>, CreateFailure> filled_cells(const CrosswordPattern& pattern,
                                                              const CrosswordWords& words,
                                                              std::int64_t least_score, BasePuzzles& bases,
                                                              RandomSource& random) {
    std::vector<bool> lengths;
    for (const auto& run : pattern.runs()) {
        lengths.resize(std::max(lengths.size(), run.size() + 1));
        lengths[run.size()] = true;
    }
    Resources list([text = words.fill_text(lengths, least_score, random)](const std::string& path) {
        return path.ends_with(kFillList) ? std::optional(text) : std::nullopt;
    });
    BasePuzzles fills(std::move(list), bases.limits());
    auto plan = plan_with_random_solution("crossword " + std::string(kFillList) + " at_least 3\n" +
                                              plain_drawing(pattern.columns, pattern.signs),
                                          fills, random);
    if (plan) return std::move(plan->solution);
    // A mistake is a slot that no word of this score fits.
    if (plan.error().reason == CreateFailure::Reason::Limit) return failure(plan);
    return std::vector<Value>();
}

/// Returns the rules of a crossword whose theme is not in the list: its entries need not be words.
std::string rules_apart_from_theme(const CrosswordPattern& pattern, const std::string& list) {
    const auto name_of = [&](std::size_t cell) { return name_of_cell(pattern.columns, cell); };
    std::vector<std::string> words, all;
    for (const auto& run : pattern.runs()) {
        all.push_back(name_of(run.front()) + ".." + name_of(run.back()) + ";");
        const bool is_theme =
            std::ranges::all_of(run, [&](std::size_t cell) { return pattern.signs[cell] != '.'; });
        if (!is_theme) words.push_back(all.back());
    }
    return "rule word \"" + list + "\" at\n" + indented_lines(words) + "\nrule different_words at\n" +
           indented_lines(all);
}

/// Returns a puzzle with the letters of this pattern.
std::string drawn_crossword(const CrosswordPattern& pattern, const CrosswordWords& words) {
    const std::string drawing = plain_drawing(pattern.columns, pattern.signs);
    if (!words.file().empty()) return "crossword \"" + words.file() + "\" at_least 3\n" + drawing;
    return "crossword at_least 3\n" + drawing + "\nwords\n" + words.list_text();
}

/// Returns the statements of the puzzle without its letters.
std::string crossword_base(CrosswordPattern pattern, const CrosswordWords& words) {
    const std::string rules = words.has_theme() ? "" : rules_apart_from_theme(pattern, words.file());
    for (char& sign : pattern.signs) {
        if (sign != '#') sign = words.has_theme() ? '.' : '*';
    }
    if (words.has_theme()) return drawn_crossword(pattern, words);
    return "layout\n" + plain_drawing(pattern.columns, pattern.signs) + "\nrange A..Z\n" + rules;
}

/// Writes the chosen letters into the drawing.
std::string with_letters(const Plan& plan, const Chosen& chosen, CrosswordPattern pattern,
                         const CrosswordWords& words) {
    std::size_t cell = 0;
    for (char& sign : pattern.signs) {
        if (sign == '#') continue;
        const auto value = ValueId(static_cast<std::size_t>(plan.solution[cell]));
        sign = chosen[cell] ? plan.base->puzzle->alphabet[value].to_string()[0] : '.';
        ++cell;
    }
    return drawn_crossword(pattern, words);
}

PlanResult plan_of_fill(const CrosswordPattern& pattern, const SharedWords& words,
                        std::vector<Value> solution, BasePuzzles& bases) {
    auto base = bases.of(crossword_base(pattern, *words));
    if (!base) return failure(base);
    Plan plan{.base = *base, .solution = std::move(solution), .clues = {}};
    add_givens(plan);
    std::size_t cell = 0;
    for (const char sign : pattern.signs) {
        if (sign != '#') plan.clues[cell++].is_kept = sign != '.';
    }
    if (words->has_theme()) {
        plan.write = [pattern, words](const Plan& stated, const Chosen& chosen) {
            return with_letters(stated, chosen, pattern, *words);
        };
    }
    return plan;
}

std::expected<void, CreateFailure> check_theme(const CrosswordWords& words, const MadeGridSize& size) {
    for (const std::string& entry : words.theme()) {
        if (entry.size() > size.columns)
            return mistake("--theme: " + entry + " has " + std::to_string(entry.size()) +
                               " letters, and a row has " + std::to_string(size.columns) + " cells",
                           "write a larger --size");
    }
    return {};
}

PlanResult plan_crossword(MadeGridSize size, const SharedWords& words, BasePuzzles& bases,
                          RandomSource& random) {
    const auto pattern =
        make_crossword_pattern(size.columns, size.rows, words->theme(), words->lengths(), random);
    if (!pattern)
        return not_met("no pattern has room for the theme and only entries of lengths that the list has");
    for (const std::int64_t least_score : words->least_scores()) {
        auto filled = filled_cells(*pattern, *words, least_score, bases, random);
        if (!filled) return failure(filled);
        if (!filled->empty()) return plan_of_fill(*pattern, words, std::move(*filled), bases);
    }
    return not_met("the words of the list fill no pattern that was tried");
}

PlannerResult crossword_planner(const KindContext& context) {
    const auto size = grid_size(context, "15x15", 3, kMostCrosswordLines);
    if (!size) return failure(size);
    auto read = CrosswordWords::read(context);
    if (!read) return failure(read);
    const auto words = std::make_shared<const CrosswordWords>(std::move(*read));
    if (auto checked = check_theme(*words, *size); !checked) return failure(checked);
    return [size = *size, words, &bases = context.bases](RandomSource& random) {
        return plan_crossword(size, words, bases, random);
    };
}

}  // namespace

CreatedKind created_crossword() {
    return {.name = "crossword",
            .kind = "crossword",
            .example = "sator create crossword --words american-english-huge --theme \"PLAIN SAILING\"",
            .parameters = kCrosswordParameters,
            .way = ByPlanner{crossword_planner}};
}

}  // namespace sator::create
