// Checks the design of every file by reading the sources: the layers that a layer may include, the length of
// files, and names and marks that are not allowed.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <regex>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;

/// A longer file holds more than one idea. Tables made by a script are excepted.
constexpr std::size_t kMostLines = 500;

struct SourceFile {
    std::string path;  // from the root of the sources: "sator/base/id.hpp"
    std::vector<std::string> lines;
};

std::vector<std::string> read_lines(const fs::path& path) {
    std::ifstream file(path);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
}

std::vector<SourceFile> sources(const std::vector<std::string>& folders) {
    const fs::path root = SATOR_SOURCE_DIR;
    std::vector<SourceFile> files;
    for (const std::string& folder : folders) {
        if (!fs::exists(root / folder)) continue;
        for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
            const fs::path extension = entry.path().extension();
            if (extension != ".cpp" && extension != ".hpp") continue;
            files.push_back(
                {entry.path().lexically_relative(root).generic_string(), read_lines(entry.path())});
        }
    }
    return files;
}

const std::vector<SourceFile>& every_source() {
    static const std::vector<SourceFile> files =
        sources({"sator", "cli", "web/boundary", "tests", "bench", "docs"});
    return files;
}

/// Returns the path between the quotes of `#include "…"`.
std::optional<std::string> included(const std::string& line) {
    constexpr std::string_view kInclude = "#include \"";
    if (!line.starts_with(kInclude)) return std::nullopt;
    return line.substr(kInclude.size(), line.find('"', kInclude.size()) - kInclude.size());
}

/// The folders of sator/ that hold sources, in dependency order: "base", "language/unicode", …, "language",
/// "engine/model", … (sator/layers.txt). A layer's own folder comes after its subfolders.
const std::vector<std::string>& folders() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> found;
        for (const std::string& line : read_lines(fs::path(SATOR_SOURCE_DIR) / "sator" / "layers.txt")) {
            if (line.empty() || line.starts_with('#')) continue;
            const std::size_t colon = line.find(':');
            const std::string layer = line.substr(0, colon);
            std::istringstream subfolders(colon == std::string::npos ? "" : line.substr(colon + 1));
            for (std::string name; subfolders >> name;) found.push_back(layer + "/" + name);
            found.push_back(layer);
        }
        return found;
    }();
    return names;
}

/// The position of a file's folder in `folders()`, or nullopt if the file belongs to no layer.
std::optional<std::size_t> rank_of(const std::string& path) {
    const std::string folder = fs::path(path).parent_path().lexically_relative("sator").generic_string();
    const auto found = std::ranges::find(folders(), folder);
    if (found == folders().end()) return std::nullopt;
    return static_cast<std::size_t>(found - folders().begin());
}

/// The layer of a file of the library: "sator/base" of "sator/base/id.hpp".
std::string layer_of(const std::string& path) {
    return path.substr(0, path.find('/', std::string_view("sator/").size()));
}

/// Why a file of the library may not include `path`; empty if it may.
std::string objection(const SourceFile& file, const std::string& path) {
    const bool is_test = file.path.ends_with("_test.cpp");
    if (path.starts_with("tests/") && is_test) return "";
    if (!path.starts_with("sator/")) return "the library includes its own files as \"sator/…\"";
    const auto own = rank_of(file.path);
    const auto other = rank_of(path);
    if (!own) return "";
    if (!other) return "a layer does not include the public interface";
    if (is_test && layer_of(path) == layer_of(file.path)) return "";  // all folders of its layer
    return *other <= *own ? "" : "an upward include";
}

TEST(Layering, EveryFolderOfTheLibraryIsInTheTable) {
    const fs::path root = fs::path(SATOR_SOURCE_DIR) / "sator";
    for (const auto& entry : fs::recursive_directory_iterator(root)) {
        if (!entry.is_directory()) continue;
        const std::string folder = entry.path().lexically_relative(root).generic_string();
        EXPECT_NE(std::ranges::find(folders(), folder), folders().end())
            << folder << " is not in sator/layers.txt";
    }
}

TEST(Layering, NoFileIncludesUpwards) {
    std::size_t includes = 0;
    for (const SourceFile& file : sources({"sator"})) {
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            const auto path = included(file.lines[i]);
            if (!path) continue;
            ++includes;
            EXPECT_EQ(objection(file, *path), "") << file.path << ":" << i + 1 << ": " << file.lines[i];
        }
    }
    EXPECT_GT(includes, 0u);
}

TEST(Layering, DetectsUpwardIncludes) {
    const SourceFile model{"sator/engine/model/model.hpp", {}};
    EXPECT_EQ(objection(model, "sator/engine/model/domain.hpp"), "");
    EXPECT_EQ(objection(model, "sator/base/id.hpp"), "");
    EXPECT_NE(objection(model, "sator/engine/search/search.hpp"), "");
    EXPECT_NE(objection(model, "sator/puzzle/puzzle.hpp"), "");
    EXPECT_NE(objection(model, "sator/sator.hpp"), "");
    EXPECT_NE(objection(model, "domain.hpp"), "");
    EXPECT_NE(objection(model, "tests/brute_force.hpp"), "");
    EXPECT_EQ(objection({"sator/engine/model/model_test.cpp", {}}, "tests/brute_force.hpp"), "");
}

/// A larger folder is no table of contents. Tests, which stand beside their code, are not counted. Rules and subcommands are excepted,
/// because each has its own file.
constexpr std::size_t kMostFilesOfAFolder = 46;

TEST(Manner, NoFolderHoldsTooManyFiles) {
    std::map<std::string, std::size_t> sizes;
    for (const SourceFile& file : sources({"sator", "cli", "web/boundary"}))
        if (!file.path.ends_with("_test.cpp")) ++sizes[fs::path(file.path).parent_path().generic_string()];
    for (const auto& [folder, size] : sizes) {
        if (folder == "sator/rules" || folder == "cli/commands") continue;
        EXPECT_LE(size, kMostFilesOfAFolder) << folder << " needs subfolders";
    }
}

/// Two files of the same name are hard to find.
TEST(Manner, EachFileHasItsOwnName) {
    std::map<std::string, std::string> path_of;
    for (const SourceFile& file : every_source()) {
        const std::string name = fs::path(file.path).filename().string();
        const auto [known, is_new] = path_of.emplace(name, file.path);
        EXPECT_TRUE(is_new) << file.path << " has the name of " << known->second;
    }
}

TEST(Manner, NoFileIsTooLong) {
    for (const SourceFile& file : every_source()) {
        if (file.path.find("_table") != std::string::npos) continue;
        EXPECT_LE(file.lines.size(), kMostLines) << file.path << " holds more than one idea";
    }
}

// The linker would merge two types of the same name in one namespace.
TEST(Manner, EachTypeOfAHeaderHasItsOwnName) {
    const std::regex definition(R"(^(?:class|struct|enum class) (\w+)[^;]*\{)");
    std::map<std::string, std::string> header_of;
    for (const SourceFile& file : every_source()) {
        if (!file.path.ends_with(".hpp")) continue;
        std::string opened;  // the namespace that was opened last
        for (const std::string& line : file.lines) {
            if (line.starts_with("namespace ")) opened = line;
            std::smatch match;
            if (!std::regex_search(line, match, definition)) continue;
            const auto [known, is_new] = header_of.emplace(opened + match[1].str(), file.path);
            EXPECT_TRUE(is_new) << match[1] << " is in " << known->second << " and in " << file.path;
        }
    }
    EXPECT_GT(header_of.size(), 200u);
}

TEST(Manner, NoFileHasAVagueName) {
    constexpr std::string_view kNothing[] = {"utils", "util", "common", "helpers", "helper", "core", "misc"};
    for (const SourceFile& file : every_source()) {
        for (const fs::path& part : fs::path(file.path)) {
            const std::string stem = part.stem().string();
            EXPECT_EQ(std::ranges::find(kNothing, stem), std::end(kNothing)) << file.path;
        }
    }
}

TEST(Manner, NoUnfinishedMarks) {
    // The words are split, so that this file contains none.
    const std::string marks[] = {std::string("TO") + "DO", std::string("FIX") + "ME", std::string("XX") + "X",
                                 std::string("HA") + "CK"};
    for (const SourceFile& file : every_source()) {
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            for (const std::string& mark : marks) {
                EXPECT_EQ(file.lines[i].find(mark), std::string::npos)
                    << file.path << ":" << i + 1 << ": " << file.lines[i];
            }
        }
    }
}

}  // namespace
}  // namespace sator::tests
