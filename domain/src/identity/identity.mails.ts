import type { MailWords } from '../kernel/mails'

/** Sent after registration and on request (`docs/domain.md` §4). */
export const verifyEmailMail = {
  subject: { en: 'Verify your email', id: 'Verifikasi email Anda' },
  heading: { en: 'Verify your email', id: 'Verifikasi email Anda' },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: 'Please confirm that this address is yours. Your company can be verified only after that.',
      id: 'Mohon konfirmasi bahwa alamat ini milik Anda. Perusahaan Anda baru dapat diverifikasi setelah itu.',
    },
  ],
  button: { en: 'Verify email', id: 'Verifikasi email' },
  note: {
    en: 'The link is valid for three days. If you did not register with Pasok, ignore this email.',
    id: 'Tautan berlaku tiga hari. Jika Anda tidak mendaftar di Pasok, abaikan email ini.',
  },
} as const satisfies MailWords

export const resetPasswordMail = {
  subject: { en: 'Set a new password', id: 'Atur kata sandi baru' },
  heading: { en: 'Set a new password', id: 'Atur kata sandi baru' },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: 'A new password was requested for your account. Setting it signs you out on all devices.',
      id: 'Ada permintaan kata sandi baru untuk akun Anda. Setelah kata sandi diatur, Anda akan keluar dari semua perangkat.',
    },
  ],
  button: { en: 'Set a new password', id: 'Atur kata sandi baru' },
  note: {
    en: 'The link can be used once and is valid for one hour. If you did not request it, ignore this email: your password is not changed.',
    id: 'Tautan berlaku satu jam, untuk satu kali pakai. Jika Anda tidak memintanya, abaikan email ini: kata sandi Anda tidak berubah.',
  },
} as const satisfies MailWords

/** Warns that an account's password is being guessed from many addresses. */
export const guessedPasswordMail = {
  subject: {
    en: 'Someone is trying to guess your password',
    id: 'Seseorang mencoba menebak kata sandi Anda',
  },
  heading: {
    en: 'Someone is trying to guess your password',
    id: 'Seseorang mencoba menebak kata sandi Anda',
  },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: 'Many wrong passwords were entered for your account from locations where you have not signed in before. We are slowing these attempts down. You can sign in as usual from your usual locations.',
      id: 'Banyak kata sandi salah dimasukkan untuk akun Anda dari lokasi yang belum pernah Anda gunakan untuk masuk. Kami memperlambat percobaan tersebut. Anda tetap dapat masuk seperti biasa dari lokasi yang biasa Anda gunakan.',
    },
    {
      en: 'If your password is short or you also use it elsewhere, set a new one now.',
      id: 'Jika kata sandi Anda pendek atau juga dipakai di tempat lain, segera atur kata sandi baru.',
    },
  ],
  button: { en: 'Set a new password', id: 'Atur kata sandi baru' },
} as const satisfies MailWords

/** Sent after every change of password, so that no change goes unnoticed. */
export const passwordChangedMail = {
  subject: { en: 'Your password was changed', id: 'Kata sandi Anda telah diubah' },
  heading: { en: 'Your password was changed', id: 'Kata sandi Anda telah diubah' },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: 'A new password was set for your account, and you were signed out on all devices.',
      id: 'Kata sandi baru telah diatur untuk akun Anda, dan Anda telah keluar dari semua perangkat.',
    },
  ],
  button: { en: 'Wasn’t you? Set another password', id: 'Bukan Anda? Atur kata sandi lain' },
} as const satisfies MailWords
