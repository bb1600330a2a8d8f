import { defineTexts } from '../kernel/texts'

/** Spec 1 §2, §4, Spec 2 §8: the only screen of an unverified company, with Check status. */
export const companyWaitingTexts = defineTexts({
  checkStatus: { en: 'Check status', id: 'Periksa status' },
  stillUnverified: {
    en: 'Your Company Status is still Unverified, Please contact our administrator for further information.',
    id: 'Status Perusahaan Anda masih belum terverifikasi, silakan hubungi administrator kami untuk informasi lebih lanjut.',
  },
  stillReturned: {
    en: 'Your company is still returned for correction: {{reason}} Correct the details and send them again.',
    id: 'Perusahaan Anda masih dikembalikan untuk diperbaiki: {{reason}} Perbaiki data, lalu kirim kembali.',
  },
  verified: {
    en: 'Yeay! Congratulation, you are verified.',
    id: 'Hore! Selamat, Anda telah terverifikasi.',
  },
  title: {
    en: '{{company}} is waiting for verification',
    id: '{{company}} sedang menunggu verifikasi',
  },
  titleReturned: {
    en: '{{company}} was returned for correction',
    id: '{{company}} dikembalikan untuk diperbaiki',
  },
  looksByItself: {
    en: 'This page looks by itself every half minute.',
    id: 'Halaman ini memeriksa sendiri setiap setengah menit.',
  },
  lastLooked: { en: 'Last checked {{time}}', id: 'Terakhir diperiksa {{time}}' },
  whatNext: { en: 'What happens next', id: 'Apa selanjutnya' },
  nextSent: { en: 'Details sent', id: 'Data terkirim' },
  nextSentHelp: {
    en: 'Your company’s details and documents have arrived.',
    id: 'Data dan dokumen perusahaan Anda telah diterima.',
  },
  nextEmail: { en: 'Email verified', id: 'Email terverifikasi' },
  nextEmailOpen: { en: 'Verify your email', id: 'Verifikasi email Anda' },
  nextEmailHelp: {
    en: 'Your email is not verified yet. Open the link in the mail that we sent to {{email}}.',
    id: 'Email Anda belum terverifikasi. Buka tautan di email yang kami kirim ke {{email}}.',
  },
  nextEmailDone: { en: '{{email}} is verified.', id: '{{email}} telah terverifikasi.' },
  nextCheck: { en: 'Details checked', id: 'Data diperiksa' },
  nextCheckHelp: {
    en: 'We compare the details with the documents. You get a mail with the result.',
    id: 'Kami mencocokkan data dengan dokumen. Hasilnya kami kirim lewat email.',
  },
  nextReturned: {
    en: 'Something has to be corrected first.',
    id: 'Ada yang perlu diperbaiki terlebih dahulu.',
  },
  nextOpen: { en: 'Full menu opens', id: 'Menu lengkap terbuka' },
  nextOpenHelp: {
    en: 'You search products and create purchase requests.',
    id: 'Anda dapat mencari produk dan membuat permintaan pembelian.',
  },
  stateDone: { en: 'Done', id: 'Selesai' },
  stateNow: { en: 'Now', id: 'Sekarang' },
  stateLater: { en: 'Later', id: 'Nanti' },
  mailAgain: { en: 'Send the mail again', id: 'Kirim ulang email' },
  mailSent: {
    en: 'The mail is on its way to {{email}}. Look in the spam folder, too.',
    id: 'Email sedang dikirim ke {{email}}. Periksa juga folder spam.',
  },
  mailNotSent: { en: 'The mail was not sent', id: 'Email tidak terkirim' },
  sent: { en: 'What you sent', id: 'Yang Anda kirim' },
  company: { en: 'Company', id: 'Perusahaan' },
  companyType: { en: 'Company Type', id: 'Jenis Perusahaan' },
  contact: { en: 'Contact', id: 'Kontak' },
  address: { en: 'Address', id: 'Alamat' },
  submitted: { en: 'Submitted', id: 'Diajukan' },
  documents: { en: 'Documents', id: 'Dokumen' },
  documentsCount: { en: '{{given}} of {{asked}}', id: '{{given}} dari {{asked}}' },
  documentsNone: { en: 'None asked for', id: 'Tidak ada yang diminta' },
  documentsNoType: {
    en: 'None, as no company type was chosen',
    id: 'Belum ada, karena jenis perusahaan belum dipilih',
  },
  change: { en: 'Look at or change details', id: 'Lihat atau ubah data' },
  returned: { en: 'Please correct your details', id: 'Mohon perbaiki data Anda' },
  returnedHelp: {
    en: 'The administrator returned your registration:',
    id: 'Administrator mengembalikan pendaftaran Anda:',
  },
  correct: { en: 'Correct details', id: 'Perbaiki data' },
})
