import { defineTexts } from '../kernel/texts'
import { companyFieldTexts } from './company.texts'

/** Spec 1 §2, Profile screens: Company Info and Legal Documents, with their dialogs. */
export const companyProfileTexts = defineTexts({
  ...companyFieldTexts,
  tabs: { en: 'Sections of the profile', id: 'Bagian profil' },
  info: { en: 'Company Info', id: 'Info Perusahaan' },
  documents: { en: 'Legal Documents', id: 'Dokumen Legal' },
  address: { en: 'Company Address', id: 'Alamat Perusahaan' },
  infoMissing: { en: 'Company Info not found', id: 'Info Perusahaan tidak ditemukan' },
  infoMissingHelp: {
    en: 'Reload the page. If the problem continues, sign out and sign in again.',
    id: 'Muat ulang halaman. Jika masalah berlanjut, keluar lalu masuk lagi.',
  },
  detail: { en: 'Detail Information', id: 'Informasi Detail' },
  contact: { en: 'Contact', id: 'Kontak' },
  social: companyFieldTexts.socialMedia,
  edit: { en: 'Edit', id: 'Ubah' },
  editPart: { en: 'Edit {{part}}', id: 'Ubah {{part}}' },
  companyCode: { en: 'Company code', id: 'Kode perusahaan' },
  customCode: { en: 'Custom code', id: 'Kode khusus' },
  customCodeHelp: {
    en: 'Your own code for the company, without spaces.',
    id: 'Kode Anda sendiri untuk perusahaan, tanpa spasi.',
  },
  type: { en: 'Type', id: 'Jenis' },
  status: { en: 'Verification status', id: 'Status verifikasi' },
  addressLine: companyFieldTexts.address,
  customCodeNone: { en: 'N/A', id: 'N/A' },
  openTab: { en: '{{text}}, opens in a new tab', id: '{{text}}, terbuka di tab baru' },
  detailTitle: { en: 'Edit detail information', id: 'Ubah informasi detail' },
  contactTitle: { en: 'Edit contact and address', id: 'Ubah kontak dan alamat' },
  socialTitle: { en: 'Edit social media', id: 'Ubah media sosial' },
  contactAddressHelp: {
    en: 'The registered address of your company. Delivery addresses are under Company Address.',
    id: 'Alamat terdaftar perusahaan Anda. Alamat pengiriman ada di Alamat Perusahaan.',
  },
  otherFields: {
    en: 'To change other fields, contact our marketing team:',
    id: 'Untuk mengubah isian lain, hubungi tim pemasaran kami:',
  },
  otherFieldsNoMail: {
    en: 'To change other fields, contact our marketing team.',
    id: 'Untuk mengubah isian lain, hubungi tim pemasaran kami.',
  },
  saved: { en: 'Company info updated', id: 'Info perusahaan diperbarui' },
  saveFailed: { en: 'Company info was not saved', id: 'Info perusahaan gagal disimpan' },
  document: { en: 'Document', id: 'Dokumen' },
  noFile: { en: 'No document found', id: 'Dokumen tidak ditemukan' },
  documentsMissing: { en: 'Legal Document not found', id: 'Dokumen Legal tidak ditemukan' },
  documentsClosed: {
    en: 'Your company is verified, so you cannot change its documents here. To replace a document, contact our marketing team:',
    id: 'Perusahaan Anda sudah terverifikasi, sehingga dokumennya tidak dapat diubah di sini. Untuk mengganti dokumen, hubungi tim pemasaran kami:',
  },
  documentsClosedNoMail: {
    en: 'Your company is verified, so you cannot change its documents here. To replace a document, contact our marketing team.',
    id: 'Perusahaan Anda sudah terverifikasi, sehingga dokumennya tidak dapat diubah di sini. Untuk mengganti dokumen, hubungi tim pemasaran kami.',
  },
  openFile: { en: 'Open {{title}} in a new tab', id: 'Buka {{title}} di tab baru' },
})
