#include "sator/rules/expression/place_letters.hpp"

#include <algorithm>
#include <iterator>

namespace sator::rules {

std::vector<Sequence> lettered_place(std::span<const Sequence> sequences) {
    constexpr std::size_t kLetters = 26;
    std::vector<Sequence> named = {{"line", {}}};
    Slot& line = named.front().cells;
    for (const Sequence& sequence : sequences) std::ranges::copy(sequence.cells, std::back_inserter(line));
    if (sequences.size() != 1) {
        named.insert(named.end(), sequences.begin(), sequences.end());
        return named;
    }
    const Slot& cells = sequences.front().cells;
    for (std::size_t i = 0; i < std::min(cells.size(), kLetters); ++i)
        named.push_back({std::string(1, static_cast<char>('a' + i)), {cells[i]}});
    return named;
}

}  // namespace sator::rules
