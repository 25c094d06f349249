#include "sator/text/drawings/marked_sequences.hpp"

#include <algorithm>
#include <map>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"

namespace sator::text {

namespace {

std::string label_of(const Mark& mark) {
    switch (mark.kind) {
        case Mark::Kind::Star:
            return "*";
        case Mark::Kind::Number:
            return "1";
        default:
            return to_utf8(mark.text);
    }
}

/// Sorts the marks of one sequence and returns their cells.
std::expected<Slot, Diagnostic> slot_of(std::vector<const Mark*> marks) {
    const auto has_number = [](const Mark* mark) { return mark->number.has_value(); };
    if (std::ranges::any_of(marks, has_number)) {
        if (const auto bare = std::ranges::find_if_not(marks, has_number); bare != marks.end()) {
            return std::unexpected(error_at((*bare)->span,
                                            "this mark has no number, but others of its sequence have one",
                                            "number all of them, or none for reading order"));
        }
        std::ranges::stable_sort(marks, {}, [](const Mark* mark) { return *mark->number; });
        const auto twice =
            std::ranges::adjacent_find(marks, {}, [](const Mark* mark) { return *mark->number; });
        if (twice != marks.end()) {
            return std::unexpected(
                error_at(twice[1]->span, "the number " + std::to_string(*twice[1]->number) + " occurs twice",
                         "numbers give one sequence in numeric order; letters mark several"));
        }
    }
    Slot slot;
    for (const Mark* mark : marks) slot.push_back(mark->cell);
    return slot;
}

}  // namespace

std::expected<MarkedDrawing, Diagnostic> sequences_of(const Fit& fit) {
    std::vector<std::string> labels;  // in the order of their first marks
    std::map<std::string, std::vector<const Mark*>> marks;
    for (const Mark& mark : fit) {
        const std::string label = label_of(mark);
        auto& of_label = marks[label];
        if (of_label.empty()) labels.push_back(label);
        of_label.push_back(&mark);
    }
    MarkedDrawing sequences;
    for (const std::string& label : labels) {
        const SourceSpan span = marks[label].front()->span;
        auto slot = slot_of(marks[label]);
        if (!slot) return failure(slot);
        sequences.push_back({label, std::move(*slot), {}, span});
    }
    return sequences;
}

}  // namespace sator::text
