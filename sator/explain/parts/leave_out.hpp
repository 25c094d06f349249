// Deletion-based minimisation: leaves out of a list what is not needed.
#pragma once

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::explain {

/// Leaves out all of `list` if that is possible, else what can go of its first half, then of its second half.
/// `leave_out(part)` leaves the part out and returns true, or changes nothing and returns false. If few
/// members are needed, this takes much fewer calls than one for each member.
template <class T, class LeaveOut>
void leave_out_by_halves(std::span<const T> list, LeaveOut leave_out) {
    if (list.empty() || leave_out(list) || list.size() == 1) return;
    leave_out_by_halves(list.first(list.size() / 2), leave_out);
    leave_out_by_halves(list.subspan(list.size() / 2), leave_out);
}

/// Returns a minimal part of the list: it is enough, and no member of it can be left out. Members are tried
/// from the last to the first.
template <class T, class IsEnough>
std::vector<T> leave_out_one_by_one(std::vector<T> list, IsEnough is_enough) {
    for (std::size_t i = list.size(); i-- > 0;) {
        std::vector<T> fewer(list);
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (is_enough(fewer)) list = std::move(fewer);
    }
    return list;
}

}  // namespace sator::explain
