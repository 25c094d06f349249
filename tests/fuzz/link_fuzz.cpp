// Reads any bytes as each format, as a link, and as what a link holds: each puzzle is consistent, and each error has a message and names the file.

#include <cstdint>
#include <string>
#include <string_view>

#include "sator/base/assert.hpp"
#include "sator/exchange/packing/base64.hpp"
#include "sator/exchange/packing/lz_string.hpp"
#include "sator/exchange/standard_formats.hpp"

namespace {

void check_reading(const std::string& text, std::string_view format) {
    sator::Resources none;
    sator::PuzzleOptions options;
    // What is packed is the text itself, so that the bytes reach the reader of Penpa's drawings.
    options.inflate = [](std::string_view packed, std::size_t limit) {
        return packed.size() <= limit ? std::optional<std::string>(packed) : std::nullopt;
    };
    for (const auto& puzzle : sator::read_puzzles(text, "fuzzed.txt", none, options, format)) {
        if (puzzle) {
            SATOR_ASSERT(puzzle->grid.cell_count() > 0 && !puzzle->name.empty());
            for (const sator::Diagnostic& remark : puzzle->remarks) SATOR_ASSERT(!remark.message.empty());
        } else {
            SATOR_ASSERT(!puzzle.error().message.empty() && puzzle.error().file == "fuzzed.txt");
            SATOR_ASSERT(sator::to_text(puzzle.error()).ends_with('\n'));
        }
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    check_reading(text, "");
    for (const sator::Format& format : sator::standard_formats()) check_reading(text, format.name);
    const std::string packed = sator::exchange::pack_lz_base64(text);
    check_reading("https://www.f-puzzles.com/?load=" + packed, "");
    check_reading("https://sudokupad.app/scl" + packed, "");
    check_reading("https://swaroopg92.github.io/penpa-edit/#m=edit&p=" + sator::exchange::to_base64(text),
                  "");
    return 0;
}
