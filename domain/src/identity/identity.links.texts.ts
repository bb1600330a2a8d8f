import { defineTexts } from '../kernel/texts'

/** Spec 1 §2 and `docs/domain.md` §4: forgotten passwords, and the screens that mailed links open. */
export const linkTexts = defineTexts({
  forgotTitle: { en: 'Forgot password', id: 'Lupa kata sandi' },
  forgotHeading: { en: 'Forgot your password?', id: 'Lupa kata sandi?' },
  forgotHelp: {
    en: 'Enter your email and we will send you a link to set a new password.',
    id: 'Isi email Anda dan kami akan mengirim tautan untuk membuat kata sandi baru.',
  },
  submit: { en: 'Submit', id: 'Kirim' },
  sentHeading: { en: 'Check your email', id: 'Periksa email Anda' },
  resetSent: {
    en: 'If an account with {{email}} exists, we are sending it an email with a link. The link can be used once and is valid for one hour.',
    id: 'Jika ada akun dengan {{email}}, email berisi tautan sedang dikirim. Tautan berlaku satu jam, untuk satu kali pakai.',
  },
  verificationSent: {
    en: 'If {{email}} has not been verified yet, we are sending it an email with a new link.',
    id: 'Jika {{email}} belum terverifikasi, email berisi tautan baru sedang dikirim.',
  },
  notArrived: {
    en: 'No email after a few minutes? Check your spam folder, or send it again.',
    id: 'Belum ada email setelah beberapa menit? Periksa folder spam, atau kirim lagi.',
  },
  askAgain: { en: 'Send again', id: 'Kirim lagi' },
  sentAgain: { en: 'Email requested again.', id: 'Email sudah diminta lagi.' },
  otherEmail: { en: 'Use another email', id: 'Gunakan email lain' },
  tryAgainIn: {
    en: '{{message}} Try again in {{seconds}} seconds.',
    id: '{{message}} Coba lagi dalam {{seconds}} detik.',
  },
  tryAgainInMinutes: {
    en: '{{message}} Try again in {{minutes}} minutes.',
    id: '{{message}} Coba lagi dalam {{minutes}} menit.',
  },
  backToSignIn: { en: 'Back to sign in', id: 'Kembali ke halaman masuk' },
  toSignIn: { en: 'Sign in', id: 'Masuk' },
  goOn: { en: 'Continue', id: 'Lanjutkan' },
  retry: { en: 'Try again', id: 'Coba lagi' },

  verifyTitle: { en: 'Verify email', id: 'Verifikasi email' },
  verifying: { en: 'Verifying your email…', id: 'Memverifikasi email Anda…' },
  verified: { en: 'Your email is verified', id: 'Email Anda terverifikasi' },
  verifiedNext: {
    en: 'Sign in to complete your company’s registration.',
    id: 'Masuk untuk menyelesaikan pendaftaran perusahaan Anda.',
  },
  verifiedSignedIn: {
    en: 'You can continue where you left off.',
    id: 'Anda dapat melanjutkan dari tempat terakhir.',
  },
  linkFailed: { en: 'This link cannot be used', id: 'Tautan ini tidak dapat dipakai' },
  verifyUnreached: { en: 'Your email is not verified yet', id: 'Email Anda belum terverifikasi' },
  askVerification: { en: 'Send a new link', id: 'Kirim tautan baru' },
  askVerificationHelp: {
    en: 'Enter your email to get a new verification link.',
    id: 'Isi email Anda untuk mendapat tautan verifikasi baru.',
  },
  noToken: {
    en: 'The link is incomplete. Open the link in the email again, or request a new one.',
    id: 'Tautan tidak lengkap. Buka lagi tautan di email, atau minta tautan baru.',
  },

  resetTitle: { en: 'New password', id: 'Kata sandi baru' },
  resetHeading: { en: 'Choose a new password', id: 'Buat kata sandi baru' },
  resetHelp: {
    en: 'You will be signed out on all devices.',
    id: 'Anda akan keluar dari semua perangkat.',
  },
  newPassword: { en: 'New password', id: 'Kata sandi baru' },
  savePassword: { en: 'Save password', id: 'Simpan kata sandi' },
  checking: { en: 'Checking your link…', id: 'Memeriksa tautan Anda…' },
  askReset: { en: 'Request a new link', id: 'Minta tautan baru' },
})
