import { defineTexts } from '../kernel/texts'

export const vendorTeamTexts = defineTexts({
  heading: { en: 'Team', id: 'Tim' },
  headingText: {
    en: 'Who works at your vendor desk.',
    id: 'Siapa yang bekerja di meja vendor Anda.',
  },
  headingTextRead: {
    en: 'Who works at your vendor desk. {{owner}} manages the team.',
    id: 'Siapa yang bekerja di meja vendor Anda. {{owner}} mengelola tim.',
  },
  list: { en: 'Team', id: 'Tim' },
  add: { en: 'Add user', id: 'Tambah pengguna' },
  search: { en: 'Search name or email', id: 'Cari nama atau email' },
  name: { en: 'Name', id: 'Nama' },
  email: { en: 'Email', id: 'Email' },
  role: { en: 'Role', id: 'Peran' },
  owner: { en: 'Owner', id: 'Pemilik' },
  member: { en: 'Member', id: 'Anggota' },
  status: { en: 'Status', id: 'Status' },
  lastLogin: { en: 'Last login', id: 'Terakhir masuk' },
  never: { en: 'Never', id: 'Belum pernah' },
  you: { en: 'You', id: 'Anda' },
  none: { en: 'No users', id: 'Tidak ada pengguna' },
  edit: { en: 'Edit', id: 'Ubah' },
  activate: { en: 'Activate', id: 'Aktifkan' },
  deactivate: { en: 'Deactivate', id: 'Nonaktifkan' },
  sendReset: { en: 'Send Reset Password', id: 'Kirim Reset Kata Sandi' },
  handOver: { en: 'Make owner', id: 'Jadikan pemilik' },
  addTitle: { en: 'Add user', id: 'Tambah pengguna' },
  editTitle: { en: 'Edit user', id: 'Ubah pengguna' },
  emailHelp: {
    en: 'A link to set a password is mailed there. It works for three days.',
    id: 'Tautan untuk mengatur kata sandi dikirim ke sana. Berlaku tiga hari.',
  },
  emailKept: {
    en: 'The email is the account, and stays.',
    id: 'Email adalah akunnya, dan tetap.',
  },
  failedAdd: { en: 'The user was not added', id: 'Pengguna tidak ditambahkan' },
  failedSave: { en: 'The user was not saved', id: 'Pengguna tidak disimpan' },
  failedStatus: { en: '{{name}} was not changed', id: '{{name}} tidak diubah' },
  failedHandOver: {
    en: 'The ownership was not handed over',
    id: 'Kepemilikan tidak diserahkan',
  },
  failedReset: { en: 'No mail was sent to {{name}}', id: 'Tidak ada email terkirim ke {{name}}' },
  sureDeactivate: { en: 'Deactivate {{name}}?', id: 'Nonaktifkan {{name}}?' },
  sureDeactivateText: {
    en: '{{name}} is signed out at once and cannot sign in until activated again.',
    id: '{{name}} langsung dikeluarkan dan tidak dapat masuk sampai diaktifkan lagi.',
  },
  sureActivate: { en: 'Activate {{name}}?', id: 'Aktifkan {{name}}?' },
  sureActivateText: {
    en: '{{name}} can sign in again. Who never did is mailed a link to set a password.',
    id: '{{name}} dapat masuk lagi. Yang belum pernah masuk dikirimi tautan kata sandi.',
  },
  sureHandOver: { en: 'Make {{name}} the owner?', id: 'Jadikan {{name}} pemilik?' },
  sureHandOverText: {
    en: '{{name}} manages the team from then on, and you no longer do. Only {{name}} or Pasok can give it back. Both of you are mailed.',
    id: '{{name}} mengelola tim sejak itu, dan Anda tidak lagi. Hanya {{name}} atau Pasok yang dapat mengembalikannya. Keduanya dikirimi email.',
  },
  resetSent: {
    en: 'A link to set a new password was mailed to {{email}}.',
    id: 'Tautan untuk mengatur kata sandi baru dikirim ke {{email}}.',
  },
})
