// Divides the rest of a count into questions of their own: one for each choice that is still open at one of its levels. So others can
// count them, and nothing that is done is lost. A choice with several components, of which some are counted, becomes one question as a
// whole, because the count of a component is not a count of solutions. So does a choice below which an auxiliary variable is decided,
// because questions fix cells only.
#include "sator/engine/counting/counter.hpp"

namespace sator::engine {

OpenCount Counter::open_count() const {
    OpenCount count;
    std::vector<FixedCell> path;
    BigCount multiplicity = 1;  // of the path, for solutions that are not counted yet
    BigCount factor = 1;        // of the path, with the components that are counted
    for (std::size_t depth = 0; depth < depth_; ++depth) {
        const Frame& frame = frames_[depth];
        if (depth > 0 && frame.cell.index() >= engine_.model().cell_count()) {
            count.open.push_back({path, multiplicity});
            break;
        }
        count.done += factor * frame.sum;
        for (std::uint32_t c = frame.next_choice + (frame.is_choice_open ? 1 : 0); c < frame.choices.end;
             ++c) {
            count.open.push_back({path, multiplicity * choices_[c].multiplicity});
            count.open.back().values.push_back({frame.cell, choices_[c].value});
        }
        if (!frame.is_choice_open) break;
        const Choice& choice = choices_[frame.next_choice];
        if (depth > 0) path.push_back({frame.cell, choice.value});  // the root's choice is empty
        multiplicity *= choice.multiplicity;
        factor *= frame.product * choice.multiplicity;
        if (depth + 1 < depth_ && frame.next_part == frame.parts.end) continue;
        count.open.push_back({path, multiplicity});
        break;
    }
    return count;
}

}  // namespace sator::engine
