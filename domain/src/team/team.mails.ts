import type { MailWords } from '../kernel/mails'

/** The note about the lifetime of a new user's link (`WELCOME_LINK_SECONDS`). */
const THREE_DAYS = {
  en: 'The link can be used once and is valid for three days. After that, request a new one with “Forgot password” on the sign-in page.',
  id: 'Tautan ini berlaku tiga hari, untuk satu kali pakai. Setelah itu, minta tautan baru lewat “Lupa kata sandi” di halaman masuk.',
} as const

/** Sent to a new super admin, who has no password yet (`docs/domain.md` §1). */
export const superAdminMail = {
  subject: { en: 'Your Pasok super admin account', id: 'Akun super admin Pasok Anda' },
  heading: { en: 'You are now a super admin', id: 'Anda kini super admin' },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: 'An account was created for you, so that you can act for companies at Pasok. Set a password first, then sign in on the super admin page.',
      id: 'Sebuah akun telah dibuat agar Anda dapat bertindak atas nama perusahaan di Pasok. Atur kata sandi dahulu, lalu masuk di halaman super admin.',
    },
  ],
  button: { en: 'Set a password', id: 'Atur kata sandi' },
  note: THREE_DAYS,
} as const satisfies MailWords

/** `publicUrl` is filled in when the mail is sent, because only the running server knows its address. */
const ADDED = {
  subject: { en: 'Your {{company}} account at Pasok', id: 'Akun {{company}} Anda di Pasok' },
  heading: { en: 'Welcome to {{company}}', id: 'Selamat datang di {{company}}' },
  hello: { en: 'Hello {{name}},', id: 'Halo {{name}},' },
  address: {
    en: '{{manager}} added you to {{company}} at Pasok. Sign in at {{publicUrl}} with this email address: {{email}}',
    id: '{{manager}} menambahkan Anda ke {{company}} di Pasok. Masuk di {{publicUrl}} dengan alamat email ini: {{email}}',
  },
} as const

/** Sent to a new team member: where to sign in, and a link to choose a password. */
export const newMemberMail = {
  subject: ADDED.subject,
  heading: ADDED.heading,
  lines: [
    ADDED.hello,
    ADDED.address,
    {
      en: 'You can sign in right away with the password that {{manager}} chose for you. We recommend changing it to one that only you know.',
      id: 'Anda dapat langsung masuk dengan kata sandi yang dipilih {{manager}}. Sebaiknya ganti dengan kata sandi yang hanya Anda ketahui.',
    },
  ],
  button: { en: 'Change the password', id: 'Ganti kata sandi' },
  note: THREE_DAYS,
} as const satisfies MailWords

/** Sent to a new team member without a password, who signs in by the link. */
export const invitedMemberMail = {
  subject: ADDED.subject,
  heading: ADDED.heading,
  lines: [
    ADDED.hello,
    ADDED.address,
    {
      en: 'Set a password first. Only you will know it.',
      id: 'Atur kata sandi terlebih dahulu. Hanya Anda yang akan mengetahuinya.',
    },
  ],
  button: { en: 'Set a password', id: 'Atur kata sandi' },
  note: THREE_DAYS,
} as const satisfies MailWords

/** Sent to a new team member without a password when an external issuer manages passwords. */
export const invitedMemberOfIssuerMail = {
  subject: ADDED.subject,
  heading: ADDED.heading,
  lines: [
    ADDED.hello,
    ADDED.address,
    {
      en: 'A second email contains the link to set a password. Only you will know it.',
      id: 'Email kedua memuat tautan untuk mengatur kata sandi. Hanya Anda yang akan mengetahuinya.',
    },
  ],
  button: { en: 'Sign in', id: 'Masuk' },
} as const satisfies MailWords

/**
 * Sent to a new team member when an external issuer manages passwords; the issuer mails the link separately.
 */
export const newMemberOfIssuerMail = {
  subject: ADDED.subject,
  heading: ADDED.heading,
  lines: [
    ADDED.hello,
    ADDED.address,
    {
      en: 'You can sign in right away with the password that {{manager}} chose for you. A second email contains the link to change it to one that only you know.',
      id: 'Anda dapat langsung masuk dengan kata sandi yang dipilih {{manager}}. Email kedua memuat tautan untuk menggantinya dengan kata sandi yang hanya Anda ketahui.',
    },
  ],
  button: { en: 'Sign in', id: 'Masuk' },
} as const satisfies MailWords
