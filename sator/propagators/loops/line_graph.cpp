#include "sator/propagators/loops/line_graph.hpp"

#include <numeric>

namespace sator::propagators {

LineGraph::LineGraph(std::size_t vertices, std::vector<Ends> ends)
    : ends_(std::move(ends)), first_(vertices + 1, 0), lines_(2 * ends_.size()), neighbours_(lines_.size()) {
    for (const auto& [a, b] : ends_) {
        ++first_[a + 1];
        ++first_[b + 1];
    }
    std::partial_sum(first_.begin(), first_.end(), first_.begin());
    std::vector<std::uint32_t> next(first_.begin(), first_.end() - 1);
    for (Line line = 0; line < ends_.size(); ++line) {
        const auto [a, b] = ends_[line];
        for (const auto& [from, to] : {Ends{a, b}, Ends{b, a}}) {
            lines_[next[from]] = line;
            neighbours_[next[from]++] = to;
        }
    }
}

}  // namespace sator::propagators
