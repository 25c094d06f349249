// The form of a puzzle is the least text among its images under the symmetries of the plane. In an image, a cell is its place in
// reading order, and a rule has its cells in a standard order among those that mean the same (RuleInvariance).

#include "sator/create/symmetry/canonical_form.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <numeric>

#include "sator/create/symmetry/cell_symmetry.hpp"
#include "sator/create/symmetry/rule_invariance.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::create {

namespace {

/// The rules of one statement mean the same. So only this number of rules with equally many cells are tried: if their cells may be
/// read in any order, so may the cells of the others.
constexpr std::size_t kTriedRules = 3;

/// The part of a statement that does not depend on its cells.
std::string words_of(const RuleStatement& statement) {
    std::string words = statement.name;
    if (statement.name == kExpressionRule) words += " " + statement.text;
    for (const Argument& argument : statement.arguments) words += " '" + argument.text + "'" + argument.flags;
    std::vector<std::string> parts;
    for (const MarkedDrawing& drawing : statement.drawings) {
        for (const Sequence& sequence : drawing) {
            std::string& part = parts.emplace_back();
            for (const std::uint32_t part_begin : sequence.breaks) part += ":" + std::to_string(part_begin);
        }
    }
    std::ranges::sort(parts);
    for (const std::string& part : parts) words += part;
    for (const RuleStatement& inner : statement.inner) words += " (" + words_of(inner) + ")";
    return words;
}

std::string cells_text(std::vector<std::size_t> cells) {
    std::string text = "[";
    std::array<char, 24> number;
    for (const std::size_t cell : cells) {
        const auto end = std::to_chars(number.data(), number.data() + number.size(), cell).ptr;
        *end = ' ';
        text.append(number.data(), end + 1);
    }
    return text += "]";
}

class FormOfPuzzle {
  public:
    FormOfPuzzle(const Puzzle& puzzle, std::span<const Value> solution, Resources files);
    std::string image(const GridImage& image);

  private:
    /// A statement that is ready to be moved.
    struct Moved {
        const RuleStatement* statement;
        std::string words;
        RuleList rules;
        std::vector<RuleInvariance> invariances;
        std::vector<std::size_t> invariance_of;  // of each rule: an index in `invariances`
    };

    void add_invariances(Moved& moved, std::span<const Value> solution);

    std::string statement_text(Moved& moved, const Slot& places) const;
    std::string cell_texts(const Slot& places) const;

    const Puzzle& puzzle_;
    std::vector<Moved> statements_;
    bool ignores_names_ = true;
};

FormOfPuzzle::FormOfPuzzle(const Puzzle& puzzle, std::span<const Value> solution, Resources files)
    : puzzle_(puzzle) {
    const auto cache = make_clue_cache();
    RuleContext context{puzzle, *cache, files, {}};
    for (const auto& range : puzzle.ranges) ignores_names_ = ignores_names_ && range == puzzle.ranges[0];
    for (const RuleStatement& statement : puzzle.rules) {
        Moved& moved = statements_.emplace_back(Moved{&statement, words_of(statement), {}, {}, {}});
        auto rules = make_rules_of(Registry::standard(), statement, context);
        if (!rules) continue;  // it is compared by its words and its sequences
        moved.rules = std::move(*rules);
        add_invariances(moved, solution);
    }
}

void FormOfPuzzle::add_invariances(Moved& moved, std::span<const Value> solution) {
    struct Tried {
        std::size_t count = 0, last = 0;
        bool ignore_order = true;
    };
    std::map<std::size_t, Tried> tried_of;  // by number of cells
    for (const auto& rule : moved.rules) {
        Tried& tried = tried_of[rule->cells().size()];
        if (tried.count < kTriedRules || !tried.ignore_order) {
            tried.last = moved.invariances.size();
            const RuleInvariance& added =
                moved.invariances.emplace_back(*rule, solution, puzzle_.alphabet.size());
            tried.ignore_order = tried.ignore_order && added.ignores_order();
            if (tried.count < kTriedRules) ignores_names_ = ignores_names_ && added.ignores_names();
            ++tried.count;
        }
        moved.invariance_of.push_back(tried.last);
    }
}

/// Returns the cells of a rule at their places, in the standard order.
std::string rule_text(const Rule& rule, RuleInvariance& invariance, const Slot& places) {
    std::vector<std::size_t> cells, order(rule.cells().size());
    for (const CellId cell : rule.cells()) cells.push_back(places[cell.index()].index());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return cells[i]; });
    std::vector<std::size_t> sorted = cells;
    std::ranges::sort(sorted);
    if (invariance.allows(order)) return cells_text(std::move(sorted));
    std::iota(order.rbegin(), order.rend(), std::size_t{0});
    const std::vector<std::size_t> reversed(cells.rbegin(), cells.rend());
    return cells_text(invariance.allows(order) ? std::min(cells, reversed) : cells);
}

std::string FormOfPuzzle::statement_text(Moved& moved, const Slot& places) const {
    std::vector<std::string> parts;
    for (const MarkedDrawing& drawing : moved.statement->drawings) {
        for (const Sequence& sequence : drawing) {
            std::vector<std::size_t> cells;
            for (const CellId cell : sequence.cells) cells.push_back(places[cell.index()].index());
            std::ranges::sort(cells);
            parts.push_back(cells_text(std::move(cells)));
        }
    }
    for (std::size_t i = 0; i < moved.rules.size(); ++i)
        parts.push_back("r" + rule_text(*moved.rules[i], moved.invariances[moved.invariance_of[i]], places));
    std::ranges::sort(parts);
    std::string text = moved.words;
    for (const std::string& part : parts) text += part;
    return text;
}

/// Returns the givens and the ranges, by place. If the values may be renamed, they are numbered as they appear.
std::string FormOfPuzzle::cell_texts(const Slot& places) const {
    std::vector<std::pair<std::size_t, std::size_t>> givens;
    for (const Initial& initial : puzzle_.initials) {
        for (const Given& given : initial.givens)
            givens.emplace_back(places[given.cell.index()].index(), given.value.index());
    }
    std::ranges::sort(givens);
    std::vector<std::size_t> numbers(puzzle_.alphabet.size(), SIZE_MAX);
    std::size_t next = 0;
    std::string text;
    for (const auto& [place, value] : givens) {
        if (!ignores_names_) numbers[value] = value;
        if (numbers[value] == SIZE_MAX) numbers[value] = next++;
        text += std::to_string(place) + "=" + std::to_string(numbers[value]) + " ";
    }
    if (ignores_names_) return text;
    std::vector<std::string> ranges(puzzle_.ranges.size());
    for (std::size_t cell = 0; cell < ranges.size(); ++cell) {
        for (const ValueId value : puzzle_.ranges[cell])
            ranges[places[cell].index()] += std::to_string(value.index()) + " ";
    }
    for (const std::string& range : ranges) text += "/" + range;
    return text;
}

std::string FormOfPuzzle::image(const GridImage& image) {
    std::vector<std::string> texts;
    for (Moved& moved : statements_) texts.push_back(statement_text(moved, image.places));
    std::ranges::sort(texts);
    std::string form =
        image.shape + "\n" + puzzle_.alphabet.to_string() + "\n" + cell_texts(image.places) + "\n";
    for (const RuleDefinition& definition : puzzle_.definitions)
        form += definition.name + " " + definition.text + "\n";
    for (const std::string& text : texts) form += text + "\n";
    return form;
}

}  // namespace

std::string canonical_form(const Puzzle& puzzle, std::span<const Value> solution, const Resources& files) {
    FormOfPuzzle form(puzzle, solution, files);
    std::string least;
    for (const GridImage& image : grid_images(puzzle.grid)) {
        std::string text = form.image(image);
        if (least.empty() || text < least) least = std::move(text);
    }
    return least;
}

}  // namespace sator::create
