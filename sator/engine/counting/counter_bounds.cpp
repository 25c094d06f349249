// What a count knows before its end: a lower bound and the share of the search space that is done. The sums
// of the choices done are certain. The product of a choice's parts counts if all are done or being counted,
// because a part that is still to come may have no solution. But if a solution of the question is known, each
// part on its way has one.
#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/counting/counter.hpp"

namespace sator::engine {

/// Returns the number of frames, from the root on, that count the known solution.
std::size_t Counter::frames_of_solution() const {
    if (solution_.empty()) return 0;
    std::size_t frames = 1;
    while (frames < depth_ && has_solution(frames - 1)) ++frames;
    return frames;
}

/// For a frame that counts the known solution: whether it is in the open choice. The root's choice is empty.
bool Counter::has_solution(std::size_t depth) const {
    const Frame& frame = frames_[depth];
    return frame.is_choice_open &&
           (depth == 0 || solution_[frame.cell.index()] == choices_[frame.next_choice].value);
}

BigCount Counter::lower_bound() const {
    const std::size_t with_solution = frames_of_solution();
    BigCount bound;
    for (std::size_t depth = depth_; depth-- > 0;) {
        const Frame& frame = frames_[depth];
        const bool has_one = depth < with_solution;
        BigCount open;
        if (frame.is_choice_open &&
            (frame.next_part == frame.parts.end || (has_one && has_solution(depth)))) {
            open = frame.product * BigCount(choices_[frame.next_choice].multiplicity);
            if (depth + 1 < depth_) open *= bound;
        }
        bound = frame.sum + open;
        if (has_one && bound.is_zero()) bound = 1;
    }
    return bound;
}

double Counter::share_done() const {
    double share = 0;
    for (std::size_t depth = depth_; depth-- > 0;)
        share = share_done(frames_[depth], depth + 1 == depth_, share);
    return share;
}

/// Returns the share of the frame's choices that is done, with the parts done of the open one. The last frame
/// has no part that is being counted.
double Counter::share_done(const Frame& frame, bool is_last, double share_of_part) const {
    double done = 0, all = 0;
    for (std::uint32_t i = frame.choices.begin; i < frame.choices.end; ++i) {
        const double values = choices_[i].multiplicity;
        all += values;
        if (i < frame.next_choice) done += values;
    }
    if (frame.is_choice_open && frame.parts.size() > 0) {
        const double parts = frame.next_part - frame.parts.begin - (is_last ? 0.0 : 1.0);
        done += choices_[frame.next_choice].multiplicity * (parts + share_of_part) / frame.parts.size();
    }
    return done / all;
}

}  // namespace sator::engine
