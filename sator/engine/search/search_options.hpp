#pragma once

#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace sator {

/// The numbers that tune a search. They change how long it takes and which solutions it finds first, never
/// how many solutions there are. search_options.cpp holds one row for each: its name, range and meaning.
struct SearchOptions {
    std::uint64_t redundant_after = 24;
    std::uint64_t heavy_redundant_after = 60;
    std::uint64_t calls_per_pruning = 32;

    std::uint64_t restart_first = 100;
    double restart_growth = 1.3;
    std::uint64_t restart_long = 1000;
    double restart_growth_long = 3;
    double restart_growth_learning = 1.15;

    std::uint64_t learn_after = 100;
    std::uint64_t learn_solutions = 2;
    std::uint64_t nogoods_kept = 2000;
    std::uint64_t nogoods_kept_more = 500;
    std::uint64_t nogoods_trial = 20;
    std::uint64_t nogoods_long_trial = 100;

    double activity_growth = 1.05;
    /// Below 1.5, a cell with two candidates is better than one with three of the same weight.
    double order_tolerance = 1.4;
    std::uint64_t weigh_decided = 6;
    std::uint64_t branch_on_places = 1;
    std::uint64_t save_phases = 1;

    std::uint64_t endgame = 1;
    std::uint64_t count_orbits = 1;

    std::uint64_t prefetch_after = 1000;
    std::uint64_t prefetch_rarity = 100;
    std::uint64_t prefetch_solutions = 1000;

    std::uint64_t sequential_nodes = 1000;
    std::uint64_t race_after = 200;
    double race_share = 0.1;
    /// With an LBD of five, two threads took longer than one for first solutions of some nonograms, each with
    /// twelve seeds; with two, or without sharing, they do not. For other puzzles the number makes no
    /// difference beyond chance (bench/README.md).
    std::uint64_t share_lbd = 2;
    std::uint64_t share_kept = 4000;

    std::uint64_t clique_sums = 1;
    std::uint64_t derived_sums = 48;
    std::uint64_t derived_counts = 48;
    std::uint64_t families = 1;
    /// Laws of leftovers changed no conflict on the jigsaws at hand (docs/decisions/propagation.md).
    std::uint64_t leftovers = 0;
    /// Below 100 cells a conflict costs more with starts of runs, and there are few of them (docs/decisions/learning.md).
    std::uint64_t run_starts = 100;

    friend bool operator==(const SearchOptions&, const SearchOptions&) = default;
};

/// A row of the table of search options. Its default is what SearchOptions begins with.
struct SearchOption {
    using Member = std::variant<std::uint64_t SearchOptions::*, double SearchOptions::*>;

    std::string_view name;
    Member member;
    double least, greatest;
    std::string_view help;  ///< one line; lower case first, no full stop

    double value_in(const SearchOptions& options) const;
    /// Rounds `value` down for a whole number. `value` must be in the range.
    void set(SearchOptions& options, double value) const;
    bool is_whole() const { return member.index() == 0; }
};

std::span<const SearchOption> search_option_table();

/// Why a setting was refused, and what to write instead.
struct SearchOptionError {
    std::string message, hint;
};

/// Sets one option from "NAME=VALUE", e.g. "restart-first=50".
std::expected<void, SearchOptionError> set_search_option(SearchOptions& options, std::string_view setting);

/// A line for each option whose value is not the default: "restart-first=50\n".
std::string changed_search_options(const SearchOptions& options);

/// The table as text: name, default, range and help, a line each.
std::string search_options_help();

}  // namespace sator
