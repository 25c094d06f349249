#include "sator/text/kind_parts/grid_arguments.hpp"

#include "sator/base/whole_number.hpp"

namespace sator::text {

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

std::expected<GridArguments, Diagnostic> read_grid_arguments(const KindRequest& request, BoxSize usual) {
    GridArguments result{.size = usual, .boxes = {}, .corner = {}, .words = {}};
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
    return result;
}

}  // namespace sator::text
