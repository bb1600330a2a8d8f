import { defineTexts } from '../kernel/texts'

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
