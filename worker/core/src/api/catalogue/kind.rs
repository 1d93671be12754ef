//! Kinds of users (spec section 6), and the calls that each may make.

/// A kind, by its number with the platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum UserKind {
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

impl UserKind {
    /// The kind's name, as the app and the contract write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Superadmin => "superadmin",
            Self::Admin => "admin",
            Self::Mentor => "mentor",
            Self::Teacher => "teacher",
            Self::Student => "student",
            Self::Industry => "industry",
            Self::Writer => "writer",
            Self::LeadProgram => "lead_program",
            Self::Partner => "partner",
            Self::LeadRegion => "lead_region",
        }
    }
}

/// Who runs the site.
pub const STAFF: &[UserKind] = &[UserKind::Superadmin, UserKind::Admin];

/// Who writes for it.
pub const WRITERS: &[UserKind] = &[UserKind::Superadmin, UserKind::Admin, UserKind::Writer];

/// Who earns by it, and who sees what they earn.
pub const EARNERS: &[UserKind] = &[
    UserKind::Superadmin,
    UserKind::Admin,
    UserKind::Mentor,
    UserKind::Teacher,
    UserKind::Industry,
    UserKind::Partner,
];

/// Whether a user of that kind number is one of these.
#[must_use]
pub fn is_one_of(kinds: &[UserKind], number: u64) -> bool {
    kinds.iter().any(|kind| *kind as u64 == number)
}
