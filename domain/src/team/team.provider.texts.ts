import { defineTexts } from '../kernel/texts'

export const superAdminTexts = defineTexts({
  add: { en: 'Add super admin', id: 'Tambah super admin' },
  editTitle: { en: 'Edit super admin', id: 'Ubah super admin' },
  searchAdmins: { en: 'Search name, email or company', id: 'Cari nama, email, atau perusahaan' },
  companies: { en: 'Companies', id: 'Perusahaan' },
  lastLogin: { en: 'Last sign-in', id: 'Terakhir masuk' },
  never: { en: 'Never', id: 'Belum pernah' },
  noCompanies: { en: 'No companies', id: 'Tanpa perusahaan' },
  andMore: { en: '{{name}} and {{count}} more', id: '{{name}} dan {{count}} lainnya' },
  none: { en: 'No super admins yet', id: 'Belum ada super admin' },
  noneHelp: {
    en: 'A super admin acts for several companies with one account.',
    id: 'Super admin bertindak untuk beberapa perusahaan dengan satu akun.',
  },
  fullname: { en: 'Full name', id: 'Nama lengkap' },
  email: { en: 'Email', id: 'Email' },
  emailHelp: {
    en: 'We email a link to set a password to this address.',
    id: 'Tautan untuk mengatur kata sandi dikirim ke alamat ini.',
  },
  emailKept: {
    en: 'The email of an account cannot be changed.',
    id: 'Email akun tidak dapat diubah.',
  },
  emailRequired: { en: 'Email is required', id: 'Email wajib diisi' },
  emailInvalid: { en: 'Email is invalid', id: 'Email tidak valid' },
  nameRequired: { en: 'Full name is required', id: 'Nama lengkap wajib diisi' },
  actsFor: { en: 'Acts for', id: 'Bertindak untuk' },
  actsForHelp: {
    en: 'Verified companies only. Removing a company ends the open sessions for it.',
    id: 'Hanya perusahaan terverifikasi. Menghapus perusahaan mengakhiri sesi yang terbuka untuknya.',
  },
  chosen: { en: '{{count}} chosen', id: '{{count}} dipilih' },
  chosenNone: { en: 'No company chosen', id: 'Belum ada perusahaan dipilih' },
  searchCompanies: { en: 'Search verified companies', id: 'Cari perusahaan terverifikasi' },
  noMatch: {
    en: 'No verified companies match',
    id: 'Tidak ada perusahaan terverifikasi yang cocok',
  },
  moreMatches: {
    en: '{{count}} match; type more letters to see the others.',
    id: '{{count}} cocok; ketik lebih banyak huruf untuk melihat yang lain.',
  },
  removeCompany: { en: 'Remove {{company}}', id: 'Hapus {{company}}' },
  saveChanges: { en: 'Save', id: 'Simpan' },
  failed: { en: 'The super admin was not saved', id: 'Super admin gagal disimpan' },
  confirmDeactivate: { en: 'Deactivate {{name}}?', id: 'Nonaktifkan {{name}}?' },
  confirmDeactivateText: {
    en: 'All open sessions end immediately, including those for companies. You can activate the account again.',
    id: 'Semua sesi langsung berakhir, termasuk untuk perusahaan. Akun dapat diaktifkan kembali.',
  },
  saved: { en: '{{name}} is saved.', id: '{{name}} tersimpan.' },
  invited: {
    en: '{{name}} is added and gets an email with a link to set a password.',
    id: '{{name}} ditambahkan dan mendapat email berisi tautan untuk mengatur kata sandi.',
  },
})
