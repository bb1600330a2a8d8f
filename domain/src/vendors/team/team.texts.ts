import { defineTexts } from '../../kernel/texts'

export const vendorTeamTexts = defineTexts({
  heading: { en: 'Team', id: 'Tim' },
  headingText: {
    en: 'Users of your vendor portal.',
    id: 'Pengguna portal vendor Anda.',
  },
  headingTextRead: {
    en: 'Users of your vendor portal. {{owner}} manages the team.',
    id: 'Pengguna portal vendor Anda. {{owner}} mengelola tim.',
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
    en: 'We email a link to set a password to this address. It is valid for three days.',
    id: 'Tautan untuk mengatur kata sandi dikirim ke alamat ini. Berlaku tiga hari.',
  },
  emailKept: {
    en: 'The email of an account cannot be changed.',
    id: 'Email akun tidak dapat diubah.',
  },
  failedAdd: { en: 'The user was not added', id: 'Pengguna gagal ditambahkan' },
  failedSave: { en: 'The user was not saved', id: 'Pengguna gagal disimpan' },
  failedStatus: { en: '{{name}} was not changed', id: '{{name}} gagal diubah' },
  failedHandOver: {
    en: 'The ownership was not transferred',
    id: 'Kepemilikan gagal dialihkan',
  },
  failedReset: { en: 'No email was sent to {{name}}', id: 'Email ke {{name}} gagal dikirim' },
  sureDeactivate: { en: 'Deactivate {{name}}?', id: 'Nonaktifkan {{name}}?' },
  sureDeactivateText: {
    en: '{{name}} is signed out immediately and cannot sign in until activated again.',
    id: '{{name}} langsung dikeluarkan dan tidak dapat masuk sampai diaktifkan lagi.',
  },
  sureActivate: { en: 'Activate {{name}}?', id: 'Aktifkan {{name}}?' },
  sureActivateText: {
    en: '{{name}} can sign in again. A user who never signed in gets an email with a link to set a password.',
    id: '{{name}} dapat masuk lagi. Pengguna yang belum pernah masuk mendapat email berisi tautan untuk mengatur kata sandi.',
  },
  sureHandOver: { en: 'Make {{name}} the owner?', id: 'Jadikan {{name}} pemilik?' },
  sureHandOverText: {
    en: '{{name}} manages the team from then on, and you no longer do. Only {{name}} or Pasok can transfer it back. Both of you get an email.',
    id: 'Sejak saat itu {{name}} mengelola tim, dan Anda tidak lagi. Hanya {{name}} atau Pasok yang dapat mengalihkannya kembali. Keduanya mendapat email.',
  },
  resetSent: {
    en: 'A link to set a new password was emailed to {{email}}.',
    id: 'Tautan untuk mengatur kata sandi baru dikirim ke {{email}}.',
  },
})
