#include "sator/propagators/divisions/division_reasons.hpp"

#include <algorithm>
#include <utility>

namespace sator::propagators {

/// Adds why a part's region has a known size: by its clues, or because it is complete.
void DivisionReasons::add_size(Part part) {
    add_tree(part);
    const RegionPart& own = parts().parts()[part];
    if (own.bounds.least != own.bounds.most) add_around(part);
}

/// Adds why the region of a part can include nothing but what is in its reach.
void DivisionReasons::add_reach(Part part) {
    reach_.run(part);
    std::vector<Part> inside = reach_.reached();
    inside.push_back(part);
    for (const Part member : inside) {
        add_tree(member);
        parts().for_each_way_out(member, [&](Border border, Vertex next) {
            if (parts().borders()[border] == Light::On) return add(border);
            const Part other = parts().part_of(next);
            if (reach_.contains(other)) return;
            if (const auto apart = parts().border_between(part, other)) add(*apart);
            add_tree(other);
        });
    }
}

/// Returns whether a region with one part could be large enough to include the other, if there were no borders.
bool DivisionReasons::has_clue_near(Part part, Part other) const {
    const RegionPart& own = parts().parts()[part];
    std::vector<std::uint32_t> steps(parts().graph().vertex_count(), 0);
    std::vector<Vertex> reached = own.vertices;
    for (const Vertex vertex : reached) steps[vertex] = 1;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        if (steps[reached[i]] > own.bounds.most) break;
        if (parts().part_of(reached[i]) == other) return true;
        for (const Border border : parts().graph().lines_at(reached[i])) {
            const Vertex next = parts().graph().other_end(border, reached[i]);
            if (steps[next] != 0) continue;
            steps[next] = steps[reached[i]] + 1;
            reached.push_back(next);
        }
    }
    return false;
}

/// Adds why no part with a clue but `without` reaches the part.
void DivisionReasons::add_other_reaches(Part part, Part without) {
    for (Part other = 0; other < parts().parts().size(); ++other) {
        if (parts().parts()[other].clues == 0 || other == without || other == part) continue;
        if (has_clue_near(other, part)) add_reach(other);
    }
}

void DivisionReasons::note_conflict(const DivisionFindings::Finding& finding) {
    using Why = DivisionFindings::Finding::Why;
    switch (finding.why) {
        case Why::Part:
            return add_tree(finding.about);
        case Why::NoClue:
            add_tree(finding.about);
            return add_other_reaches(finding.about, DivisionParts::kNoPart);
        case Why::Reach:
            return add_reach(finding.about);
        case Why::Regions:
            note_regions(finding.about == 0 ? Light::On : Light::Off);
            return;
        case Why::Sizes:
            for (const Part part : {finding.about, finding.other}) {
                add_tree(part);
                add_around(part);
            }
            return;
        default:
            break;
    }
    const auto [a, b] = parts().sides(finding.about);
    add(finding.about);
    if (a == b) {
        const auto [from, to] = parts().graph().ends(finding.about);
        return add_path(from, to);
    }
    add_size(a);
    add_size(b);
}

bool DivisionReasons::note(Border border, Light light) {
    const auto [a, b] = parts().sides(border);
    return light == Light::Off ? note_off(border, a, b) : note_on(border, a, b);
}

bool DivisionReasons::note_off(Border border, Part a, Part b) {
    if (a == b) {
        const auto [from, to] = parts().graph().ends(border);
        add_path(from, to);
        return true;
    }
    if (findings_.are_alike(a, b)) {
        add_size(a);
        add_size(b);
        return true;
    }
    return note_reach(a, b) || note_regions(Light::Off);
}

bool DivisionReasons::note_on(Border border, Part a, Part b) {
    if (a == b) return false;
    if (const auto other = parts().border_between(a, b)) {
        const auto ends = parts().graph().ends(border);
        auto other_ends = parts().graph().ends(*other);
        if (parts().part_of(ends.first) != parts().part_of(other_ends.first))
            std::swap(other_ends.first, other_ends.second);
        add(*other);
        add_path(ends.first, other_ends.first);
        add_path(ends.second, other_ends.second);
        return true;
    }
    if (!parts().may_join(a, b)) {
        add_tree(a);
        add_tree(b);
        return true;
    }
    if (findings_.share_no_owner(a, b)) {
        add_tree(a);
        add_tree(b);
        for (Part part = 0; part < parts().parts().size(); ++part) {
            if (parts().parts()[part].clues == 0) continue;
            if (has_clue_near(part, a) && has_clue_near(part, b)) add_reach(part);
        }
        return true;
    }
    return note_regions(Light::On);
}

/// Notes why both parts are in one region: they are members of the region of a part.
bool DivisionReasons::note_reach(Part a, Part b) {
    for (Part part = 0; part < parts().parts().size(); ++part) {
        if (!findings_.has_wants(part)) continue;
        DivisionFindings::Members members = findings_.members_of(part);
        members.of_reach.push_back(part);
        const auto has = [](const std::vector<Part>& list, Part wanted) {
            return std::ranges::find(list, wanted) != list.end();
        };
        const bool is_a_of_reach = has(members.of_reach, a), is_b_of_reach = has(members.of_reach, b);
        if (!is_a_of_reach && !has(members.of_owners, a)) continue;
        if (!is_b_of_reach && !has(members.of_owners, b)) continue;
        if (!is_a_of_reach || !is_b_of_reach) {
            for (const Part owned : findings_.owned_by(part)) {
                add_tree(owned);
                add_other_reaches(owned, part);
            }
        }
        add_reach(part);
        return true;
    }
    return false;
}

/// Notes why all open borders have the light: there are just enough parts for the regions, or just as few regions as there may be.
bool DivisionReasons::note_regions(Light light) {
    const SizeBounds& regions = parts().demand().regions;
    const bool follows = light == Light::On ? parts().parts().size() <= regions.least
                                            : findings_.least_regions() >= regions.most;
    if (regions == SizeBounds{} || !follows) return false;
    if (light == Light::On) {
        for (Part part = 0; part < parts().parts().size(); ++part) add_tree(part);
        return true;
    }
    for (Border border = 0; border < parts().graph().line_count(); ++border) {
        if (parts().borders()[border] == Light::On) add(border);
    }
    return true;
}

}  // namespace sator::propagators
