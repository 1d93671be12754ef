//! The module that the runtime loads: what the library exports, and nothing of its own.

use belajar_edge as _;
