// Cells with the same ranges share one list of values. So a million cells with a few ranges cost a million
// indices and a few lists.

#include "sator/text/read/cell_range_builder.hpp"

#include <algorithm>
#include <set>
#include <span>

namespace sator::text {

namespace {

/// Returns the indices of the symbols in the alphabet; empty if they are the whole alphabet in order.
std::vector<ValueId> indices(const std::vector<Symbol>& symbols, const Alphabet& alphabet) {
    if (std::ranges::equal(symbols, alphabet.symbols())) return {};
    std::vector<ValueId> indices;
    indices.reserve(symbols.size());
    for (const Symbol& symbol : symbols) indices.emplace_back(*alphabet.find(symbol));
    return indices;
}

}  // namespace

void CellRangeBuilder::begin(std::vector<Symbol> range) {
    range_ = std::move(range);
    ++range_count_;
}

void CellRangeBuilder::restrict(CellId cell) {
    std::size_t& number = numbers_[cell.index()];
    const auto [known, is_new] = common_.try_emplace({number, range_count_}, lists_.size());
    if (is_new) lists_.push_back(common_values(number));
    number = known->second;
}

void CellRangeBuilder::restrict_all() {
    for (std::size_t cell = 0; cell < drawn_; ++cell) restrict(CellId(cell));
}

void CellRangeBuilder::blank_cells() {
    const auto drawn = std::span(numbers_).first(drawn_), between = std::span(numbers_).subspan(drawn_);
    const auto has_range = [](std::size_t number) { return number > 0; };
    if (std::ranges::any_of(drawn, has_range) || std::ranges::none_of(between, has_range)) return;
    begin({Symbol::of_text(U".")});
    restrict_all();
}

CellRangeBuilder::Symbols CellRangeBuilder::common_values(std::size_t number) const {
    const std::set<Symbol> before(lists_[number].begin(), lists_[number].end());
    std::set<Symbol> listed;
    Symbols common;
    for (const Symbol& symbol : range_) {
        const bool was_there = number == 0 || before.contains(symbol);
        if (was_there && listed.insert(symbol).second) common.push_back(symbol);
    }
    return common;
}

std::vector<CellRangeBuilder::Fault> CellRangeBuilder::faults() const {
    std::vector<Fault> faults;
    for (std::size_t number = 0; number < lists_.size(); ++number) {
        const auto first = std::ranges::find(numbers_, number);
        if (!lists_[number].empty() || first == numbers_.end()) continue;
        const auto others = static_cast<std::size_t>(std::ranges::count(numbers_, number) - 1);
        faults.push_back({CellId(static_cast<std::size_t>(first - numbers_.begin())), others, number > 0});
    }
    return faults;
}

bool CellRangeBuilder::store(Puzzle& puzzle) const {
    std::vector<bool> is_used(lists_.size(), false);
    for (const std::size_t number : numbers_) is_used[number] = true;
    Symbols all;
    for (std::size_t number = 1; number < lists_.size(); ++number) {
        if (is_used[number]) all.insert(all.end(), lists_[number].begin(), lists_[number].end());
    }
    puzzle.alphabet = Alphabet(std::move(all));
    std::vector<std::vector<ValueId>> values(lists_.size());
    for (std::size_t number = 1; number < lists_.size(); ++number) {
        if (is_used[number]) values[number] = indices(lists_[number], puzzle.alphabet);
    }
    puzzle.ranges.clear();  // a puzzle that was read has some already
    if (std::ranges::all_of(numbers_, [&](std::size_t number) { return values[number].empty(); }))
        return true;
    std::size_t size = 0;
    for (const std::size_t number : numbers_) size += values[number].size();
    if (size > kValueLimit) return false;
    puzzle.ranges.reserve(numbers_.size());
    for (const std::size_t number : numbers_) puzzle.ranges.push_back(values[number]);
    return true;
}

}  // namespace sator::text
