// Depth-first search over the words, without propagation by a model, similar to exact cover. Branches on the
// word with the fewest options left, or on a position that cannot be blank if fewer options cover it. Placing
// an option removes those that disagree with it. Different choices of options that write the same grid are
// one solution: only the first of them, in the order of words and options, is listed.
#include "sator/propagators/placement/placement_endgame.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace sator::propagators {

namespace {

constexpr Value kOpen = -1;

/// After placing this many options the search pauses, so that the caller can check its limits.
constexpr std::size_t kMaxPlacements = 200;

}  // namespace

PlacementEndgame::PlacementEndgame(std::shared_ptr<const PlacementOptions> placements, Value blank,
                                   std::span<const VariableId> scope)
    : placements_(std::move(placements)),
      blank_(blank),
      scope_(scope.begin(), scope.end()),
      beginning_(scope.size() + 1) {
    for (Option option = 0; option < placements_->options().row_count(); ++option) {
        const auto row = placements_->options().row(option);
        beginning_[row.empty() ? scope_.size() : row[0].position].push_back(option);
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
    read_domains(store);
    depth_ = 0;
    has_begun_ = false;
    return true;
}

void PlacementEndgame::read_domains(const Store& store) {
    fixed_.resize(store.variable_count());
    for (std::size_t v = 0; v < fixed_.size(); ++v) fixed_[v] = store.domain(VariableId(v)).min();
    const ShortRows& options = placements_->options();
    alive_.assign(words_for(options.row_count()), 0);
    open_options_.assign(placements_->word_count(), 0);
    is_placed_.assign(placements_->word_count(), false);
    chosen_option_.assign(placements_->word_count(), 0);
    for (Option option = 0; option < options.row_count(); ++option) {
        const bool agrees = std::ranges::all_of(options.row(option), [&](const ShortRows::Entry& entry) {
            return store.domain(scope_[entry.position]).contains(entry.value);
        });
        if (!agrees) continue;
        set_bit(alive_, option);
        ++open_options_[placements_->word_of(option)];
    }
    initial_ = alive_;
    needed_.clear();
    for (std::size_t p = 0; p < scope_.size(); ++p) {
        if (!store.domain(scope_[p]).contains(blank_)) needed_.push_back(p);
    }
    values_.assign(scope_.size(), kOpen);
    removed_.clear();
    written_.clear();
}

Endgame::Progress PlacementEndgame::next(std::span<Value> solution) {
    if (!has_begun_) {
        has_begun_ = true;
        push_frame();
    }
    for (std::size_t placed = 0; depth_ > 0; ++placed) {
        if (placed == kMaxPlacements) return Progress::Paused;
        if (!place_next()) continue;
        push_frame();
        if (!frames_[depth_ - 1].choices.empty() || !is_solution()) continue;
        std::ranges::copy(fixed_, solution.begin());
        for (std::size_t p = 0; p < scope_.size(); ++p) {
            solution[scope_[p].index()] = values_[p] == kOpen ? blank_ : values_[p];
        }
        return Progress::Found;
    }
    return Progress::Exhausted;
}

void PlacementEndgame::push_frame() {
    if (++depth_ > frames_.size()) frames_.emplace_back();
    Frame& frame = frames_[depth_ - 1];
    frame.choices = smallest_branching();
    frame.next = 0;
    frame.placed.reset();
    frame.removed = removed_.size();
}

/// Returns the options of the word that has the fewest, or those that cover the position with fewest. Returns
/// an empty list if all words are placed.
std::vector<PlacementEndgame::Option> PlacementEndgame::smallest_branching() const {
    std::optional<std::size_t> word;
    for (std::size_t w = 0; w < open_options_.size(); ++w) {
        if (!is_placed_[w] && (!word || open_options_[w] < open_options_[*word])) word = w;
    }
    if (!word) return {};
    std::vector<Option> fewest;
    for (auto option = static_cast<Option>(placements_->first_option(*word));
         option < placements_->end_option(*word); ++option) {
        if (has_bit(alive_, option)) fewest.push_back(option);
    }
    for (const std::size_t position : needed_) {
        if (values_[position] != kOpen) continue;
        std::vector<Option> over = open_options(position);
        if (over.size() < fewest.size()) fewest = std::move(over);
    }
    return fewest;
}

std::vector<PlacementEndgame::Option> PlacementEndgame::open_options(std::size_t position) const {
    std::vector<Option> options;
    std::ranges::copy_if(placements_->options_covering(position), std::back_inserter(options),
                         [this](Option option) { return is_open(option); });
    return options;
}

/// Places the newest frame's next option, or pops the frame if it has none left. Returns whether an option is
/// placed.
bool PlacementEndgame::place_next() {
    Frame& frame = frames_[depth_ - 1];
    if (frame.placed && !unplace(frame)) return pop_frame();
    if (frame.next == frame.choices.size()) return pop_frame();
    const Option option = frame.choices[frame.next++];
    frame.placed = option;
    frame.removed_before = removed_.size();
    frame.written_before = written_.size();
    return place(option);
}

/// Removes the frame's option for good: the word is at another place from now on, or the position is covered
/// by another option. Returns false if that is impossible.
bool PlacementEndgame::unplace(Frame& frame) {
    const Option option = *std::exchange(frame.placed, std::nullopt);
    is_placed_[placements_->word_of(option)] = false;
    restore_options(frame.removed_before);
    for (; written_.size() > frame.written_before; written_.pop_back()) values_[written_.back()] = kOpen;
    return remove_option(option);
}

bool PlacementEndgame::pop_frame() {
    restore_options(frames_[--depth_].removed);
    return false;
}

bool PlacementEndgame::place(Option option) {
    const std::size_t word = placements_->word_of(option);
    is_placed_[word] = true;
    chosen_option_[word] = option;
    return std::ranges::all_of(placements_->options().row(option),
                               [this](const ShortRows::Entry& entry) { return write(entry); });
}

/// Returns false if a word has no option left.
bool PlacementEndgame::write(const ShortRows::Entry& entry) {
    if (values_[entry.position] != kOpen) return true;
    values_[entry.position] = static_cast<Value>(entry.value);
    written_.push_back(entry.position);
    return std::ranges::all_of(placements_->options_covering(entry.position), [&](Option option) {
        return !is_open(option) || placements_->value_at(option, entry.position) == entry.value ||
               remove_option(option);
    });
}

bool PlacementEndgame::remove_option(Option option) {
    alive_[option / kWordBits] &= ~(Word{1} << option % kWordBits);
    removed_.push_back(option);
    return --open_options_[placements_->word_of(option)] > 0;
}

void PlacementEndgame::restore_options(std::size_t removed) {
    for (; removed_.size() > removed; removed_.pop_back()) {
        set_bit(alive_, removed_.back());
        ++open_options_[placements_->word_of(removed_.back())];
    }
}

bool PlacementEndgame::is_solution() {
    const auto is_written = [this](std::size_t position) { return values_[position] != kOpen; };
    return std::ranges::all_of(is_placed_, std::identity()) && std::ranges::all_of(needed_, is_written) &&
           is_canonical();
}

/// Returns whether no earlier choice of options writes the same grid.
bool PlacementEndgame::is_canonical() {
    const std::vector<std::vector<Option>> read = options_read();
    if (std::ranges::all_of(read, [](const auto& options) { return options.size() == 1; })) return true;
    chosen_.assign(read.size(), 0);
    times_covered_.assign(scope_.size(), 0);
    covered_ = 0;
    return cover_from(0, read) && chosen_ == chosen_option_;
}

/// Returns for each word the options that the grid agrees with, in order.
std::vector<std::vector<PlacementEndgame::Option>> PlacementEndgame::options_read() const {
    std::vector<std::vector<Option>> read(placements_->word_count());
    const auto add = [&](std::size_t position) {
        for (const Option option : beginning_[position]) {
            if (has_bit(initial_, option) && reads(option))
                read[placements_->word_of(option)].push_back(option);
        }
    };
    for (const std::size_t position : written_) add(position);
    add(scope_.size());
    for (auto& options : read) std::ranges::sort(options);
    return read;
}

bool PlacementEndgame::reads(Option option) const {
    return std::ranges::all_of(placements_->options().row(option), [this](const ShortRows::Entry& entry) {
        return values_[entry.position] == static_cast<Value>(entry.value);
    });
}

/// Chooses for each word from `word` on the first possible option, such that all that is written is covered.
/// Backtracks if the words left are too short for the cells left.
bool PlacementEndgame::cover_from(std::size_t word, const std::vector<std::vector<Option>>& read) {
    if (word == read.size()) return covered_ == written_.size();
    std::size_t reach = covered_;
    for (std::size_t w = word; w < read.size(); ++w) {
        std::size_t most = 0;
        for (const Option option : read[w]) most = std::max(most, placements_->options().row(option).size());
        reach += most;
    }
    if (reach < written_.size()) return false;
    for (const Option option : read[word]) {
        chosen_[word] = option;
        for (const auto& entry : placements_->options().row(option))
            covered_ += times_covered_[entry.position]++ == 0 ? 1 : 0;
        if (cover_from(word + 1, read)) return true;
        for (const auto& entry : placements_->options().row(option))
            covered_ -= --times_covered_[entry.position] == 0 ? 1 : 0;
    }
    return false;
}

}  // namespace sator::propagators
