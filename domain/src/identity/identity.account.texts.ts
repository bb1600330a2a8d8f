import { defineTexts } from '../kernel/texts'

/** Spec 1 §2, `/dashboard/account`. */
export const accountTexts = defineTexts({
  heading: { en: 'Account Information', id: 'Informasi Akun' },
  fullName: { en: 'Full Name', id: 'Nama Lengkap' },
  email: { en: 'Email', id: 'Email' },
  password: { en: 'Password', id: 'Kata sandi' },
  hidden: { en: 'Not visible to anyone', id: 'Tidak ditampilkan kepada siapa pun' },
  role: { en: 'Role', id: 'Peran' },
  company: { en: 'Company', id: 'Perusahaan' },
  since: { en: 'Member since', id: 'Anggota sejak' },
  sendReset: { en: 'Send password reset email', id: 'Kirim email reset kata sandi' },
  sent: {
    en: 'We have sent a link to set a new password to {{email}}. It can be used once and is valid for one hour.',
    id: 'Tautan untuk mengatur kata sandi baru telah dikirim ke {{email}}. Tautan berlaku satu jam, untuk satu kali pakai.',
  },
  notSent: { en: 'The email was not sent', id: 'Email gagal dikirim' },
  sentHelp: {
    en: 'Setting a new password signs you out on all devices.',
    id: 'Setelah kata sandi baru diatur, Anda akan keluar dari semua perangkat.',
  },
  help: {
    en: 'Your role is assigned by the user managers of your company.',
    id: 'Peran Anda diatur oleh pengelola pengguna perusahaan Anda.',
  },
  change: { en: 'Change name', id: 'Ubah nama' },
  changeHelp: {
    en: 'Documents that you have already created or sent still show your previous name.',
    id: 'Dokumen yang sudah Anda buat atau kirim tetap memuat nama Anda sebelumnya.',
  },
  save: { en: 'Save', id: 'Simpan' },
  renamed: { en: 'Your name is now {{name}}.', id: 'Nama Anda kini {{name}}.' },
  notRenamed: { en: 'Your name was not changed', id: 'Nama Anda gagal diubah' },
})
