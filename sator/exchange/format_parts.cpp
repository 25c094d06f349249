#include "sator/exchange/format_parts.hpp"

#include "sator/exchange/iss/iss_left_out.hpp"
#include "sator/exchange/table/format_rows.hpp"

namespace sator::exchange {

std::string format_parts(const Format& format) {
    return format.name == kIssText.name ? iss_type_table() : std::string();
}

}  // namespace sator::exchange
