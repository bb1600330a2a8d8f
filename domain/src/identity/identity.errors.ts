import { kernelTexts } from '../kernel/kernel.texts'
import { defineTexts } from '../kernel/texts'
import { LONGEST_PASSWORD } from './identity.rules'

/** The identity provider's `error_description`s. */
export const identityErrors = defineTexts({
  wrong: { en: 'Wrong email or password.', id: 'Email atau kata sandi salah.' },
  inactive: kernelTexts.deactivated,
  locked: {
    en: 'Your account has been blocked after multiple consecutive login attempts. Try again in {{minutes}} minutes.',
    id: 'Akun Anda diblokir setelah beberapa kali percobaan masuk. Coba lagi dalam {{minutes}} menit.',
  },
  incomplete: {
    en: 'grant_type password, username, password, client_id and connection are required.',
    id: 'grant_type password, username, password, client_id, dan connection wajib diisi.',
  },
  unregistered: {
    en: 'There is no Pasok company for this account yet. Register your company first.',
    id: 'Belum ada perusahaan Pasok untuk akun ini. Daftarkan perusahaan Anda terlebih dahulu.',
  },
})

/** Validation errors of a registration: Spec 1 §5, Sign up. */
export const registrationErrors = defineTexts({
  nameRequired: { en: 'Full Name is required', id: 'Nama Lengkap wajib diisi' },
  companyRequired: { en: 'Company Name is required', id: 'Nama Perusahaan wajib diisi' },
  nameNotPlain: {
    en: 'A name can’t have a web address, an email address or line breaks in it',
    id: 'Nama tidak boleh memuat alamat web, alamat email, atau baris baru',
  },
  emailRequired: { en: 'Email is required', id: 'Email wajib diisi' },
  emailInvalid: { en: 'Email is invalid', id: 'Email tidak valid' },
  passwordWeak: {
    en: 'Password Must Contain 8 Characters and at least have one Special Case Character, One Lowercase and One Number',
    id: 'Kata Sandi harus memuat 8 karakter dengan sedikitnya satu karakter khusus, satu huruf kecil, dan satu angka',
  },
  passwordLong: {
    en: `A password has at most ${LONGEST_PASSWORD} characters`,
    id: `Kata sandi paling banyak ${LONGEST_PASSWORD} karakter`,
  },
  /** The specified server text, unchanged; the screen shows a different text (Spec 1 §5, §8). */
  taken: { en: 'Invalid sign up', id: 'Invalid sign up' },
})

export const linkErrors = defineTexts({
  verifyUsed: {
    en: 'This verification link was used already. Ask for a new verification mail if your email is still not verified.',
    id: 'Tautan verifikasi ini sudah dipakai. Minta email verifikasi baru bila email Anda belum juga terverifikasi.',
  },
  verifyExpired: {
    en: 'This verification link has expired: it works for three days. Ask for a new verification mail.',
    id: 'Tautan verifikasi ini sudah kedaluwarsa: berlaku tiga hari. Minta email verifikasi baru.',
  },
  verifySuperseded: {
    en: 'A newer verification mail was sent to you. Use the link in the newest one, or ask for a new mail.',
    id: 'Email verifikasi yang lebih baru telah dikirim. Pakai tautan di email terbaru, atau minta email baru.',
  },
  verifyUnknown: {
    en: 'This verification link is not known. Open the link from the mail again, or ask for a new verification mail.',
    id: 'Tautan verifikasi ini tidak dikenal. Buka lagi tautan dari email, atau minta email verifikasi baru.',
  },
  resetUsed: {
    en: 'A password was set with this link already. Sign in with it, or ask for a new link.',
    id: 'Kata sandi sudah diatur dengan tautan ini. Masuk dengannya, atau minta tautan baru.',
  },
  resetExpired: {
    en: 'This link has expired. Ask for a new one: it works for one hour.',
    id: 'Tautan ini sudah kedaluwarsa. Minta yang baru: berlaku satu jam.',
  },
  resetSuperseded: {
    en: 'A newer link was mailed to you. Use the newest one, or ask for another.',
    id: 'Tautan yang lebih baru telah dikirim ke email Anda. Pakai yang terbaru, atau minta lagi.',
  },
  resetUnknown: {
    en: 'This link is not known. Open it from the mail again, or ask for a new one.',
    id: 'Tautan ini tidak dikenal. Buka lagi dari email, atau minta yang baru.',
  },
  verified: { en: 'Your email is verified.', id: 'Email Anda telah terverifikasi.' },
  alreadyVerified: {
    en: 'Your email is verified already.',
    id: 'Email Anda sudah terverifikasi.',
  },
  /** Shown whether or not the account exists, so that the response does not reveal accounts. */
  resetMailed: {
    en: 'If there is an account with this email, a link to set a new password is on its way to it.',
    id: 'Bila ada akun dengan email ini, tautan untuk mengatur kata sandi baru sedang dikirim.',
  },
  verificationMailed: {
    en: 'If there is an account with this email that is not verified yet, a new link is on its way to it.',
    id: 'Bila ada akun dengan email ini yang belum terverifikasi, tautan baru sedang dikirim.',
  },
  passwordSet: {
    en: 'Your new password is set. Sign in with it.',
    id: 'Kata sandi baru Anda telah diatur. Masuk dengannya.',
  },
})
