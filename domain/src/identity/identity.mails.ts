import type { MailWords } from '../kernel/mails'

/** Sent after registration and on request (`docs/domain.md` §4). */
export const verifyEmailMail = {
  subject: { en: 'Verify your email', id: 'Verifikasi email Anda' },
  heading: { en: 'Verify your email', id: 'Verifikasi email Anda' },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: 'please confirm that this address is yours. Your company can be verified only after that.',
      id: 'mohon konfirmasi bahwa alamat ini milik Anda. Perusahaan Anda baru dapat diverifikasi setelah itu.',
    },
  ],
  button: { en: 'Verify email', id: 'Verifikasi email' },
  note: {
    en: 'The link works for three days. If you did not register at Pasok, ignore this mail.',
    id: 'Tautan ini berlaku tiga hari. Bila Anda tidak mendaftar di Pasok, abaikan email ini.',
  },
} as const satisfies MailWords

export const resetPasswordMail = {
  subject: { en: 'Set a new password', id: 'Atur kata sandi baru' },
  heading: { en: 'Set a new password', id: 'Atur kata sandi baru' },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: 'a new password was asked for your account. Setting it ends every session that is open now.',
      id: 'kata sandi baru diminta untuk akun Anda. Mengaturnya mengakhiri semua sesi yang sedang terbuka.',
    },
  ],
  button: { en: 'Set a new password', id: 'Atur kata sandi baru' },
  note: {
    en: 'The link works once and for one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
    id: 'Tautan ini berlaku satu kali dan selama satu jam. Bila Anda tidak memintanya, abaikan email ini: kata sandi Anda tetap.',
  },
} as const satisfies MailWords

/** Warns that an account's password is being guessed from many addresses. */
export const guessedPasswordMail = {
  subject: {
    en: 'Somebody is guessing your password',
    id: 'Seseorang mencoba menebak kata sandi Anda',
  },
  heading: {
    en: 'Somebody is guessing your password',
    id: 'Seseorang mencoba menebak kata sandi Anda',
  },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: 'many wrong passwords were entered for your account from places that you have not signed in from. We slow such attempts down. You can sign in as usual from the places that you used before.',
      id: 'banyak kata sandi salah dimasukkan untuk akun Anda dari tempat yang belum pernah Anda gunakan untuk masuk. Kami memperlambat percobaan tersebut. Anda tetap dapat masuk seperti biasa dari tempat yang pernah Anda gunakan.',
    },
    {
      en: 'If your password is short, or you use it elsewhere, too, set a new one now.',
      id: 'Bila kata sandi Anda pendek atau juga dipakai di tempat lain, segera atur kata sandi baru.',
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
      en: 'a new password was set for your account, and every open session has been ended.',
      id: 'kata sandi baru telah diatur untuk akun Anda, dan semua sesi yang terbuka telah diakhiri.',
    },
  ],
  button: { en: 'Was it not you? Set another password', id: 'Bukan Anda? Atur kata sandi lain' },
} as const satisfies MailWords
