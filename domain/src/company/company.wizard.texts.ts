import { defineTexts } from '../kernel/texts'
import { companyFieldTexts } from './company.fields.texts'

/** Spec 1 §2, §5: the registration wizard, and the same two steps for a company that makes corrections. */
export const companyWizardTexts = defineTexts({
  ...companyFieldTexts,
  welcomeHelp: {
    en: 'Two steps, then your company is checked. What you type is saved.',
    id: 'Dua langkah, lalu perusahaan Anda diperiksa. Isian Anda disimpan.',
  },
  correctTitle: { en: 'Correct details', id: 'Perbaiki data' },
  correctHelp: {
    en: 'Change what was asked for, then send it again. What you type is saved.',
    id: 'Ubah yang diminta, lalu kirim lagi. Isian Anda disimpan.',
  },
  changeTitle: { en: 'What you sent', id: 'Yang Anda kirim' },
  changeHelp: {
    en: 'You may still change it while it is being checked.',
    id: 'Anda masih dapat mengubahnya selama diperiksa.',
  },
  back: { en: 'Back', id: 'Kembali' },
  next: { en: 'Next', id: 'Lanjut' },
  submit: { en: 'Submit', id: 'Kirim' },
  resubmit: { en: 'Send again', id: 'Kirim lagi' },
  toWaiting: { en: 'Back to waiting', id: 'Kembali menunggu' },
  steps: { en: 'Steps', id: 'Langkah' },
  stepOf: { en: 'Step {{step}} of 2', id: 'Langkah {{step}} dari 2' },
  stepDone: { en: 'done', id: 'selesai' },
  companyDetail: { en: 'Company Detail', id: 'Data Perusahaan' },
  legalDocument: { en: 'Legal Document', id: 'Dokumen Legal' },
  basicInfo: { en: 'Basic Info', id: 'Info Dasar' },
  basicInfoHelp: {
    en: 'Who your company is, and how vendors reach it.',
    id: 'Siapa perusahaan Anda, dan bagaimana vendor menghubunginya.',
  },
  addressHelp: {
    en: 'It becomes your first delivery address.',
    id: 'Alamat ini menjadi alamat pengiriman pertama Anda.',
  },
  socialMediaHelp: {
    en: 'Vendors see it beside your company’s name.',
    id: 'Vendor melihatnya di samping nama perusahaan Anda.',
  },
  required: { en: 'Required', id: 'Wajib' },
  optional: { en: 'Optional', id: 'Opsional' },
  legalNameHelp: {
    en: 'As registered; it cannot be changed here.',
    id: 'Sesuai pendaftaran; tidak dapat diubah di sini.',
  },
  mainPhoneCountry: { en: 'Main number: country', id: 'Nomor utama: negara' },
  mobilePhoneCountry: { en: 'Mobile number: country', id: 'Nomor seluler: negara' },
  companyType: { en: 'Company Type', id: 'Jenis Perusahaan' },
  companyTypeHelp: {
    en: 'It decides which legal documents are asked for in step 2.',
    id: 'Ini menentukan dokumen legal yang diminta di langkah 2.',
  },
  choose: { en: 'Choose', id: 'Pilih' },
  nothing: { en: 'Nothing found', id: 'Tidak ditemukan' },
  clear: { en: 'Clear {{name}}', id: 'Kosongkan {{name}}' },
  withoutType: {
    en: 'Are you sure want to next and without selected company type? Company type selection is needed for value legal document step.',
    id: 'Yakin ingin lanjut tanpa memilih jenis perusahaan? Jenis perusahaan diperlukan untuk mengisi langkah dokumen legal.',
  },
  withoutTypeYes: { en: 'Yes, next', id: 'Ya, lanjut' },
  noType: {
    en: 'To view input legal document you need to select company type on step 1.',
    id: 'Untuk mengisi dokumen legal, Anda perlu memilih jenis perusahaan di langkah 1.',
  },
  noDocuments: {
    en: 'No legal document is asked for from this company type.',
    id: 'Tidak ada dokumen legal yang diminta untuk jenis perusahaan ini.',
  },
  documentsHelp: {
    en: '{{type}}: a number and a file for each document.',
    id: '{{type}}: nomor dan berkas untuk setiap dokumen.',
  },
  numberOf: { en: 'Number of {{title}}', id: 'Nomor {{title}}' },
  savedForCompany: {
    en: 'Saved for your company as you go, also for another browser. It is sent only with “{{label}}”.',
    id: 'Tersimpan otomatis untuk perusahaan Anda dan dapat dilanjutkan di peramban lain. Dikirim setelah Anda menekan “{{label}}”.',
  },
  saving: { en: 'Saving…', id: 'Menyimpan…' },
  notSavedYet: {
    en: 'Not saved for your company yet. What you typed is still in this browser. {{reason}}',
    id: 'Belum tersimpan untuk perusahaan Anda. Isian Anda masih ada di peramban ini. {{reason}}',
  },
  chooseFirst: {
    en: 'Somebody else changed a document meanwhile. Choose above which one counts.',
    id: 'Orang lain baru saja mengubah dokumen ini. Pilih versi yang dipakai di atas.',
  },
  uploading: {
    en: 'Wait until the upload is done, or cancel it.',
    id: 'Tunggu sampai unggahan selesai, atau batalkan.',
  },
  registered: {
    en: 'Thank you. Your company is waiting for verification now.',
    id: 'Terima kasih. Perusahaan Anda kini menunggu verifikasi.',
  },
  saved: { en: 'Your changes are saved.', id: 'Perubahan Anda telah disimpan.' },
  resubmitted: {
    en: 'Sent again. Your company is waiting for verification now.',
    id: 'Terkirim lagi. Perusahaan Anda kini menunggu verifikasi.',
  },
})
