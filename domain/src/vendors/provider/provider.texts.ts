import { defineTexts } from '../../kernel/texts'

/** Spec 2 §2, Platform setting. */
export const platformSettingTexts = defineTexts({
  heading: { en: 'Setting Platform', id: 'Pengaturan Platform' },
  headingText: {
    en: 'Default values of requests to preferred vendors. Requests that were already sent do not change.',
    id: 'Nilai bawaan permintaan ke vendor pilihan. Permintaan yang sudah terkirim tidak berubah.',
  },
  discount: { en: 'Default discount (%)', id: 'Diskon bawaan (%)' },
  paymentTerm: { en: 'Default payment terms (days)', id: 'Termin pembayaran bawaan (hari)' },
  downPayment: { en: 'Default down payment (%)', id: 'Uang muka bawaan (%)' },
  range: { en: 'From {{min}} to {{max}}', id: 'Dari {{min}} sampai {{max}}' },
  discountRequired: { en: 'Default discount is required', id: 'Diskon bawaan wajib diisi' },
  paymentTermRequired: {
    en: 'Default payment terms are required',
    id: 'Termin pembayaran bawaan wajib diisi',
  },
  downPaymentRequired: {
    en: 'Default down payment is required',
    id: 'Uang muka bawaan wajib diisi',
  },
  save: { en: 'Save Change', id: 'Simpan Perubahan' },
  saved: { en: 'Platform settings saved', id: 'Pengaturan platform disimpan' },
  notSaved: { en: 'Platform settings were not saved', id: 'Pengaturan platform gagal disimpan' },
})

/** The provider's list of vendors, and creating one (`docs/domain.md` §1). */
export const providerVendorTexts = defineTexts({
  search: { en: 'Search name, code or email', id: 'Cari nama, kode, atau email' },
  add: { en: 'Add vendor', id: 'Tambah vendor' },
  vendor: { en: 'Vendor', id: 'Vendor' },
  code: { en: 'Code', id: 'Kode' },
  category: { en: 'Category', id: 'Kategori' },
  city: { en: 'City', id: 'Kota' },
  products: { en: 'Products', id: 'Produk' },
  users: { en: 'Users', id: 'Pengguna' },
  state: { en: 'Status', id: 'Status' },
  anyState: { en: 'Any status', id: 'Semua status' },
  active: { en: 'Active', id: 'Aktif' },
  'without-user': { en: 'No active user', id: 'Tanpa pengguna aktif' },
  inactive: { en: 'Inactive', id: 'Nonaktif' },
  none: { en: 'No vendors yet', id: 'Belum ada vendor' },
  noneHelp: {
    en: 'A vendor that you add can sell as soon as its owner has set a password.',
    id: 'Vendor yang Anda tambahkan dapat berjualan setelah pemiliknya mengatur kata sandi.',
  },
  noneSo: { en: 'No vendors with this status', id: 'Tidak ada vendor dengan status ini' },
  showAll: { en: 'Show all vendors', id: 'Tampilkan semua vendor' },
  legalName: { en: 'Legal name', id: 'Nama legal' },
  legalNameHelp: {
    en: 'The company code is created from it, and never changes.',
    id: 'Kode perusahaan dibuat darinya, dan tidak pernah berubah.',
  },
  ownerName: { en: 'Owner’s full name', id: 'Nama lengkap pemilik' },
  ownerEmail: { en: 'Owner’s email', id: 'Email pemilik' },
  ownerEmailHelp: {
    en: 'We email a link to set a password to this address. It is valid for three days.',
    id: 'Tautan untuk mengatur kata sandi dikirim ke alamat ini. Berlaku tiga hari.',
  },
  failed: { en: 'The vendor could not be added', id: 'Vendor tidak dapat ditambahkan' },
})

export const providerVendorFileTexts = defineTexts({
  missing: { en: 'Vendor not found', id: 'Vendor tidak ditemukan' },
  missingHelp: {
    en: 'The link may be incomplete. Look for the vendor in the list.',
    id: 'Tautan mungkin tidak lengkap. Cari vendor di daftar.',
  },
  toList: { en: 'All vendors', id: 'Semua vendor' },
  deactivate: { en: 'Deactivate', id: 'Nonaktifkan' },
  activate: { en: 'Activate', id: 'Aktifkan' },
  confirmDeactivate: { en: 'Deactivate {{name}}?', id: 'Nonaktifkan {{name}}?' },
  confirmDeactivateText: {
    en: 'Its products leave the search, and are withdrawn in drafts. Running orders continue, and its users can still sign in.',
    id: 'Produknya keluar dari pencarian, dan dianggap ditarik di draf. Pesanan yang sedang berjalan dilanjutkan, dan penggunanya tetap dapat masuk.',
  },
  confirmActivate: { en: 'Activate {{name}} again?', id: 'Aktifkan {{name}} kembali?' },
  confirmActivateText: {
    en: 'Its products appear in the search again.',
    id: 'Produknya tampil kembali di pencarian.',
  },
  deactivateFailed: {
    en: 'The vendor could not be deactivated',
    id: 'Vendor tidak dapat dinonaktifkan',
  },
  activateFailed: { en: 'The vendor could not be activated', id: 'Vendor tidak dapat diaktifkan' },
  noticeInactive: {
    en: 'This vendor is inactive. Its products do not appear in the search.',
    id: 'Vendor ini nonaktif. Produknya tidak tampil di pencarian.',
  },
  noticeWithoutUser: {
    en: 'No user of this vendor can sign in. Its products do not appear in the search until a user is active.',
    id: 'Tidak ada pengguna vendor ini yang dapat masuk. Produknya tidak tampil di pencarian sampai ada pengguna aktif.',
  },
  company: { en: 'Company', id: 'Perusahaan' },
  legalName: { en: 'Legal name', id: 'Nama legal' },
  code: { en: 'Company code', id: 'Kode perusahaan' },
  category: { en: 'Category', id: 'Kategori' },
  since: { en: 'Vendor since', id: 'Vendor sejak' },
  description: { en: 'Description', id: 'Deskripsi' },
  phone: { en: 'Phone', id: 'Telepon' },
  email: { en: 'Email', id: 'Email' },
  website: { en: 'Website', id: 'Situs web' },
  address: { en: 'Address', id: 'Alamat' },
  selling: { en: 'Selling', id: 'Penjualan' },
  offered: { en: 'Products offered', id: 'Produk ditawarkan' },
  withdrawn: { en: 'Products withdrawn', id: 'Produk ditarik' },
  relations: { en: 'Preferred by buyers', id: 'Pilihan pembeli' },
  discount: { en: 'Default discount', id: 'Diskon bawaan' },
  downPayment: { en: 'Down payment', id: 'Uang muka' },
  paymentTerm: { en: 'Payment term', id: 'Termin pembayaran' },
  days: { en: '{{days}} days', id: '{{days}} hari' },
  notGiven: { en: 'Not provided', id: 'Tidak diisi' },
  users: { en: 'Users', id: 'Pengguna' },
  isOwner: { en: 'Owner', id: 'Pemilik' },
  neverIn: { en: 'Never signed in', id: 'Belum pernah masuk' },
  lastIn: { en: 'Signed in {{time}}', id: 'Masuk {{time}}' },
  sendLink: { en: 'Send the link again', id: 'Kirim tautan lagi' },
  sendFailed: { en: 'The link could not be sent', id: 'Tautan tidak dapat dikirim' },
  handOver: { en: 'Make owner', id: 'Jadikan pemilik' },
  handOverFailed: { en: 'The ownership was not transferred', id: 'Kepemilikan gagal dialihkan' },
  confirmHandOver: {
    en: 'Make {{name}} the owner of {{company}}?',
    id: 'Jadikan {{name}} pemilik {{company}}?',
  },
  confirmHandOverText: {
    en: '{{name}} manages the team from then on, and {{owner}} no longer does. Both are notified by email.',
    id: 'Sejak saat itu {{name}} mengelola tim, dan {{owner}} tidak lagi. Keduanya diberi tahu lewat email.',
  },
  userFailed: { en: 'The user could not be changed', id: 'Pengguna tidak dapat diubah' },
  confirmUser: { en: 'Deactivate {{name}}?', id: 'Nonaktifkan {{name}}?' },
  confirmUserText: {
    en: 'They are signed out everywhere immediately, and cannot sign in again until they are activated.',
    id: 'Pengguna langsung dikeluarkan dari semua perangkat, dan tidak dapat masuk lagi sampai diaktifkan.',
  },
  confirmLastUserText: {
    en: 'No other user of this vendor can sign in: its products leave the search as well.',
    id: 'Tidak ada pengguna lain dari vendor ini yang dapat masuk: produknya juga keluar dari pencarian.',
  },
  history: { en: 'History', id: 'Riwayat' },
  noHistory: {
    en: 'No changes yet. Every change to this vendor, its users and its products appears here.',
    id: 'Belum ada perubahan. Setiap perubahan pada vendor ini, penggunanya, dan produknya tampil di sini.',
  },
})
