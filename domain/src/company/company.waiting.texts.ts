import { defineTexts } from '../kernel/texts'

/** Spec 1 §2, §4, Spec 2 §8: the only screen of an unverified company, with Check status. */
export const companyWaitingTexts = defineTexts({
  checkStatus: { en: 'Check status', id: 'Periksa status' },
  stillUnverified: {
    en: 'Your Company Status is still Unverified, Please contact our administrator for further information.',
    id: 'Status Perusahaan Anda masih belum terverifikasi, silakan hubungi administrator kami untuk informasi lebih lanjut.',
  },
  stillReturned: {
    en: 'Your company was returned for correction: {{reason}} Correct the details and submit them again.',
    id: 'Perusahaan Anda dikembalikan untuk diperbaiki: {{reason}} Perbaiki data, lalu ajukan kembali.',
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
    en: 'This page is updated automatically every 30 seconds.',
    id: 'Halaman ini diperbarui otomatis setiap 30 detik.',
  },
  lastLooked: { en: 'Last checked {{time}}', id: 'Terakhir diperiksa {{time}}' },
  whatNext: { en: 'What happens next', id: 'Langkah selanjutnya' },
  nextSent: { en: 'Details submitted', id: 'Data diajukan' },
  nextSentHelp: {
    en: 'We have received your company’s details and documents.',
    id: 'Kami telah menerima data dan dokumen perusahaan Anda.',
  },
  nextEmail: { en: 'Email verified', id: 'Email terverifikasi' },
  nextEmailOpen: { en: 'Verify your email', id: 'Verifikasi email Anda' },
  nextEmailHelp: {
    en: 'Your email is not verified yet. Open the link in the email that we sent to {{email}}.',
    id: 'Email Anda belum terverifikasi. Buka tautan di email yang kami kirim ke {{email}}.',
  },
  nextEmailDone: { en: '{{email}} is verified.', id: '{{email}} telah terverifikasi.' },
  nextCheck: { en: 'Details reviewed', id: 'Data diperiksa' },
  nextCheckHelp: {
    en: 'We compare the details with the documents and email you the result.',
    id: 'Kami mencocokkan data dengan dokumen. Hasilnya kami kirim lewat email.',
  },
  nextReturned: {
    en: 'Your details need to be corrected first.',
    id: 'Data Anda perlu diperbaiki terlebih dahulu.',
  },
  nextOpen: { en: 'Full menu available', id: 'Menu lengkap tersedia' },
  nextOpenHelp: {
    en: 'You can search for products and create purchase requests.',
    id: 'Anda dapat mencari produk dan membuat permintaan pembelian.',
  },
  stateDone: { en: 'Done', id: 'Selesai' },
  stateNow: { en: 'Now', id: 'Sekarang' },
  stateLater: { en: 'Later', id: 'Nanti' },
  mailAgain: { en: 'Resend email', id: 'Kirim ulang email' },
  mailSent: {
    en: 'We are sending the email to {{email}}. Check your spam folder, too.',
    id: 'Email sedang dikirim ke {{email}}. Periksa juga folder spam.',
  },
  mailNotSent: { en: 'The email was not sent', id: 'Email gagal dikirim' },
  sent: { en: 'Submitted details', id: 'Data yang diajukan' },
  company: { en: 'Company', id: 'Perusahaan' },
  companyType: { en: 'Company type', id: 'Jenis perusahaan' },
  contact: { en: 'Contact', id: 'Kontak' },
  address: { en: 'Address', id: 'Alamat' },
  submitted: { en: 'Submitted', id: 'Diajukan' },
  documents: { en: 'Documents', id: 'Dokumen' },
  documentsCount: { en: '{{given}} of {{asked}}', id: '{{given}} dari {{asked}}' },
  documentsNone: { en: 'None requested', id: 'Tidak ada yang diminta' },
  documentsNoType: {
    en: 'None, because no company type was chosen',
    id: 'Tidak ada, karena jenis perusahaan belum dipilih',
  },
  change: { en: 'View or change details', id: 'Lihat atau ubah data' },
  returned: { en: 'Please correct your details', id: 'Mohon perbaiki data Anda' },
  returnedHelp: {
    en: 'The administrator returned your registration:',
    id: 'Administrator mengembalikan pendaftaran Anda:',
  },
  correct: { en: 'Correct details', id: 'Perbaiki data' },
})
