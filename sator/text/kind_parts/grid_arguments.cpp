#include "sator/text/kind_parts/grid_arguments.hpp"

#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/base/spelling_suggestion.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/text/kind_parts/printed_drawing.hpp"

namespace sator::text {

namespace {

/// Returns the size of the drawing below the kind's line.
std::expected<BoxSize, Diagnostic> drawn_size(const KindRequest& request) {
    const std::string& name = request.statement.keyword;
    if (request.statement.drawings.empty()) {
        return std::unexpected(
            error_at(request.statement.span, "the size of the grid is missing",
                     "write columns and rows, '" + name + " 6x6', or draw the grid below"));
    }
    const auto drawing = read_printed_lines(request.statement.drawings.front());
    if (!drawing) return failure(drawing);
    return BoxSize{static_cast<std::uint32_t>(drawing->front().size()),
                   static_cast<std::uint32_t>(drawing->size())};
}

}  // namespace

std::optional<BoxSize> size_of(std::string_view text) {
    const std::size_t x = text.find('x');
    const auto columns = to_whole_number<std::uint32_t>(text.substr(0, x));
    const auto rows =
        x == std::string_view::npos ? columns : to_whole_number<std::uint32_t>(text.substr(x + 1));
    return columns && rows && *columns > 0 && *rows > 0 ? std::optional(BoxSize{*columns, *rows})
                                                        : std::nullopt;
}

std::string to_text(BoxSize size) {
    return std::to_string(size.columns) + "x" + std::to_string(size.rows);
}

std::expected<GridArguments, Diagnostic> read_grid_arguments(const KindRequest& request,
                                                             std::optional<BoxSize> usual) {
    GridArguments result{.size = usual.value_or(BoxSize{}), .boxes = {}, .corner = {}, .words = {}};
    const auto& arguments = request.arguments;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const bool has_value = i + 1 < arguments.size();
        if (arguments[i].text == "boxes" || arguments[i].text == "at") {
            const bool is_boxes = arguments[i].text == "boxes";
            if (!has_value)
                return std::unexpected(
                    error_at(arguments[i].span,
                             is_boxes ? "the size of the boxes is missing" : "the cell after 'at' is missing",
                             is_boxes ? "write boxes 3x2" : "write at R7C7"));
            ++i;
            if (!is_boxes) {
                result.corner = arguments[i].text;
                continue;
            }
            result.boxes = size_of(arguments[i].text);
            if (!result.boxes)
                return std::unexpected(error_at(arguments[i].span, "this is not a size of boxes",
                                                "write columns and rows: boxes 3x2"));
        } else if (const auto size = size_of(arguments[i].text)) {
            result.size = *size;
        } else {
            result.words.push_back(arguments[i]);
        }
    }
    if (result.size.columns > 0) return result;
    const auto drawn = drawn_size(request);
    if (!drawn) return failure(drawn);
    result.size = *drawn;
    return result;
}

std::expected<void, Diagnostic> check_words(const KindRequest& request, const GridArguments& arguments,
                                            std::span<const std::string_view> known) {
    const auto unknown = std::ranges::find_if(arguments.words, [&](const Argument& word) {
        return std::ranges::find(known, word.text) == known.end();
    });
    if (unknown == arguments.words.end()) return {};
    const std::string_view near = spelling_suggestion(unknown->text, known);
    return std::unexpected(
        error_at(unknown->span, "'" + request.statement.keyword + "' does not know '" + unknown->text + "'",
                 near.empty() ? "'sator rules " + request.statement.keyword + "' shows how it is written"
                              : "did you mean '" + std::string(near) + "'?"));
}

}  // namespace sator::text
