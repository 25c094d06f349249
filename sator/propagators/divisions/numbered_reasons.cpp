#include "sator/propagators/divisions/numbered_reasons.hpp"

#include <algorithm>

namespace sator::propagators {

void NumberedReasons::add_has(Vertex vertex, Value value) {
    const std::span<const Word> initial = initial_[vertex];
    const std::span<Word> lost = lost_[vertex];
    const bool was_lost = lost_.contains(vertex, value);
    for (std::size_t i = 0; i < lost.size(); ++i) lost[i] |= initial[i];
    if (!was_lost) lost_.remove(vertex, value);
}

void NumberedReasons::add_part(Part part) {
    for (const Vertex vertex : parts_.vertices(part)) add_has(vertex, parts_.value(part));
}

/// Adds the border of the last part whose reach was searched.
void NumberedReasons::add_border() {
    const Value value = reach_.value();
    reach_.for_each_in_border([&](Vertex vertex) { add_has(vertex, value); },
                              [&](Vertex vertex) { lost_.add(vertex, value); });
}

bool NumberedReasons::add_removals(Vertex vertex, const std::vector<Value>& values) {
    if (values.size() > 1 && add_placed(vertex, values)) return true;
    return std::ranges::all_of(values, [&](Value value) { return add_removal(vertex, value); });
}

bool NumberedReasons::add_removal(Vertex vertex, Value value) {
    return add_join(vertex, value) || add_no_room(vertex, value) || add_placed(vertex, {value});
}

void NumberedReasons::add_conflict(const NumberedFindings::Finding& finding) {
    if (finding.why == NumberedFindings::Finding::Why::Large) return add_part(finding.about);
    reach_.run(finding.about);
    add_border();
}

/// Adds one or two parts that are too large together with the vertex, or all parts of the value beside it.
bool NumberedReasons::add_join(Vertex vertex, Value value) {
    const std::uint32_t whole = parts_.group_size(value);
    if (whole == 0 || 1 + parts_.size_beside(vertex, value) <= whole) return false;
    std::vector<Part> beside;
    for (const Vertex next : parts_.graph().beside(vertex)) {
        const Part part = parts_.part_of(next);
        if (part != NumberedParts::kNoPart && parts_.value(part) == value &&
            std::ranges::find(beside, part) == beside.end())
            beside.push_back(part);
    }
    for (std::size_t i = 0; i < beside.size(); ++i) {
        for (std::size_t j = i; j < beside.size(); ++j) {
            const std::uint32_t size = parts_.size(beside[i]) + (i == j ? 0 : parts_.size(beside[j])) + 1;
            if (size <= whole) continue;
            add_part(beside[i]);
            if (i != j) add_part(beside[j]);
            return true;
        }
    }
    for (const Part part : beside) add_part(part);
    return true;
}

/// Adds why the vertex has another value than these: the group of a part beside it needs it.
bool NumberedReasons::add_placed(Vertex vertex, const std::vector<Value>& values) {
    const std::vector<std::uint32_t> steps = steps_from(std::span(&vertex, 1), parts_.graph());
    for (Part part = 0; part < parts_.count(); ++part) {
        const Value value = parts_.value(part);
        const std::uint32_t whole = parts_.group_size(value), size = parts_.size(part);
        if (size >= whole || !parts_.may_be(vertex, value) ||
            std::ranges::find(values, value) != values.end())
            continue;
        const bool is_near = std::ranges::any_of(
            parts_.vertices(part), [&](Vertex member) { return steps[member] <= whole - size; });
        if (!is_near) continue;
        reach_.run(part);
        if (!reach_.contains(vertex) || reach_.size() < whole) continue;
        const std::vector<Vertex> needed = reach_.needed();
        if (std::ranges::find(needed, vertex) == needed.end()) continue;
        add_border();
        return true;
    }
    return false;
}

/// Adds why the cells around the vertex are too few for a group, and why no part can include the vertex.
bool NumberedReasons::add_no_room(Vertex vertex, Value value) {
    if (!parts_.may_be(vertex, value) || parts_.group_size(value) < 2 || parts_.is_beside(vertex, value))
        return false;
    const auto room = findings_.narrow_room(vertex, value);
    findings_.forget_rooms();
    if (!room) return false;
    const std::vector<Part> near = parts_within(vertex, value);
    for (const Part part : near) {
        reach_.run(part);
        if (reach_.contains(vertex)) return false;
    }
    add_border_of_room(*room, value);
    for (const Part part : near) {
        if (parts_.size(part) >= parts_.group_size(value)) {
            add_part(part);
            continue;
        }
        reach_.run(part);
        add_border();
    }
    return true;
}

void NumberedReasons::add_border_of_room(const std::vector<Vertex>& room, Value value) {
    for (const Vertex member : room) {
        for (const Vertex next : parts_.graph().beside(member)) {
            if (std::ranges::find(room, next) != room.end()) continue;
            if (!parts_.may_be(next, value)) {
                lost_.add(next, value);
                continue;
            }
            for (const Vertex further : parts_.graph().beside(next)) {
                const Part part = parts_.part_of(further);
                if (part == NumberedParts::kNoPart || parts_.value(part) != value) continue;
                add_has(further, value);
                break;
            }
        }
    }
}

/// Returns the parts of a value that are near enough to be in one group with the vertex.
std::vector<NumberedReasons::Part> NumberedReasons::parts_within(Vertex vertex, Value value) const {
    const std::vector<std::uint32_t> steps = steps_from(std::span(&vertex, 1), parts_.graph());
    std::vector<Part> found;
    for (Part part = 0; part < parts_.count(); ++part) {
        if (parts_.value(part) != value) continue;
        const bool is_near = std::ranges::any_of(
            parts_.vertices(part), [&](Vertex member) { return steps[member] < parts_.group_size(value); });
        if (is_near) found.push_back(part);
    }
    return found;
}

}  // namespace sator::propagators
