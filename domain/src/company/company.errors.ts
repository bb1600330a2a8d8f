import { defineTexts } from '../kernel/texts'

/** Validation errors of company details: Spec 1 §5, Company step 1 and Address. */
export const companyErrors = defineTexts({
  phoneRequired: {
    en: 'Technical Contact Number is required',
    id: 'Nomor Kontak Teknis wajib diisi',
  },
  whatsappRequired: { en: 'Hotline Number is required', id: 'Nomor Hotline wajib diisi' },
  phoneInvalid: {
    en: 'Enter a phone number with its country code, such as +62 812 3456 7890',
    id: 'Isi nomor telepon dengan kode negara, misalnya +62 812 3456 7890',
  },
  categoryRequired: { en: 'Category is required', id: 'Kategori wajib diisi' },
  categoryUnknown: {
    en: 'This category is not available. Choose another one.',
    id: 'Kategori ini tidak tersedia. Pilih yang lain.',
  },
  typeRequired: { en: 'Type is required', id: 'Jenis wajib diisi' },
  typeUnknown: {
    en: 'This company type is not available. Choose another one.',
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
  cityUnknown: { en: 'Choose a city in this province', id: 'Pilih kota di provinsi ini' },
  districtRequired: { en: 'Sub District is required', id: 'Kecamatan wajib diisi' },
  districtUnknown: { en: 'Choose a sub district in this city', id: 'Pilih kecamatan di kota ini' },
  villageRequired: { en: 'Village is required', id: 'Kelurahan wajib diisi' },
  villageUnknown: {
    en: 'Choose a village in this sub district',
    id: 'Pilih kelurahan di kecamatan ini',
  },
  postcodeRequired: { en: 'ZipCode is required', id: 'Kode Pos wajib diisi' },
  postcodeInvalid: { en: 'Enter a zip code of five digits', id: 'Isi kode pos lima angka' },
  streetRequired: { en: 'Street is required', id: 'Jalan wajib diisi' },
  nameRequired: { en: 'Business name is required', id: 'Nama usaha wajib diisi' },
  contactRequired: { en: 'Contact name is required', id: 'Nama kontak wajib diisi' },
  websiteInvalid: {
    en: 'Enter a web address such as https://company.co.id',
    id: 'Isi alamat situs web, misalnya https://perusahaan.co.id',
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
    en: '{{title}}: enter the document number',
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
    en: '{{title}}: this file is no longer available. Upload it again.',
    id: '{{title}}: berkas ini sudah tidak ada. Unggah lagi.',
  },
  kindUnknown: {
    en: 'This document is not requested for your company type. Reload the page.',
    id: 'Dokumen ini tidak diminta untuk jenis perusahaan Anda. Muat ulang halaman.',
  },
  twice: {
    en: '{{title}} is listed twice. Remove one.',
    id: '{{title}} tercantum dua kali. Hapus salah satu.',
  },
})

/**
 * Reasons why the provider cannot decide on a company, hand over its ownership, or save company
 * types and categories.
 */
export const companyProviderErrors = defineTexts({
  reasonRequired: { en: 'Reason is required!', id: 'Alasan wajib diisi!' },
  notSubmitted: {
    en: 'The owner has not completed the registration yet.',
    id: 'Pemilik belum menyelesaikan pendaftaran.',
  },
  emailNotVerified: {
    en: 'The owner has not verified the email address yet.',
    id: 'Pemilik belum memverifikasi alamat email.',
  },
  documentsMissing: {
    en: 'Required documents are missing: {{documents}}. Confirm that you want to verify the company without them, or return the company.',
    id: 'Dokumen wajib belum ada: {{documents}}. Konfirmasi bahwa Anda memverifikasi tanpa dokumen tersebut, atau kembalikan perusahaan ini.',
  },
  ownerAlready: {
    en: '{{name}} is already the owner of this company.',
    id: '{{name}} sudah menjadi pemilik perusahaan ini.',
  },
  ownerInactive: {
    en: '{{name}} is inactive. Choose an active user of this company.',
    id: '{{name}} nonaktif. Pilih pengguna aktif perusahaan ini.',
  },
  nameTaken: {
    en: '{{name}} already exists. Choose another name.',
    id: '{{name}} sudah ada. Pilih nama lain.',
  },
  documentUnknown: {
    en: 'This document belongs to another company type. Reload the page.',
    id: 'Dokumen ini milik jenis perusahaan lain. Muat ulang halaman.',
  },
  documentTwice: {
    en: '{{title}} is listed twice. Remove one.',
    id: '{{title}} tercantum dua kali. Hapus salah satu.',
  },
})
