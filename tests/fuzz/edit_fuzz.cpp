// Edits any text. The first bytes choose an operation and what it names; the rest is the text. An operation is refused with a message,
// or its edits are sorted, lie in the text and leave a text that can be read.

#include <cstdint>
#include <string>

#include "sator/base/assert.hpp"
#include "sator/base/utf8.hpp"
#include "sator/text/edit/edit_puzzle.hpp"
#include "sator/text/read/sator_language.hpp"

namespace {

using namespace sator::text;

constexpr std::size_t kMaxFuzzedCells = 10'000;
/// The bytes that choose the operation.
constexpr std::size_t kChoices = 4;

std::string cell_called(std::uint8_t row, std::uint8_t column) {
    return "R" + std::to_string(row % 12) + "C" + std::to_string(column % 12);
}

EditOperation operation_of(const std::uint8_t* choices) {
    const std::uint8_t a = choices[1], b = choices[2], c = choices[3];
    const std::string cell = cell_called(a, b), other = cell_called(b, c);
    constexpr const char* kSides[] = {"left", "right", "top", "bottom", "x", "y", "z", "rows"};
    constexpr const char* kRules[] = {"sandwich", "regex", "runs", "visible"};
    switch (choices[0] % 9) {
        case 0:
            return SetValues{{cell, other}, c % 2 == 0 ? "" : std::to_string(c % 10), c % 3u};
        case 1:
            return AddClue{c % 2 == 0 ? "cage" : "arrow", std::to_string(a), {{{cell}, {other}}, ""}};
        case 2:
            return ChangeClue{a, std::to_string(b),
                              c % 2 == 0 ? NamedCells{} : NamedCells{{{cell, other}}, ""}};
        case 3:
            return RemoveClue{a, c % 2 == 0 ? std::optional<std::size_t>(b) : std::nullopt};
        case 4:
            return SetLineClue{kRules[a % 4], kSides[b % 8], c % 12u, a % 5 == 0 ? "" : "1",
                               b % 3 == 0 ? std::optional<std::size_t>(c % 3) : std::nullopt};
        case 5:
            return SetRegion{{cell, other}, c % 4 == 0 ? "" : "b"};
        case 6:
            return SetText{a % 2 == 0 ? "title" : "rules",
                           std::string(b % 4, '\n') + std::string(c % 3, 'a')};
        case 7:
            return ResizeGrid{std::to_string(a % 12) + "x" + std::to_string(b % 12)};
        default:
            return a % 2 == 0 ? EditOperation(AddWord{"anti_knight"}) : EditOperation(RemoveWord{"killer"});
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < kChoices) return 0;
    const auto text =
        std::make_shared<const std::string>(reinterpret_cast<const char*>(data) + kChoices, size - kChoices);
    sator::PuzzleOptions options;
    options.cell_limit = kMaxFuzzedCells;
    sator::Resources none;
    const auto edits = edit_puzzle({"fuzzed.txt", text}, operation_of(data), none, options);
    if (!edits) {
        for (const sator::Diagnostic& error : edits.error()) SATOR_ASSERT(!error.message.empty());
        return 0;
    }
    const std::u32string before = sator::base::to_code_points(*text);
    std::size_t reached = 0;
    for (const TextEdit& edit : edits->edits) {
        SATOR_ASSERT(reached <= edit.from && edit.from <= edit.to && edit.to <= before.size());
        reached = edit.to;
    }
    const std::u32string after = apply_edits(before, edits->edits);
    SATOR_ASSERT(edits->caret_from <= edits->caret_to && edits->caret_to <= after.size());
    const sator::SourceFile old_file{"fuzzed.txt", text},
        new_file{"edited.txt", std::make_shared<const std::string>(sator::base::to_utf8(after))};
    if (read_sator(old_file, none, options).has_value())
        SATOR_ASSERT(read_sator(new_file, none, options).has_value());
    return 0;
}
