import { defineTexts } from '../kernel/texts'
import { companyFieldTexts } from './company.fields.texts'

/** Spec 1 §2, Profile screens: Company Info and Legal Documents, with their dialogs. */
export const companyProfileTexts = defineTexts({
  ...companyFieldTexts,
  tabs: { en: 'Parts of the profile', id: 'Bagian profil' },
  info: { en: 'Company Info', id: 'Info Perusahaan' },
  documents: { en: 'Legal Documents', id: 'Dokumen Legal' },
  address: { en: 'Company Address', id: 'Alamat Perusahaan' },
  infoMissing: { en: 'Company Info not found', id: 'Info Perusahaan tidak ditemukan' },
  infoMissingHelp: {
    en: 'Load the page again. If it stays like this, sign out and in.',
    id: 'Muat ulang halaman. Jika tetap begini, keluar lalu masuk lagi.',
  },
  detail: { en: 'Detail Information', id: 'Informasi Detail' },
  contact: { en: 'Contact', id: 'Kontak' },
  social: companyFieldTexts.socialMedia,
  edit: { en: 'Edit', id: 'Ubah' },
  editPart: { en: 'Edit {{part}}', id: 'Ubah {{part}}' },
  companyCode: { en: 'Company Code', id: 'Kode Perusahaan' },
  customCode: { en: 'Custom Code', id: 'Kode Khusus' },
  customCodeHelp: {
    en: 'Your own code for the company, without spaces.',
    id: 'Kode Anda sendiri untuk perusahaan, tanpa spasi.',
  },
  type: { en: 'Type', id: 'Jenis' },
  status: { en: 'Verification Status', id: 'Status Verifikasi' },
  addressLine: companyFieldTexts.address,
  customCodeNone: { en: 'N/A', id: 'N/A' },
  openTab: { en: '{{text}}, opens in a new tab', id: '{{text}}, terbuka di tab baru' },
  detailTitle: { en: 'Edit Detail Information', id: 'Ubah Informasi Detail' },
  contactTitle: { en: 'Edit Contact and Address', id: 'Ubah Kontak dan Alamat' },
  socialTitle: { en: 'Edit Social Media', id: 'Ubah Media Sosial' },
  contactAddressHelp: {
    en: 'This is where your company is registered. Delivery addresses are under Company Address.',
    id: 'Ini alamat terdaftar perusahaan Anda. Alamat pengiriman ada di Alamat Perusahaan.',
  },
  otherFields: {
    en: 'To change other fields, contact our marketing:',
    id: 'Untuk mengubah isian lain, hubungi marketing kami:',
  },
  otherFieldsNoMail: {
    en: 'To change other fields, contact our marketing.',
    id: 'Untuk mengubah isian lain, hubungi marketing kami.',
  },
  saved: { en: 'Success Update Company Info', id: 'Berhasil Memperbarui Info Perusahaan' },
  saveFailed: { en: 'Company Info was not saved', id: 'Info Perusahaan tidak tersimpan' },
  document: { en: 'Document', id: 'Dokumen' },
  noFile: { en: 'No document found', id: 'Dokumen tidak ditemukan' },
  documentsMissing: { en: 'Legal Document not found', id: 'Dokumen Legal tidak ditemukan' },
  documentsClosed: {
    en: 'Your company is verified, so its documents cannot be changed here. For a new one, contact our marketing:',
    id: 'Perusahaan Anda telah terverifikasi, sehingga dokumennya tidak dapat diubah di sini. Untuk dokumen baru, hubungi marketing kami:',
  },
  documentsClosedNoMail: {
    en: 'Your company is verified, so its documents cannot be changed here. For a new one, contact our marketing.',
    id: 'Perusahaan Anda telah terverifikasi, sehingga dokumennya tidak dapat diubah di sini. Untuk dokumen baru, hubungi marketing kami.',
  },
  openFile: { en: 'Open {{title}} in a new tab', id: 'Buka {{title}} di tab baru' },
})
