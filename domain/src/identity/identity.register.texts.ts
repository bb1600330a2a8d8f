import { defineTexts } from '../kernel/texts'

/** Spec 1 §2, §5: the registration of a company. */
export const registerTexts = defineTexts({
  title: { en: 'Sign up', id: 'Daftar' },
  heading: { en: 'Register your company', id: 'Daftarkan perusahaan Anda' },
  help: {
    en: 'You will be the owner of the account. Your team can join later.',
    id: 'Anda akan menjadi pemilik akun. Tim Anda dapat bergabung kemudian.',
  },
  fullName: { en: 'Full Name', id: 'Nama Lengkap' },
  companyName: { en: 'Legal company name', id: 'Nama resmi perusahaan' },
  companyNameHelp: {
    en: 'As in the deed of establishment, such as PT Maju Bersama.',
    id: 'Sesuai akta pendirian, misalnya PT Maju Bersama.',
  },
  emailInvited: {
    en: 'The invitation was sent to this address.',
    id: 'Undangan dikirim ke alamat ini.',
  },
  submit: { en: 'Sign up', id: 'Daftar' },
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
    en: 'We have sent a verification link to {{email}}. Open it to verify your email. You can sign in already.',
    id: 'Tautan verifikasi telah dikirim ke {{email}}. Buka tautan itu untuk memverifikasi email Anda. Anda sudah dapat masuk.',
  },
  goesOn: {
    en: 'The sign-in page opens in {{seconds}} seconds.',
    id: 'Halaman masuk terbuka dalam {{seconds}} detik.',
  },
  goOnNow: { en: 'Sign in now', id: 'Masuk sekarang' },
})
