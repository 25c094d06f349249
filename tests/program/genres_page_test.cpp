// docs/genres.md names each kind that links or boards of puzz.link have.

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "sator/exchange/boards/kind_codecs.hpp"
#include "tests/program/file_contents.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(GenresPage, NamesEachKindThatIsRead) {
    const auto page = file_contents(SATOR_SOURCE_DIR "/docs/genres.md");
    ASSERT_TRUE(page);
    std::vector<std::string> lines;
    std::istringstream text(*page);
    for (std::string line; std::getline(text, line);) lines.push_back(line);
    for (const char* site : {"puzz.link", "pzprv3"}) {
        for (const KindCodec& codec : exchange::codecs_of_site(site)) {
            const bool is_listed = std::ranges::any_of(lines, [&](const std::string& line) {
                const bool is_row = std::ranges::any_of(codec.names, [&](std::string_view name) {
                    return line.starts_with("| " + std::string(name) + " |");
                });
                return is_row && line.find("| " + std::string(codec.kind) + " |") != std::string::npos;
            });
            EXPECT_TRUE(is_listed)
                << codec.kind << ": renew it with scripts/genres/genres.py build/cli/sator > docs/genres.md";
        }
    }
}

}  // namespace
}  // namespace sator::tests
