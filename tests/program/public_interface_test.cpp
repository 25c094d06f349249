// What a program that uses the library has to read: the headers that sator/sator.hpp reaches.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <string_view>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;

/// More headers would be too long to read, and would take long to compile.
constexpr std::size_t kMostHeaders = 120;

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

/// The namespace that a header declares into: the last that it opens, because forward declarations come first.
std::string namespace_of(const std::string& path) {
    std::ifstream file(fs::path(SATOR_SOURCE_DIR) / path);
    std::string name;
    for (std::string line; std::getline(file, line);) {
        constexpr std::string_view kNamespace = "namespace ";
        if (line.starts_with("namespace sator") && line.ends_with("{"))
            name = line.substr(kNamespace.size(), line.size() - kNamespace.size() - 2);
    }
    return name;
}

std::set<std::string> public_headers() {
    std::set<std::string> headers;
    for (const std::string page : {"sator/sator.hpp", "sator/own_rule.hpp", "sator/clue_matching.hpp"})
        collect(page, headers);
    return headers;
}

/// The namespace of a header's layer: "sator::explain" of sator/explain/deduce/step.hpp.
std::string namespace_of_layer(const std::string& path) {
    const std::size_t begin = path.find('/') + 1;
    return "sator::" + path.substr(begin, path.find('/', begin) - begin);
}

TEST(PublicInterface, DeclaresIntoTheOuterNamespaceOrThatOfItsLayer) {
    for (const std::string& header : public_headers()) {
        const std::string name = namespace_of(header);
        EXPECT_TRUE(name == "sator" || name.empty() || name == namespace_of_layer(header))
            << header << " declares into " << name;
    }
}

/// The types that a header declares in advance, as lines "class Model;".
std::set<std::string> forward_declarations(const std::set<std::string>& headers) {
    std::set<std::string> types;
    for (const std::string& header : headers) {
        std::ifstream file(fs::path(SATOR_SOURCE_DIR) / header);
        for (std::string line; std::getline(file, line);) {
            if ((line.starts_with("class ") || line.starts_with("struct ")) && line.ends_with(";"))
                types.insert(line.substr(0, line.size() - 1));
        }
    }
    return types;
}

bool defines_one_of(const std::string& path, const std::set<std::string>& types) {
    std::ifstream file(fs::path(SATOR_SOURCE_DIR) / path);
    for (std::string line; std::getline(file, line);) {
        for (const std::string& type : types) {
            if (line.starts_with(type + " ")) return true;
        }
    }
    return false;
}

TEST(PublicInterface, LeavesOtherNamesToTheLayers) {
    const std::set<std::string> headers = public_headers();
    const std::set<std::string> declared = forward_declarations(headers);
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(SATOR_SOURCE_DIR) / "sator")) {
        if (entry.path().extension() != ".hpp") continue;
        const std::string path = entry.path().lexically_relative(SATOR_SOURCE_DIR).generic_string();
        if (namespace_of(path) != "sator" || headers.contains(path)) continue;
        EXPECT_TRUE(path == "sator/base/layer_namespaces.hpp" || defines_one_of(path, declared))
            << path << " is not public, so its names belong into the namespace of its layer";
    }
}

TEST(PublicInterface, HidesSearchAndPropagators) {
    std::set<std::string> headers;
    collect("sator/sator.hpp", headers);
    for (const std::string& header : headers) {
        const bool is_plain = header == "sator/engine/search/search_options.hpp" ||
                              header == "sator/engine/search/search_progress.hpp";
        EXPECT_FALSE(header.starts_with("sator/engine/search/") && !is_plain) << header;
        EXPECT_FALSE(header.starts_with("sator/propagators/")) << header;
    }
}

}  // namespace
}  // namespace sator::tests
