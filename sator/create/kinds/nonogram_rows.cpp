// Nonograms and mosaics of a random picture or of one that is given. In a nonogram, pixels change until single lines are enough to
// solve it, so that the picture is the only solution; in a mosaic, numbers are left out.

#include <algorithm>
#include <array>
#include <set>

#include "sator/create/kinds/grid_size.hpp"
#include "sator/create/kinds/kind_rows.hpp"
#include "sator/create/logic/line_solver.hpp"
#include "sator/create/logic/pixel_picture.hpp"
#include "sator/create/shapes/plain_drawing.hpp"

namespace sator::create {

namespace {

constexpr CreateParameter kPicture{
    "picture", "FILE",
    "a picture for a nonogram or mosaic: PBM, PGM or PNG; grey pixels darker than the middle are black"};
constexpr CreateParameter kNonogramParameters[] = {kSizeParameter, kPicture};

std::vector<bool> line_of(const PixelPicture& picture, std::size_t first, std::size_t step,
                          std::size_t length) {
    std::vector<bool> line;
    for (std::size_t i = 0; i < length; ++i) line.push_back(picture.is_black[first + i * step]);
    return line;
}

std::string runs_of(const std::vector<bool>& line) {
    std::string text;
    std::size_t run = 0;
    for (std::size_t i = 0; i <= line.size(); ++i) {
        if (i < line.size() && line[i]) {
            ++run;
        } else if (run > 0) {
            text += (text.empty() ? "" : " ") + std::to_string(run);
            run = 0;
        }
    }
    return text.empty() ? "0" : text;
}

std::vector<std::vector<bool>> lines_of_picture(const PixelPicture& picture) {
    std::vector<std::vector<bool>> lines;
    for (std::size_t r = 0; r < picture.rows; ++r)
        lines.push_back(line_of(picture, r * picture.columns, 1, picture.columns));
    for (std::size_t c = 0; c < picture.columns; ++c)
        lines.push_back(line_of(picture, c, picture.columns, picture.rows));
    return lines;
}

std::string nonogram_text(const PixelPicture& picture) {
    const auto lines = lines_of_picture(picture);
    std::string text = "nonogram\nrows\n";
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i == picture.rows) text += "columns\n";
        text += "  " + runs_of(lines[i]) + "\n";
    }
    return text;
}

/// Whether no line is empty or full, which needs no thought, and enough pixels are white.
bool has_good_lines(const PixelPicture& picture) {
    constexpr std::ptrdiff_t kLeastWhitePercent = 30;
    const auto white = std::ranges::count(picture.is_black, false);
    if (white * 100 < kLeastWhitePercent * static_cast<std::ptrdiff_t>(picture.is_black.size())) return false;
    return std::ranges::all_of(lines_of_picture(picture), [](const std::vector<bool>& line) {
        return std::ranges::find(line, true) != line.end() && std::ranges::find(line, false) != line.end();
    });
}

/// Blots of ink: random pixels, then each becomes what most pixels around it are.
PixelPicture random_picture(MadeGridSize size, RandomSource& random) {
    constexpr std::size_t kBlackPercent = 54;
    PixelPicture picture{size.columns, size.rows, std::vector<bool>(size.columns * size.rows)};
    for (std::size_t i = 0; i < picture.is_black.size(); ++i)
        picture.is_black[i] = random.below(100) < kBlackPercent;
    const PixelPicture rough = picture;
    for (std::size_t r = 0; r < size.rows; ++r) {
        for (std::size_t c = 0; c < size.columns; ++c) {
            std::size_t black = 0, all = 0;
            for (std::size_t s = r - (r > 0); s <= std::min(r + 1, size.rows - 1); ++s) {
                for (std::size_t d = c - (c > 0); d <= std::min(c + 1, size.columns - 1); ++d) {
                    black += rough.is_black[s * size.columns + d] ? 1 : 0;
                    ++all;
                }
            }
            picture.is_black[r * size.columns + c] =
                2 * black > all || (2 * black == all && random.below(2) == 0);
        }
    }
    return picture;
}

/// Returns the picture of the parameter "picture", or a random one of the parameter "size".
std::expected<PixelPicture, CreateFailure> picture_of(const KindContext& context, RandomSource& random) {
    const std::string file = context.parameter("picture", "");
    if (file.empty()) {
        const auto size = grid_size(context, "10x10", 3, 50);
        if (!size) return failure(size);
        return random_picture(*size, random);
    }
    const auto content = context.bases.files().find(file, "");
    if (!content) return mistake("--picture " + file + ": there is no such file that can be read");
    const auto pixels = read_pixels(content->text);
    if (!pixels)
        return mistake("--picture " + file +
                       ": this is no picture in the formats PBM, PGM or PNG of at most 200 x 200 pixels");
    return *pixels;
}

/// Returns a note that names the pixels in which two pictures differ; empty if there are none.
std::string changed_pixels(const PixelPicture& before, const PixelPicture& after) {
    std::string changed;
    for (std::size_t i = 0; i < after.is_black.size(); ++i) {
        if (after.is_black[i] != before.is_black[i]) changed += " " + name_of_cell(after.columns, i);
    }
    return changed.empty() ? "" : "changed pixels:" + changed;
}

PlanResult plan_nonogram(const KindContext& context, RandomSource& random) {
    const auto given = picture_of(context, random);
    if (!given) return failure(given);
    const bool is_random = context.parameter("picture", "").empty();
    if (is_random && !has_good_lines(*given))
        return not_met("a line of the picture is empty or full, or too little is white");
    PixelPicture picture = *given;
    if (!make_solvable_by_lines(
            picture, [&](const PixelPicture& changed) { return !is_random || has_good_lines(changed); }))
        return not_met("no few changes of pixels make the picture solvable line by line");
    const auto base = context.bases.of(nonogram_text(picture));
    if (!base) return failure(base);
    Plan plan{.base = *base, .solution = {}, .clues = {}};
    const Value black = value_of_symbol(*(*base)->puzzle, "#");
    for (const bool is_black : picture.is_black) plan.solution.push_back(is_black ? black : 1 - black);
    std::string changed = changed_pixels(*given, picture);
    if (!is_random && !changed.empty()) plan.notes.push_back(std::move(changed));
    return plan;
}

/// Returns the number of black pixels among a pixel and those around it.
std::size_t black_around(const PixelPicture& picture, std::size_t pixel) {
    const std::size_t row = pixel / picture.columns, column = pixel % picture.columns;
    std::size_t black = 0;
    for (std::size_t r = row - (row > 0); r <= std::min(row + 1, picture.rows - 1); ++r) {
        for (std::size_t c = column - (column > 0); c <= std::min(column + 1, picture.columns - 1); ++c)
            black += picture.is_black[r * picture.columns + c] ? 1 : 0;
    }
    return black;
}

std::string mosaic_text(const PixelPicture& picture, const Plan& plan, const Chosen& chosen) {
    std::vector<std::string> cells(picture.is_black.size(), ".");
    for (std::size_t clue = 0; clue < chosen.size(); ++clue) {
        if (chosen[clue]) cells[plan.clues[clue].spots[0].index] = plan.clues[clue].spots[0].text;
    }
    return "mosaic\n" + plain_drawing(picture.columns, cells);
}

PlanResult plan_mosaic(const KindContext& context, RandomSource& random) {
    const auto picture = picture_of(context, random);
    if (!picture) return failure(picture);
    const auto base = context.bases.of(mosaic_text(*picture, {}, {}));
    if (!base) return failure(base);
    Plan plan{.base = *base, .solution = {}, .clues = {}};
    const Value black = value_of_symbol(*(*base)->puzzle, "#");
    for (std::size_t pixel = 0; pixel < picture->is_black.size(); ++pixel) {
        plan.solution.push_back(picture->is_black[pixel] ? black : 1 - black);
        ClueSpot spot{.heading = {},
                      .side = {},
                      .index = pixel,
                      .length = 0,
                      .text = std::to_string(black_around(*picture, pixel))};
        plan.clues.push_back({.givens = {}, .spots = {std::move(spot)}, .rules = {}, .level = 1});
    }
    plan.write = [picture = *picture](const Plan& stated, const Chosen& chosen) {
        return mosaic_text(picture, stated, chosen);
    };
    if (auto read = read_clue_rules(plan, context.bases); !read) return failure(read);
    return plan;
}

}  // namespace

std::vector<CreatedKind> nonogram_kinds() {
    return {
        {.name = "nonogram",
         .kind = "nonogram",
         .example = "sator create nonogram --size 15x15",
         .parameters = kNonogramParameters,
         .way = ByPlan{plan_nonogram}},
        {.name = "mosaic",
         .kind = "mosaic",
         .example = "sator create mosaic --size 10x10",
         .parameters = kNonogramParameters,
         .usual_hardest = "combinations",
         .way = ByPlan{plan_mosaic}},
    };
}

}  // namespace sator::create
