#include "sator/text/definitions/drawn_kind.hpp"

#include <algorithm>
#include <set>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/text/drawings/grid_drawing.hpp"
#include "sator/text/kind_parts/corner_drawing.hpp"
#include "sator/text/kind_parts/signed_drawing.hpp"
#include "sator/text/scope/value_list.hpp"

namespace sator::text {

namespace {

constexpr char32_t kCell = U'*';

const PrintedMark& mark_at(const PrintedDrawing& marks, PrintedPlace at) {
    return marks[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)];
}

/// Whether a sign stands in no cell and no block.
bool is_between(const KindSign& sign) {
    return sign.place == KindSign::Place::Between || sign.place == KindSign::Place::Corner;
}

/// The meaning of a mark; null if it is a value.
struct Meaning {
    const KindSign* sign = nullptr;
    std::vector<DrawnNumber> numbers;
};

Meaning meaning_of(const PrintedMark& mark, const KindDrawing& drawing) {
    for (const KindSign& sign : drawing.signs) {
        if (is_between(sign)) continue;
        for (const SignPattern& pattern : sign.patterns) {
            if (auto numbers = pattern.match(mark.text)) return {&sign, std::move(*numbers)};
        }
    }
    return {};
}

/// The meaning of a mark at a corner; null if it has none.
Meaning corner_meaning(const PrintedMark& mark, const KindDrawing& drawing) {
    for (const KindSign& sign : drawing.signs) {
        if (sign.place != KindSign::Place::Corner) continue;
        for (const SignPattern& pattern : sign.patterns) {
            if (auto numbers = pattern.match(mark.text)) return {&sign, std::move(*numbers)};
        }
    }
    return {};
}

/// Adds the signs at corners, but those that mean nothing, to the others.
std::expected<void, Diagnostic> add_corners(const PrintedDrawing& corners, const KindDrawing& drawing,
                                            const std::string& kind, std::vector<DrawnSign>& signs) {
    for (std::size_t row = 0; row < corners.size(); ++row) {
        for (std::size_t column = 0; column < corners[row].size(); ++column) {
            const PrintedMark& mark = corners[row][column];
            auto [sign, numbers] = corner_meaning(mark, drawing);
            if (sign == nullptr && !mark.is(U'.'))
                return std::unexpected(error_at(
                    mark.span, "'" + to_utf8(mark.text) + "' has no meaning at a corner of '" + kind + "'",
                    "'sator rules " + kind + "' shows how it is drawn"));
            if (sign == nullptr || (numbers.empty() && sign->name.empty())) continue;
            const PrintedPlace place{static_cast<int>(row), static_cast<int>(column)};
            signs.push_back({sign, place, {}, std::move(numbers), to_utf8(mark.text), mark.span});
        }
    }
    return {};
}

/// Returns the meaning of a sign between two cells.
const KindSign* between_meaning(char32_t written, const KindDrawing& drawing) {
    for (const KindSign& sign : drawing.signs) {
        if (sign.place != KindSign::Place::Between) continue;
        for (const SignPattern& pattern : sign.patterns) {
            if (pattern.match({&written, 1})) return &sign;
        }
    }
    return nullptr;
}

/// Returns whether a mark of a cell may look like a part of a frame.
FrameSigns frame_signs_of(const KindDrawing& drawing) {
    const bool has_any = std::ranges::any_of(drawing.signs, [](const KindSign& sign) {
        return std::ranges::any_of(sign.patterns,
                                   [](const SignPattern& pattern) { return is_frame(pattern.written()); });
    });
    return has_any ? FrameSigns::MayBeRows : FrameSigns::AreFrames;
}

/// Reads the marks, and the signs between them if the kind has such signs.
std::expected<SignedDrawing, Diagnostic> read_marks(const KindRequest& request, const KindDrawing& drawing) {
    std::u32string between;
    for (const KindSign& sign : drawing.signs) {
        for (const SignPattern& pattern : sign.patterns)
            between += sign.place == KindSign::Place::Between ? pattern.written() : U"";
    }
    if (!between.empty()) return read_signed_drawing(request, between, between);
    auto marks = read_printed_drawing(request, frame_signs_of(drawing));
    if (!marks) return failure(marks);
    return SignedDrawing{std::move(*marks), {}};
}

/// Reads a drawing with marks at corners; without signs in cells, all cells are open.
std::expected<SignedDrawing, Diagnostic> read_cells_and_corners(const KindRequest& request,
                                                                const KindDrawing& drawing,
                                                                PrintedDrawing& corners) {
    auto marks = read_corner_drawing(request, drawing.draws_cells_and_corners());
    if (!marks) return failure(marks);
    corners = std::move(marks->corners);
    return SignedDrawing{std::move(marks->cells), {}};
}

bool is_block(const PrintedMark& mark, const KindDrawing& drawing) {
    const KindSign* sign = meaning_of(mark, drawing).sign;
    return sign != nullptr && sign->place == KindSign::Place::Block;
}

/// Takes the letter of its region from the front of each mark. A mark that is only a letter becomes a dot. A block is in no region, and
/// needs no letter.
PrintedDrawing take_regions(PrintedDrawing& marks, const KindDrawing& drawing) {
    PrintedDrawing regions;
    for (auto& row : marks) {
        auto& letters = regions.emplace_back();
        for (PrintedMark& mark : row) {
            PrintedMark& letter = letters.emplace_back(mark);
            letter.text = mark.text.substr(0, 1);
            if (mark.text.size() > 1)
                mark.text.erase(0, 1);
            else if (!is_block(mark, drawing))
                mark.text = U".";
            if (is_block(mark, drawing)) letter.text = U".";
        }
    }
    return regions;
}

/// Returns "write '.' for a cell, '#' for a block, '0..4' for a number, or a value: …".
std::string signs_hint(const KindDrawing& drawing, const std::string& range) {
    std::string hint = "write ";
    for (const KindSign& sign : drawing.signs) {
        if (is_between(sign)) continue;
        const SignPattern& pattern = sign.patterns.front();
        std::string what = sign.place == KindSign::Place::Block ? "a block" : "a cell";
        if (pattern.has_numbers()) what += " with a number";
        if (!sign.name.empty()) what = sign.name;
        hint += (hint.size() > 6 ? ", " : "") + to_utf8(pattern.written()) + " for " + what;
    }
    return hint + ", or a value that a cell may hold: " + range;
}

/// Returns whether a mark is, or has, a number that no drawing can have.
bool is_too_large(std::string_view mark) {
    constexpr std::string_view kDigits = "0123456789";
    const std::size_t begin = mark.find_first_of(kDigits);
    if (begin == std::string_view::npos) return false;
    const std::size_t end = std::min(mark.find_first_not_of(kDigits, begin), mark.size());
    const auto number = to_whole_number<std::uint32_t>(mark.substr(begin, end - begin));
    return !number || *number > kGreatestDrawnNumber;
}

/// The error of a mark that is no sign and no value.
Diagnostic meaningless(const std::string& mark, SourceSpan span, const KindDrawing& drawing,
                       const std::string& kind, const std::string& range) {
    const bool takes_numbers = std::ranges::any_of(
        drawing.signs, [](const KindSign& sign) { return sign.patterns.front().has_numbers(); });
    if (takes_numbers && is_too_large(mark))
        return error_at(span, "the number in '" + mark + "' is too large for a drawing",
                        "numbers of a drawing go up to " + std::to_string(kGreatestDrawnNumber));
    return error_at(span, "'" + mark + "' has no meaning in the drawing of '" + kind + "'",
                    signs_hint(drawing, range));
}

/// Returns the value that a sign gives its cell; empty if it gives none.
std::string value_of(const DrawnSign& sign) {
    const std::string& value = sign.meaning->value;
    for (const DrawnNumber& number : sign.numbers) {
        if (!value.empty() && number.name == value) return std::to_string(number.value);
    }
    return value;
}

/// The cells of a drawing without known values, as a flood sees them.
class OpenAreas {
  public:
    explicit OpenAreas(const DrawnKind& drawn)
        : grid_(drawn.grid), is_open_(static_cast<std::size_t>(grid_.rows() * grid_.columns()), 0) {
        for (const PrintedPlace at : grid_.cells()) is_open_[index(at)] = 1;
        for (const PrintedPlace at : drawn.known) is_open_[index(at)] = 0;
    }

    std::size_t largest() {
        std::size_t largest = 0;
        for (const PrintedPlace at : grid_.cells()) {
            if (is_open_[index(at)] != 0) largest = std::max(largest, take_area(at));
        }
        return largest;
    }

  private:
    std::size_t index(PrintedPlace at) const {
        return static_cast<std::size_t>(at.row * grid_.columns() + at.column);
    }

    /// Returns the number of open cells that hang together with `first`, and closes them.
    std::size_t take_area(PrintedPlace first) {
        std::vector<PrintedPlace> area{first};
        is_open_[index(first)] = 0;
        for (std::size_t i = 0; i < area.size(); ++i) {
            for (const PrintedPlace next : grid_.neighbours(area[i])) {
                if (is_open_[index(next)] == 0) continue;
                is_open_[index(next)] = 0;
                area.push_back(next);
            }
        }
        return area.size();
    }

    const PrintedGrid& grid_;
    std::vector<char> is_open_;
};

}  // namespace

StatementText DrawnKind::initial() const {
    auto values = grid.open_marks();
    const auto value_at = [&](PrintedPlace at) -> std::string& {
        return values[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)];
    };
    for (const PrintedPlace at : known) value_at(at) = to_utf8(mark_at(marks, at).text);
    for (const DrawnSign& sign : signs) {
        std::string value = grid.is_cell(sign.place) ? value_of(sign) : "";
        if (!value.empty()) value_at(sign.place) = std::move(value);
    }
    return {grid.initial(values), marks.front().front().span};
}

std::size_t DrawnKind::largest_group() const {
    std::size_t largest = std::max<std::size_t>(OpenAreas(*this).largest(), 1);
    const std::size_t cells = grid.cells().size();
    for (const PrintedPlace at : known) {
        const auto number = to_whole_number<std::size_t>(to_utf8(mark_at(marks, at).text));
        if (number) largest = std::max(largest, std::min(*number, cells));
    }
    return largest;
}

std::expected<DrawnKind, Diagnostic> read_drawn_kind(const KindRequest& request, const KindDrawing& drawing) {
    PrintedDrawing corners;
    auto read = drawing.draws_corners() ? read_cells_and_corners(request, drawing, corners)
                                        : read_marks(request, drawing);
    if (!read) return failure(read);
    PrintedDrawing regions;
    if (drawing.has_regions) regions = take_regions(read->values, drawing);
    std::vector<DrawnSign> signs;
    std::vector<PrintedPlace> known;
    std::vector<std::u32string> shape, open;
    for (int row = 0; row < static_cast<int>(read->values.size()); ++row) {
        std::u32string& line = shape.emplace_back();
        std::u32string& open_line = open.emplace_back();
        const auto& marks = read->values[static_cast<std::size_t>(row)];
        for (int column = 0; column < static_cast<int>(marks.size()); ++column) {
            const PrintedMark& mark = marks[static_cast<std::size_t>(column)];
            auto [sign, numbers] = meaning_of(mark, drawing);
            const bool is_block = sign != nullptr && sign->place == KindSign::Place::Block;
            line += !is_block ? kCell : mark.is(kCell) || mark.text.size() > 1 ? U'#' : mark.text.front();
            open_line += sign != nullptr && sign->ends_views ? U'#' : line.back();
            if (sign == nullptr && !mark.is(U'.')) known.push_back({row, column});
            const bool is_open = sign == nullptr ||
                                 (!is_block && numbers.empty() && sign->name.empty() && sign->value.empty());
            if (!is_open)
                signs.push_back({sign, {row, column}, {}, std::move(numbers), to_utf8(mark.text), mark.span});
        }
    }
    if (auto added = add_corners(corners, drawing, request.statement.keyword, signs); !added)
        return failure(added);
    for (const PrintedSign& sign : read->signs) {
        const KindSign* meaning = between_meaning(sign.sign, drawing);
        DrawnSign drawn{meaning, sign.first, sign.second, {}, to_utf8({&sign.sign, 1}), sign.span};
        if (meaning != nullptr && meaning->is_backwards) std::swap(drawn.place, drawn.second);
        if (meaning != nullptr) signs.push_back(std::move(drawn));
    }
    PrintedGrid cells(std::move(shape)), open_cells(std::move(open));
    cells.set_torus(request.is_torus);
    open_cells.set_torus(request.is_torus);
    return DrawnKind{std::move(cells),   std::move(open_cells), std::move(read->values), std::move(corners),
                     std::move(regions), std::move(signs),      std::move(known)};
}

std::expected<void, Diagnostic> check_known_values(const DrawnKind& drawn, const KindDrawing& drawing,
                                                   const std::string& kind, const std::string& range) {
    const auto symbols = symbols_of(range);
    if (!symbols) return {};  // the statement `range` has this error
    std::set<std::string> values;
    for (const Symbol& symbol : *symbols) values.insert(symbol.to_string());
    const auto refused = [&](const std::string& value, SourceSpan span) {
        return std::unexpected(meaningless(value, span, drawing, kind, range));
    };
    for (const PrintedPlace at : drawn.known) {
        const PrintedMark& mark = mark_at(drawn.marks, at);
        std::string value = to_utf8(mark.text);
        const bool is_quoted = value.size() > 2 && value.front() == '"' && value.back() == '"';
        if (is_quoted) value = value.substr(1, value.size() - 2);
        if (!values.contains(value)) return refused(value, mark.span);
    }
    for (const DrawnSign& sign : drawn.signs) {
        const std::string value = value_of(sign);
        if (!value.empty() && !sign.numbers.empty() && !values.contains(value))
            return refused(sign.text, sign.span);
    }
    return {};
}

}  // namespace sator::text
