#include "sator/explain/deduce/puzzle_context.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "sator/base/assert.hpp"
#include "sator/puzzle/crossword_entries.hpp"
#include "sator/puzzle/grids/drawn_grid.hpp"

namespace sator::explain {

namespace {

Candidates ranges_of(const Model& model) {
    const std::size_t cells = model.cell_count();
    const std::size_t words = cells == 0 ? 1 : model.variables()[0].word_count;
    Candidates ranges(cells, words);
    for (std::size_t i = 0; i < cells; ++i) {
        const auto own = model.initial_domain(VariableId(i)).words();
        SATOR_ASSERT(own.size() == words);
        std::ranges::copy(own, ranges[CellId(i)].begin());
    }
    return ranges;
}

/// The entries of a crossword by their first cells.
class EntriesByCell {
  public:
    EntriesByCell(std::vector<CrosswordEntry> entries, std::size_t cells) : beginning_at_(cells) {
        for (CrosswordEntry& entry : entries)
            beginning_at_[entry.cells.front().index()].push_back(std::move(entry));
    }

    /// Returns the names of the entries whose cells these are, one entry after the other; none if they are other cells.
    std::vector<std::string> names_of(std::span<const CellId> cells) const {
        std::vector<std::string> names;
        while (!cells.empty()) {
            const auto& here = beginning_at_[cells.front().index()];
            const auto entry = std::ranges::find_if(here, [&](const CrosswordEntry& own) {
                return own.cells.size() <= cells.size() &&
                       std::ranges::equal(own.cells, cells.first(own.cells.size()));
            });
            if (entry == here.end()) return {};
            names.push_back(entry->name());
            cells = cells.subspan(entry->cells.size());
        }
        return names;
    }

  private:
    std::vector<std::vector<CrosswordEntry>> beginning_at_;
};

Slot in_order(std::span<const CellId> cells) {
    Slot sorted(cells.begin(), cells.end());
    std::ranges::sort(sorted);
    return sorted;
}

std::size_t apart(std::size_t a, std::size_t b) {
    return a < b ? b - a : a - b;
}

}  // namespace

PuzzleContext::PuzzleContext(const Puzzle& puzzle, const RuleList& rules, const Model& model,
                             LimitWatch& watch, std::vector<std::string> own_names)
    : puzzle_(puzzle),
      rules_(rules),
      model_(model),
      propagators_(model),
      ranges_(ranges_of(model)),
      rules_of_(model.cell_count()),
      regions_of_(model.cell_count()),
      is_only_region_(rules.size(), 0),
      is_line_(rules.size(), 0),
      groups_(puzzle.grid),
      names_(rule_names(puzzle, rules, watch)),
      cell_names_(std::move(own_names)),
      has_own_names_(!cell_names_.empty()),
      is_entry_(rules.size()) {
    if (!has_own_names_) name_cells(watch);
    name_entries(watch);
    find_rules_of_cells(watch);
    find_lines(watch);
    find_regions(watch);
}

void PuzzleContext::name_cells(LimitWatch& watch) {
    for (std::size_t i = 0; i < cell_count() && !watch.is_over(); ++i)
        cell_names_.push_back(groups_.cell(CellId(i)));
}

/// Rules over one or two whole entries of a crossword are called by these.
void PuzzleContext::name_entries(LimitWatch& watch) {
    auto all = crossword_entries(puzzle_);
    if (all.empty()) return;
    const EntriesByCell entries(std::move(all), cell_count());
    for (std::size_t rule = 0; rule < rules_.size() && !watch.is_over(); ++rule) {
        const auto named = entries.names_of(rules_[rule]->cells());
        if (named.empty() || named.size() > 2 || !rules_[rule]->label().empty()) continue;
        names_[rule].subject = named.front() + (named.size() == 1 ? "" : " and " + named.back());
        is_entry_[rule] = named.size() == 1;
    }
}

void PuzzleContext::find_rules_of_cells(LimitWatch& watch) {
    for (std::size_t rule = 0; rule < rules_.size(); ++rule) {
        const auto cells = rules_[rule]->cells();
        if (watch.is_over(cells.size())) return;
        for (const CellId cell : cells) {
            auto& own = rules_of_[cell.index()];
            if (own.empty() || own.back() != RuleId(rule)) own.emplace_back(rule);
        }
    }
}

void PuzzleContext::find_lines(LimitWatch& watch) {
    std::set<Slot> lines;
    for (const auto& axis : lines_of(puzzle_.grid)) {
        for (const Slot& line : axis) {
            if (watch.is_over(line.size())) return;
            lines.insert(in_order(line));
        }
    }
    for (std::size_t rule = 0; rule < rules_.size() && !watch.is_over(); ++rule)
        is_line_[rule] = lines.contains(in_order(rules_[rule]->cells())) ? 1 : 0;
}

void PuzzleContext::find_regions(LimitWatch& watch) {
    std::vector<std::uint8_t> has_more(rules_.size(), 0);
    std::vector<std::size_t> found(rules_.size(), 0);
    for (std::size_t p = 0; p < model_.propagators().size(); ++p) {
        const Model::Posted& posted = model_.propagators()[p];
        const std::string_view name = posted.propagator->name();
        if (name != "all_different" && name != "cardinality") has_more[posted.rule.index()] = 1;
        if (name != "all_different") continue;
        if (watch.is_over(posted.positions)) return;
        Region region{posted.rule, {}, std::vector<Word>(ranges_.words_per_cell(), 0)};
        bool has_auxiliary = false;
        for (const VariableId v : model_.scope_of(PropagatorId(p))) {
            has_auxiliary = has_auxiliary || v.index() >= cell_count();
            region.cells.emplace_back(v.index());
        }
        std::ranges::sort(region.cells);
        if (has_auxiliary || std::ranges::adjacent_find(region.cells) != region.cells.end()) continue;
        ++found[posted.rule.index()];
        regions_.push_back(std::move(region));
    }
    for (std::size_t i = 0; i < regions_.size() && !watch.is_over(); ++i) {
        Region& region = regions_[i];
        const std::size_t rule = region.rule.index();
        RuleFixpoint fixpoint(propagators_, {&region.rule, 1}, &watch);
        find_required(fixpoint, region);
        for (const CellId cell : region.cells)
            regions_of_[cell.index()].push_back(static_cast<std::uint32_t>(i));
        const bool is_whole = rules_[rule]->cells().size() == region.cells.size();
        const bool is_alone = has_more[rule] == 0 && found[rule] == 1 && is_whole;
        is_only_region_[rule] =
            is_alone && region.cells.size() <= kLargestRegion && !forbids_value(fixpoint, region);
    }
}

/// Finds the values that the region requires: the rule conflicts if no cell of the region may hold the value.
void PuzzleContext::find_required(RuleFixpoint& rule, Region& region) const {
    if (rule.is_inconsistent() || rule.is_over() || region.cells.size() > kLargestRegion) return;
    for (std::size_t v = 0; v < puzzle_.alphabet.size(); ++v) {
        rule.push_level();
        bool holds = true;
        std::size_t holders = 0;
        for (const CellId cell : region.cells) {
            std::vector<Word> rest(ranges_[cell].begin(), ranges_[cell].end());
            holders += has_bit(rest, v) ? 1 : 0;
            rest[v / kWordBits] &= ~(Word{1} << v % kWordBits);
            holds = holds && rule.keep(rule.place_of(cell), rest);
        }
        if (holders > 0 && !(holds && rule.propagate())) set_bit(region.required, v);
        rule.backtrack();
    }
}

/// Returns true if the rule alone conflicts, or removes from every cell a value that some cell's range has. A
/// rule that only says that the cells differ and which values they must hold does neither: it removes a value
/// from a cell only because another cell needs it.
bool PuzzleContext::forbids_value(const RuleFixpoint& rule, const Region& region) const {
    if (rule.is_inconsistent() || rule.is_over()) return true;
    std::vector<Word> before(ranges_.words_per_cell(), 0), after(before);
    for (const CellId cell : region.cells) {
        const auto left = rule.values(rule.place_of(cell));
        for (std::size_t w = 0; w < before.size(); ++w) {
            before[w] |= ranges_[cell][w];
            after[w] |= left[w];
        }
    }
    return before != after;
}

std::vector<CellId> PuzzleContext::cells_of(RuleId rule) const {
    std::set<CellId> cells;
    for (const PropagatorId id : propagators_.of(rule)) {
        for (const VariableId v : model_.scope_of(id)) {
            if (v.index() < cell_count()) cells.emplace(v.index());
        }
    }
    return {cells.begin(), cells.end()};
}

std::vector<RuleId> PuzzleContext::all_rules() const {
    std::vector<RuleId> all;
    for (std::size_t rule = 0; rule < rules_.size(); ++rule) all.emplace_back(rule);
    return all;
}

std::string PuzzleContext::name_of_value(ValueId value) const {
    const Symbol& symbol = puzzle_.alphabet[value];
    if (symbol.kind == Symbol::Kind::Blank) return "blank";
    const std::string text = symbol.to_string();
    if (text == " ") return "space";
    if (text == "\"") return "'\"'";
    constexpr std::string_view kPunctuation = ".,;:!?'()=";
    const bool is_punctuation = text.size() == 1 && kPunctuation.find(text[0]) != std::string_view::npos;
    return is_punctuation ? "\"" + text + "\"" : text;
}

std::vector<std::string> PuzzleContext::listed(std::vector<CellId> cells) const {
    if (!has_own_names_) return groups_.listed(std::move(cells));
    std::ranges::sort(cells);
    std::vector<std::string> names;
    for (const CellId cell : cells) names.push_back(name_of(cell));
    return names;
}

std::optional<CellId> PuzzleContext::find_cell(std::string_view name) const {
    if (has_own_names_) {  // a and A are different letters
        const auto own = std::ranges::find(cell_names_, name);
        if (own != cell_names_.end()) return CellId(static_cast<std::size_t>(own - cell_names_.begin()));
    }
    const auto is_it = [&](const std::string& own) {
        return std::ranges::equal(own, name, [](char a, char b) { return a == b || (a ^ b) == 0x20; });
    };
    const auto at = std::ranges::find_if(cell_names_, is_it);
    if (at == cell_names_.end()) return std::nullopt;
    return CellId(static_cast<std::size_t>(at - cell_names_.begin()));
}

std::size_t PuzzleContext::distance(CellId a, CellId b) const {
    const CellCoordinates &from = groups_.place(a), &to = groups_.place(b);
    return apart(from.row, to.row) + apart(from.column, to.column);
}

}  // namespace sator::explain
