#pragma once

// Counts solutions by plain backtracking over the rules' plain meaning. It shares no propagator with the engine: a rule is asked only
// when all of its cells have values. That cells of a region differ is looked up directly, so that sudokus end soon.

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

class PlainCounter {
  public:
    explicit PlainCounter(const Puzzle& puzzle)
        : puzzle_(puzzle), rules_of_(puzzle.grid.position_count()), peers_(puzzle.grid.position_count()) {
        Resources files;
        RuleContext context{puzzle, cache_, files, {}};
        auto made = rules::make_rules(Registry::standard(), context);
        if (!made) return;
        rules_ = std::move(*made);
        for (std::size_t rule = 0; rule < rules_.size(); ++rule) {
            for (const CellId cell : rules_[rule]->cells()) rules_of_[cell.index()].push_back(rule);
        }
        for (const RuleStatement& rule : puzzle.rules) add_peers(rule);
    }

    /// Returns 0, 1 or 2 (several), or nullopt if more than `budget` values were tried.
    std::optional<int> count(std::span<const Given> givens, std::uint64_t budget) {
        values_.assign(puzzle_.grid.position_count(), kOpen);
        for (const Given& given : givens)
            values_[given.cell.index()] = static_cast<Value>(given.value.index());
        found_ = 0;
        left_ = budget;
        search();
        return left_ == 0 ? std::nullopt : std::optional(found_);
    }

    bool holds(std::span<const Value> values) {
        values_.assign(values.begin(), values.end());
        for (std::size_t rule = 0; rule < rules_.size(); ++rule) {
            if (!is_kept(rule)) return false;
        }
        return true;
    }

  private:
    static constexpr Value kOpen = -1;

    void add_peers(const RuleStatement& rule) {
        if (rule.name != "distinct" && rule.name != "cage" && rule.name != "permutation") return;
        for (const MarkedDrawing& drawing : rule.drawings) {
            for (const Sequence& sequence : drawing) {
                // A permutation of values that repeat, e.g. "1..3 X X", says nothing of pairs.
                if (puzzle_.alphabet.size() < sequence.cells.size()) continue;
                for (const CellId a : sequence.cells) {
                    for (const CellId b : sequence.cells) {
                        if (a != b) peers_[a.index()].push_back(b);
                    }
                }
            }
        }
    }

    bool is_kept(std::size_t rule) const {
        std::vector<Value> own;
        for (const CellId cell : rules_[rule]->cells()) {
            if (values_[cell.index()] == kOpen) return true;
            own.push_back(values_[cell.index()]);
        }
        return rules_[rule]->holds(own);
    }

    std::vector<Value> possible(std::size_t cell) {
        std::vector<Value> values;
        for (const ValueId id : range_of(puzzle_, CellId(cell))) {
            const auto value = static_cast<Value>(id.index());
            if (std::ranges::any_of(peers_[cell],
                                    [&](CellId peer) { return values_[peer.index()] == value; }))
                continue;
            values_[cell] = value;
            if (std::ranges::all_of(rules_of_[cell], [&](std::size_t rule) { return is_kept(rule); }))
                values.push_back(value);
        }
        values_[cell] = kOpen;
        return values;
    }

    void search() {
        std::optional<std::size_t> best;
        std::vector<Value> fewest;
        for (std::size_t cell = 0; cell < values_.size() && (!best || fewest.size() > 1); ++cell) {
            if (values_[cell] != kOpen) continue;
            if (left_ == 0) return;
            --left_;
            std::vector<Value> values = possible(cell);
            if (best && values.size() >= fewest.size()) continue;
            best = cell;
            fewest = std::move(values);
        }
        if (!best) {
            ++found_;
            return;
        }
        for (const Value value : fewest) {
            values_[*best] = value;
            search();
            values_[*best] = kOpen;
            if (found_ > 1 || left_ == 0) return;
        }
    }

    const Puzzle& puzzle_;
    ClueCache cache_;
    RuleList rules_;
    std::vector<std::vector<std::size_t>> rules_of_;
    std::vector<Slot> peers_;
    std::vector<Value> values_;
    int found_ = 0;
    std::uint64_t left_ = 0;
};

}  // namespace sator::tests
