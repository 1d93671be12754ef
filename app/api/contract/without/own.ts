/** Of what is a visitor's own: who they are, what they take part in, what they pay, give and earn. */
import { KEY, LEFT_OUT, NO_DATE, NO_PAGE, of, PART_LEFT_OUT, UNUSED } from './said';

const NO_NAME = 'the number of the invoice in its place, and no way to what it is for';
const BY_MAIL = 'how it is paid is told by mail alone';
const NOT_RECORDED = '“Tidak tercatat” in its place';
const NO_SUM = 'the sum is left out';

export const learner = {
  ...of(['User'], {
    id: 'what they do in this browser is kept with that of whoever is signed out',
    name: '“Akun saya”, or “teman belajar”, in its place',
    email: 'told as not given',
    phone: 'told as not given',
    photo: 'the drawn face in its place',
    kind: 'no role: the pages of every visitor alone',
  }),
  ...of(['TakenPart'], {
    enrolments: 'told as taking part in no class',
    events: 'told as coming to no event',
    invoices: 'told as having no invoice',
  }),
  ...of(['Enrolment'], {
    invoice: UNUSED,
    enrolledAt: 'behind the classes that were joined at a known time',
    nextSession: 'no meeting of it in the agenda',
    classroom: PART_LEFT_OUT,
    certificate: 'told as not issued yet',
  }),
  ...of(['CertificateNumber'], { number: 'told as not issued yet', issuedAt: UNUSED }),
  ...of(['Attendance'], { invoice: UNUSED, registeredAt: UNUSED, event: PART_LEFT_OUT }),
  ...of(['Certificate'], {
    purpose: 'its page says that it cannot be checked now',
    number: 'its page says that it cannot be checked now',
    holder: 'its page says that it cannot be checked now',
    issuedAt: NOT_RECORDED,
    issuer: '“Penyelenggara” in its place',
    mentor: 'no line on who taught',
    classroom: 'its page says that it cannot be checked now',
  }),
  ...of(['Link'], {
    purpose: 'told in general words that it went well',
    email: 'no line on whom the link was sent to',
    redirect: 'the way on leads to the first page',
  }),
  ...of(['Validity'], { isTokenValid: 'the tokens are taken for good' }),
  ...of(['AppId'], { id: 'a dash in its place', lmsId: 'a dash in its place' }),
  ...of(['Identity'], {
    id: 'the mail address that was typed stands for it',
    name: UNUSED,
    email: 'nothing is filled in where one signs in again',
  }),
  ...of(['Exchange'], {
    message_id: 'the answer is told from others by its question',
    query: LEFT_OUT,
    response: 'an answer without words',
    created_at: 'the messages are taken to come the oldest first',
  }),
  ...of(['Reply'], { value: 'an answer without words' }),
  ...of(['StoredFile'], {
    url: 'told as not stored',
    name: UNUSED,
    size: UNUSED,
  }),
};

export const money = {
  ...of(['Invoice'], {
    id: UNUSED,
    number: `${NO_PAGE}; in a list it is left out`,
    kind: 'taken for the invoice of a class',
    status: '“Belum diketahui” in its place; it can be asked for again',
    amount: NO_SUM,
    method: 'no line on how it was paid',
    createdAt: NO_DATE,
    dueDate: 'no line on until when it can be paid',
    paidAt: 'no line on when it was paid',
    paymentUrl: 'a line that its payment page is not there yet',
    classroom: NO_NAME,
    event: NO_NAME,
  }),
  ...of(['Ordered'], {
    id: 'the way on leads to the course, not to its first chapter',
    slug: 'no way to what it is for',
    name: 'the number of the invoice in its place',
  }),
  ...of(['Payout'], {
    id: LEFT_OUT,
    amount: LEFT_OUT,
    fee: 'no lines on the fee and on what is left',
    status: '“Belum diketahui” in its place, and no way to decide about it',
    bank: 'the account’s number alone',
    accountNumber: 'the bank and the owner alone',
    accountName: 'the bank and the number alone',
    requestedAt: NOT_RECORDED,
    processedAt: 'told as not decided yet',
    processedBy: 'no name of who decided',
    note: '“Tanpa alasan tertulis.” in its place where it was rejected',
    requester: 'the name of the account’s owner in its place',
  }),
  ...of(['Bank'], {
    id: UNUSED,
    code: 'it cannot be chosen',
    name: 'its code in its place',
  }),
  ...of(['Requester'], {
    id: UNUSED,
    name: 'the name of the account’s owner in its place',
    kind: 'no role below the name',
  }),
  ...of(['Balance'], {
    available: 'its place says that the balance cannot be shown',
    pending: NO_SUM,
    withdrawn: NO_SUM,
    total: NO_SUM,
    minimum: 'any sum can be asked for; the platform judges it',
    fee: 'no lines on the fee and on what is left',
    invoices: 'told as having no payments yet',
  }),
  ...of(['Earning'], {
    number: 'no number beside the class',
    classroom: 'the number of the invoice in its place',
    amount: 'a dash in its place',
    share: PART_LEFT_OUT,
    paidAt: `${NOT_RECORDED}; it is in no range of days`,
  }),
  ...of(['Aspiration'], {
    id: KEY,
    campaign: 'no campaign beside the name',
    name: '“Tanpa nama” in its place',
    message: LEFT_OUT,
    created_at: NO_DATE,
  }),
  ...of(['Donation'], {
    amount: 'it is not counted; where no other is, a line says that it cannot be counted',
  }),
  ...of(['Pledge'], {
    code: BY_MAIL,
    payment: BY_MAIL,
    pay_before: 'no line on until when it is waited for',
  }),
  ...of(['Account'], {
    bank: BY_MAIL,
    account_number: BY_MAIL,
    account_name: 'no line on whose account it is',
  }),
};

export const edge = {
  ...of(['TokenPair'], {
    code: 'no call that wants an app token can be made',
    token: 'no call that wants an app token can be made',
  }),
  ...of(['AppVersion'], { version: 'what was kept of an older version stays' }),
  ...of(['AssistantToken'], { token: 'the assistant says that signing in has not worked' }),
};
