// A first build compiles the files of a folder together. Two of them must therefore not define the same name in their unnamed
// namespaces: it is an error then, or, worse, one overload hides the other.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <string>
#include <string_view>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;

/// Returns the name that a line at the left margin defines: a function, a constant or a type.
std::optional<std::string> defined_name(const std::string& line) {
    static const std::regex type(R"(^(?:struct|class|enum class) (\w+)[^;]*$)");
    static const std::regex function(
        R"(^(?:constexpr |const |static |inline )*[A-Za-z_][\w:<>,&* ]*?[ &*>](\w+)\(.*$)");
    static const std::regex constant(R"(^(?:constexpr|const) [\w:<>, ]+ (k\w+)\b.*$)");
    static const std::regex other(
        R"(^(?:return|using|namespace|TEST\w*|INSTANTIATE\w*|template|static_assert|else|#).*$)");
    if (std::regex_match(line, other)) return std::nullopt;
    for (const std::regex* form : {&type, &constant, &function}) {
        std::smatch match;
        if (std::regex_match(line, match, *form)) return match[1].str();
    }
    return std::nullopt;
}

std::set<std::string> local_names(const fs::path& path) {
    std::set<std::string> names;
    std::ifstream file(path);
    bool is_local = false;
    for (std::string line; std::getline(file, line);) {
        if (line == "namespace {") is_local = true;
        if (line == "}  // namespace") is_local = false;
        if (const auto name = is_local ? defined_name(line) : std::nullopt) names.insert(*name);
    }
    return names;
}

/// Each fuzzer is a program of its own.
constexpr std::string_view kFuzzers = "tests/fuzz";

/// Rules are compiled one by one; their tests are not.
bool is_compiled_alone(const std::string& folder, bool is_test) {
    return !is_test && folder.starts_with("sator/rules");
}

TEST(LocalNames, AreUniqueInAFolder) {
    const fs::path root = SATOR_SOURCE_DIR;
    std::map<std::string, std::map<std::string, std::string>> files;  // by folder and name
    std::size_t names = 0;
    for (const char* top : {"sator", "cli", "web/boundary", "tests"}) {
        for (const auto& entry : fs::recursive_directory_iterator(root / top)) {
            const fs::path path = entry.path().lexically_relative(root);
            const std::string folder = path.parent_path().generic_string();
            const bool is_test = path.stem().string().ends_with("_test");
            if (path.extension() != ".cpp" || folder == kFuzzers || is_compiled_alone(folder, is_test))
                continue;
            for (const std::string& name : local_names(entry.path())) {
                const auto [known, is_new] =
                    files[folder + (is_test ? " tests" : "")].emplace(name, path.generic_string());
                EXPECT_TRUE(is_new) << path.generic_string() << " and " << known->second << " both define "
                                    << name;
                ++names;
            }
        }
    }
    EXPECT_GT(names, 1000u);
}

TEST(LocalNames, AreThoseOfTypesConstantsAndFunctions) {
    EXPECT_EQ(defined_name("std::vector<int> runs_of(const Puzzle& puzzle) {"), "runs_of");
    EXPECT_EQ(defined_name("constexpr std::size_t kMost = 3;"), "kMost");
    EXPECT_EQ(defined_name("class Reader {"), "Reader");
    EXPECT_EQ(defined_name("class Reader;"), std::nullopt);
    EXPECT_EQ(defined_name("    return runs_of(puzzle);"), std::nullopt);
    EXPECT_EQ(defined_name("TEST(Suite, Case) {"), std::nullopt);
}

}  // namespace
}  // namespace sator::tests
