// Groups rules by what they demand, and rules with the same demand by the shape of their cells. If a shape
// has a rule at every place of the grid where it fits, one sentence describes all of them.

#include "sator/render/notes/rule_sentences.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "sator/base/ascii.hpp"
#include "sator/explain/text/phrases.hpp"
#include "sator/render/board/board_line.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::render {

namespace {

/// Up to this number of rules with the same demand, each has its own sentence.
constexpr std::size_t kMaxSeparate = 3;
/// The maximum number of names in a sentence; the rest is counted.
constexpr std::size_t kMaxNamed = 100;

constexpr std::string_view kAnd = " and ";

using Members = std::vector<std::size_t>;       // indices of rules
using PlacesShape = std::vector<LatticePlace>;  // relative to the first cell

class RuleSentences {
  public:
    RuleSentences(const Grid& grid, const Board& board, const RuleList& rules,
                  std::span<const RuleWords> names)
        : board_(board), rules_(rules), names_(names), groups_(grid) {}

    std::vector<std::string> sentences() const {
        std::vector<std::pair<std::string, Members>> parts;
        for (std::size_t i = 0; i < rules_.size() && i < names_.size(); ++i) {
            const std::string key = key_of(i);
            const auto part = std::ranges::find(parts, key, &std::pair<std::string, Members>::first);
            (part == parts.end() ? parts.emplace_back(key, Members{}) : *part).second.push_back(i);
        }
        std::vector<std::string> all;
        for (const auto& [key, members] : parts) {
            for (std::string& sentence : describe_group(members)) all.push_back(std::move(sentence));
        }
        return all;
    }

  private:
    /// Returns a key that is equal for rules with a common sentence.
    std::string key_of(std::size_t rule) const {
        const RuleWords& name = names_[rule];
        if (name.is_formula) return "=";
        return name.demand.empty() ? with_cells(rule, "*") : " " + name.demand;
    }

    std::vector<std::string> describe_group(const Members& members) const {
        const RuleWords& first = names_[members[0]];
        if (first.is_formula) return {formulas(members)};
        if (members.size() <= kMaxSeparate) {
            std::vector<std::string> apart;
            for (const std::size_t rule : members) apart.push_back(sentence(rule));
            return apart;
        }
        if (first.demand.empty()) return {capitalised(with_cells(members[0], cells_of(members)))};
        std::vector<std::string> all = subjects_of_cells(members);
        if (all.empty()) all = subjects(members);
        for (std::string& subject : all) subject += " " + first.demand;
        return all;
    }

    std::string sentence(std::size_t rule) const {
        const RuleWords& name = names_[rule];
        return name.demand.empty() ? capitalised(name.subject) : name.sentence();
    }

    /// Returns the names of the two lines that the rule compares; nullopt for other rules.
    std::optional<std::pair<std::string, std::string>> two_lines(std::size_t rule) const {
        const std::string& name = names_[rule].subject;
        const std::size_t at = name.find(kAnd);
        if (at == std::string::npos || rules_[rule]->noun().place == RuleNoun::Place::Between)
            return std::nullopt;
        return std::pair(name.substr(0, at), name.substr(at + kAnd.size()));
    }

    /// Returns the rule's sentence with the name of its first cell replaced by `cells`.
    std::string with_cells(std::size_t rule, const std::string& cells) const {
        std::string text = names_[rule].subject;
        const auto own = rules_[rule]->cells();
        if (own.empty()) return text;
        const std::string cell = groups_.cell(own[0]) + " ";
        const std::size_t at = text.find(cell);
        return at == std::string::npos ? text : text.replace(at, cell.size() - 1, cells);
    }

    std::string cells_of(const Members& members) const {
        std::vector<CellId> cells;
        for (const std::size_t rule : members) cells.push_back(rules_[rule]->cells()[0]);
        return cells.size() == board_.centres.size() ? "each cell"
                                                     : "each of " + join_with_and(groups_.listed(cells));
    }

    /// Returns "the neighbours of each cell must" if the names of the rules differ only in their first cells, which end them;
    /// empty for others.
    std::vector<std::string> subjects_of_cells(const Members& members) const {
        std::string common;
        for (const std::size_t rule : members) {
            const std::string& name = names_[rule].subject;
            const std::string cell = groups_.cell(rules_[rule]->cells()[0]);
            if (!name.ends_with(" " + cell)) return {};
            const std::string own = name.substr(0, name.size() - cell.size());
            if (!common.empty() && own != common) return {};
            common = own;
        }
        return {common + cells_of(members) + " must"};
    }

    std::string formulas(const Members& members) const {
        std::string text = names_[members[0]].subject;
        if (members.size() > kMaxSeparate && covers_every_fit(members))
            return text + ", and so wherever this shape fits";
        for (std::size_t i = 1; i < members.size(); ++i) {
            if (i == kMaxNamed) return text + " and " + std::to_string(members.size() - i) + " more";
            text += "; " + names_[members[i]].subject;
        }
        return text;
    }

    /// Returns e.g. "any two of rows 1 to 6" if each two of some lines have a rule; otherwise an empty text.
    std::string pairs(const Members& members) const {
        std::vector<std::string> lines;
        for (const std::size_t rule : members) {
            const auto both = two_lines(rule);
            if (!both) return "";
            for (const std::string& line : {both->first, both->second}) {
                if (std::ranges::find(lines, line) == lines.end()) lines.push_back(line);
            }
        }
        if (lines.size() * (lines.size() - 1) / 2 != members.size()) return "";
        return "any two of " + join_with_and(with_runs(std::move(lines))) + " must";
    }

    /// Returns the subjects of rules with the same demand, with "must". The demand follows each of them.
    std::vector<std::string> subjects(const Members& members) const {
        if (std::string two = pairs(members); !two.empty()) return {std::move(two)};
        std::map<PlacesShape, Members> shapes;
        for (const std::size_t rule : members) shapes[shape_of(rule)].push_back(rule);
        std::vector<PlacesShape> everywhere;
        std::vector<std::string> other_shapes, rest;
        Members left = members;
        for (const auto& [shape, own] : shapes) {
            if (own.size() <= kMaxSeparate || !covers_every_fit(own)) continue;
            everywhere.push_back(shape);
            if (!is_run(shape)) other_shapes.push_back(groups_.all(rules_[own[0]]->cells()));
            std::erase_if(left, [&](std::size_t rule) { return shape_of(rule) == shape; });
        }
        std::vector<std::string> all = runs(everywhere);
        if (other_shapes.size() == 1)
            all.push_back("wherever it fits, the shape " + other_shapes[0] + " must");
        if (other_shapes.size() > 1)
            all.push_back("wherever they fit, the shapes " + join_with_and(other_shapes) + " must");
        if (!left.empty()) all.push_back(named(left));
        return all;
    }

    std::string named(const Members& members) const {
        std::vector<std::string> names;
        for (const std::size_t rule : members) names.push_back(names_[rule].subject);
        const bool has_nouns = names[0].starts_with("the ");
        const std::size_t more = names.size() > kMaxNamed ? names.size() - kMaxNamed : 0;
        names.resize(names.size() - more);
        names = with_runs(std::move(names));
        if (more > 0) names.push_back(std::to_string(more) + " more");
        if (members.size() == 1) return names[0] + " must";
        return has_nouns ? join_with_and(names) + " must each" : "each of " + join_with_and(names) + " must";
    }

    /// Returns whether the shape is a row or column of neighbouring cells, read to the right or downwards.
    bool is_run(const PlacesShape& shape) const {
        if (board_.shape != CellShape::Square || shape.size() < 2) return false;
        const LatticePlace step = shape[1];
        if (step != LatticePlace{0, 1} && step != LatticePlace{1, 0}) return false;
        for (std::size_t i = 0; i < shape.size(); ++i) {
            const auto times = static_cast<std::int32_t>(i);
            if (shape[i] != LatticePlace{times * step.row, times * step.column}) return false;
        }
        return true;
    }

    /// Returns e.g. "each 3 neighbouring cells of a row or column".
    std::vector<std::string> runs(const std::vector<PlacesShape>& shapes) const {
        std::map<std::size_t, std::string> lines;  // by length
        for (const PlacesShape& shape : shapes) {
            if (!is_run(shape)) continue;
            std::string& own = lines[shape.size()];
            own += (own.empty() ? "" : " or ") + std::string(shape[1].row == 0 ? "row" : "column");
        }
        std::vector<std::string> descriptions;
        for (const auto& [length, own] : lines)
            descriptions.push_back("each " + std::to_string(length) + " neighbouring cells of a " + own +
                                   " must");
        return descriptions;
    }

    PlacesShape shape_of(std::size_t rule) const {
        PlacesShape shape;
        if (!board_.has_lattice) return shape;
        const auto cells = rules_[rule]->cells();
        if (!std::ranges::all_of(cells, [&](CellId cell) { return board_.is_cell(cell); })) return shape;
        for (const CellId cell : cells) {
            const LatticePlace first = board_.places[cells[0].index()], own = board_.places[cell.index()];
            shape.push_back({own.row - first.row, own.column - first.column});
        }
        return shape;
    }

    /// Returns whether the rules' cells have the same shape, and every place where it fits has a rule.
    bool covers_every_fit(const Members& members) const {
        const PlacesShape shape = shape_of(members[0]);
        std::set<CellId> firsts;
        for (const std::size_t rule : members) {
            if (shape.empty() || shape_of(rule) != shape) return false;
            firsts.insert(rules_[rule]->cells()[0]);
        }
        const auto fits_at = [&](LatticePlace place) {
            return std::ranges::all_of(shape, [&](LatticePlace from_first) {
                return board_.find({place.row + from_first.row, place.column + from_first.column})
                    .has_value();
            });
        };
        return static_cast<std::size_t>(std::ranges::count_if(board_.places, fits_at)) == firsts.size();
    }

    /// Shortens runs of consecutive names, e.g. to "rows 2 to 5".
    static std::vector<std::string> with_runs(std::vector<std::string> names) {
        std::vector<std::string> shortened;
        for (std::size_t i = 0; i < names.size();) {
            std::size_t end = i + 1;
            while (end < names.size() && names[end] == successor(names[end - 1])) ++end;
            if (end - i < kMaxSeparate) end = i + 1;
            shortened.push_back(end - i == 1 ? names[i]
                                             : run_name(*line_name(names[i]), *line_name(names[end - 1])));
            i = end;
        }
        return shortened;
    }

    /// The name of a line, or of a box of one of several grids: "row", 3, " of grid 2".
    struct LineName {
        std::string line, number, grid;
    };

    static std::optional<LineName> line_name(const std::string& name) {
        const std::size_t blank = name.find(' '), end = std::min(name.find(' ', blank + 1), name.size());
        if (blank == std::string::npos) return std::nullopt;
        LineName parts{name.substr(0, blank), name.substr(blank + 1, end - blank - 1), name.substr(end)};
        const bool is_number = !parts.number.empty() && std::ranges::all_of(parts.number, is_digit);
        const bool is_known = parts.grid.empty() ? parts.line == "row" || parts.line == "column"
                                                 : parts.grid.starts_with(" of grid ");
        return is_number && is_known ? std::optional(std::move(parts)) : std::nullopt;
    }

    /// Returns "rows 1 to 9 of grid 2".
    static std::string run_name(const LineName& first, const LineName& last) {
        return first.line + (first.line == "box" ? "es " : "s ") + first.number + " to " + last.number +
               first.grid;
    }

    /// Returns the next name, e.g. "row 3" for "row 2"; empty for other names.
    static std::string successor(const std::string& name) {
        const auto parts = line_name(name);
        if (!parts) return "";
        return parts->line + " " + std::to_string(std::stoul(parts->number) + 1) + parts->grid;
    }

    const Board& board_;
    const RuleList& rules_;
    std::span<const RuleWords> names_;
    GroupNames groups_;
};

}  // namespace

std::string join_with_and(std::span<const std::string> names) {
    const bool is_simple = std::ranges::all_of(names, [](const std::string& name) {
        return name.find(" and ") == std::string::npos && name.find(',') == std::string::npos;
    });
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) text += !is_simple ? "; " : i + 1 == names.size() ? " and " : ", ";
        text += names[i];
    }
    return text;
}

std::vector<std::string> rule_sentences(const Grid& grid, const Board& board, const RuleList& rules,
                                        std::span<const RuleWords> names) {
    return RuleSentences(grid, board, rules, names).sentences();
}

}  // namespace sator::render
