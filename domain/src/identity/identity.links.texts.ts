import { defineTexts } from '../kernel/texts'

/** Spec 1 §2 and `docs/domain.md` §4: forgotten passwords, and the screens that mailed links open. */
export const linkTexts = defineTexts({
  forgotTitle: { en: 'Forgot password', id: 'Lupa kata sandi' },
  forgotHeading: { en: 'Forgot your password?', id: 'Lupa kata sandi?' },
  forgotHelp: {
    en: 'Tell us your email, and we mail you a link to set a new one.',
    id: 'Beri tahu email Anda, dan kami kirim tautan untuk membuat yang baru.',
  },
  submit: { en: 'Submit', id: 'Kirim' },
  sentHeading: { en: 'Look into your mailbox', id: 'Periksa kotak surat Anda' },
  resetSent: {
    en: 'If there is an account for {{email}}, a mail with a link is on its way. The link works once, for one hour.',
    id: 'Jika ada akun untuk {{email}}, email berisi tautan sedang dikirim. Tautan berlaku sekali, selama satu jam.',
  },
  verificationSent: {
    en: 'If {{email}} waits to be verified, a mail with a new link is on its way.',
    id: 'Jika {{email}} menunggu verifikasi, email berisi tautan baru sedang dikirim.',
  },
  notArrived: {
    en: 'Nothing there after a few minutes? Look among unwanted mail, or ask again.',
    id: 'Belum ada setelah beberapa menit? Periksa folder spam, atau minta lagi.',
  },
  askAgain: { en: 'Send again', id: 'Kirim lagi' },
  sentAgain: { en: 'Asked for again.', id: 'Sudah diminta lagi.' },
  otherEmail: { en: 'Use another email', id: 'Gunakan email lain' },
  tryAgainIn: {
    en: '{{message}} It works again in {{seconds}} seconds.',
    id: '{{message}} Dapat dicoba lagi dalam {{seconds}} detik.',
  },
  tryAgainInMinutes: {
    en: '{{message}} It works again in {{minutes}} minutes.',
    id: '{{message}} Dapat dicoba lagi dalam {{minutes}} menit.',
  },
  backToSignIn: { en: 'Back to sign in', id: 'Kembali ke halaman masuk' },
  toSignIn: { en: 'Sign in', id: 'Masuk' },
  goOn: { en: 'Go on', id: 'Lanjutkan' },
  retry: { en: 'Try again', id: 'Coba lagi' },

  verifyTitle: { en: 'Verify email', id: 'Verifikasi email' },
  verifying: { en: 'Verifying your email…', id: 'Memverifikasi email Anda…' },
  verified: { en: 'Your email is verified', id: 'Email Anda terverifikasi' },
  verifiedNext: {
    en: 'Sign in to complete your company’s registration.',
    id: 'Masuk untuk melengkapi pendaftaran perusahaan Anda.',
  },
  verifiedSignedIn: {
    en: 'Go on where you were; nothing else is needed here.',
    id: 'Lanjutkan dari tempat terakhir; tidak ada lagi yang perlu dilakukan di sini.',
  },
  linkFailed: { en: 'This link cannot be used', id: 'Tautan ini tidak dapat dipakai' },
  verifyUnreached: { en: 'Your email is not verified yet', id: 'Email Anda belum terverifikasi' },
  askVerification: { en: 'Send a new link', id: 'Kirim tautan baru' },
  askVerificationHelp: {
    en: 'Tell us your email for a new verification link.',
    id: 'Beri tahu email Anda untuk mendapat tautan verifikasi baru.',
  },
  noToken: {
    en: 'The address is not complete. Open the link from the mail again, or ask for a new one.',
    id: 'Alamat tidak lengkap. Buka lagi tautan dari email, atau minta yang baru.',
  },

  resetTitle: { en: 'New password', id: 'Kata sandi baru' },
  resetHeading: { en: 'Choose a new password', id: 'Buat kata sandi baru' },
  resetHelp: {
    en: 'Every place where you are signed in is signed out.',
    id: 'Semua tempat Anda masuk akan dikeluarkan.',
  },
  newPassword: { en: 'New password', id: 'Kata sandi baru' },
  savePassword: { en: 'Save password', id: 'Simpan kata sandi' },
  checking: { en: 'Looking at your link…', id: 'Memeriksa tautan Anda…' },
  askReset: { en: 'Ask for a new link', id: 'Minta tautan baru' },
})
