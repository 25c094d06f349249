// The only file that uses libpng, through its simple interface.
#include "cli/pictures/png_pixels.hpp"

#include <png.h>

namespace sator::cli {

namespace {

/// A picture with more pixels in a row or column is no puzzle.
constexpr png_uint_32 kMostPngSide = 200;

}  // namespace

bool is_png(std::string_view file) {
    return file.starts_with("\x89PNG\r\n\x1a\n");
}

std::optional<std::string> pgm_of_png(std::string_view file) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    if (png_image_begin_read_from_memory(&image, file.data(), file.size()) == 0) return std::nullopt;
    if (image.width > kMostPngSide || image.height > kMostPngSide) {
        png_image_free(&image);
        return std::nullopt;
    }
    image.format = PNG_FORMAT_GRAY;
    std::string levels(PNG_IMAGE_SIZE(image), '\0');
    const png_color white{255, 255, 255};
    if (png_image_finish_read(&image, &white, levels.data(), 0, nullptr) == 0) return std::nullopt;
    return "P5\n" + std::to_string(image.width) + " " + std::to_string(image.height) + "\n255\n" + levels;
}

}  // namespace sator::cli
