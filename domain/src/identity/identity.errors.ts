import { defineTexts } from '../kernel/texts'

/** The identity provider's `error_description`s. */
export const identityErrors = defineTexts({
  wrong: { en: 'Wrong email or password.', id: 'Email atau kata sandi salah.' },
  inactive: {
    en: 'This account has been deactivated. Ask the owner of your company.',
    id: 'Akun ini telah dinonaktifkan. Hubungi pemilik perusahaan Anda.',
  },
  locked: {
    en: 'Your account has been blocked after multiple consecutive login attempts. Try again in {{minutes}} minutes.',
    id: 'Akun Anda diblokir setelah beberapa kali percobaan masuk. Coba lagi dalam {{minutes}} menit.',
  },
  incomplete: {
    en: 'grant_type password, username, password, client_id and connection are required.',
    id: 'grant_type password, username, password, client_id, dan connection wajib diisi.',
  },
})
