//! The words of the mails that confirm a form.

use crate::api::catalogue::Method;

/// A form's confirmation. In the texts `{brand}` is the tenant's name and `{site}` its domain.
pub(super) struct Confirmation {
    pub path: &'static str,
    pub method: Method,
    /// Where the address is: a dot path into the body, or a parameter of the query.
    pub recipient: Recipient,
    pub subject: &'static str,
    pub message: &'static str,
    /// Replaces `message` where the platform's response has payment instructions; besides the words
    /// of `message` it has those of [`super::Payment::words`].
    pub to_pay: Option<&'static str>,
}

/// Where the mail goes to.
pub(super) enum Recipient {
    Body(&'static str),
    Query(&'static str),
}

/// One a form.
pub(super) const CONFIRMATIONS: [Confirmation; 7] = [
    Confirmation {
        path: "v1/post/appointment/create",
        method: Method::Post,
        recipient: Recipient::Body("email"),
        subject: "Permintaan janji temu Anda sudah kami terima",
        message: "Terima kasih. Permintaan janji temu Anda di {brand} sudah kami terima. Tim kami \
                  akan menghubungi Anda untuk memastikan waktunya.",
        to_pay: None,
    },
    Confirmation {
        path: "v0/cms/app/request-demo",
        method: Method::Get,
        recipient: Recipient::Query("email"),
        subject: "Permintaan demo Anda sudah kami terima",
        message: "Terima kasih atas minat Anda pada {brand}. Permintaan demo Anda sudah kami \
                  terima. Tim kami akan membalas ke alamat ini untuk mengatur waktunya.",
        to_pay: None,
    },
    Confirmation {
        path: "v1/auth/signup/coder",
        method: Method::Post,
        recipient: Recipient::Body("email"),
        subject: "Akunmu sudah dibuat",
        message: "Selamat datang di {brand}. Akunmu sudah dibuat dengan alamat ini. Masuk di \
                  https://{site}/Login untuk mulai belajar.",
        to_pay: None,
    },
    Confirmation {
        path: "v1/school/register",
        method: Method::Post,
        recipient: Recipient::Body("email"),
        subject: "Pendaftaran sekolah sudah kami terima",
        message: "Terima kasih. Pendaftaran sekolah Anda di {brand} sudah kami terima dan sedang \
                  kami periksa. Kami akan mengabari hasilnya ke alamat ini.",
        to_pay: None,
    },
    Confirmation {
        path: "v1/team/register",
        method: Method::Post,
        recipient: Recipient::Body("members.0.email"),
        subject: "Pendaftaran tim sudah kami terima",
        message: "Terima kasih. Pendaftaran tim Anda di {brand} sudah kami terima. Jadwal dan \
                  langkah berikutnya kami kirim ke alamat ketua tim ini.",
        to_pay: None,
    },
    Confirmation {
        path: "v1/auth/team/register",
        method: Method::Post,
        recipient: Recipient::Body("members.0.email"),
        subject: "Pendaftaran tim sudah kami terima",
        message: "Terima kasih. Pendaftaran tim Anda di {brand} sudah kami terima dan akun \
                  anggotanya sudah dibuat. Jadwal dan langkah berikutnya kami kirim ke alamat \
                  ketua tim ini.",
        to_pay: None,
    },
    Confirmation {
        path: "donations",
        method: Method::Post,
        recipient: Recipient::Body("email"),
        subject: "Niat donasi Anda sudah kami catat",
        message: "Terima kasih. Niat donasi Anda melalui {brand} sudah kami catat. Donasi masuk \
                  hitungan setelah pembayarannya kami terima; balas surel ini bila Anda belum \
                  mendapat petunjuk pembayaran dalam satu hari kerja.",
        to_pay: Some(
            "Terima kasih. Niat donasi Anda sebesar {amount} melalui {brand} sudah kami catat. Cara \
             membayarnya: transfer tepat {amount} ke {bank}, rekening {number} atas nama {holder}, \
             dengan berita {code}. Donasi masuk hitungan setelah uangnya kami terima.",
        ),
    },
];
