import { defineTexts } from '../kernel/texts'

/** Validation errors of company details: Spec 1 §5, Company step 1 and Address. */
export const companyErrors = defineTexts({
  phoneRequired: {
    en: 'Technical Contact Number is required',
    id: 'Nomor Kontak Teknis wajib diisi',
  },
  whatsappRequired: { en: 'Hotline Number is required', id: 'Nomor Hotline wajib diisi' },
  phoneInvalid: {
    en: 'Enter a phone number with its area, such as +62 812 3456 7890',
    id: 'Isi nomor telepon dengan kodenya, misalnya +62 812 3456 7890',
  },
  categoryRequired: { en: 'Category is required', id: 'Kategori wajib diisi' },
  categoryUnknown: {
    en: 'This category is not offered. Choose another one.',
    id: 'Kategori ini tidak tersedia. Pilih yang lain.',
  },
  typeRequired: { en: 'Type is required', id: 'Jenis wajib diisi' },
  typeUnknown: {
    en: 'This company type is not offered. Choose another one.',
    id: 'Jenis perusahaan ini tidak tersedia. Pilih yang lain.',
  },
  typeClosed: {
    en: 'The company type cannot be changed after verification.',
    id: 'Jenis perusahaan tidak dapat diubah setelah verifikasi.',
  },
  countryRequired: { en: 'Country is required', id: 'Negara wajib diisi' },
  provinceRequired: { en: 'Province is required', id: 'Provinsi wajib diisi' },
  provinceUnknown: {
    en: 'Choose a province from the list',
    id: 'Pilih provinsi dari daftar',
  },
  cityRequired: { en: 'City is required', id: 'Kota wajib diisi' },
  cityUnknown: { en: 'Choose a city of this province', id: 'Pilih kota di provinsi ini' },
  districtRequired: { en: 'Sub District is required', id: 'Kecamatan wajib diisi' },
  districtUnknown: { en: 'Choose a sub district of this city', id: 'Pilih kecamatan di kota ini' },
  villageRequired: { en: 'Village is required', id: 'Kelurahan wajib diisi' },
  villageUnknown: {
    en: 'Choose a village of this sub district',
    id: 'Pilih kelurahan di kecamatan ini',
  },
  postcodeRequired: { en: 'ZipCode is required', id: 'Kode Pos wajib diisi' },
  postcodeInvalid: { en: 'A ZipCode has five digits', id: 'Kode Pos terdiri dari lima angka' },
  streetRequired: { en: 'Street is required', id: 'Jalan wajib diisi' },
  nameRequired: { en: 'Business Name is required', id: 'Nama Usaha wajib diisi' },
  contactRequired: { en: 'Contact Name is required', id: 'Nama Kontak wajib diisi' },
  websiteInvalid: {
    en: 'Enter a web address such as https://company.co.id',
    id: 'Isi alamat web, misalnya https://perusahaan.co.id',
  },
  socialInvalid: {
    en: 'Enter an account name or a link that begins with https://',
    id: 'Isi nama akun atau tautan yang diawali https://',
  },
  ownerOnly: {
    en: 'Until the company is verified, only its owner can change this.',
    id: 'Sebelum perusahaan diverifikasi, hanya pemiliknya yang dapat mengubah ini.',
  },
})

/** Validation errors of legal documents (Spec 1 §2, Registration wizard). */
export const legalDocumentErrors = defineTexts({
  required: {
    en: '{{title}}: number and file are required',
    id: '{{title}}: nomor dan berkas wajib diisi',
  },
  numberMissing: {
    en: '{{title}}: enter the number of the document',
    id: '{{title}}: isi nomor dokumen',
  },
  npwpWrong: {
    en: '{{title}}: an NPWP has 15 or 16 digits, such as 01.234.567.8-901.000',
    id: '{{title}}: NPWP terdiri dari 15 atau 16 angka, misalnya 01.234.567.8-901.000',
  },
  nibWrong: {
    en: '{{title}}: an NIB has 13 digits, such as 8120014072615',
    id: '{{title}}: NIB terdiri dari 13 angka, misalnya 8120014072615',
  },
  nikWrong: {
    en: '{{title}}: an NIK has 16 digits',
    id: '{{title}}: NIK terdiri dari 16 angka',
  },
  fileMissing: { en: '{{title}}: upload the document', id: '{{title}}: unggah dokumennya' },
  fileUnknown: {
    en: '{{title}}: this file is no longer there. Upload it again.',
    id: '{{title}}: berkas ini sudah tidak ada. Unggah lagi.',
  },
  kindUnknown: {
    en: 'This document is not asked for from your company type. Load the page again.',
    id: 'Dokumen ini tidak diminta dari jenis perusahaan Anda. Muat ulang halaman.',
  },
  twice: { en: '{{title}} is listed twice', id: '{{title}} tercantum dua kali' },
})

/**
 * Reasons why the provider cannot decide on a company, hand over its ownership, or save company
 * types and categories.
 */
export const companyProviderErrors = defineTexts({
  reasonRequired: { en: 'Reason is required!', id: 'Alasan wajib diisi!' },
  notSubmitted: {
    en: 'The owner has not finished the registration yet.',
    id: 'Pemilik belum menyelesaikan pendaftaran.',
  },
  emailNotVerified: {
    en: 'The owner has not verified the email address yet.',
    id: 'Pemilik belum memverifikasi alamat email.',
  },
  documentsMissing: {
    en: 'Required documents are missing: {{documents}}. Confirm that you verify the company without them, or return it.',
    id: 'Dokumen wajib belum ada: {{documents}}. Konfirmasi verifikasi tanpa dokumen tersebut, atau kembalikan perusahaan.',
  },
  ownerAlready: {
    en: '{{name}} is the owner of this company already.',
    id: '{{name}} sudah menjadi pemilik perusahaan ini.',
  },
  ownerInactive: {
    en: '{{name}} is inactive. Choose an active user of this company.',
    id: '{{name}} nonaktif. Pilih pengguna aktif perusahaan ini.',
  },
  nameTaken: { en: '{{name}} exists already.', id: '{{name}} sudah ada.' },
  documentUnknown: {
    en: 'This document belongs to another company type. Load the page again.',
    id: 'Dokumen ini milik jenis perusahaan lain. Muat ulang halaman.',
  },
  documentTwice: { en: '{{title}} is listed twice', id: '{{title}} tercantum dua kali' },
})
