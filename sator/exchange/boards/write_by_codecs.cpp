#include "sator/exchange/boards/write_by_codecs.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "sator/puzzle/puzzle_kind.hpp"

namespace sator::exchange {

namespace {

std::optional<WrittenPuzzle> write_by_codec(const PuzzleFacts& facts, const BoardCodec& codec) {
    const BoardKind kind = codec.board();
    const auto board = kind.board_of(facts);
    std::string text = board ? codec.write(*board) : std::string();
    const auto read = text.empty() ? std::nullopt : codec.read(text);
    auto lost = read ? losses_of_board(kind, *read, facts) : std::nullopt;
    if (!lost) return std::nullopt;
    return WrittenPuzzle{std::move(text), std::move(*lost)};
}

/// What is lost counts first, then the length of the text.
std::pair<std::size_t, std::size_t> cost(const WrittenPuzzle& written) {
    return {written.losses.size(), written.text.size()};
}

}  // namespace

std::optional<WrittenPuzzle> write_by_codecs(const Puzzle& puzzle, std::span<const BoardCodec> codecs) {
    const auto is_own = [&](const BoardCodec* codec) {
        return puzzle.kind != nullptr && puzzle.kind->name == codec->kind;
    };
    std::vector<const BoardCodec*> order;
    for (const BoardCodec& codec : codecs) order.push_back(&codec);
    std::ranges::stable_partition(order, is_own);
    const bool has_between = !puzzle.grid.between.empty();
    const PuzzleFacts facts(puzzle);
    std::optional<WrittenPuzzle> best;
    for (const BoardCodec* codec : order) {
        const bool is_done = best && best->losses.empty() && is_own(order.front());
        if ((is_done || has_between) && !is_own(codec)) break;
        auto written = write_by_codec(facts, *codec);
        if (written && (!best || cost(*written) < cost(*best))) best = std::move(written);
    }
    return best;
}

}  // namespace sator::exchange
