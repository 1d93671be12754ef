//! The kinds of users (spec section 6), and who of them may make a call.

/// A kind, by its number with the platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Kind {
    /// 0
    Superadmin,
    /// 1
    Admin,
    /// 2
    Mentor,
    /// 3
    Teacher,
    /// 4
    Student,
    /// 5
    Industry,
    /// 6
    Writer,
    /// 7
    LeadProgram,
    /// 8
    Partner,
    /// 9
    LeadRegion,
}

/// Who runs the site.
pub const STAFF: &[Kind] = &[Kind::Superadmin, Kind::Admin];

/// Who writes for it.
pub const WRITERS: &[Kind] = &[Kind::Superadmin, Kind::Admin, Kind::Writer];

/// Who earns by it, and who sees what they earn.
pub const EARNERS: &[Kind] = &[
    Kind::Superadmin,
    Kind::Admin,
    Kind::Mentor,
    Kind::Teacher,
    Kind::Industry,
    Kind::Partner,
];

/// Whether a user of that kind number is one of these.
#[must_use]
pub fn is_one_of(kinds: &[Kind], number: u64) -> bool {
    kinds.iter().any(|kind| *kind as u64 == number)
}
