import { defineTexts } from '../kernel/texts'

/** Spec 1 §2, `/dashboard/account`. */
export const accountTexts = defineTexts({
  heading: { en: 'Account Information', id: 'Informasi Akun' },
  fullName: { en: 'Full Name', id: 'Nama Lengkap' },
  email: { en: 'Email', id: 'Email' },
  password: { en: 'Password', id: 'Kata sandi' },
  hidden: { en: 'Not shown to anybody', id: 'Tidak ditampilkan kepada siapa pun' },
  role: { en: 'Role', id: 'Peran' },
  company: { en: 'Company', id: 'Perusahaan' },
  since: { en: 'Member since', id: 'Anggota sejak' },
  sendReset: { en: 'Send Reset Password Email', id: 'Kirim Email Reset Kata Sandi' },
  sent: {
    en: 'A link to set a new password is on its way to {{email}}. It works once, for one hour.',
    id: 'Tautan untuk mengatur kata sandi baru dikirim ke {{email}}. Berlaku satu kali, selama satu jam.',
  },
  notSent: { en: 'The mail was not sent', id: 'Email tidak terkirim' },
  sentHelp: {
    en: 'Setting a new password signs you out everywhere.',
    id: 'Mengatur kata sandi baru mengeluarkan Anda di mana saja.',
  },
  help: {
    en: 'Your role is set by those who manage the users of your company.',
    id: 'Peran Anda diatur oleh pengelola pengguna perusahaan Anda.',
  },
  change: { en: 'Change name', id: 'Ubah nama' },
  changeHelp: {
    en: 'Documents that you have already created or sent keep the name you had then.',
    id: 'Dokumen yang sudah Anda buat atau kirim tetap memuat nama Anda saat itu.',
  },
  save: { en: 'Save', id: 'Simpan' },
  renamed: { en: 'Your name is now {{name}}.', id: 'Nama Anda kini {{name}}.' },
  notRenamed: { en: 'Your name was not changed', id: 'Nama Anda tidak diubah' },
})
