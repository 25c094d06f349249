#include "sator/text/algorithms/algorithm_table.hpp"

#include <algorithm>
#include <array>

namespace sator::text {

namespace {

constexpr std::array<KindAlgorithm, 3> kAlgorithms = {
    {{"crossword", expand_crossword},
     {"cryptarithm", expand_cryptarithm, reformulate_cryptarithm},
     {"dominosa", expand_dominosa}}};

}  // namespace

const KindAlgorithm* find_algorithm(std::string_view name) {
    const auto row = std::ranges::find(kAlgorithms, name, &KindAlgorithm::name);
    return row == kAlgorithms.end() ? nullptr : &*row;
}

}  // namespace sator::text
