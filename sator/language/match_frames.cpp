#include "sator/language/match_frames.hpp"

#include "sator/base/hash.hpp"

namespace sator {

std::size_t Frames::Hash::operator()(const Frame& frame) const {
    return hash_of({std::uint64_t{frame.node.value} << 32 | frame.count,
                    std::uint64_t{frame.position} << 32 | frame.next,
                    static_cast<std::uint64_t>(frame.kind) << 1 | (frame.is_empty_turn ? 1 : 0)});
}

void Frames::start(bool unique) {
    unique_ = unique;
    frames_.clear();
    if (unique) numbers_.clear();
}

FrameId Frames::add(const Frame& frame) {
    const auto number = static_cast<FrameId>(frames_.size());
    if (unique_) {
        const auto [known, is_new] = numbers_.try_emplace(frame, number);
        if (!is_new) return known->second;
    }
    frames_.push_back(frame);
    const bool is_last = frame.kind == Frame::Kind::Accept || frame.kind == Frame::Kind::BodyEnd;
    frames_.back().has_empty_turn = frame.is_empty_turn || (!is_last && frames_[frame.next].has_empty_turn);
    return number;
}

FrameId Frames::without_empty_turns(FrameId chain) {
    // Turns that consumed something began before those that did not, so the empty ones stand first.
    path_.clear();
    for (; frames_[chain].has_empty_turn; chain = frames_[chain].next) path_.push_back(chain);
    for (std::size_t i = path_.size(); i-- > 0;) {
        Frame frame = frames_[path_[i]];
        frame.is_empty_turn = frame.has_empty_turn = false;
        frame.next = chain;
        chain = add(frame);
    }
    return chain;
}

}  // namespace sator
