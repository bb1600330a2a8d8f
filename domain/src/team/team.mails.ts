import type { MailWords } from '../kernel/mails'

/** To a new super admin, who has no password yet (`docs/domain.md` §1). */
export const superAdminMail = {
  subject: { en: 'Your Pasok super admin account', id: 'Akun super admin Pasok Anda' },
  heading: { en: 'You are a super admin now', id: 'Anda kini super admin' },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: 'an account was made for you, with which you can act for companies at Pasok. Set a password first, then sign in on the super admin page.',
      id: 'sebuah akun telah dibuat untuk Anda, untuk bertindak atas nama perusahaan di Pasok. Atur kata sandi dahulu, lalu masuk di halaman super admin.',
    },
  ],
  button: { en: 'Set a password', id: 'Atur kata sandi' },
  note: {
    en: 'The link works once and for three days. After that, ask for a new one with “Forgot password” on the sign-in page.',
    id: 'Tautan ini berlaku satu kali dan selama tiga hari. Setelah itu, minta yang baru lewat “Lupa kata sandi” di halaman masuk.',
  },
} as const satisfies MailWords
