import { defineTexts } from './texts'

/** The texts of `/mailbox`, which shows mail stored in the database while no mail server is configured. */
export const mailboxTexts = defineTexts({
  title: { en: 'Mailbox', id: 'Kotak surat' },
  intro: {
    en: 'No mail server is configured, so emails are collected here instead of being sent. This page exists only outside production.',
    id: 'Server email belum diatur, sehingga email dikumpulkan di sini dan tidak dikirim. Halaman ini hanya ada di luar produksi.',
  },
  recipient: { en: 'Recipient', id: 'Penerima' },
  recipientHelp: { en: 'Name or email', id: 'Nama atau email' },
  search: { en: 'Search', id: 'Cari' },
  clear: { en: 'Clear', id: 'Hapus' },
  subject: { en: 'Subject', id: 'Perihal' },
  time: { en: 'Time', id: 'Waktu' },
  to: { en: 'To', id: 'Kepada' },
  empty: { en: 'No emails yet.', id: 'Belum ada email.' },
  noneFor: { en: 'No emails for “{{to}}”.', id: 'Tidak ada email untuk “{{to}}”.' },
  newest: { en: 'The latest {{count}} emails.', id: '{{count}} email terbaru.' },
  all: { en: 'All emails', id: 'Semua email' },
  page: { en: 'HTML version of the email', id: 'Versi HTML email' },
  files: { en: 'Attachments:', id: 'Lampiran:' },
  plain: { en: 'Plain text', id: 'Teks biasa' },
  toApp: { en: 'Open Pasok', id: 'Buka Pasok' },
})
