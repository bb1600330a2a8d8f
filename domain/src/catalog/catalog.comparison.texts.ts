import { defineTexts } from '../kernel/texts'

/** Spec 1 §2, Spec 2 §5: the comparison of products. */
export const comparisonTexts = defineTexts({
  title: { en: 'Comparison', id: 'Perbandingan' },
  close: { en: 'Close the comparison', id: 'Tutup perbandingan' },
  added: {
    en: 'Added to the comparison ({{count}} of {{most}})',
    id: 'Ditambahkan ke perbandingan ({{count}} dari {{most}})',
  },
  full: {
    en: 'Maksimum product comparation is {{most}}',
    id: 'Maksimum perbandingan produk adalah {{most}}',
  },
  there: { en: 'Product already in comparation', id: 'Produk sudah ada di perbandingan' },
  empty: { en: 'Products Comparison is empty!', id: 'Perbandingan Produk kosong!' },
  emptyHelper: {
    en: 'Add up to {{most}} products to see them side by side.',
    id: 'Tambahkan hingga {{most}} produk untuk membandingkannya berdampingan.',
  },
  remove: { en: 'Remove {{name}} from the comparison', id: 'Hapus {{name}} dari perbandingan' },
  removeAll: { en: 'Remove all', id: 'Hapus semua' },
  removed: { en: 'Removed from the comparison', id: 'Dihapus dari perbandingan' },
  undo: { en: 'Undo', id: 'Urungkan' },
  differs: { en: 'Differs', id: 'Berbeda' },
  onlyDifferences: { en: 'Only differences', id: 'Hanya perbedaan' },
  noDifferences: {
    en: 'These products do not differ in any listed attribute.',
    id: 'Tidak ada perbedaan pada atribut yang tercantum.',
  },
  attribute: { en: 'Attribute', id: 'Atribut' },
  gone: { en: 'No longer offered', id: 'Tidak lagi ditawarkan' },
  failed: { en: 'Could not be loaded', id: 'Tidak dapat dimuat' },
  loading: { en: 'Loading the comparison', id: 'Memuat perbandingan' },
  price: { en: 'Price', id: 'Harga' },
  retail: { en: 'Retail price', id: 'Harga eceran' },
  discount: { en: 'Discount', id: 'Diskon' },
  tax: { en: 'Tax', id: 'Pajak' },
  stock: { en: 'Stock', id: 'Stok' },
  delivered: { en: 'Delivered to {{city}}', id: 'Dikirim ke {{city}}' },
  yes: { en: 'Yes', id: 'Ya' },
  no: { en: 'No', id: 'Tidak' },
  paymentTerm: { en: 'Payment term', id: 'Termin pembayaran' },
})
