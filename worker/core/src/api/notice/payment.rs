//! Payment instructions of a pledge, read from the platform's response to a donation.

use crate::text::json::{self, Object};

/// How the platform says that a pledge is paid.
pub(super) struct Payment {
    amount: u64,
    bank: String,
    number: String,
    holder: String,
    code: String,
}

impl Payment {
    /// Reads it from a response, the row that was written or a list with it alone; None where any of
    /// it is missing, or is no plain line.
    pub(super) fn from_response(response: &str) -> Option<Self> {
        let row = json::at(response, "0").unwrap_or(response);
        let row = Object::of(row, &["amount", "payment", "code"])?;
        let account = ["bank", "account_number", "account_name"];
        let account = Object::of(row.get("payment")?, &account)?;
        let line = |of: &Object<'_>, name: &str| {
            let text: String = of.read(name)?;
            let is_plain = !text.is_empty()
                && text.len() <= LONGEST_LINE
                && !text.chars().any(char::is_control)
                && !text.contains(['{', '}', '<', '>', '/', '@']);
            is_plain.then_some(text)
        };
        Some(Self {
            amount: row.read("amount")?,
            bank: line(&account, "bank")?,
            number: line(&account, "account_number")?,
            holder: line(&account, "account_name")?,
            code: line(&row, "code")?,
        })
    }

    /// The text with `{amount}`, `{bank}`, `{number}`, `{holder}` and `{code}` filled in.
    pub(super) fn words(&self, text: &str) -> String {
        let amount = rupiah(self.amount);
        let fields = [
            ("{amount}", &amount),
            ("{bank}", &self.bank),
            ("{number}", &self.number),
            ("{holder}", &self.holder),
            ("{code}", &self.code),
        ];
        fields.iter().fold(text.to_owned(), |text, (name, value)| {
            text.replace(name, value)
        })
    }
}

/// The longest text of a payment, in bytes.
const LONGEST_LINE: usize = 80;

/// 1250000 gives "Rp 1.250.000".
fn rupiah(amount: u64) -> String {
    let digits = amount.to_string();
    let mut text = String::from("Rp ");
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push('.');
        }
        text.push(digit);
    }
    text
}
