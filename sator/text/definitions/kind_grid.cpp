#include "sator/text/definitions/kind_grid.hpp"

#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/text/kind_parts/grid_arguments.hpp"
#include "sator/text/kind_parts/usual_sudoku.hpp"

namespace sator::text {

namespace {

/// The flag that a usual sudoku has, too.
constexpr std::string_view kJigsaw = "jigsaw";
constexpr std::string_view kUsual = "usual ", kHexagon = "hexagon ", kOfLists = "of lists",
                           kOfLayout = "of layout", kOfFile = "of file";

class GridMaker {
  public:
    GridMaker(const KindDefinition& definition, const KindRequest& request, const KindLine* line,
              const PrintedGrid* drawn, const PrintedDrawing& letters, KindScope& scope)
        : definition_(definition), request_(request), drawn_(drawn), letters_(letters), scope_(scope) {
        if (line != nullptr) part_ = take_between(*line);
    }

    std::expected<KindGrid, Diagnostic> make() {
        if (auto added = add(); !added) return failure(added);
        if (!between_.empty()) grid_.statements += "grid" + between_ + "\n";
        return std::move(grid_);
    }

  private:
    using Done = std::expected<void, Diagnostic>;

    /// Takes the words for positions between cells from the end of a line: `edges`, `{SIZE}x{SIZE} edges corners`. Returns the
    /// rest, or nullopt if nothing else is written.
    std::optional<KindLine> take_between(KindLine line) {
        line.text.text = trimmed_end(without_comment(line.text.text));
        for (;;) {
            const std::size_t blank = line.text.text.rfind(U' ');
            const std::size_t begin = blank == std::u32string_view::npos ? 0 : blank + 1;
            const std::string word = to_utf8(line.text.text.substr(begin));
            if (!puzzle::between_sort(word))
                return line.text.text.empty() ? std::nullopt : std::optional(std::move(line));
            between_.insert(0, " " + word);
            line.text.text = trimmed_end(line.text.text.substr(0, begin));
        }
    }

    static std::u32string_view trimmed_end(std::u32string_view text) {
        while (text.ends_with(U' ')) text.remove_suffix(1);
        return text;
    }

    Done add() {
        const std::string written = !part_ ? "" : to_utf8(without_comment(part_->text.text));
        if (written.starts_with(kUsual)) return make_usual_grid(written.substr(kUsual.size()));
        if (drawn_ != nullptr) {
            note_grid(*drawn_);
            return add_grid(written, drawn_->statement());
        }
        if (written == kOfLayout) return {};
        if (written.starts_with(kHexagon)) return add_hexagon(*part_);
        if (written == kOfLists && !scope_.has("SIZE") && letters_.empty()) return {};
        auto size = size_of_grid();
        if (!size) return failure(size);
        if (auto made = make_sized_grid(*size); !made) return made;
        const std::string corner(scope_.value("CORNER"));
        if (!corner.empty()) grid_.name = " grid " + std::to_string(request_.grid_number);
        return add_grid(written, "grid " + to_text(*size) + (corner.empty() ? "" : " at " + corner) + "\n");
    }

    /// Adds the grid's own statement, or the kind that has it: `grid latin`.
    Done add_grid(const std::string& written, const std::string& own) {
        const bool is_kind =
            !written.empty() && written != kOfLists &&
            std::ranges::all_of(written, [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; });
        grid_.has_own_range = !is_kind && written != kOfFile;
        if (written != kOfFile) grid_.statements += is_kind ? written + " " + size_text_ + "\n" : own;
        if (!definition_.is_square || rows_ == columns_) return {};
        const std::string& word = request_.statement.keyword;
        return std::unexpected(error_at(request_.statement.span,
                                        "the grid of '" + word + "' has as many rows as columns",
                                        "write a size such as '" + word + " 6x6'"));
    }

    Done make_usual_grid(const std::string& kind) {
        grid_.has_own_range = false;
        KindRequest of_sudoku = request_;
        std::erase_if(of_sudoku.arguments, [&](const Argument& argument) {
            const KindParameter* flag = definition_.parameter(argument.text);
            return flag != nullptr && flag->type == KindParameter::Type::Flag && flag->name != kJigsaw;
        });
        const auto usual = read_usual_sudoku(of_sudoku);
        if (!usual) return failure(usual);
        if (!usual->statements.empty()) grid_.statements += kind + usual->statements.substr(6);
        if (usual->size) return make_sized_grid(*usual->size);
        for (const char* name : {"ROWS", "COLUMNS", "CELLS"}) scope_.set_missing(name);
        return {};
    }

    Done make_sized_grid(BoxSize size) {
        auto grid = make_printed_grid(size, request_.options);
        if (!grid) {
            grid.error().span = request_.statement.span;
            return failure(grid);
        }
        grid_.sized = std::move(*grid);
        grid_.sized->set_torus(request_.is_torus);
        note_grid(*grid_.sized);
        return {};
    }

    Done add_hexagon(const KindLine& part) {
        const auto text = replaced_line(part, scope_, request_.statement.span);
        if (!text) return failure(text);
        grid_.statements += "layout " + *text + "\n";
        return {};
    }

    /// Returns the size that is written, computed or drawn.
    std::expected<BoxSize, Diagnostic> size_of_grid() const {
        if (part_) {
            const auto text = replaced_line(*part_, scope_, request_.statement.span);
            if (!text) return failure(text);
            if (const auto computed = sator::text::size_of(*text)) return *computed;
        }
        if (const auto size = sator::text::size_of(scope_.value("SIZE"))) return *size;
        if (!letters_.empty())
            return BoxSize{static_cast<std::uint32_t>(letters_.front().size()),
                           static_cast<std::uint32_t>(letters_.size())};
        const std::string& word = request_.statement.keyword;
        return std::unexpected(
            error_at(request_.statement.span, "the size of the grid is missing",
                     "write columns and rows, '" + word + " 6x6', or draw the grid below"));
    }

    void note_grid(const PrintedGrid& grid) {
        rows_ = static_cast<std::uint32_t>(grid.rows());
        columns_ = static_cast<std::uint32_t>(grid.columns());
        size_text_ = to_text({columns_, rows_});
        scope_.set("ROWS", std::to_string(rows_));
        scope_.set("COLUMNS", std::to_string(columns_));
        scope_.set("CELLS", std::to_string(grid.cells().size()));
        scope_.set("SIZE", rows_ == columns_ ? std::to_string(rows_) : size_text_);
        if (const auto boxes = usual_box_size(rows_); boxes && !scope_.has("BOXES"))
            scope_.set("BOXES", to_text(*boxes));
    }

    const KindDefinition& definition_;
    const KindRequest& request_;
    std::optional<KindLine> part_;  // the line `grid` without the words for positions between cells
    std::string between_;           // these words, a blank before each
    const PrintedGrid* drawn_;
    const PrintedDrawing& letters_;
    KindScope& scope_;
    KindGrid grid_;
    std::uint32_t rows_ = 0, columns_ = 0;
    std::string size_text_;
};

}  // namespace

std::string KindGrid::with_name(std::string statement) const {
    const std::size_t at = statement.find(" at ");
    if (name.empty() || at == std::string::npos || statement.starts_with("range ")) return statement;
    const std::string of_grid = " of" + name;
    for (std::size_t end = statement.find_first_of(";\n", at); end != std::string::npos;
         end = statement.find_first_of(";\n", end + 1)) {
        const std::size_t begin = statement.find_last_of(";", end - 1);
        const bool is_of_regions =
            statement.substr(begin == std::string::npos || begin < at ? at + 4 : begin + 1)
                .starts_with("regions");
        if (is_of_regions) continue;
        statement.insert(end, of_grid);
        end += of_grid.size();
        if (statement[end] == '\n') break;
    }
    return statement;
}

std::expected<KindGrid, Diagnostic> make_kind_grid(const KindDefinition& definition,
                                                   const KindRequest& request, const KindLine* line,
                                                   const PrintedGrid* drawn, const PrintedDrawing& letters,
                                                   KindScope& scope) {
    return GridMaker(definition, request, line, drawn, letters, scope).make();
}

bool makes_grid(const KindDefinition& definition) {
    return std::ranges::none_of(definition.lines, [](const KindLine& line) {
        const std::string text = to_utf8(without_comment(line.text.text));
        return line.word == "grid" && (text.starts_with(kUsual) || text.starts_with(kOfFile));
    });
}

std::expected<std::string, Diagnostic> replaced_line(const KindLine& line, const KindScope& scope,
                                                     SourceSpan use) {
    auto text = scope.replaced(to_utf8(without_comment(line.text.text)));
    if (!text) return std::unexpected(error_at(use, text.error()));
    return text->value_or("");
}

}  // namespace sator::text
