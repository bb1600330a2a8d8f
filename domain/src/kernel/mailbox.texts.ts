import { defineTexts } from './texts'

/** The texts of `/mailbox`, which shows mail stored in the database while no mail server is configured. */
export const mailboxTexts = defineTexts({
  title: { en: 'Mailbox', id: 'Kotak surat' },
  intro: {
    en: 'No mail server is set, so mail stays here instead of leaving. This page exists only outside production.',
    id: 'Server surel belum diatur, jadi surel tinggal di sini dan tidak dikirim. Halaman ini hanya ada di luar produksi.',
  },
  recipient: { en: 'Recipient', id: 'Penerima' },
  recipientHelp: { en: 'Name or email', id: 'Nama atau surel' },
  search: { en: 'Search', id: 'Cari' },
  clear: { en: 'Clear', id: 'Hapus' },
  subject: { en: 'Subject', id: 'Perihal' },
  time: { en: 'Time', id: 'Waktu' },
  to: { en: 'To', id: 'Kepada' },
  empty: { en: 'No mail yet.', id: 'Belum ada surel.' },
  noneFor: { en: 'No mail for “{{to}}”.', id: 'Tidak ada surel untuk “{{to}}”.' },
  newest: { en: 'The newest {{count}} mails.', id: '{{count}} surel terbaru.' },
  all: { en: 'All mail', id: 'Semua surel' },
  page: { en: 'The mail as a page', id: 'Surel sebagai halaman' },
  files: { en: 'Attached:', id: 'Terlampir:' },
  plain: { en: 'Plain text', id: 'Teks biasa' },
  toApp: { en: 'Open Pasok', id: 'Buka Pasok' },
})
