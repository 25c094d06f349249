#include "sator/text/kind_parts/barred_drawing.hpp"

#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/text/kind_parts/signed_drawing.hpp"

namespace sator::text {

namespace {

bool has_blanks(const DrawingLines& lines) {
    return std::ranges::any_of(
        lines, [](const LineSlice& line) { return line.text.find(U' ', 1) != std::u32string_view::npos; });
}

}  // namespace

bool BarredDrawing::has_bar(PrintedPlace first, PrintedPlace second) const {
    return std::ranges::find(bars, std::pair(first, second)) != bars.end();
}

std::expected<BarredDrawing, Diagnostic> read_barred_drawing(const KindRequest& request) {
    const auto& drawings = request.statement.drawings;
    if (drawings.size() == 1 && !has_blanks(drawings.front())) {
        auto marks = read_printed_drawing(request);
        if (!marks) return failure(marks);
        return BarredDrawing{std::move(*marks), {}};
    }
    auto drawing = read_signed_drawing(request, U"|", U"-");
    if (!drawing) return failure(drawing);
    BarredDrawing barred{std::move(drawing->values), {}};
    for (const PrintedSign& sign : drawing->signs) barred.bars.push_back({sign.first, sign.second});
    return barred;
}

}  // namespace sator::text
