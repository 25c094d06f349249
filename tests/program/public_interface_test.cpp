// What a program that uses the library has to read: the headers that sator/sator.hpp reaches.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <string_view>

namespace sator {
namespace {

namespace fs = std::filesystem;

/// More would be a page that nobody reads, and that takes long to compile.
constexpr std::size_t kMostHeaders = 35;

/// Adds the headers that `path` includes, directly or not, and itself.
void collect(const std::string& path, std::set<std::string>& headers) {
    if (!headers.insert(path).second) return;
    std::ifstream file(fs::path(SATOR_SOURCE_DIR) / path);
    constexpr std::string_view kInclude = "#include \"";
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with(kInclude))
            collect(line.substr(kInclude.size(), line.rfind('"') - kInclude.size()), headers);
    }
}

std::string listed(const std::set<std::string>& headers) {
    std::string text;
    for (const std::string& header : headers) text += header + "\n";
    return text;
}

TEST(PublicInterface, ReachesFewHeaders) {
    std::set<std::string> headers;
    collect("sator/sator.hpp", headers);
    EXPECT_LE(headers.size(), kMostHeaders) << listed(headers);
    EXPECT_GT(headers.size(), 20u);
}

TEST(PublicInterface, HidesSearchAndExplanations) {
    std::set<std::string> headers;
    collect("sator/sator.hpp", headers);
    for (const std::string& header : headers) {
        const bool is_options = header == "sator/engine/search/search_options.hpp";  // a plain struct
        EXPECT_FALSE(header.starts_with("sator/engine/search/") && !is_options) << header;
        EXPECT_FALSE(header.starts_with("sator/propagators/")) << header;
        EXPECT_FALSE(header.starts_with("sator/explain/")) << header;
    }
}

}  // namespace
}  // namespace sator
