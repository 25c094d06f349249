#include "sator/propagators/divisions/division_findings.hpp"

#include <algorithm>
#include <utility>

namespace sator::propagators {

namespace {

DivisionFindings::Finding division_conflict(DivisionFindings::Finding::Why why,
                                            std::uint32_t about = DivisionParts::kNoPart) {
    return {std::nullopt, Light::On, why, about};
}

}  // namespace

DivisionFindings::DivisionFindings(const DivisionParts& parts) : parts_(parts), reach_(parts) {
    if (parts.demand().clues_of_region == CluesOfGroup::ExactlyOne) note_owners();
}

/// A part with a clue owns itself. The parts in its reach may be its own.
void DivisionFindings::note_owners() {
    owners_.resize(parts_.parts().size());
    for (Part part = 0; part < owners_.size(); ++part) {
        if (parts_.parts()[part].clues == 0) continue;
        reach_.run(part);
        owners_[part].push_back(part);
        for (const Part reached : reach_.reached()) owners_[reached].push_back(part);
    }
}

std::vector<DivisionFindings::Finding> DivisionFindings::all() {
    std::vector<Finding> found;
    if (add_parts(found) && add_equal_sizes(found) && add_borders(found) && add_regions(found))
        add_reaches(found);
    return found;
}

/// Returns false if a part is impossible, or if no clue reaches it.
bool DivisionFindings::add_parts(std::vector<Finding>& found) const {
    for (Part part = 0; part < parts_.parts().size(); ++part) {
        const RegionPart& own = parts_.parts()[part];
        if (!parts_.is_possible(own)) {
            found.push_back(division_conflict(Finding::Why::Part, part));
            return false;
        }
        if (!owners_.empty() && owners_[part].empty()) {
            found.push_back(division_conflict(Finding::Why::NoClue, part));
            return false;
        }
    }
    return true;
}

/// Returns false if a region is complete and another one cannot have its size.
bool DivisionFindings::add_equal_sizes(std::vector<Finding>& found) const {
    if (!parts_.demand().are_equal) return true;
    const auto complete = std::ranges::find_if(
        parts_.parts(), [&](const RegionPart& part) { return parts_.is_complete(part); });
    if (complete == parts_.parts().end()) return true;
    for (Part part = 0; part < parts_.parts().size(); ++part) {
        const RegionPart& own = parts_.parts()[part];
        const bool is_fine =
            own.size == complete->size || (own.size < complete->size && !parts_.is_complete(own));
        if (is_fine) continue;
        found.push_back(division_conflict(Finding::Why::Sizes, part));
        found.back().other = static_cast<Part>(complete - parts_.parts().begin());
        return false;
    }
    return true;
}

bool DivisionFindings::share_no_owner(Part a, Part b) const {
    if (owners_.empty()) return false;
    return std::ranges::none_of(owners_[a],
                                [&](Part owner) { return std::ranges::binary_search(owners_[b], owner); });
}

std::vector<DivisionFindings::Part> DivisionFindings::owned_by(Part part) {
    std::vector<Part> owned;
    if (owners_.empty()) return owned;
    for (Part other = 0; other < owners_.size(); ++other) {
        if (other != part && owners_[other].size() == 1 && owners_[other].front() == part)
            owned.push_back(other);
    }
    return owned;
}

bool DivisionFindings::are_alike(Part a, Part b) const {
    if (!parts_.demand().neighbours_differ || a == b) return false;
    const auto size_of = [&](const RegionPart& part) -> std::uint32_t {
        if (part.bounds.least == part.bounds.most) return part.bounds.least;
        return parts_.is_complete(part) ? part.size : 0;
    };
    const std::uint32_t size = size_of(parts_.parts()[a]);
    return size != 0 && size == size_of(parts_.parts()[b]);
}

/// Adds what the two sides of each border say. Returns false at a conflict.
bool DivisionFindings::add_borders(std::vector<Finding>& found) const {
    for (Border border = 0; border < parts_.graph().line_count(); ++border) {
        const auto [a, b] = parts_.sides(border);
        const Light light = parts_.borders()[border];
        if (light == Light::Off) continue;
        if (light == Light::On) {
            if (a != b && !are_alike(a, b)) continue;
            found.push_back(
                {std::nullopt, Light::Off, a == b ? Finding::Why::Inside : Finding::Why::Alike, border});
            return false;
        }
        if (a == b) {
            found.push_back({border, Light::Off, Finding::Why::Inside, a});
        } else if (!parts_.may_join(a, b)) {
            found.push_back({border, Light::On, Finding::Why::Apart, a});
        } else if (are_alike(a, b)) {
            found.push_back({border, Light::Off, Finding::Why::Alike, a});
        } else if (share_no_owner(a, b)) {
            found.push_back({border, Light::On, Finding::Why::Owners, a});
        }
    }
    return true;
}

std::uint32_t DivisionFindings::least_regions() const {
    Lights joined = parts_.borders();
    for (Light& light : joined) light = light == Light::On ? Light::On : Light::Off;
    const DivisionDemand none{};
    return static_cast<std::uint32_t>(DivisionParts(parts_.graph(), none, joined).parts().size());
}

/// Returns false if there are too many regions, or too few.
bool DivisionFindings::add_regions(std::vector<Finding>& found) const {
    const SizeBounds& regions = parts_.demand().regions;
    if (regions == SizeBounds{}) return true;
    const std::size_t most = parts_.parts().size(), least = least_regions();
    if (most < regions.least || least > regions.most) {
        found.push_back(division_conflict(Finding::Why::Regions, most < regions.least ? 0 : 1));
        return false;
    }
    if (most != regions.least && least != regions.most) return true;
    for (Border border = 0; border < parts_.graph().line_count(); ++border) {
        const auto [a, b] = parts_.sides(border);
        if (parts_.borders()[border] != Light::Open || a == b) continue;
        found.push_back({border, most == regions.least ? Light::On : Light::Off, Finding::Why::Regions,
                         most == regions.least ? 0U : 1U});
    }
    return true;
}

bool DivisionFindings::has_wants(Part part) const {
    const RegionPart& own = parts_.parts()[part];
    const bool wants_clue = parts_.needs_clue(own) && own.size > 1;
    return own.size < own.bounds.least || wants_clue || (!owners_.empty() && own.clues > 0);
}

/// The parts that a region needs for its size are needed whoever else could own them.
DivisionFindings::Members DivisionFindings::members_of(Part part) {
    const RegionPart& own = parts_.parts()[part];
    reach_.run(part);
    Members members;
    members.of_reach = reach_.needed({own.bounds.least, parts_.needs_clue(own), nullptr});
    if (owners_.empty() || own.clues == 0) return members;
    std::vector<std::uint8_t> is_member(parts_.parts().size(), 0);
    bool has_member = false;
    for (const Part owned : owned_by(part)) {
        is_member[owned] = 1;
        has_member = true;
    }
    if (has_member) members.of_owners = reach_.needed({0, false, &is_member});
    return members;
}

/// There is no border between two members of a region.
void DivisionFindings::add_reaches(std::vector<Finding>& found) {
    std::vector<Part> region_of(parts_.parts().size(), DivisionParts::kNoPart);
    for (Part part = 0; part < parts_.parts().size(); ++part) {
        if (!has_wants(part)) continue;
        const RegionPart& own = parts_.parts()[part];
        const Members members = members_of(part);
        if (reach_.size() < own.bounds.least || (parts_.needs_clue(own) && reach_.clues() == 0)) {
            return found.push_back(division_conflict(Finding::Why::Reach, part));
        }
        region_of[part] = part;
        for (const Part member : members.of_reach) region_of[member] = part;
        for (const Part member : members.of_owners) region_of[member] = part;
        for (const std::vector<Part>* group : {&members.of_reach, &members.of_owners}) {
            for (const Part member : *group) {
                parts_.for_each_way_out(member, [&](Border border, DivisionParts::Vertex next) {
                    if (parts_.borders()[border] == Light::Open && region_of[parts_.part_of(next)] == part)
                        found.push_back({border, Light::Off, Finding::Why::Reach, part});
                });
            }
        }
        for (const Part member : members.of_reach) region_of[member] = DivisionParts::kNoPart;
        for (const Part member : members.of_owners) region_of[member] = DivisionParts::kNoPart;
        region_of[part] = DivisionParts::kNoPart;
    }
}

}  // namespace sator::propagators
