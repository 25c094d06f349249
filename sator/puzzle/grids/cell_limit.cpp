#include "sator/puzzle/grids/cell_limit.hpp"

#include <string>

#include "sator/base/layer_namespaces.hpp"

namespace sator {

using namespace puzzle;

Diagnostic too_many_cells(std::string_view what, std::size_t limit) {
    return error_at({}, std::string(what) + " cells, more than the cell limit of " + std::to_string(limit),
                    "--cell-limit N allows N cells");
}

}  // namespace sator
