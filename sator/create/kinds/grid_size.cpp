#include "sator/create/kinds/grid_size.hpp"

#include <charconv>

namespace sator::create {

namespace {

/// Returns 0 if the text is no number.
std::size_t number_of(std::string_view text) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? number : 0;
}

}  // namespace

std::expected<MadeGridSize, CreateFailure> grid_size(const KindContext& context, std::string usual,
                                                     std::size_t least, std::size_t most) {
    const std::string text = context.parameter("size", std::move(usual));
    const std::size_t cross = text.find('x');
    const std::string_view columns = std::string_view(text).substr(0, cross);
    const std::string_view rows =
        cross == std::string::npos ? columns : std::string_view(text).substr(cross + 1);
    const MadeGridSize size{number_of(columns), number_of(rows)};
    const auto fits = [&](std::size_t n) { return least <= n && n <= most; };
    if (fits(size.columns) && fits(size.rows)) return size;
    return mistake("--size " + text + ": a size of this kind has from " + std::to_string(least) + " to " +
                       std::to_string(most) + " columns and rows",
                   "write e.g. --size " + std::to_string(least) + "x" + std::to_string(least));
}

std::expected<std::size_t, CreateFailure> square_size(const KindContext& context, std::size_t usual,
                                                      std::size_t least, std::size_t most) {
    auto size = grid_size(context, std::to_string(usual), least, most);
    if (!size) return failure(size);
    if (size->columns == size->rows) return size->rows;
    return mistake("--size " + size->text() + ": the grid of this kind is a square",
                   "write e.g. --size " + std::to_string(size->rows) + "x" + std::to_string(size->rows));
}

}  // namespace sator::create
