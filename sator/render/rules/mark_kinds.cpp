#include "sator/render/rules/mark_kinds.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace sator::render {

namespace {

/// The size of a letter, and its distance from the cell's edges.
constexpr double kMarkSize = 11, kMarkInset = 7;

std::string kind_sentence(const KindMark& mark, const std::string& letter) {
    return mark.subject + (letter.empty() ? "" : " with " + letter) + ": " + mark.meaning;
}

/// Returns the letter of each kind, by its sentence: the usual one, with a number if two kinds have the same.
std::map<std::string, std::string> letters_of(std::span<const KindMark> marks) {
    std::map<std::string, std::string> letters;
    std::set<std::string> taken;
    for (const KindMark& mark : marks) {
        if (letters.contains(kind_sentence(mark, ""))) continue;
        std::string letter = mark.letter;
        for (int number = 2; !taken.insert(letter).second; ++number)
            letter = mark.letter + std::to_string(number);
        letters.emplace(kind_sentence(mark, ""), letter);
    }
    return letters;
}

/// Returns whether another kind of the same group exists.
bool is_ambiguous(const KindMark& mark, std::span<const KindMark> marks) {
    return std::ranges::any_of(marks, [&](const KindMark& other) {
        return other.group == mark.group && kind_sentence(other, "") != kind_sentence(mark, "");
    });
}

}  // namespace

void add_kind_mark(KindMark mark, Sketch& sketch) {
    sketch.add_to_legend(kind_sentence(mark, ""));
    sketch.kind_marks.push_back(std::move(mark));
}

void mark_kinds(Sketch& sketch) {
    const auto letters = letters_of(sketch.kind_marks);
    const double inset = sketch.board.side / 2 - kMarkInset;
    for (const KindMark& mark : sketch.kind_marks) {
        if (!is_ambiguous(mark, sketch.kind_marks)) continue;
        const std::string& letter = letters.at(kind_sentence(mark, ""));
        const Point corner = sketch.board.centre(mark.cell) + Point{inset, inset};
        sketch.add(Look::Small, Label{corner, letter, kMarkSize, Anchor::Middle});
        std::ranges::replace(sketch.legend, kind_sentence(mark, ""), kind_sentence(mark, letter));
    }
}

}  // namespace sator::render
