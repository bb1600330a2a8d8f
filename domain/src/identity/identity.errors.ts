import { kernelTexts } from '../kernel/kernel.texts'
import { defineTexts } from '../kernel/texts'
import { LONGEST_PASSWORD } from './identity.rules'

/** The identity provider's `error_description`s. */
export const identityErrors = defineTexts({
  wrong: { en: 'Wrong email or password.', id: 'Email atau kata sandi salah.' },
  inactive: kernelTexts.deactivated,
  locked: {
    en: 'Your account has been blocked after multiple consecutive login attempts. Try again in {{minutes}} minutes.',
    id: 'Akun Anda diblokir karena beberapa kali gagal masuk. Coba lagi dalam {{minutes}} menit.',
  },
  incomplete: {
    en: 'grant_type password, username, password, client_id and connection are required.',
    id: 'grant_type password, username, password, client_id, dan connection wajib diisi.',
  },
  unregistered: {
    en: 'This account does not belong to a Pasok company yet. Register your company first.',
    id: 'Belum ada perusahaan Pasok untuk akun ini. Daftarkan perusahaan Anda terlebih dahulu.',
  },
})

/** Validation errors of a registration: Spec 1 §5, Sign up. */
export const registrationErrors = defineTexts({
  nameRequired: { en: 'Full Name is required', id: 'Nama Lengkap wajib diisi' },
  companyRequired: { en: 'Company Name is required', id: 'Nama Perusahaan wajib diisi' },
  nameNotPlain: {
    en: 'A name can’t contain a web address, an email address or line breaks',
    id: 'Nama tidak boleh memuat alamat web, alamat email, atau baris baru',
  },
  emailRequired: { en: 'Email is required', id: 'Email wajib diisi' },
  emailInvalid: { en: 'Email is invalid', id: 'Email tidak valid' },
  passwordWeak: {
    en: 'Password Must Contain 8 Characters and at least have one Special Case Character, One Lowercase and One Number',
    id: 'Kata Sandi harus memuat 8 karakter dengan sedikitnya satu karakter khusus, satu huruf kecil, dan satu angka',
  },
  passwordLong: {
    en: `Use at most ${LONGEST_PASSWORD} characters`,
    id: `Gunakan maksimal ${LONGEST_PASSWORD} karakter`,
  },
  /** The specified server text, unchanged; the screen shows a different text (Spec 1 §5, §8). */
  taken: { en: 'Invalid sign up', id: 'Invalid sign up' },
})

export const linkErrors = defineTexts({
  verifyUsed: {
    en: 'This verification link has already been used. If your email is still not verified, request a new verification email.',
    id: 'Tautan verifikasi ini sudah dipakai. Jika email Anda belum terverifikasi, minta email verifikasi baru.',
  },
  verifyExpired: {
    en: 'This verification link has expired: it was valid for three days. Request a new verification email.',
    id: 'Tautan verifikasi ini sudah kedaluwarsa: masa berlakunya tiga hari. Minta email verifikasi baru.',
  },
  verifySuperseded: {
    en: 'We have sent you a newer verification email. Use the link in that email, or request a new one.',
    id: 'Kami telah mengirim email verifikasi yang lebih baru. Gunakan tautan di email itu, atau minta email baru.',
  },
  verifyUnknown: {
    en: 'This verification link is not valid. Open the link in the email again, or request a new verification email.',
    id: 'Tautan verifikasi ini tidak valid. Buka lagi tautan di email, atau minta email verifikasi baru.',
  },
  resetUsed: {
    en: 'A password has already been set with this link. Sign in with that password, or request a new link.',
    id: 'Kata sandi sudah diatur dengan tautan ini. Masuk dengan kata sandi tersebut, atau minta tautan baru.',
  },
  resetExpired: {
    en: 'This link has expired: it was valid for one hour. Request a new link.',
    id: 'Tautan ini sudah kedaluwarsa: masa berlakunya satu jam. Minta tautan baru.',
  },
  resetSuperseded: {
    en: 'We have emailed you a newer link. Use that link, or request a new one.',
    id: 'Tautan yang lebih baru telah dikirim ke email Anda. Gunakan tautan itu, atau minta tautan baru.',
  },
  resetUnknown: {
    en: 'This link is not valid. Open the link in the email again, or request a new one.',
    id: 'Tautan ini tidak valid. Buka lagi tautan di email, atau minta tautan baru.',
  },
  verified: { en: 'Your email is verified.', id: 'Email Anda telah terverifikasi.' },
  alreadyVerified: {
    en: 'Your email is already verified.',
    id: 'Email Anda sudah terverifikasi.',
  },
  /** Shown whether or not the account exists, so that the response does not reveal accounts. */
  resetMailed: {
    en: 'If an account with this email exists, we are sending it a link to set a new password.',
    id: 'Jika ada akun dengan email ini, tautan untuk mengatur kata sandi baru sedang dikirim.',
  },
  verificationMailed: {
    en: 'If an unverified account with this email exists, we are sending it a new link.',
    id: 'Jika ada akun dengan email ini yang belum terverifikasi, tautan baru sedang dikirim.',
  },
  passwordSet: {
    en: 'Your new password is set. Sign in with it.',
    id: 'Kata sandi baru telah diatur. Masuk dengan kata sandi tersebut.',
  },
})
