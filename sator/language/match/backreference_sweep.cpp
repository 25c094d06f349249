// The forward and backward pass of `BackreferenceSweep`. Cost: states times the length of a shape; the number
// of states is exponential in the worst case (matching with backreferences is NP-hard), so it is limited.
#include "sator/language/match/backreference_sweep.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace sator::language {

namespace {

using Op = Instruction::Op;

/// Steps that one epsilon closure counts for the limit watch.
constexpr std::size_t kStepsPerClosure = 4;
/// Limit of the instructions executed for each state of `state_limit`. Reached by clues whose epsilon paths
/// multiply.
constexpr std::uint64_t kStepsPerState = 64;
/// Memory limit of the states of one sweep, in bytes. For long slots it is reached before the limit of
/// states.
constexpr std::size_t kMostBytes = std::size_t{256} << 20;

/// A shape is hashed one 64-bit word at a time; this is the number of its entries in a word.
constexpr std::size_t kNumbersPerWord = sizeof(std::uint64_t) / sizeof(std::uint16_t);
/// Most sweeps have at most this number of states and classes, for which memory is reserved in advance.
constexpr std::size_t kInlineStates = 32, kInlineClasses = 4;

std::size_t hash_of_state(std::span<const std::uint16_t> shape, std::span<const std::uint64_t> sets) {
    std::uint64_t hash = 0x9E3779B97F4A7C15;
    const auto mix = [&](std::uint64_t word) { hash = (std::rotl(hash, 5) ^ word) * 0x517CC1B727220A95; };
    const std::size_t whole = shape.size() / kNumbersPerWord * kNumbersPerWord;
    for (std::size_t i = 0; i < whole; i += kNumbersPerWord) {
        std::uint64_t word = 0;
        std::memcpy(&word, &shape[i], sizeof(word));
        mix(word);
    }
    for (const std::uint16_t number : shape.subspan(whole)) mix(number);
    for (const std::uint64_t word : sets) mix(word);
    return hash ^ hash >> 32;
}

}  // namespace

BackreferenceSweep::BackreferenceSweep(const BackreferenceLanguage& language,
                                       std::span<const std::uint64_t> domains, LimitWatch* watch)
    : language_(language),
      domains_(domains),
      watch_(watch),
      length_(language.length_),
      words_(language.program_.value_words),
      shape_stride_(kHeader + language.relevant_count_ * 2 * (length_ + 1)),
      set_stride_(std::max<std::size_t>(1, length_) * words_) {
    shapes_.reserve(kInlineStates * shape_stride_);
    sets_.reserve(kInlineStates * set_stride_);
    layer_of_.reserve(kInlineStates);
    edges_.reserve(kInlineStates);
    edge_sets_.reserve(kInlineStates * words_);
    maps_.reserve(kInlineStates * kInlineClasses);
}

SupportVerdict BackreferenceSweep::run(std::span<std::uint64_t> supported) {
    std::ranges::fill(supported, 0);
    if (!sweep_forward()) return SupportVerdict::LimitReached;
    sweep_backward(supported);
    const bool is_over = watch_ != nullptr && watch_->is_over(0);
    return is_over ? SupportVerdict::LimitReached : SupportVerdict::Exact;
}

bool BackreferenceSweep::sweep_forward() {
    table_.assign(64, kNone);
    Configuration start;
    start.shape.assign(shape_stride_, 0);
    start.pc = language_.program_.start;
    epsilon_closure(std::move(start), 0, kNone, kDead);
    for (std::size_t cell = 0; cell < length_ && !limit_reached_; ++cell) {
        const std::uint32_t begin = layer_begin_, end = state_count_;
        layer_begin_ = end;
        ++layer_;
        std::ranges::fill(table_, kNone);
        for (std::uint32_t state = begin; state < end && !limit_reached_; ++state) consume(state, cell);
    }
    return !limit_reached_;
}

void BackreferenceSweep::consume(std::uint32_t state, std::size_t cell) {
    const Number* shape = &shapes_[state * shape_stride_];
    const std::uint32_t pc = shape[kPcLow] | std::uint32_t{shape[kPcHigh]} << 16;
    const Instruction& instruction = language_.program_.code[pc];
    if (instruction.op == Op::Symbols) {
        consume_symbol(state, cell, instruction);
    } else if (instruction.op == Op::Reference) {
        consume_reference(state, cell);
    }
}

BackreferenceSweep::Configuration BackreferenceSweep::configuration_of(std::uint32_t state) const {
    Configuration configuration;
    const Number* shape = &shapes_[state * shape_stride_];
    configuration.shape.assign(std::span(shape, shape_stride_));
    configuration.pc = shape[kPcLow] | std::uint32_t{shape[kPcHigh]} << 16;
    configuration.consumed = ~std::uint64_t{0};
    return configuration;
}

void BackreferenceSweep::consume_symbol(std::uint32_t state, std::size_t cell,
                                        const Instruction& instruction) {
    const auto mask = language_.program_.mask(instruction.mask);
    std::uint64_t any = 0;
    touched_set_.resize(words_);
    for (std::size_t w = 0; w < words_; ++w) {
        any |= touched_set_[w] = mask[w] & domains_[cell * words_ + w];
    }
    if (any == 0) return;
    Configuration configuration = configuration_of(state);
    const Number cls = configuration.shape[kClasses];
    append_to_open_groups(configuration, cls);
    configuration.pc = instruction.next;
    epsilon_closure(std::move(configuration), cell + 1, state, cls);
}

void BackreferenceSweep::consume_reference(std::uint32_t state, std::size_t cell) {
    Configuration configuration = configuration_of(state);
    const std::uint32_t group = configuration.shape[kReferred] - 1u;
    const std::size_t captured = captured_at(group);
    const std::size_t length = configuration.shape[captured] - 1u;
    const Number cls = configuration.shape[captured + 1 + configuration.shape[kOffset]];
    std::uint64_t any = 0;
    touched_set_.resize(words_);
    for (std::size_t w = 0; w < words_; ++w) {
        any |= touched_set_[w] = set_of(state, cls)[w] & domains_[cell * words_ + w];
    }
    if (any == 0) return;
    append_to_open_groups(configuration, cls);
    if (++configuration.shape[kOffset] == length) {
        configuration.shape[kOffset] = configuration.shape[kReferred] = 0;
        configuration.pc = language_.program_.code[configuration.pc].next;
    }
    epsilon_closure(std::move(configuration), cell + 1, state, cls);
}

void BackreferenceSweep::append_to_open_groups(Configuration& configuration, Number cls) const {
    for (std::uint32_t group = 0; group < language_.relevant_count_; ++group) {
        Number& length = configuration.shape[open_at(group)];
        if (length == 0) continue;
        configuration.shape[open_at(group) + length] = cls;
        ++length;
    }
}

void BackreferenceSweep::epsilon_closure(Configuration first, std::size_t position, std::uint32_t from,
                                         Number touched) {
    BackreferenceStep interpreter(*this, language_.program_, language_.relevant_, length_);
    pending_.push_back(std::move(first));
    while (!pending_.empty() && !limit_reached_) {
        Configuration configuration = std::move(pending_.back());
        pending_.pop_back();
        limit_reached_ = watch_ != nullptr && watch_->is_over(kStepsPerClosure);
        if (interpreter.run(configuration, position) != BackreferenceStop::Fails)
            add_edge(configuration, from, touched);
    }
    pending_.clear();
}

bool BackreferenceSweep::count_step() {
    limit_reached_ = limit_reached_ || ++steps_ > kStepsPerState * language_.state_limit_;
    return !limit_reached_;
}

void BackreferenceSweep::close(Configuration& configuration, std::uint32_t group) const {
    std::copy_n(configuration.shape.begin() + static_cast<std::ptrdiff_t>(open_at(group)), length_ + 1,
                configuration.shape.begin() + static_cast<std::ptrdiff_t>(captured_at(group)));
    configuration.shape[open_at(group)] = 0;
}

/// Drops dead captures, renumbers the classes, and records the state and the transition to it.
void BackreferenceSweep::add_edge(Configuration& configuration, std::uint32_t from, Number touched) {
    const std::size_t classes_before =
        from == kNone ? 0 : shapes_[from * shape_stride_ + kClasses] + std::size_t{1};
    renumber(configuration, classes_before);
    new_sets_.assign(set_stride_, 0);
    for (std::size_t cls = 0; cls < classes_before; ++cls) {
        if (map_[cls] == kDead) continue;
        const std::uint64_t* set =
            cls == touched ? touched_set_.data() : set_of(from, static_cast<Number>(cls));
        std::copy_n(set, words_, new_sets_.begin() + static_cast<std::ptrdiff_t>(map_[cls] * words_));
    }
    const std::uint32_t to = intern(configuration);
    if (limit_reached_ || from == kNone) return;
    edges_.push_back({from, to, static_cast<std::uint32_t>(maps_.size()), touched,
                      static_cast<std::uint32_t>(edge_sets_.size())});
    maps_.insert(maps_.end(), map_.begin(), map_.end());
    edge_sets_.insert(edge_sets_.end(), touched_set_.begin(), touched_set_.end());
}

void BackreferenceSweep::renumber(Configuration& configuration, std::size_t classes_before) {
    const BackreferenceLanguage::Liveness& live = language_.live_[configuration.pc];
    map_.assign(classes_before, kDead);
    Number next = 0;
    const auto keep_list = [&](std::size_t at, bool is_live) {
        Number* list = &configuration.shape[at];
        const std::size_t used = list[0] == 0 ? 0 : list[0] - 1u;
        if (!is_live) {
            std::fill_n(list, length_ + 1, Number{0});
            return;
        }
        for (std::size_t i = 1; i <= used; ++i) {
            if (map_[list[i]] == kDead) map_[list[i]] = next++;
            list[i] = map_[list[i]];
        }
        std::fill(list + 1 + used, list + length_ + 1, Number{0});
    };
    for (std::uint32_t group = 0; group < language_.relevant_count_; ++group) {
        keep_list(captured_at(group), (live.captured >> group & 1) != 0);
        keep_list(open_at(group), (live.open >> group & 1) != 0);
    }
    configuration.shape[kPcLow] = static_cast<Number>(configuration.pc & 0xFFFF);
    configuration.shape[kPcHigh] = static_cast<Number>(configuration.pc >> 16);
    configuration.shape[kClasses] = next;
    const std::uint64_t iterations = configuration.consumed & live.iterations;
    for (std::size_t i = 0; i < 4; ++i)
        configuration.shape[kIterations + i] = static_cast<Number>(iterations >> 16 * i & 0xFFFF);
}

std::uint32_t BackreferenceSweep::intern(const Configuration& configuration) {
    const auto same = [&](std::uint32_t state) {
        return std::equal(configuration.shape.begin(), configuration.shape.end(),
                          &shapes_[state * shape_stride_]) &&
               std::equal(new_sets_.begin(), new_sets_.end(), &sets_[state * set_stride_]);
    };
    std::size_t slot = hash_of_state(configuration.shape, new_sets_) & (table_.size() - 1);
    for (; table_[slot] != kNone; slot = (slot + 1) & (table_.size() - 1)) {
        if (same(table_[slot])) return table_[slot];
    }
    const std::size_t bytes = shape_stride_ * sizeof(Number) + 2 * set_stride_ * sizeof(std::uint64_t);
    if (state_count_ >= language_.state_limit_ || (state_count_ + 1) * bytes > kMostBytes) {
        limit_reached_ = true;
        return 0;
    }
    table_[slot] = state_count_;
    shapes_.insert(shapes_.end(), configuration.shape.begin(), configuration.shape.end());
    sets_.insert(sets_.end(), new_sets_.begin(), new_sets_.end());
    layer_of_.push_back(layer_);
    const std::uint32_t made = state_count_++;
    if ((state_count_ - layer_begin_) * 2 > table_.size()) grow_table();
    return made;
}

void BackreferenceSweep::grow_table() {
    table_.assign(table_.size() * 2, kNone);
    for (std::uint32_t state = layer_begin_; state < state_count_; ++state) {
        std::size_t slot = hash_of_state({&shapes_[state * shape_stride_], shape_stride_},
                                         {&sets_[state * set_stride_], set_stride_}) &
                           (table_.size() - 1);
        while (table_[slot] != kNone) slot = (slot + 1) & (table_.size() - 1);
        table_[slot] = state;
    }
}

void BackreferenceSweep::sweep_backward(std::span<std::uint64_t> supported) {
    std::vector<std::uint8_t> is_live(state_count_, 0);
    std::fill(is_live.begin() + layer_begin_, is_live.end(), std::uint8_t{1});  // the last layer accepts
    std::vector<std::uint64_t> ends(sets_.size(),
                                    0);  // by state and class: the symbols that the class may have at the end
    // For a class that is still live in the last layer, these are its symbols there.
    std::copy(sets_.begin() + static_cast<std::ptrdiff_t>(layer_begin_ * set_stride_), sets_.end(),
              ends.begin() + static_cast<std::ptrdiff_t>(layer_begin_ * set_stride_));
    for (std::size_t e = edges_.size(); e-- > 0;) {
        if (watch_ != nullptr && watch_->is_over()) return;
        const Edge& edge = edges_[e];
        if (is_live[edge.to] == 0) continue;
        is_live[edge.from] = 1;
        const std::size_t classes = shapes_[edge.from * shape_stride_ + kClasses];
        for (std::size_t cls = 0; cls <= classes; ++cls) {
            const Number mapped = maps_[edge.map + cls];
            const std::uint64_t* end = mapped != kDead       ? &ends[edge.to * set_stride_ + mapped * words_]
                                       : cls == edge.touched ? &edge_sets_[edge.set]
                                                             : set_of(edge.from, static_cast<Number>(cls));
            for (std::size_t w = 0; w < words_; ++w) {
                if (cls < classes) ends[edge.from * set_stride_ + cls * words_ + w] |= end[w];
                if (cls == edge.touched) supported[layer_of_[edge.from] * words_ + w] |= end[w];
            }
        }
    }
}

}  // namespace sator::language
