#include "cli/pictures/booklet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "cli/pictures/svg_converter.hpp"
#include "sator/explain/german/german_techniques.hpp"
#include "sator/render/notes/rule_notes.hpp"
#include "sator/render/picture/puzzle_picture.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/words/resources.hpp"

namespace sator::cli {

namespace {

BookletPuzzle page_of(const MadePuzzle& made, std::string title, SpokenLanguage language) {
    const Puzzle& puzzle = *made.puzzle;
    ClueCache cache;
    Resources none;
    RuleContext context{puzzle, cache, none, {}};
    PictureContents contents{.language = language, .has_title = false, .has_byline = false};
    BookletPuzzle page{
        .title = std::move(title),
        .grade = {},
        .rules = rule_notes(puzzle, Registry::standard(), context, NotedRules::Undrawn, language),
        .picture = puzzle_picture(puzzle, contents),
        .solution = {}};
    if (made.rating)
        page.grade = fmt::format(
            fmt::runtime(language == SpokenLanguage::German ? "Grad {} von 10, {}" : "grade {} of 10, {}"),
            made.rating->grade.number, grade_name_in(language, made.rating->grade.name));
    contents.solution = made.solution;
    page.solution = puzzle_picture(puzzle, contents);
    return page;
}

}  // namespace

std::string title_of_kind(std::string name) {
    std::ranges::replace(name, '-', ' ');
    std::ranges::replace(name, '_', ' ');
    if (!name.empty()) name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
    return name;
}

/// Returns "Sandwich sudoku 3".
std::string Booklet::title(std::size_t number) const {
    return title_of_kind(kind_) + " " + std::to_string(number);
}

std::expected<void, Diagnostic> Booklet::write(const std::string& path, Paper paper) const {
    if (puzzles_.empty()) return {};
    std::vector<const MadePuzzle*> easy_first;
    for (const MadePuzzle& puzzle : puzzles_) easy_first.push_back(&puzzle);
    std::ranges::stable_sort(easy_first, {}, [](const MadePuzzle* puzzle) {
        return puzzle->rating ? puzzle->rating->effort : 0.0;
    });
    std::vector<BookletPuzzle> pages;
    for (const MadePuzzle* puzzle : easy_first)
        pages.push_back(page_of(*puzzle, title(pages.size() + 1), texts_.language));
    return convert_svgs(booklet_pages(pages, paper, texts_), "pdf", path);
}

}  // namespace sator::cli
