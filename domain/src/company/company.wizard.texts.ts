import { defineTexts } from '../kernel/texts'
import { companyFieldTexts } from './company.texts'

/** Spec 1 §2, §5: the registration wizard, and the same two steps for a company that makes corrections. */
export const companyWizardTexts = defineTexts({
  ...companyFieldTexts,
  welcomeHelp: {
    en: 'Complete two steps, then we review your company. Your entries are saved.',
    id: 'Lengkapi dua langkah, lalu kami memeriksa perusahaan Anda. Isian Anda disimpan.',
  },
  correctTitle: { en: 'Correct details', id: 'Perbaiki data' },
  correctHelp: {
    en: 'Make the requested changes, then submit again. Your entries are saved.',
    id: 'Lakukan perubahan yang diminta, lalu ajukan kembali. Isian Anda disimpan.',
  },
  changeTitle: { en: 'Submitted details', id: 'Data yang diajukan' },
  changeHelp: {
    en: 'You can still change the details during the review.',
    id: 'Anda masih dapat mengubah data selama pemeriksaan.',
  },
  back: { en: 'Back', id: 'Kembali' },
  next: { en: 'Next', id: 'Lanjut' },
  submit: { en: 'Submit', id: 'Kirim' },
  resubmit: { en: 'Resubmit', id: 'Ajukan kembali' },
  toWaiting: { en: 'Back to status', id: 'Kembali ke status' },
  steps: { en: 'Steps', id: 'Langkah' },
  stepOf: { en: 'Step {{step}} of 2', id: 'Langkah {{step}} dari 2' },
  stepDone: { en: 'done', id: 'selesai' },
  companyDetail: { en: 'Company Detail', id: 'Data Perusahaan' },
  legalDocument: { en: 'Legal Document', id: 'Dokumen Legal' },
  basicInfo: { en: 'Basic info', id: 'Info dasar' },
  basicInfoHelp: {
    en: 'Your company’s details and how vendors can contact it.',
    id: 'Data perusahaan Anda dan cara vendor menghubunginya.',
  },
  addressHelp: {
    en: 'This becomes your first delivery address.',
    id: 'Alamat ini menjadi alamat pengiriman pertama Anda.',
  },
  socialMediaHelp: {
    en: 'Vendors see these links next to your company’s name.',
    id: 'Vendor melihat tautan ini di samping nama perusahaan Anda.',
  },
  required: { en: 'Required', id: 'Wajib' },
  optional: { en: 'Optional', id: 'Opsional' },
  legalNameHelp: {
    en: 'The name you registered with. You cannot change it here.',
    id: 'Nama yang Anda daftarkan. Tidak dapat diubah di sini.',
  },
  mainPhoneCountry: { en: 'Country of the main number', id: 'Negara nomor utama' },
  mobilePhoneCountry: { en: 'Country of the mobile number', id: 'Negara nomor seluler' },
  companyType: { en: 'Company type', id: 'Jenis perusahaan' },
  companyTypeHelp: {
    en: 'Determines which legal documents are requested in step 2.',
    id: 'Menentukan dokumen legal yang diminta di langkah 2.',
  },
  choose: { en: 'Choose', id: 'Pilih' },
  nothing: { en: 'Nothing found', id: 'Tidak ditemukan' },
  clear: { en: 'Clear {{name}}', id: 'Kosongkan {{name}}' },
  withoutType: {
    en: 'Are you sure want to next and without selected company type? Company type selection is needed for value legal document step.',
    id: 'Yakin ingin lanjut tanpa memilih jenis perusahaan? Jenis perusahaan diperlukan untuk mengisi langkah dokumen legal.',
  },
  withoutTypeYes: { en: 'Yes, continue', id: 'Ya, lanjut' },
  noType: {
    en: 'To view input legal document you need to select company type on step 1.',
    id: 'Untuk mengisi dokumen legal, Anda perlu memilih jenis perusahaan di langkah 1.',
  },
  noDocuments: {
    en: 'No legal documents are requested for this company type.',
    id: 'Tidak ada dokumen legal yang diminta untuk jenis perusahaan ini.',
  },
  documentsHelp: {
    en: '{{type}}: enter a number and upload a file for each document.',
    id: '{{type}}: isi nomor dan unggah berkas untuk setiap dokumen.',
  },
  numberOf: { en: 'Number of {{title}}', id: 'Nomor {{title}}' },
  savedForCompany: {
    en: 'Saved automatically for your company; you can continue in another browser. Your details are submitted when you press “{{label}}”.',
    id: 'Tersimpan otomatis untuk perusahaan Anda dan dapat dilanjutkan di peramban lain. Data diajukan setelah Anda menekan “{{label}}”.',
  },
  saving: { en: 'Saving…', id: 'Menyimpan…' },
  notSavedYet: {
    en: 'Not saved for your company yet. Your entries are still in this browser. {{reason}}',
    id: 'Belum tersimpan untuk perusahaan Anda. Isian Anda masih ada di peramban ini. {{reason}}',
  },
  chooseFirst: {
    en: 'Someone else has changed a document. Choose which version to use above.',
    id: 'Pengguna lain telah mengubah dokumen ini. Pilih versi yang dipakai di atas.',
  },
  uploading: {
    en: 'Wait until the upload has finished, or cancel it.',
    id: 'Tunggu sampai unggahan selesai, atau batalkan.',
  },
  registered: {
    en: 'Thank you. Your company is now waiting for verification.',
    id: 'Terima kasih. Perusahaan Anda kini menunggu verifikasi.',
  },
  saved: { en: 'Your changes are saved.', id: 'Perubahan Anda telah disimpan.' },
  resubmitted: {
    en: 'Submitted again. Your company is now waiting for verification.',
    id: 'Diajukan kembali. Perusahaan Anda kini menunggu verifikasi.',
  },
})
