import { defineTexts } from './texts'

/** What stands around every screen of the provider console, and what they have in common. */
export const providerTexts = defineTexts({
  console: { en: 'Provider console', id: 'Konsol penyedia' },
  menu: { en: 'Provider menu', id: 'Menu penyedia' },
  companies: { en: 'Companies', id: 'Perusahaan' },
  superAdmins: { en: 'Super admins', id: 'Super admin' },
  companyTypes: { en: 'Company types', id: 'Jenis perusahaan' },
  companyCategories: { en: 'Company categories', id: 'Kategori perusahaan' },
  audit: { en: 'Audit log', id: 'Log audit' },
  feedback: { en: 'Feedback', id: 'Masukan' },
  waitingCount: { en: '{{count}} waiting', id: '{{count}} menunggu' },
  unreadCount: { en: '{{count}} unread', id: '{{count}} belum dibaca' },
  signInTitle: { en: 'Sign in to the provider console', id: 'Masuk ke konsol penyedia' },
  signInHelp: {
    en: 'For the staff of the company that runs Pasok.',
    id: 'Untuk staf perusahaan yang menjalankan Pasok.',
  },
  signedInAs: {
    en: 'You are signed in as {{name}}, which is not a provider account.',
    id: 'Anda masuk sebagai {{name}}, yang bukan akun penyedia.',
  },
  signOutFirst: {
    en: 'Sign out to come in with a provider account.',
    id: 'Keluar dahulu untuk masuk dengan akun penyedia.',
  },
  search: { en: 'Search', id: 'Cari' },
  loadAgain: { en: 'Load again', id: 'Muat ulang' },
  name: { en: 'Name', id: 'Nama' },
  email: { en: 'E-mail', id: 'Email' },
  status: { en: 'Status', id: 'Status' },
  active: { en: 'Active', id: 'Aktif' },
  inactive: { en: 'Inactive', id: 'Nonaktif' },
  save: { en: 'Save', id: 'Simpan' },
  cancel: { en: 'Cancel', id: 'Batal' },
  edit: { en: 'Edit', id: 'Ubah' },
  deactivate: { en: 'Deactivate', id: 'Nonaktifkan' },
  activate: { en: 'Activate', id: 'Aktifkan' },
  saved: { en: '{{name}} is saved.', id: '{{name}} tersimpan.' },
  nameRequired: { en: 'Name is required', id: 'Nama wajib diisi' },
  stay: { en: 'Stay', id: 'Tetap di sini' },
})
