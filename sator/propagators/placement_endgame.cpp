// Depth first over the words: that with the fewest ways left is placed, or, where fewer ways lead over it, a
// position that cannot be blank is covered. A way that is taken rules out those that disagree with it. Ways
// that make the same grid are one solution: of them the first is listed, in the order of words and ways.
#include "sator/propagators/placement_endgame.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace sator {

namespace {

constexpr Value kOpen = -1;

/// So many ways are taken before the caller may look at its limits.
constexpr std::size_t kMostTaken = 200;

}  // namespace

PlacementEndgame::PlacementEndgame(std::shared_ptr<const Placements> placements, Value blank,
                                   std::span<const VariableId> scope)
    : placements_(std::move(placements)),
      blank_(blank),
      scope_(scope.begin(), scope.end()),
      beginning_(scope.size() + 1) {
    for (Way way = 0; way < placements_->ways().row_count(); ++way) {
        const auto row = placements_->ways().row(way);
        beginning_[row.empty() ? scope_.size() : row[0].position].push_back(way);
    }
}

std::unique_ptr<Endgame> PlacementEndgame::copy() const {
    return std::make_unique<PlacementEndgame>(placements_, blank_, scope_);
}

bool PlacementEndgame::is_near(const Store& store) {
    return all_else_is_fixed(store);
}

bool PlacementEndgame::all_else_is_fixed(const Store& store) const {
    std::vector<bool> is_ours(store.variable_count(), false);
    for (const VariableId variable : scope_) is_ours[variable.index()] = true;
    for (std::size_t v = 0; v < is_ours.size(); ++v) {
        if (!is_ours[v] && !store.domain(VariableId(v)).is_fixed()) return false;
    }
    return true;
}

bool PlacementEndgame::begin(const Store& store) {
    if (!all_else_is_fixed(store)) return false;
    look_at(store);
    depth_ = 0;
    has_begun_ = false;
    return true;
}

void PlacementEndgame::look_at(const Store& store) {
    fixed_.resize(store.variable_count());
    for (std::size_t v = 0; v < fixed_.size(); ++v) fixed_[v] = store.domain(VariableId(v)).min();
    const ShortRows& ways = placements_->ways();
    alive_.assign(words_for(ways.row_count()), 0);
    open_ways_.assign(placements_->word_count(), 0);
    is_placed_.assign(placements_->word_count(), false);
    standing_.assign(placements_->word_count(), 0);
    for (Way way = 0; way < ways.row_count(); ++way) {
        const bool agrees = std::ranges::all_of(ways.row(way), [&](const ShortRows::Entry& entry) {
            return store.domain(scope_[entry.position]).contains(entry.value);
        });
        if (!agrees) continue;
        set_bit(alive_, way);
        ++open_ways_[placements_->word_of(way)];
    }
    at_first_ = alive_;
    needed_.clear();
    for (std::size_t p = 0; p < scope_.size(); ++p) {
        if (!store.domain(scope_[p]).contains(blank_)) needed_.push_back(p);
    }
    values_.assign(scope_.size(), kOpen);
    killed_.clear();
    written_.clear();
}

Endgame::Progress PlacementEndgame::next(std::span<Value> solution) {
    if (!has_begun_) {
        has_begun_ = true;
        open_frame();
    }
    for (std::size_t taken = 0; depth_ > 0; ++taken) {
        if (taken == kMostTaken) return Progress::Paused;
        if (!take_next()) continue;
        open_frame();
        if (!frames_[depth_ - 1].choices.empty() || !is_solution()) continue;
        std::ranges::copy(fixed_, solution.begin());
        for (std::size_t p = 0; p < scope_.size(); ++p) {
            solution[scope_[p].index()] = values_[p] == kOpen ? blank_ : values_[p];
        }
        return Progress::Found;
    }
    return Progress::Exhausted;
}

void PlacementEndgame::open_frame() {
    if (++depth_ > frames_.size()) frames_.emplace_back();
    Frame& frame = frames_[depth_ - 1];
    frame.choices = fewest_choices();
    frame.next = 0;
    frame.taken.reset();
    frame.killed = killed_.size();
}

/// The ways of the word that has the fewest, or over the position that has; none where all words stand.
std::vector<PlacementEndgame::Way> PlacementEndgame::fewest_choices() const {
    std::optional<std::size_t> word;
    for (std::size_t w = 0; w < open_ways_.size(); ++w) {
        if (!is_placed_[w] && (!word || open_ways_[w] < open_ways_[*word])) word = w;
    }
    if (!word) return {};
    std::vector<Way> fewest;
    for (auto way = static_cast<Way>(placements_->first_way(*word)); way < placements_->end_way(*word);
         ++way) {
        if (has_bit(alive_, way)) fewest.push_back(way);
    }
    for (const std::size_t position : needed_) {
        if (values_[position] != kOpen) continue;
        std::vector<Way> over = open_ways(position);
        if (over.size() < fewest.size()) fewest = std::move(over);
    }
    return fewest;
}

std::vector<PlacementEndgame::Way> PlacementEndgame::open_ways(std::size_t position) const {
    std::vector<Way> ways;
    std::ranges::copy_if(placements_->covering(position), std::back_inserter(ways),
                         [this](Way way) { return is_open(way); });
    return ways;
}

/// Takes the newest frame's next way; where there is none, leaves the frame. Whether one stands now.
bool PlacementEndgame::take_next() {
    Frame& frame = frames_[depth_ - 1];
    if (frame.taken && !untake(frame)) return leave_frame();
    if (frame.next == frame.choices.size()) return leave_frame();
    const Way way = frame.choices[frame.next++];
    frame.taken = way;
    frame.killed_before = killed_.size();
    frame.written_before = written_.size();
    return take(way);
}

/// From here on the frame's word stands elsewhere, or its position is covered by another way. False where
/// that cannot be.
bool PlacementEndgame::untake(Frame& frame) {
    const Way way = *std::exchange(frame.taken, std::nullopt);
    is_placed_[placements_->word_of(way)] = false;
    revive_to(frame.killed_before);
    for (; written_.size() > frame.written_before; written_.pop_back()) values_[written_.back()] = kOpen;
    return kill(way);
}

bool PlacementEndgame::leave_frame() {
    revive_to(frames_[--depth_].killed);
    return false;
}

bool PlacementEndgame::take(Way way) {
    const std::size_t word = placements_->word_of(way);
    is_placed_[word] = true;
    standing_[word] = way;
    return std::ranges::all_of(placements_->ways().row(way),
                               [this](const ShortRows::Entry& entry) { return write(entry); });
}

/// False where a word has no way left.
bool PlacementEndgame::write(const ShortRows::Entry& entry) {
    if (values_[entry.position] != kOpen) return true;
    values_[entry.position] = static_cast<Value>(entry.value);
    written_.push_back(entry.position);
    return std::ranges::all_of(placements_->covering(entry.position), [&](Way way) {
        return !is_open(way) || placements_->value_at(way, entry.position) == entry.value || kill(way);
    });
}

bool PlacementEndgame::kill(Way way) {
    alive_[way / kWordBits] &= ~(Word{1} << way % kWordBits);
    killed_.push_back(way);
    return --open_ways_[placements_->word_of(way)] > 0;
}

void PlacementEndgame::revive_to(std::size_t killed) {
    for (; killed_.size() > killed; killed_.pop_back()) {
        set_bit(alive_, killed_.back());
        ++open_ways_[placements_->word_of(killed_.back())];
    }
}

bool PlacementEndgame::is_solution() {
    const auto is_written = [this](std::size_t position) { return values_[position] != kOpen; };
    return std::ranges::all_of(is_placed_, std::identity()) && std::ranges::all_of(needed_, is_written) &&
           is_first_of_its_grid();
}

/// Whether no ways that come before those that stand make the same grid.
bool PlacementEndgame::is_first_of_its_grid() {
    const std::vector<std::vector<Way>> read = ways_read();
    if (std::ranges::all_of(read, [](const auto& ways) { return ways.size() == 1; })) return true;
    chosen_.assign(read.size(), 0);
    times_covered_.assign(scope_.size(), 0);
    covered_ = 0;
    return cover_from(0, read) && chosen_ == standing_;
}

/// Of each word the ways that the grid agrees with, in order.
std::vector<std::vector<PlacementEndgame::Way>> PlacementEndgame::ways_read() const {
    std::vector<std::vector<Way>> read(placements_->word_count());
    const auto add = [&](std::size_t position) {
        for (const Way way : beginning_[position]) {
            if (has_bit(at_first_, way) && reads(way)) read[placements_->word_of(way)].push_back(way);
        }
    };
    for (const std::size_t position : written_) add(position);
    add(scope_.size());
    for (auto& ways : read) std::ranges::sort(ways);
    return read;
}

bool PlacementEndgame::reads(Way way) const {
    return std::ranges::all_of(placements_->ways().row(way), [this](const ShortRows::Entry& entry) {
        return values_[entry.position] == static_cast<Value>(entry.value);
    });
}

/// Chooses ways for the words from this one on, the first possible, that cover all that is written; words
/// that are too short for what is left end that.
bool PlacementEndgame::cover_from(std::size_t word, const std::vector<std::vector<Way>>& read) {
    if (word == read.size()) return covered_ == written_.size();
    std::size_t reach = covered_;
    for (std::size_t w = word; w < read.size(); ++w) {
        std::size_t most = 0;
        for (const Way way : read[w]) most = std::max(most, placements_->ways().row(way).size());
        reach += most;
    }
    if (reach < written_.size()) return false;
    for (const Way way : read[word]) {
        chosen_[word] = way;
        for (const auto& entry : placements_->ways().row(way))
            covered_ += times_covered_[entry.position]++ == 0 ? 1 : 0;
        if (cover_from(word + 1, read)) return true;
        for (const auto& entry : placements_->ways().row(way))
            covered_ -= --times_covered_[entry.position] == 0 ? 1 : 0;
    }
    return false;
}

}  // namespace sator
