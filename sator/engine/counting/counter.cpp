// Model counting by decisions, connected components and component caching (Bayardo and Pehoushek, "Counting
// models using connected components", AAAI 2000; Sang, Bacchus, Beame, Kautz and Pitassi, "Combining
// component caching and clause learning for effective model counting", SAT 2004), for finite domains, and
// with cache keys that are equal under a renaming of interchangeable values. The main loop is
// Counter::run_for.
#include "sator/engine/counting/counter.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace sator::engine {

namespace {

/// The part of the memory left that the cache may use.
constexpr double kCacheShare = 0.75;
/// Nodes between two reports of progress and memory.
constexpr std::uint64_t kNodesBetweenLooks = 256;
/// Domain sizes are multiplied up to this before they go into the big product: with one more size of a
/// million, the factor is still below 10^9.
constexpr std::uint64_t kLongFactor = 1000;
/// Components with fewer cells are not cached, because counting them is faster than a look-up.
constexpr std::uint32_t kLeastCachedCells = 3;
/// After this many pauses an endgame was not near, although it was estimated to be.
constexpr std::uint64_t kMostPauses = 1000;

}  // namespace

std::size_t count_cache_bytes(const Limits& limits) {
    return static_cast<std::size_t>(kCacheShare * static_cast<double>(limits.memory_left()));
}

Counter::Counter(const Model& model, const Limits& limits, std::unique_ptr<Endgame> endgame,
                 CountCache& cache, std::size_t number)
    : engine_(model, limits),
      components_(model),
      cache_(cache),
      number_(number),
      endgame_(std::move(endgame)) {}

Counter::Counter(const Model& model, const Limits& limits, std::unique_ptr<Endgame> endgame)
    : engine_(model, limits),
      components_(model),
      own_cache_(std::make_unique<ComponentCache>(count_cache_bytes(limits))),
      cache_(*own_cache_),
      endgame_(std::move(endgame)) {}

Outcome Counter::count(const CountQuestion& question) {
    begin(question);
    return finish();
}

Outcome Counter::finish() {
    return *run_for(std::numeric_limits<std::uint64_t>::max());
}

void Counter::begin(const CountQuestion& question) {
    backtrack_to_root();  // a count that was left unfinished
    question_ = question;
    ended_.reset();
    depth_ = 0;
    gains_ = 0;
    solution_.clear();
    listed_.resize(engine_.store().model().cell_count());
    const bool is_possible = engine_.begin(RedundantPropagators::FromTheStart, question.stop_flag);
    root_level_ = engine_.store().level();
    engine_.store().push_level();
    if (is_possible && engine_.fix(question.fixed) && engine_.propagate()) return open_root();
    ended_ = end(engine_.stopped() ? Outcome{Stopped{*engine_.stopped(), {}}} : Outcome{Unsatisfiable{}});
}

void Counter::backtrack_to_root() {
    while (engine_.store().level() > root_level_) engine_.store().backtrack();
}

Outcome Counter::end(Outcome outcome) {
    backtrack_to_root();
    return outcome;
}

/// The main loop: counts the next part of the present choice; if there is none, takes the component's next
/// choice; if there is none, the component is done.
std::optional<Outcome> Counter::run_for(std::uint64_t nodes) {
    const std::uint64_t first_node = statistics().nodes;
    while (!ended_) {
        if (statistics().nodes - first_node >= nodes) return std::nullopt;
        Frame& frame = frames_[depth_ - 1];
        if (frame.next_part < frame.parts.end) {
            open_part();
        } else if (frame.is_choice_open) {
            close_choice();
        } else if (frame.next_choice < frame.choices.end) {
            choose();
            if (engine_.stopped()) ended_ = end(partial_result(*engine_.stopped()));
        } else if (depth_ > 1) {
            close_frame();
        } else {
            ended_ = end(frame.sum.is_zero() ? Outcome{Unsatisfiable{}} : Outcome{Solved{frame.sum, true}});
        }
    }
    return ended_;
}

std::vector<CountLevel> Counter::levels() const {
    std::vector<CountLevel> levels;
    for (std::size_t depth = 0; depth < depth_; ++depth) {
        const Frame& frame = frames_[depth];
        const bool has_level_above = depth + 1 < depth_;
        levels.push_back({frame.sum, frame.next_choice - frame.choices.begin, frame.is_choice_open,
                          frame.product, frame.next_part - frame.parts.begin - (has_level_above ? 1 : 0)});
    }
    return levels;
}

bool Counter::resume_at(std::span<const CountLevel> levels) {
    if (ended_) return levels.empty();
    const bool is_there = retrace(levels);
    if (engine_.stopped()) ended_ = end(partial_result(*engine_.stopped()));
    return is_there;
}

bool Counter::retrace(std::span<const CountLevel> levels) {
    for (std::size_t depth = 0; depth < levels.size(); ++depth) {
        if (depth > 0) {
            Frame& below = frames_[depth_ - 1];
            if (!below.is_choice_open || below.next_part >= below.parts.end) return false;
            const Component part = parts_[below.next_part++];
            key_.compute(engine_.store(), components_, part);
            if (endgame_) endgame_->begin_part(engine_.store(), components_.variables(part.cells));
            open_frame(part);
        }
        if (!restore(levels[depth], depth == 0)) return false;
    }
    return true;
}

/// Sets the newest frame to where `level` was. The root's choice is open from the start.
bool Counter::restore(const CountLevel& level, bool is_root) {
    Frame& frame = frames_[depth_ - 1];
    frame.sum = level.sum;
    frame.next_choice = frame.choices.begin + level.next_choice;
    if (frame.next_choice > frame.choices.end) return false;
    if (!level.is_choice_open) {
        frame.is_choice_open = false;
        frame.next_part = frame.parts.end;
        return true;
    }
    if (frame.next_choice == frame.choices.end || (!is_root && !open_choice())) return false;
    frame.product = level.product;
    frame.next_part = frame.parts.begin + level.parts_done;
    return frame.next_part <= frame.parts.end;
}

/// The root is a frame with one empty choice, which is open from the start.
void Counter::open_root() {
    components_.release({});
    choices_.assign(1, Choice{});
    parts_.clear();
    frames_.resize(std::max<std::size_t>(frames_.size(), 1));
    depth_ = 1;
    Frame& root = frames_[0];
    root.choices = {0, 1};
    root.next_choice = 0;
    root.sum = {};
    split(root, components_.all_cells());
}

/// Opens the frame's next choice: its parts are the components of `cells`. Cells without an active propagator
/// are counted at once.
void Counter::split(Frame& frame, ListRange cells) {
    frame.is_choice_open = true;
    frame.product = 1;
    frame.parts.begin = frame.next_part = static_cast<std::uint32_t>(parts_.size());
    std::uint64_t of_cells = 1;  // of several cells, because the product may be very long
    components_.split(engine_.store(), cells, [&](const Component& part) {
        if (part.propagators.size() > 0) return parts_.push_back(part);
        const VariableId cell = components_.variables(part.cells).front();
        of_cells *= engine_.store().domain(cell).size();
        if (of_cells >= kLongFactor) frame.product *= std::exchange(of_cells, 1);
    });
    frame.product *= of_cells;
    frame.parts.end = static_cast<std::uint32_t>(parts_.size());
    if (frame.parts.size() > 1 || frame.product != BigCount(1)) ++gains_;
    std::sort(parts_.begin() + frame.parts.begin, parts_.end(), [](const Component& a, const Component& b) {
        return std::pair(a.cells.size(), a.cells.begin) < std::pair(b.cells.size(), b.cells.begin);
    });
    if (number_ % 2 == 1) std::reverse(parts_.begin() + frame.parts.begin, parts_.end());
}

void Counter::open_part() {
    Frame& frame = frames_[depth_ - 1];
    const Component part = parts_[frame.next_part++];
    key_.compute(engine_.store(), components_, part);
    if (part.cells.size() >= kLeastCachedCells) {
        if (const auto known = cache_.find(key_.bytes())) {
            ++gains_;
            frame.product *= *known;
            if (frame.product.is_zero()) frame.next_part = frame.parts.end;
            return;
        }
    }
    if (!count_by_endgame(part)) open_frame(part);
}

/// Counts the newest part if the endgame takes over. At a limit the part stays open.
bool Counter::count_by_endgame(const Component& part) {
    if (!endgame_ || !endgame_->begin_part(engine_.store(), components_.variables(part.cells))) return false;
    Frame& frame = frames_[depth_ - 1];
    const auto count = list_endgame();
    if (engine_.stopped()) {
        --frame.next_part;
        ended_ = end(partial_result(*engine_.stopped()));
        return true;
    }
    if (!count) return false;
    if (part.cells.size() >= kLeastCachedCells) cache_.insert(key_.bytes(), *count, 1);
    frame.product *= *count;
    if (frame.product.is_zero()) frame.next_part = frame.parts.end;
    return true;
}

/// Returns the number of solutions of the endgame. Returns nullopt at a limit, or if the endgame takes far
/// longer than it has estimated.
std::optional<std::uint64_t> Counter::list_endgame() {
    std::uint64_t found = 0;
    for (std::uint64_t pauses = 0; pauses <= kMostPauses;) {
        const Endgame::Progress progress = endgame_->next(listed_);
        if (progress == Endgame::Progress::Exhausted) return found;
        if (progress == Endgame::Progress::Found) {
            ++found;
        } else {
            ++pauses;
            if (!engine_.count_step()) return std::nullopt;
        }
    }
    return std::nullopt;
}

void Counter::open_frame(const Component& component) {
    if (++depth_ > frames_.size()) frames_.emplace_back();
    Frame& frame = frames_[depth_ - 1];
    frame.component = component;
    frame.cell = choose_cell(component);
    frame.key = component.cells.size() >= kLeastCachedCells ? key_.bytes() : std::string_view();
    frame.choices.begin = frame.next_choice = static_cast<std::uint32_t>(choices_.size());
    key_.append_choices(engine_.store(), frame.cell, choices_);
    frame.choices.end = static_cast<std::uint32_t>(choices_.size());
    gains_ += engine_.store().domain(frame.cell).size() - frame.choices.size();
    order_choices(std::span(choices_).subspan(frame.choices.begin));
    frame.sum = {};
    frame.first_node = statistics().nodes;
    frame.parts = {};
    frame.next_part = 0;
    frame.is_choice_open = false;
}

/// Counters that share a cache take the choices in different orders: every second one in reverse, and each
/// pair starts one choice later.
void Counter::order_choices(std::span<Choice> choices) const {
    if (number_ % 2 == 1) std::ranges::reverse(choices);
    const std::size_t start = (number_ / 2) % choices.size();
    std::ranges::rotate(choices, choices.begin() + static_cast<std::ptrdiff_t>(start));
}

/// Decides the frame's next choice. Returns false on a conflict or a limit.
bool Counter::open_choice() {
    Frame& frame = frames_[depth_ - 1];
    frame.mark = components_.mark();
    engine_.decide(frame.cell, choices_[frame.next_choice].value);
    if (!engine_.propagate()) return false;
    split(frame, frame.component.cells);
    return true;
}

void Counter::choose() {
    Frame& frame = frames_[depth_ - 1];
    report_progress();
    if (!open_choice() && !engine_.stopped()) {
        ++engine_.statistics().conflicts;
        engine_.store().backtrack();
        ++frame.next_choice;
    }
}

void Counter::close_choice() {
    Frame& frame = frames_[depth_ - 1];
    frame.product *= choices_[frame.next_choice].multiplicity;
    frame.sum += frame.product;
    ++frame.next_choice;
    frame.is_choice_open = false;
    parts_.resize(frame.parts.begin);
    if (depth_ == 1) return;
    components_.release(frame.mark);
    engine_.store().backtrack();
}

void Counter::close_frame() {
    const Frame& frame = frames_[--depth_];
    Frame& below = frames_[depth_ - 1];
    choices_.resize(frame.choices.begin);
    if (!frame.key.empty()) cache_.insert(frame.key, frame.sum, statistics().nodes - frame.first_node);
    below.product *= frame.sum;
    if (below.product.is_zero()) below.next_part = below.parts.end;
}

/// Returns the cell that brings the endgame nearer. If there is none, the one with the smallest domain; the first of several, so that the count moves along the grid
/// and few fixed cells are next to open ones.
VariableId Counter::choose_cell(const Component& component) const {
    if (const auto cell = endgame_ ? endgame_->cell_to_decide() : std::nullopt) return *cell;
    const auto cells = components_.variables(component.cells);
    return *std::ranges::min_element(cells, {},
                                     [this](VariableId cell) { return engine_.store().domain(cell).size(); });
}

/// From time to time, reports the progress, and to the engine the memory in use.
void Counter::report_progress() {
    if (statistics().nodes % kNodesBetweenLooks != 0) return;
    engine_.set_caller_memory(cache_.memory_bytes() + components_.memory_bytes() +
                              frames_.capacity() * sizeof(Frame));
    if (question_.progress == nullptr) return;
    question_.progress->share_done.store(share_done(), std::memory_order_relaxed);
    question_.progress->found.store(lower_bound().approximate(), std::memory_order_relaxed);
}

}  // namespace sator::engine
