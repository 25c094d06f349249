// Solves a nonogram line by line: for each line, which pixels are black, or white, in all placements of its runs that agree with what is
// known (K. J. Batenburg and W. A. Kosters, "Solving nonograms by combining relaxations", 2009). O(length * runs) a line.

#include "sator/create/logic/line_solver.hpp"

#include <algorithm>
#include <deque>

namespace sator::create {

namespace {

enum class Pixel : unsigned char { Open, White, Black };

class Line {
  public:
    explicit Line(const std::vector<bool>& picture) {
        std::size_t run = 0;
        for (std::size_t i = 0; i <= picture.size(); ++i) {
            if (i < picture.size() && picture[i]) {
                ++run;
            } else if (run > 0) {
                runs_.push_back(run);
                run = 0;
            }
        }
    }

    /// Fixes all pixels that are equal in all placements.
    void narrow(std::vector<Pixel>& pixels) const {
        const std::size_t length = pixels.size();
        const auto before = placeable(pixels);
        std::vector<Pixel> reversed(pixels.rbegin(), pixels.rend());
        const auto after = Line(std::vector<std::size_t>(runs_.rbegin(), runs_.rend())).placeable(reversed);
        std::vector<bool> may_be_white(length), may_be_black(length);
        for (std::size_t i = 0; i < length; ++i) {
            for (std::size_t k = 0; k <= runs_.size() && pixels[i] != Pixel::Black; ++k)
                may_be_white[i] =
                    may_be_white[i] || (before[k][i] && after[runs_.size() - k][length - 1 - i]);
        }
        for (std::size_t k = 0; k < runs_.size(); ++k) {
            for (std::size_t start = 0; start + runs_[k] <= length; ++start) {
                if (!fits(pixels, k, start, before, after)) continue;
                for (std::size_t i = start; i < start + runs_[k]; ++i) may_be_black[i] = true;
            }
        }
        for (std::size_t i = 0; i < length; ++i) {
            if (pixels[i] != Pixel::Open) continue;
            if (!may_be_white[i]) pixels[i] = Pixel::Black;
            if (!may_be_black[i]) pixels[i] = Pixel::White;
        }
    }

  private:
    using Table = std::vector<std::vector<bool>>;
    explicit Line(std::vector<std::size_t> runs) : runs_(std::move(runs)) {}

    static bool is_free(const std::vector<Pixel>& pixels, std::size_t first, std::size_t length,
                        Pixel against) {
        return std::find(pixels.begin() + static_cast<std::ptrdiff_t>(first),
                         pixels.begin() + static_cast<std::ptrdiff_t>(first + length),
                         against) == pixels.begin() + static_cast<std::ptrdiff_t>(first + length);
    }

    /// table[k][i]: the first i pixels can hold exactly the first k runs, with a white pixel after each run that is not at the end.
    Table placeable(const std::vector<Pixel>& pixels) const {
        const std::size_t length = pixels.size();
        Table table(runs_.size() + 1, std::vector<bool>(length + 1));
        table[0][0] = true;
        for (std::size_t k = 0; k <= runs_.size(); ++k) {
            for (std::size_t i = 1; i <= length; ++i) {
                bool may = table[k][i - 1] && pixels[i - 1] != Pixel::Black;
                if (!may && k > 0 && runs_[k - 1] <= i &&
                    is_free(pixels, i - runs_[k - 1], runs_[k - 1], Pixel::White)) {
                    const std::size_t start = i - runs_[k - 1];
                    may = start == 0 ? k == 1 : pixels[start - 1] != Pixel::Black && table[k - 1][start - 1];
                }
                table[k][i] = may;
            }
        }
        return table;
    }

    bool fits(const std::vector<Pixel>& pixels, std::size_t k, std::size_t start, const Table& before,
              const Table& after) const {
        const std::size_t end = start + runs_[k], length = pixels.size();
        if (!is_free(pixels, start, runs_[k], Pixel::White)) return false;
        const bool is_left = start == 0 ? k == 0 : pixels[start - 1] != Pixel::Black && before[k][start - 1];
        const bool is_right =
            end == length ? k + 1 == runs_.size()
                          : pixels[end] != Pixel::Black && after[runs_.size() - k - 1][length - end - 1];
        return is_left && is_right;
    }

    std::vector<std::size_t> runs_;
};

}  // namespace

std::vector<std::size_t> pixels_left_by_lines(const PixelPicture& picture) {
    const std::size_t columns = picture.columns, rows = picture.rows;
    std::vector<Pixel> known(columns * rows, Pixel::Open);
    const auto cell = [&](std::size_t line, std::size_t i) {
        return line < rows ? line * columns + i : i * columns + line - rows;
    };
    const auto length = [&](std::size_t line) { return line < rows ? columns : rows; };
    std::vector<Line> lines;
    std::deque<std::size_t> changed;
    for (std::size_t line = 0; line < rows + columns; ++line) {
        std::vector<bool> pixels;
        for (std::size_t i = 0; i < length(line); ++i) pixels.push_back(picture.is_black[cell(line, i)]);
        lines.emplace_back(pixels);
        changed.push_back(line);
    }
    while (!changed.empty()) {
        const std::size_t line = changed.front();
        changed.pop_front();
        std::vector<Pixel> pixels;
        for (std::size_t i = 0; i < length(line); ++i) pixels.push_back(known[cell(line, i)]);
        lines[line].narrow(pixels);
        for (std::size_t i = 0; i < length(line); ++i) {
            if (known[cell(line, i)] == pixels[i]) continue;
            known[cell(line, i)] = pixels[i];
            const std::size_t crossing = line < rows ? rows + i : i;
            if (std::ranges::find(changed, crossing) == changed.end()) changed.push_back(crossing);
        }
    }
    std::vector<std::size_t> left;
    for (std::size_t i = 0; i < known.size(); ++i) {
        if (known[i] == Pixel::Open) left.push_back(i);
    }
    return left;
}

bool make_solvable_by_lines(PixelPicture& picture,
                            const std::function<bool(const PixelPicture&)>& may_change) {
    /// A picture that needs more changes than this is hardly the same picture.
    constexpr std::size_t kMostChanges = 60;
    std::vector<bool> is_changed(picture.is_black.size());
    std::vector<std::size_t> left = pixels_left_by_lines(picture);
    for (std::size_t changes = 0; !left.empty(); ++changes) {
        if (changes == kMostChanges) return false;
        std::size_t best = picture.is_black.size();
        std::vector<std::size_t> best_left;
        for (const std::size_t pixel : left) {
            if (is_changed[pixel]) continue;
            picture.is_black[pixel].flip();
            if (may_change(picture)) {
                auto still = pixels_left_by_lines(picture);
                if (best == picture.is_black.size() || still.size() < best_left.size()) {
                    best = pixel;
                    best_left = std::move(still);
                }
            }
            picture.is_black[pixel].flip();
        }
        if (best == picture.is_black.size()) return false;
        picture.is_black[best].flip();
        is_changed[best] = true;
        left = std::move(best_left);
    }
    return true;
}

}  // namespace sator::create
