#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "sator/base/whole_number.hpp"
#include "sator/exchange/packing/link.hpp"
#include "sator/exchange/square/square_statements.hpp"
#include "sator/exchange/sudoku_text/iss_left_out.hpp"
#include "sator/exchange/sudoku_text/iss_rules.hpp"
#include "sator/exchange/sudoku_text/iss_special.hpp"
#include "sator/exchange/sudoku_text/iss_writer.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/text/source/one_puzzle.hpp"

namespace sator::exchange {

namespace {

constexpr std::size_t kLargestIss = 16;
/// The beginning of a text by which it is recognised.
constexpr std::size_t kRecognisedBytes = 4096;

/// The types that this file reads, or that say nothing about solutions.
constexpr std::array<std::string_view, 7> kIssOwn = {"Given",          "Shape",    "NoBoxes", "Jigsaw",
                                                     "SearchPriority", "Priority", "And"};
/// The types with constraints in them, up to `.End`.
constexpr std::array<std::string_view, 2> kIssAlternatives = {"Or", "Replicate"};

template <std::size_t N>
bool is_iss_type_of(const std::array<std::string_view, N>& types, std::string_view type) {
    return std::ranges::find(types, type) != types.end();
}

/// The text of constraints in a link; nullopt if the text is no such link.
std::optional<std::string> iss_link_text(std::string_view text) {
    const auto link = read_link(text);
    if (!link || !link->is_at("sigh.github.io")) return std::nullopt;
    const auto query = link->field("q");
    return query ? std::optional(percent_decoded(*query)) : std::nullopt;
}

class IssReader {
  public:
    IssReader(std::vector<IssConstraint> constraints, std::size_t size)
        : constraints_(std::move(constraints)), puzzle_(size) {}

    IssResult read() {
        if (auto done = read_regions(); !done) return done;
        for (std::size_t i = 0; i < constraints_.size(); ++i) {
            const std::string& type = constraints_[i].type.text;
            if (is_iss_type_of(kIssAlternatives, type)) {
                i = after_alternatives(i);
            } else if (auto done = read_constraint(constraints_[i]); !done) {
                return done;
            }
        }
        return add_values();
    }
    const SquareStatements& puzzle() const { return puzzle_; }
    const std::vector<IssLeftOut>& left_out() const { return left_out_; }

  private:
    /// Each type is left out with one message.
    void leave_out(IssFault what, bool restricts) {
        const auto says_the_same = [&](const IssLeftOut& other) {
            return other.what.message == what.message;
        };
        if (std::ranges::none_of(left_out_, says_the_same)) left_out_.push_back({std::move(what), restricts});
    }

    void check_arguments(const IssConstraint& constraint) {
        const auto most = most_iss_arguments(constraint.type.text);
        for (std::size_t i = most.value_or(constraint.arguments.size()); i < constraint.arguments.size();
             ++i) {
            const std::string& text = constraint.arguments[i].text;
            if (text.empty()) continue;
            const auto fault =
                constraint.fault_at(i, "'" + text + "' of '." + constraint.type.text + "' is not understood");
            leave_out(fault.error(), false);
        }
    }

    IssResult read_constraint(const IssConstraint& constraint) {
        const std::string& type = constraint.type.text;
        check_arguments(constraint);
        if (type == "Given") return read_givens(constraint);
        if (const IssType* known = find_iss_type(type)) return read_iss_rule(*known, constraint, puzzle_);
        if (const IssSpecial* special = find_iss_special(type))
            return special->read(constraint, constraints_, puzzle_);
        if (type != "End" && !is_iss_type_of(kIssOwn, type))
            leave_out({constraint.type.offset,
                       std::max<std::size_t>(1, type.size()),
                       "'." + type + "' is not understood, and left out",
                       {}},
                      iss_type_restricts(type));
        return {};
    }

    /// Skips `.Or … .End`. Returns the index of its end.
    std::size_t after_alternatives(std::size_t begin) {
        std::size_t depth = 0, i = begin;
        for (; i < constraints_.size(); ++i) {
            const std::string& type = constraints_[i].type.text;
            if (type == "And" || is_iss_type_of(kIssAlternatives, type)) ++depth;
            if (type == "End" && --depth == 0) break;
        }
        const IssArgument& type = constraints_[begin].type;
        const std::size_t end = std::min(i + 1, constraints_.size());
        leave_out({type.offset,
                   type.text.size(),
                   "'." + type.text + "' and what is in it are not understood, and left out",
                   {}},
                  iss_types_restrict(std::span(constraints_).subspan(begin, end - begin)));
        return i;
    }

    /// A cell may hold the values that each of its givens lists.
    IssResult read_givens(const IssConstraint& constraint) {
        const int size = static_cast<int>(puzzle_.size());
        for (std::size_t i = 0; i < constraint.arguments.size(); ++i) {
            std::string_view text = constraint.arguments[i].text;
            const auto cell = read_iss_cell(text.substr(0, text.find('_')));
            std::set<int> values;
            bool is_right = cell && cell->is_inside(puzzle_.size());
            for (std::size_t at = text.find('_'); is_right && at != std::string_view::npos;) {
                const std::size_t next = text.find('_', at + 1);
                const auto value = to_whole_number<int>(text.substr(at + 1, next - at - 1));
                is_right = value && *value >= 1 && *value <= size;
                if (is_right) values.insert(*value);
                at = next;
            }
            if (!is_right || values.empty())
                return constraint.fault_at(i, "'" + std::string(text) + "' is no cell with its values",
                                           "a given is written R1C1_5, and several values R1C1_5_6");
            const auto [known, is_new] = values_.try_emplace(*cell, values);
            if (!is_new) std::erase_if(known->second, [&](int value) { return !values.contains(value); });
            if (known->second.empty())
                return constraint.fault_at(i, "the givens of this cell leave no value");
        }
        return {};
    }

    IssResult add_values() {
        for (const auto& [cell, values] : values_) {
            if (values.size() == 1) {
                puzzle_.given(cell, *values.begin());
            } else if (values.size() < puzzle_.size()) {
                puzzle_.candidates(cell, {values.begin(), values.end()});
            }
        }
        return {};
    }

    IssResult read_regions() {
        const auto has = [&](std::string_view type) {
            return std::ranges::any_of(constraints_,
                                       [&](const IssConstraint& c) { return c.type.text == type; });
        };
        if (has("NoBoxes")) std::ranges::fill(puzzle_.regions(), std::nullopt);
        const bool has_boxes = puzzle_.regions().front().has_value();
        for (const IssConstraint& constraint : constraints_) {
            if (constraint.type.text != "Jigsaw") continue;
            if (auto done = read_jigsaw(constraint, has_boxes); !done) return done;
        }
        return {};
    }

    /// The layout has a character for each cell. One region may have another size than the others; it says nothing.
    IssResult read_jigsaw(const IssConstraint& constraint, bool has_boxes) {
        const std::size_t last = constraint.arguments.size() - 1;
        const std::string layout =
            constraint.arguments.empty() ? std::string() : constraint.arguments[last].text;
        if (layout.size() != puzzle_.regions().size())
            return constraint.fault_at(constraint.arguments.empty() ? 0 : last,
                                       "the layout has " + std::to_string(layout.size()) +
                                           " characters, and the grid has " +
                                           std::to_string(puzzle_.regions().size()) + " cells");
        std::map<char, SquareCells> pieces;
        for (std::size_t i = 0; i < layout.size(); ++i)
            pieces[layout[i]].push_back(SquareCell::at(i, puzzle_.size()));
        if (pieces.size() == 1) return {};
        int region = 0, other_sizes = 0;
        for (const auto& [name, cells] : pieces) {
            if (cells.size() != puzzle_.size() && ++other_sizes > 1)
                return constraint.fault_at(last, "the regions of the layout have different sizes");
            if (cells.size() != puzzle_.size()) continue;
            ++region;
            if (has_boxes) puzzle_.rule("permutation 1.." + std::to_string(puzzle_.size()), cells);
            for (const SquareCell cell : cells) {
                if (!has_boxes) puzzle_.regions()[cell.index(puzzle_.size())] = region;
            }
        }
        return {};
    }

    std::vector<IssConstraint> constraints_;
    SquareStatements puzzle_;
    std::map<SquareCell, std::set<int>> values_;
    std::vector<IssLeftOut> left_out_;
};

bool is_iss_shape(const IssConstraint& constraint) {
    return constraint.type.text == "Shape";
}

/// Reads `.Shape~6x6`; without it the grid is 9x9.
std::expected<std::size_t, IssFault> iss_size(const std::vector<IssConstraint>& constraints) {
    const auto shape = std::ranges::find_if(constraints, is_iss_shape);
    if (shape == constraints.end()) return 9;
    const auto second = std::find_if(shape + 1, constraints.end(), is_iss_shape);
    if (second != constraints.end())
        return second->fault_at(0, "a text holds one puzzle, and this is a second shape",
                                "give each puzzle a file, or write links to the solver, one a line");
    const std::string_view text =
        shape->arguments.empty() ? std::string_view() : shape->arguments.front().text;
    const std::size_t times = std::min(text.find('x'), text.size());
    const auto rows = to_whole_number<std::size_t>(text.substr(0, times));
    const auto columns = to_whole_number<std::size_t>(text.substr(std::min(times + 1, text.size())));
    if (!rows || !columns || *rows < 1 || *columns < 1 || *rows > kLargestIss || *columns > kLargestIss)
        return shape->fault_at(0, "the size of a grid is written 9x9, and at most 16x16");
    if (*rows != *columns) return shape->fault_at(0, "only square grids can be read");
    const std::string number = std::to_string(*rows);
    if (shape->arguments.size() > 1 && shape->arguments[1].text != number &&
        shape->arguments[1].text != "1-" + number)
        return shape->fault_at(1, "only grids with the values from 1 to " + number + " can be read");
    if (shape->arguments.size() > 2)
        return shape->fault_at(2, "only sudokus can be read, with rows and columns");
    return *rows;
}

Diagnostic iss_error(std::string_view text, const IssFault& fault) {
    const std::string_view before = text.substr(0, fault.offset);
    const auto line = static_cast<std::uint32_t>(std::ranges::count(before, '\n') + 1);
    const std::size_t begin = before.rfind('\n') + 1;  // 0 if there is no line end
    Diagnostic error = error_at({line, static_cast<std::uint32_t>(fault.offset - begin + 1),
                                 static_cast<std::uint32_t>(fault.length)},
                                fault.message, fault.hint);
    set_excerpt(error, text);
    return error;
}

std::expected<Puzzle, Diagnostic> read_iss(std::string_view file, std::string_view text,
                                           const PuzzleOptions& options) {
    auto constraints = iss_constraints(text);
    if (!constraints) return std::unexpected(iss_error(text, constraints.error()));
    const auto size = iss_size(*constraints);
    if (!size) return std::unexpected(iss_error(text, size.error()));
    if (*size * *size > options.cell_limit)
        return std::unexpected(
            error_at({}, "the grid has more than " + std::to_string(options.cell_limit) + " cells"));
    IssReader reader(std::move(*constraints), *size);
    if (const auto done = reader.read(); !done) return std::unexpected(iss_error(text, done.error()));
    auto puzzle = reader.puzzle().read(file, options);
    if (!puzzle) return puzzle;
    for (const IssLeftOut& part : reader.left_out()) {
        puzzle->left_out.push_back({iss_error(text, part.what), part.restricts});
        puzzle->left_out.back().what.file = file;
    }
    return puzzle;
}

/// Returns whether the text is constraints of the Interactive Sudoku Solver, or a link that holds some.
bool looks_like_iss_text(std::string_view text) {
    if (iss_link_text(text)) return true;
    const auto constraints = iss_constraints(text.substr(0, kRecognisedBytes));
    if (!constraints || constraints->empty()) return false;
    const IssConstraint& first = constraints->front();
    if (first.type.text == "Given")
        return !first.arguments.empty() && first.arguments.front().text.contains('_');
    return is_iss_type(first.type.text);
}

/// Reads constraints such as `.Cage~10~R1C1~R1C2`. A type that is not known, or that is inside an `Or`, is left out; wrong
/// arguments are an error.
ReadResult read_iss_text(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    return one_puzzle(file, [&](std::string_view text) {
        const auto link = iss_link_text(text);
        return read_iss(file.name, link ? *link : text, options);
    });
}

}  // namespace

const Format kIssText = {
    .name = "iss",
    .summary = "Sudokus as constraints of the Interactive Sudoku Solver, or a link to it.",
    .beginning =
        "constraints of the Interactive Sudoku Solver begin with '.' and a type, e.g. .Thermo~R1C1~R1C2",
    .recognises = looks_like_iss_text,
    .read = read_iss_text,
    .example = ".Shape~4x4.Thermo~R1C1~R1C2~R2C2.Cage~5~R3C1~R4C1.~R4C4_3\n",
    .lost =
        "Reading: types that are not known, and what is inside Or; then the puzzle has no verdict. Grids "
        "that are not "
        "square and values "
        "that do not begin with 1 are refused. Writing: rules that the solver does not have, and the text of "
        "the rules.",
    .write = write_iss_text,
};

}  // namespace sator::exchange
