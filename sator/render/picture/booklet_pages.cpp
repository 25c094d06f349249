#include "sator/render/picture/booklet_pages.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "sator/base/assert.hpp"
#include "sator/render/picture/picture_style.hpp"
#include "sator/render/picture/svg.hpp"
#include "sator/render/text/escape_xml.hpp"
#include "sator/render/text/text_width.hpp"

namespace sator::render {

namespace {

/// Lengths in points, 72 an inch.
struct PageSize {
    std::string_view width, height;  // for the printer
    double x, y;
};
constexpr PageSize kA4{"210mm", "297mm", 595, 842}, kLetter{"8.5in", "11in", 612, 792};
constexpr double kPageEdge = 48, kPageTitleSize = 18, kRuleTextSize = 10, kRuleLeading = 14, kPageGap = 18;
/// A picture is drawn at most this much larger than on a screen.
constexpr double kMostPictureScale = 1.25;
/// If the rules leave less of the page's height than this, the picture has the next page.
constexpr double kLeastPictureShare = 0.4;
constexpr std::size_t kSolutionColumns = 2, kSolutionRows = 3,
                      kSolutionsOfPage = kSolutionColumns * kSolutionRows;

std::string number(double value) {
    std::string text = std::to_string(value);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.')) text.pop_back();
    return text;
}

std::string attribute(std::string_view name, double value) {
    return " " + std::string(name) + "=\"" + number(value) + "\"";
}

std::string line_of(Point at, double size, std::string_view text, std::string_view more = "") {
    return "<text" + attribute("x", at.x) + attribute("y", at.y) + attribute("font-size", size) +
           std::string(more) + ">" + escape_xml(text) + "</text>\n";
}

/// Returns a picture in a box: as large as it can be, in the middle, at the top.
std::string placed(const Picture& picture, const Box& box) {
    const std::string document = to_svg(picture, {.theme = Theme::Light, .has_style = false});
    // The document begins with its own size, width="412" height="388", in whole numbers, and then viewBox="…".
    const std::size_t width_at = document.find(" width=\""), view_at = document.find(" viewBox=\"");
    SATOR_ASSERT(width_at < view_at && view_at != std::string::npos);
    const std::string_view own_size = std::string_view(document).substr(width_at, view_at - width_at);
    const auto length = [&](std::string_view name) {
        int value = 0;
        const std::size_t at = own_size.find(name) + name.size();
        std::from_chars(own_size.data() + at, own_size.data() + own_size.size(), value);
        return static_cast<double>(std::max(value, 1));
    };
    const double width = length("width=\""), height = length("height=\"");
    const double scale = std::min({box.width() / width, box.height() / height, kMostPictureScale});
    return document.substr(0, width_at) + attribute("x", box.low.x + (box.width() - width * scale) / 2) +
           attribute("y", box.low.y) + attribute("width", width * scale) +
           attribute("height", height * scale) + document.substr(view_at);
}

class BookletWriter {
  public:
    BookletWriter(Paper paper, std::string author)
        : size_(paper == Paper::A4 ? kA4 : kLetter), author_(std::move(author)) {}

    void add_puzzle(const BookletPuzzle& puzzle) {
        std::string page = line_of({kPageEdge, kPageEdge + kPageTitleSize}, kPageTitleSize, puzzle.title,
                                   " font-weight=\"bold\"") +
                           line_of({size_.x - kPageEdge, kPageEdge + kPageTitleSize}, kRuleTextSize,
                                   puzzle.grade, " text-anchor=\"end\"");
        const double bottom = size_.y - 2 * kPageEdge;
        double y = kPageEdge + kPageTitleSize + kPageGap;
        const auto turn_page = [&] {
            finish(page);
            page.clear();
            y = kPageEdge + kRuleLeading;
        };
        for (const std::string& rule : puzzle.rules) {
            for (const std::string& line : wrapped(rule, kRuleTextSize, size_.x - 2 * kPageEdge)) {
                if (y > bottom) turn_page();
                page += line_of({kPageEdge, y}, kRuleTextSize, line);
                y += kRuleLeading;
            }
        }
        if (bottom - y < size_.y * kLeastPictureShare) turn_page();
        finish(page + placed(puzzle.picture, {{kPageEdge, y + kPageGap}, {size_.x - kPageEdge, bottom}}));
    }

    void add_solutions(std::span<const BookletPuzzle> puzzles, std::string_view heading) {
        std::string page = line_of({kPageEdge, kPageEdge + kPageTitleSize}, kPageTitleSize, heading,
                                   " font-weight=\"bold\"");
        const double top = kPageEdge + kPageTitleSize + kPageGap;
        const double width = (size_.x - 2 * kPageEdge - kPageGap) / kSolutionColumns,
                     height = (size_.y - top - 2 * kPageEdge) / kSolutionRows;
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            const double x = kPageEdge + static_cast<double>(i % kSolutionColumns) * (width + kPageGap),
                         y = top + static_cast<double>(i / kSolutionColumns) * height;
            page +=
                line_of({x, y + kRuleTextSize}, kRuleTextSize, puzzles[i].title) +
                placed(puzzles[i].solution, {{x, y + kRuleTextSize + 4}, {x + width, y + height - kPageGap}});
        }
        finish(page);
    }

    std::vector<std::string> take() { return std::move(pages_); }

  private:
    void finish(const std::string& content) {
        const std::string number_of_page = std::to_string(pages_.size() + 1);
        pages_.push_back(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"sator\" xml:space=\"preserve\" width=\"" +
            std::string(size_.width) + "\" height=\"" + std::string(size_.height) + "\" viewBox=\"0 0 " +
            number(size_.x) + " " + number(size_.y) + "\">\n<style>\n" + picture_style(Theme::Light) +
            "</style>\n<rect class=\"paper\" width=\"" + number(size_.x) + "\" height=\"" + number(size_.y) +
            "\"/>\n" + content +
            line_of({size_.x / 2, size_.y - kPageEdge / 2}, kRuleTextSize, number_of_page,
                    " text-anchor=\"middle\"") +
            (author_.empty() ? "" : line_of({kPageEdge, size_.y - kPageEdge / 2}, kRuleTextSize, author_)) +
            "</svg>\n");
    }

    PageSize size_;
    std::string author_;
    std::vector<std::string> pages_;
};

}  // namespace

std::vector<std::string> booklet_pages(std::span<const BookletPuzzle> puzzles, Paper paper,
                                       const BookletTexts& texts) {
    BookletWriter writer(paper, texts.author);
    for (const BookletPuzzle& puzzle : puzzles) writer.add_puzzle(puzzle);
    for (std::size_t i = 0; i < puzzles.size(); i += kSolutionsOfPage)
        writer.add_solutions(puzzles.subspan(i, std::min(kSolutionsOfPage, puzzles.size() - i)),
                             texts.language == SpokenLanguage::German ? "Lösungen" : "Solutions");
    return writer.take();
}

}  // namespace sator::render
