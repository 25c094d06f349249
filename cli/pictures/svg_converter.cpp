#include "cli/pictures/svg_converter.hpp"

#include <cerrno>
#include <system_error>
#include <vector>

#include "cli/process/session.hpp"
#include "cli/process/write_file.hpp"
#include "cli/programs/other_program.hpp"

namespace sator::cli {

namespace {

constexpr const char* kProgram = "rsvg-convert";
/// Pixels of a PNG per unit of the picture: sharp on paper and on high-density screens.
constexpr const char* kZoom = "2";
Diagnostic converter_missing() {
    return call_error(
        std::string(kProgram) + ", which is needed for PDF and PNG, is not installed",
        "install the Debian package librsvg2-bin (apt-get install librsvg2-bin), or write .svg or .html");
}

}  // namespace

std::expected<void, Diagnostic> convert_svgs(const std::vector<std::string>& documents,
                                             const std::string& format, const std::string& path) {
    const TemporaryFolder folder;
    if (folder.path().empty())
        return std::unexpected(error_in(path, "cannot be written: there is no folder for temporary files"));
    std::vector<std::string> words{kProgram, "--unlimited", "--format=" + format, "--output=" + path};
    if (format == "png") words.emplace_back(std::string("--zoom=") + kZoom);
    for (std::size_t i = 0; i < documents.size() && (i == 0 || format == "pdf"); ++i) {
        words.push_back(folder.path() + "/" + std::to_string(i + 1) + ".svg");
        if (auto done = write_file(words.back(), documents[i]); !done) return done;
    }
    const ProgramEnding ending = run_other_program(words);
    if (ending.is_missing()) return std::unexpected(converter_missing());
    if (ending.error != 0)
        return std::unexpected(
            error_in(kProgram, "cannot be run: " + std::generic_category().message(ending.error)));
    if (ending.code != 0)
        return std::unexpected(error_in(path, std::string(kProgram) + " could not write it (exit code " +
                                                  std::to_string(ending.code) + ")"));
    return {};
}

}  // namespace sator::cli
