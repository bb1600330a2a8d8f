import { defineTexts } from '../../kernel/texts'

export const applicationErrors = defineTexts({
  waitsAlready: {
    en: 'You have already applied. Pasok will reply to {{email}}. You don’t need to do anything.',
    id: 'Anda sudah mengajukan diri. Pasok akan mengabari {{email}} lewat email. Tidak ada yang perlu Anda lakukan.',
  },
  hasAccount: {
    en: '{{email}} already has an account, and can’t have a second one. Decline, and request another email.',
    id: '{{email}} sudah memiliki akun dan tidak dapat memiliki akun kedua. Tolak, dan minta email lain.',
  },
  reasonRequired: {
    en: 'Enter a reason. It is emailed to the applicant.',
    id: 'Isi alasannya. Alasan dikirim lewat email kepada pemohon.',
  },
})

export const applicationReplies = defineTexts({
  applied: {
    en: 'Thank you. Pasok will review your company and notify you by email.',
    id: 'Terima kasih. Pasok akan memeriksa perusahaan Anda dan mengabari lewat email.',
  },
  accepted: {
    en: 'Accepted. The vendor is created, and its owner gets an email with a link to set a password.',
    id: 'Diterima. Vendor dibuat, dan pemiliknya mendapat email berisi tautan untuk mengatur kata sandi.',
  },
  declined: {
    en: 'Declined. The reason is emailed to the applicant.',
    id: 'Ditolak. Alasannya dikirim lewat email kepada pemohon.',
  },
})

export const relationErrors = defineTexts({
  codeRequired: { en: 'Enter a company code.', id: 'Isi kode perusahaan.' },
  /** Spec 2 §8. */
  companyNotFound: {
    en: 'Company Not Found! Please contact your Vendor Admin to get the correct company code.',
    id: 'Perusahaan Tidak Ditemukan! Hubungi Admin Vendor Anda untuk mendapatkan kode perusahaan yang benar.',
  },
  reasonRequired: {
    en: 'Enter a reason. The buyer sees it.',
    id: 'Isi alasannya. Pembeli akan melihatnya.',
  },
  tooManyDiscounts: {
    en: 'A buyer can have at most {{most}} special discounts. Remove one, or give the buyer a higher discount on everything.',
    id: 'Satu pembeli dapat memiliki maksimal {{most}} diskon khusus. Hapus salah satu, atau beri pembeli diskon lebih tinggi untuk semuanya.',
  },
})

export const relationReplies = defineTexts({
  /** Spec 2 §8. */
  requested: { en: 'Success Add Preferred Buyer', id: 'Berhasil Menambahkan Pembeli Pilihan' },
  removed: { en: 'Vendor removed from your list', id: 'Vendor dihapus dari daftar Anda' },
  accepted: {
    en: 'Accepted. The buyer’s prices have changed.',
    id: 'Diterima. Harga untuk pembeli sudah berubah.',
  },
  declined: { en: 'Request declined', id: 'Permintaan ditolak' },
  ended: {
    en: 'Relation ended. The buyer pays list prices again.',
    id: 'Hubungan diakhiri. Pembeli kembali membayar harga umum.',
  },
  changed: {
    en: 'Saved. The buyer’s prices have changed.',
    id: 'Disimpan. Harga untuk pembeli sudah berubah.',
  },
  discountSet: { en: 'Special discount saved', id: 'Diskon khusus disimpan' },
  discountRemoved: { en: 'Special discount removed', id: 'Diskon khusus dihapus' },
})

export const vendorProviderErrors = defineTexts({
  nameRequired: { en: 'Legal name is required', id: 'Nama legal wajib diisi' },
  hasBeenIn: {
    en: '{{name}} has already signed in. A forgotten password is reset from the sign-in page.',
    id: '{{name}} sudah pernah masuk. Kata sandi yang terlupa diatur ulang dari halaman masuk.',
  },
  isInactive: {
    en: '{{name}} has been deactivated. Activate the user first.',
    id: '{{name}} telah dinonaktifkan. Aktifkan penggunanya dahulu.',
  },
})

export const vendorProviderReplies = defineTexts({
  created: {
    en: 'The vendor is created, and its owner gets an email with a link to set a password.',
    id: 'Vendor dibuat, dan pemiliknya mendapat email berisi tautan untuk mengatur kata sandi.',
  },
  activated: {
    en: 'The vendor is active. Its products will soon be back in the search.',
    id: 'Vendor aktif. Produknya segera kembali ke pencarian.',
  },
  deactivated: {
    en: 'The vendor is deactivated. Its products will soon leave the search.',
    id: 'Vendor dinonaktifkan. Produknya segera keluar dari pencarian.',
  },
  userActivated: { en: 'The user is active again.', id: 'Pengguna aktif kembali.' },
  userDeactivated: {
    en: 'The user is deactivated and signed out everywhere.',
    id: 'Pengguna dinonaktifkan dan dikeluarkan dari semua perangkat.',
  },
  handedOver: {
    en: 'The vendor has a new owner. Both users are notified by email.',
    id: 'Vendor kini memiliki pemilik baru. Keduanya diberi tahu lewat email.',
  },
  welcomed: { en: 'A new link has been sent.', id: 'Tautan baru telah dikirim.' },
})

/** Reasons why a vendor's changes to its own data or team cannot be saved. */
export const vendorPortalErrors = defineTexts({
  percentInvalid: {
    en: 'Enter a percentage from 0 to 100, with at most two decimals',
    id: 'Isi persentase dari 0 sampai 100, maksimal dua desimal',
  },
  daysInvalid: {
    en: 'Enter whole days from 0 to 365',
    id: 'Isi hari bulat dari 0 sampai 365',
  },
  directNeedsAccount: {
    en: 'Buyers can’t pay you directly before you have a bank account. Add one under Bank accounts.',
    id: 'Pembeli belum dapat membayar Anda langsung sebelum ada rekening bank. Tambahkan di Rekening bank.',
  },
  taxNumberWrong: {
    en: 'An NPWP has 15 or 16 digits',
    id: 'NPWP terdiri dari 15 atau 16 angka',
  },
  phoneRequired: { en: 'Phone is required', id: 'Telepon wajib diisi' },
  descriptionLong: {
    en: 'At most {{most}} characters; shorten it by {{over}}',
    id: 'Maksimal {{most}} karakter; perpendek {{over}} karakter',
  },
  logoUnknown: {
    en: 'This picture no longer exists. Upload the logo again.',
    id: 'Gambar ini sudah tidak ada. Unggah logonya lagi.',
  },
  ownerStays: {
    en: 'The owner cannot be deactivated. Transfer the ownership first.',
    id: 'Pemilik tidak dapat dinonaktifkan. Alihkan kepemilikan dahulu.',
  },
  ownerAlready: {
    en: '{{name}} is already the owner.',
    id: '{{name}} sudah menjadi pemilik.',
  },
  heirInactive: {
    en: '{{name}} is inactive. Activate them first, or choose someone else.',
    id: '{{name}} nonaktif. Aktifkan dahulu, atau pilih orang lain.',
  },
})
