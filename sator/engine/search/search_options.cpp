#include "sator/engine/search/search_options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/spelling_suggestion.hpp"

namespace sator {

using namespace base;
using namespace engine;

namespace {

/// The greatest count that an option takes.
constexpr double kMost = 1e9;
/// The greatest factor by which something grows from one time to the next.
constexpr double kMostGrowth = 100;
/// Runs must grow, or a search that forgets its nogoods would not end.
constexpr double kLeastRestartGrowth = 1.01;
/// Digits that a value may have: they fit into 53 bits.
constexpr std::size_t kMostDigits = 15;

using O = SearchOptions;

constexpr std::array<SearchOption, 35> kTable{{
    {"redundant-after", &O::redundant_after, 0, kMost, "conflicts before cheap redundant propagators run"},
    {"heavy-redundant-after", &O::heavy_redundant_after, 0, kMost,
     "conflicts before all redundant propagators run"},
    {"calls-per-pruning", &O::calls_per_pruning, 0, kMost,
     "calls that may pass for each one that prunes before a redundant propagator rests; 0: none rests"},
    {"restart-first", &O::restart_first, 1, kMost, "conflicts before the first restart"},
    {"restart-growth", &O::restart_growth, kLeastRestartGrowth, kMostGrowth,
     "growth of the restart interval while it is short"},
    {"restart-long", &O::restart_long, 1, kMost, "a restart interval of this many conflicts or more is long"},
    {"restart-growth-long", &O::restart_growth_long, kLeastRestartGrowth, kMostGrowth,
     "growth of the restart interval when it is long"},
    {"restart-growth-learning", &O::restart_growth_learning, kLeastRestartGrowth, kMostGrowth,
     "growth of the restart interval while nogoods are learnt"},
    {"learn-after", &O::learn_after, 0, kMost, "conflicts before nogoods are learnt"},
    {"learn-solutions", &O::learn_solutions, 0, kMost, "solutions after which learning ends"},
    {"nogoods-kept", &O::nogoods_kept, 1, kMost, "nogoods kept before half of them are forgotten"},
    {"nogoods-kept-more", &O::nogoods_kept_more, 0, kMost,
     "how many more are kept each time that half are forgotten"},
    {"nogoods-trial", &O::nogoods_trial, 0, kMost,
     "nogoods after which learning ends if they speak of most cells"},
    {"nogoods-long-trial", &O::nogoods_long_trial, 0, kMost,
     "nogoods after which learning ends if they speak of a quarter of the cells"},
    {"activity-growth", &O::activity_growth, 1, kMostGrowth,
     "growth of the weight that a conflict's variables gain"},
    {"order-tolerance", &O::order_tolerance, 1, kMostGrowth,
     "cells up to this factor worse than the best are compared by weighted degree"},
    {"weigh-decided", &O::weigh_decided, 0, kMost,
     "weight that the cell decided last gains at a conflict that teaches no nogood; others gain 1"},
    {"branch-on-places", &O::branch_on_places, 0, 1,
     "whether the last two places of a value may be decided instead of a cell: 1 or 0"},
    {"save-phases", &O::save_phases, 0, 1, "whether a cell is tried again with its last value: 1 or 0"},
    {"endgame", &O::endgame, 0, 1, "whether a special algorithm may list what is near the leaves: 1 or 0"},
    {"count-orbits", &O::count_orbits, 0, 1,
     "whether a count may count one solution for all its symmetric images: 1 or 0"},
    {"prefetch-after", &O::prefetch_after, 1, kMost,
     "conflicts before a listing may look for all solutions first"},
    {"prefetch-rarity", &O::prefetch_rarity, 0, kMost,
     "conflicts per solution found above which a listing does so"},
    {"prefetch-solutions", &O::prefetch_solutions, 0, kMost, "solutions that such a listing stores at most"},
    {"sequential-nodes", &O::sequential_nodes, 0, kMost, "nodes before other threads help with a listing"},
    {"race-after", &O::race_after, 0, kMost, "nodes before other threads race for a first solution"},
    {"race-share", &O::race_share, 0, 1, "a race ends when this share of the search space is done"},
    {"share-lbd", &O::share_lbd, 0, kMost, "nogoods of at most this LBD are shared between threads"},
    {"share-kept", &O::share_kept, 1, kMost, "shared nogoods kept for threads that have not read them"},
    {"clique-sums", &O::clique_sums, 0, 1, "whether sums know which of their cells must differ: 1 or 0"},
    {"derived-sums", &O::derived_sums, 0, kMost,
     "equations added that several rules imply together, at most; 0 without clique-sums"},
    {"derived-counts", &O::derived_counts, 0, kMost,
     "counts added that several rules imply together, at most; 0: none, nor what exclusive cells say of one"},
    {"families", &O::families, 0, 1, "whether cells know the sets of values that they may hold: 1 or 0"},
    {"run-starts", &O::run_starts, 0, kMost,
     "lines of at least this number of cells know where their runs start; 0: none"},
    {"leftovers", &O::leftovers, 0, kMost,
     "laws of leftovers of at most this number of cells on a side prune; 0: none"},
}};

/// A decimal number without a sign. Digits and a power of ten are divided once: 1.15 is what the compiler
/// makes of it.
std::optional<double> decimal(std::string_view text) {
    const std::size_t point = std::min(text.find('.'), text.size());
    std::string digits(text.substr(0, point));
    double divisor = 1;
    if (point < text.size()) {
        digits += text.substr(point + 1);
        for (std::size_t i = point + 1; i < text.size(); ++i) divisor *= 10;
    }
    if (digits.empty() || digits.size() > kMostDigits || point == 0) return std::nullopt;
    std::uint64_t number = 0;
    const char* const end = digits.data() + digits.size();
    const auto [read_to, error] = std::from_chars(digits.data(), end, number);
    if (error != std::errc() || read_to != end) return std::nullopt;
    return static_cast<double>(number) / divisor;
}

SearchOptionError unknown_option(std::string_view name) {
    std::vector<std::string_view> known;
    for (const SearchOption& option : kTable) known.push_back(option.name);
    const std::string_view near = spelling_suggestion(name, known);
    return {fmt::format("unknown search option '{}'", name),
            near.empty() ? "--search help lists them" : fmt::format("did you mean {}?", near)};
}

}  // namespace

double SearchOption::value_in(const SearchOptions& options) const {
    return std::visit([&](auto field) { return static_cast<double>(options.*field); }, member);
}

void SearchOption::set(SearchOptions& options, double value) const {
    std::visit(
        [&](auto field) {
            using Number = std::remove_reference_t<decltype(options.*field)>;
            options.*field = static_cast<Number>(value);
        },
        member);
}

std::span<const SearchOption> search_option_table() {
    return kTable;
}

std::expected<void, SearchOptionError> set_search_option(SearchOptions& options, std::string_view setting) {
    const std::size_t equals = setting.find('=');
    if (equals == std::string_view::npos) {
        return std::unexpected(SearchOptionError{fmt::format("'{}' is not NAME=VALUE", setting),
                                                 "write for example restart-first=50; help lists the names"});
    }
    const std::string_view name = setting.substr(0, equals), text = setting.substr(equals + 1);
    const auto option = std::ranges::find(kTable, name, &SearchOption::name);
    if (option == kTable.end()) return std::unexpected(unknown_option(name));
    const auto value = decimal(text);
    if (!value || (option->is_whole() && text.contains('.'))) {
        return std::unexpected(SearchOptionError{
            fmt::format("'{}' is not a {} number", text, option->is_whole() ? "whole" : "decimal"), ""});
    }
    if (*value < option->least || *value > option->greatest) {
        return std::unexpected(SearchOptionError{
            fmt::format("{} is out of range", text),
            fmt::format("{} takes a number from {} to {}", name, option->least, option->greatest)});
    }
    option->set(options, *value);
    return {};
}

std::string changed_search_options(const SearchOptions& options) {
    std::string text;
    for (const SearchOption& option : kTable) {
        const double value = option.value_in(options);
        if (value != option.value_in({})) text += fmt::format("{}={}\n", option.name, value);
    }
    return text;
}

std::string search_options_help() {
    std::string text;
    for (const SearchOption& option : kTable) {
        const std::string range = fmt::format("{}..{}", option.least, option.greatest);
        text +=
            fmt::format("{:<24} {:>6}  {:<15} {}\n", option.name, option.value_in({}), range, option.help);
    }
    return text;
}

}  // namespace sator
