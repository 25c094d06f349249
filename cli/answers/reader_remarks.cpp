#include "cli/answers/reader_remarks.hpp"

#include "sator/base/diagnostic.hpp"

namespace sator::cli {

std::string remarks_text(std::span<const Diagnostic> remarks) {
    constexpr std::string_view kError = ": error: ", kRemark = ": remark: ";
    std::string text;
    for (const Diagnostic& remark : remarks) {
        std::string one = to_text(remark);
        const std::size_t at = one.find(kError);
        if (at != std::string::npos) one.replace(at, kError.size(), kRemark);
        text += one;
    }
    return text;
}

std::string reader_remarks(const Puzzle& puzzle) {
    return remarks_text(puzzle.remarks);
}

}  // namespace sator::cli
