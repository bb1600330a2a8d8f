import { defineTexts } from '../kernel/texts'

/** Spec 1 §2: a super admin's sign-in and choice of a company. */
export const superAdminTexts = defineTexts({
  signInTitle: { en: 'Log in', id: 'Masuk' },
  signInHelp: {
    en: 'For super admins, who act for several companies.',
    id: 'Untuk super admin, yang bertindak untuk beberapa perusahaan.',
  },
  signIn: { en: 'Sign In', id: 'Masuk' },
  isBuyer: { en: 'Working for one company?', id: 'Bekerja untuk satu perusahaan?' },
  toSignIn: { en: 'Sign in here', id: 'Masuk di sini' },
  title: { en: 'Select company', id: 'Pilih perusahaan' },
  welcome: { en: 'Welcome, {{name}}', id: 'Selamat datang, {{name}}' },
  welcomeHelp: {
    en: 'Choose the company that you act for.',
    id: 'Pilih perusahaan yang Anda wakili.',
  },
  search: { en: 'Search company', id: 'Cari perusahaan' },
  clear: { en: 'Clear', id: 'Hapus' },
  no: { en: 'NO', id: 'NO' },
  companyName: { en: 'COMPANY NAME', id: 'NAMA PERUSAHAAN' },
  ownerName: { en: 'OWNER NAME', id: 'NAMA PEMILIK' },
  ownerEmail: { en: 'OWNER EMAIL', id: 'EMAIL PEMILIK' },
  action: { en: 'ACTION', id: 'AKSI' },
  login: { en: 'Login', id: 'Masuk' },
  loginAs: { en: 'Login as {{company}}', id: 'Masuk sebagai {{company}}' },
  none: { en: 'Company Not Found', id: 'Perusahaan Tidak Ditemukan' },
  noneFound: {
    en: 'None of your companies has this name.',
    id: 'Tidak ada perusahaan Anda dengan nama ini.',
  },
  noneOwned: {
    en: 'You do not act for any company yet. The provider assigns the companies.',
    id: 'Anda belum mewakili perusahaan mana pun. Penyedia platform yang menetapkannya.',
  },
  failed: { en: 'The companies could not be loaded', id: 'Perusahaan tidak dapat dimuat' },
})
