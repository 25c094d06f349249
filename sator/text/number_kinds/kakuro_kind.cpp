#include "sator/text/number_kinds/kakuro_kind.hpp"

#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/text/kind_parts/printed_grid.hpp"
#include "sator/text/kind_parts/usual_sudoku.hpp"

namespace sator::text {

namespace {

/// Returns the part of a black cell's mark before or after its backslash; nullopt if it has none.
std::optional<std::string> sum_in(const PrintedMark& mark, bool is_across) {
    const std::size_t slash = mark.text.find(U'\\');
    if (slash == std::u32string::npos) return std::nullopt;
    const std::u32string part = is_across ? mark.text.substr(slash + 1) : mark.text.substr(0, slash);
    return part.empty() ? std::nullopt : std::optional(to_utf8(part));
}

bool is_black(const PrintedMark& mark) {
    return mark.is(U'#') || mark.text.contains(U'\\');
}

std::optional<Diagnostic> refuse_mark(const PrintedMark& mark) {
    for (const bool is_across : {false, true}) {
        const auto sum = sum_in(mark, is_across);
        if (sum && !to_whole_number<std::uint32_t>(*sum))
            return error_at(mark.span, "'" + to_utf8(mark.text) + "' is not a black cell with its sums",
                            "write the sum down, a backslash and the sum across: 17\\16, 17\\ or \\16");
    }
    return std::nullopt;
}

class KakuroReader {
  public:
    KakuroReader(const PrintedDrawing& drawing, const PrintedGrid& grid) : drawing_(drawing), grid_(grid) {}

    KindResult read(KindExpansion expansion) {
        for (std::size_t row = 0; row < drawing_.size(); ++row) {
            for (std::size_t column = 0; column < drawing_[row].size(); ++column) {
                const PrintedMark& mark = drawing_[row][column];
                if (auto error = refuse_mark(mark)) return std::unexpected(std::move(*error));
                for (const bool is_across : {false, true}) {
                    const auto sum = sum_in(mark, is_across);
                    if (sum && run_after(row, column, is_across).empty())
                        return std::unexpected(no_run(mark, is_across));
                }
            }
        }
        for (const auto& run : grid_.runs_across()) expansion.more.push_back(statement_of(run, true));
        for (const auto& run : grid_.runs_down()) expansion.more.push_back(statement_of(run, false));
        expansion.more.push_back(initial_of(grid_, drawing_));
        return expansion;
    }

  private:
    std::vector<PrintedPlace> run_after(std::size_t row, std::size_t column, bool is_across) const {
        std::vector<PrintedPlace> run;
        PrintedPlace at{static_cast<int>(row), static_cast<int>(column)};
        const auto advance = [&] { (is_across ? at.column : at.row) += 1; };
        for (advance(); grid_.is_cell(at); advance()) run.push_back(at);
        return run;
    }

    static Diagnostic no_run(const PrintedMark& mark, bool is_across) {
        return error_at(
            mark.span,
            std::string("no white cell is ") + (is_across ? "to the right of" : "below") + " this sum",
            "before the backslash stands the sum down, after it the sum across");
    }

    /// A run has a sum if it begins after a black cell that shows one. A run of one cell without a sum says nothing.
    StatementText statement_of(const std::vector<PrintedPlace>& run, bool is_across) const {
        const PrintedPlace before{run[0].row - (is_across ? 0 : 1), run[0].column - (is_across ? 1 : 0)};
        const bool has_clue_cell = before.row >= 0 && before.column >= 0;
        const PrintedMark* mark =
            has_clue_cell
                ? &drawing_[static_cast<std::size_t>(before.row)][static_cast<std::size_t>(before.column)]
                : nullptr;
        const auto sum = mark == nullptr ? std::nullopt : sum_in(*mark, is_across);
        if (!sum && run.size() == 1) return {};
        const std::string cells = grid_.name(run.front()) + ".." + grid_.name(run.back());
        return {(sum ? "rule cage " + *sum : std::string("rule distinct")) + " at " + cells + "\n",
                sum ? mark->span : SourceSpan{0, 0, 0}};
    }

    const PrintedDrawing& drawing_;
    const PrintedGrid& grid_;
};

}  // namespace

KindResult expand_kakuro(const KindRequest& request) {
    const auto drawing = read_printed_drawing(request);
    if (!drawing) return std::unexpected(drawing.error());
    std::vector<std::u32string> signs;
    for (const auto& row : *drawing) {
        std::u32string& line = signs.emplace_back();
        for (const PrintedMark& mark : row) line += is_black(mark) ? U'#' : U'*';
    }
    const PrintedGrid grid(std::move(signs));
    constexpr std::size_t kHighest = 9;
    if (auto error = request.arguments.empty() ? refuse_values(grid, *drawing, kHighest) : std::nullopt)
        return std::unexpected(std::move(*error));
    const std::string values = request.arguments.empty() ? "1..9" : joined_arguments(request.arguments);
    KindExpansion expansion{.statements = grid.statement() + "range " + values + "\n"};
    expansion.reads_drawings = true;
    expansion.marks = *drawing;
    expansion.marks_are_values = true;
    return KakuroReader(*drawing, grid).read(std::move(expansion));
}

}  // namespace sator::text
