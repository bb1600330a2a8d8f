import { defineTexts } from '../kernel/texts'

/** Spec 1 §2, §5: the registration of a company. */
export const registerTexts = defineTexts({
  title: { en: 'Sign up', id: 'Daftar' },
  heading: { en: 'Register your company', id: 'Daftarkan perusahaan Anda' },
  help: {
    en: 'Your account becomes the owner’s. Your team joins it later.',
    id: 'Akun Anda menjadi akun pemilik. Tim Anda bergabung kemudian.',
  },
  fullName: { en: 'Full Name', id: 'Nama Lengkap' },
  companyName: { en: 'Legal Company Name', id: 'Nama Resmi Perusahaan' },
  companyNameHelp: {
    en: 'As in its deed, such as PT Maju Bersama.',
    id: 'Sesuai akta, misalnya PT Maju Bersama.',
  },
  emailInvited: {
    en: 'The invitation is for this address.',
    id: 'Undangan ditujukan ke alamat ini.',
  },
  submit: { en: 'Sign Up', id: 'Daftar' },
  alreadyRegistered: {
    en: 'User already registered, please use another email!',
    id: 'Pengguna sudah terdaftar, gunakan email lain!',
  },
  emailTaken: {
    en: 'Sign in with this email, or register with another one.',
    id: 'Masuk dengan email ini, atau daftar dengan email lain.',
  },
  haveAccount: { en: 'Already registered?', id: 'Sudah terdaftar?' },
  toSignIn: { en: 'Sign in', id: 'Masuk' },
  success: { en: 'Registration Successful', id: 'Pendaftaran Berhasil' },
  successText: {
    en: 'A verification link has been sent to {{email}}. Open it to verify your email; you can sign in already.',
    id: 'Tautan verifikasi telah dikirim ke {{email}}. Buka untuk memverifikasi email Anda; Anda sudah dapat masuk.',
  },
  goesOn: {
    en: 'You go on to sign in in {{seconds}} seconds.',
    id: 'Anda menuju halaman masuk dalam {{seconds}} detik.',
  },
  goOnNow: { en: 'Sign in now', id: 'Masuk sekarang' },
})
