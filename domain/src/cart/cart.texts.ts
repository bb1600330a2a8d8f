import { defineTexts } from '../kernel/texts'

/** Two versions of a draft or a template side by side (Spec 1 §4). */
export const differenceTexts = defineTexts({
  differences: { en: 'Differences', id: 'Perbedaan' },
  what: { en: 'Difference', id: 'Yang berbeda' },
  mine: { en: 'Mine', id: 'Versi saya' },
  theirs: { en: 'Theirs', id: 'Versi lain' },
  notInIt: { en: 'Not included', id: 'Tidak ada' },
  notePart: { en: 'Note: {{note}}', id: 'Catatan: {{note}}' },
  withoutNote: { en: 'No note', id: 'Tanpa catatan' },
})

/** Spec 1 §2: the selected product, before it is added. */
export const addingTexts = defineTexts({
  toAdd: { en: '{{name}} to add', id: '{{name}} yang akan ditambahkan' },
})

/** Spec 1 §5, §8: cart. */
export const cartTexts = defineTexts({
  added: { en: 'Success Added Item to Cart', id: 'Barang berhasil ditambahkan ke keranjang' },
  increased: { en: 'Success Increase Item Quantity', id: 'Jumlah barang berhasil ditambah' },
  changed: { en: 'Success Change Item Quantity', id: 'Jumlah barang berhasil diubah' },
  decreased: { en: 'Success Decrease Item Quantity', id: 'Jumlah barang berhasil dikurangi' },
  removedItem: { en: 'Success Remove Item', id: 'Barang berhasil dihapus' },
  removedItems: { en: 'Success Remove Items', id: 'Barang-barang berhasil dihapus' },
  removedAll: { en: 'Success Remove All Items', id: 'Semua barang berhasil dihapus' },
  belowMinimum: {
    en: 'Minimum order quantity is {{minimum}}',
    id: 'Jumlah pesanan minimum adalah {{minimum}}',
  },
  aboveStock: { en: 'Product stock left {{stock}}', id: 'Sisa stok produk {{stock}}' },
  quantityUnclear: {
    en: 'Use up to two decimals, such as 2,5',
    id: 'Maksimal dua angka desimal, misalnya 2,5',
  },
  stockEmpty: {
    en: 'Product stock is empty, please contact vendor.',
    id: 'Stok produk kosong, silakan hubungi vendor.',
  },
  notCovered: {
    en: 'This product cannot added to this PR, because vendor coverage area for this product does not match with your address!',
    id: 'Produk ini tidak dapat ditambahkan ke PR ini karena area jangkauan vendor untuk produk ini tidak sesuai dengan alamat Anda!',
  },
  confirmRemoveAll: {
    en: 'Are you sure want to remove All Item?',
    id: 'Yakin ingin menghapus semua barang?',
  },
  confirmRemoveVendor: {
    en: 'Remove all items of {{name}}?',
    id: 'Hapus semua barang dari {{name}}?',
  },
  confirmRemoveItem: {
    en: 'Are you sure want to remove Item {{name}}?',
    id: 'Hapus {{name}}?',
  },
  cleared: {
    en: 'Your cart was cleared for a new request.',
    id: 'Keranjang Anda dikosongkan untuk permintaan baru.',
  },
  undo: { en: 'Undo', id: 'Urungkan' },
  notUndone: {
    en: 'This could not be undone because the cart has changed. Edit the cart instead.',
    id: 'Tidak dapat diurungkan karena keranjang sudah berubah. Ubah keranjang secara langsung.',
  },
  minimumAboveStock: {
    en: 'Minimum order quantity is {{minimum}}. Product stock left {{stock}}',
    id: 'Jumlah pesanan minimum adalah {{minimum}}. Sisa stok produk {{stock}}',
  },
  tooManyLines: {
    en: 'A cart can have up to {{most}} items. Save this one as a request and start another.',
    id: 'Keranjang memuat maksimal {{most}} barang. Simpan keranjang ini sebagai permintaan, lalu mulai yang baru.',
  },

  viewCart: { en: 'View cart', id: 'Lihat keranjang' },
  items: { en: '{{count}} items', id: '{{count}} barang' },
  oneItem: { en: '1 item', id: '1 barang' },
  vendors: { en: '{{count}} vendors', id: '{{count}} vendor' },
  oneVendor: { en: '1 vendor', id: '1 vendor' },
  empty: { en: 'Your cart is empty', id: 'Keranjang Anda kosong' },
  emptyHelper: {
    en: 'Search for products and add them to the purchase request.',
    id: 'Cari produk, lalu tambahkan ke permintaan pembelian.',
  },
  removeAll: { en: 'Remove all items', id: 'Hapus semua barang' },
  remove: { en: 'Remove', id: 'Hapus' },
  removeItem: { en: 'Remove {{name}}', id: 'Hapus {{name}}' },
  removeVendorItems: {
    en: 'Remove all items of {{name}}',
    id: 'Hapus semua barang dari {{name}}',
  },
  product: { en: 'Product', id: 'Produk' },
  price: { en: 'Price', id: 'Harga' },
  discount: { en: 'Discount', id: 'Diskon' },
  tax: { en: 'Tax', id: 'Pajak' },
  quantity: { en: 'Quantity', id: 'Jumlah' },
  quantityOf: { en: 'Quantity of {{name}}', id: 'Jumlah {{name}}' },
  increaseOf: { en: 'Increase quantity of {{name}}', id: 'Tambah jumlah {{name}}' },
  decreaseOf: { en: 'Decrease quantity of {{name}}', id: 'Kurangi jumlah {{name}}' },
  subTotal: { en: 'Subtotal', id: 'Subtotal' },
  note: { en: 'Note', id: 'Catatan' },
  noteOf: { en: 'Note for {{name}}', id: 'Catatan untuk {{name}}' },
  addNote: { en: 'Add note', id: 'Tambah catatan' },
  limits: { en: 'Min {{minimum}} · Stock {{stock}}', id: 'Min {{minimum}} · Stok {{stock}}' },
  downPayment: { en: 'Down Payment', id: 'Uang Muka' },
  downPaymentOf: { en: 'Down Payment {{percent}}', id: 'Uang Muka {{percent}}' },
  vendorTotal: { en: 'Vendor total', id: 'Total vendor' },
  summary: { en: 'Summary', id: 'Ringkasan' },
  saved: { en: 'You save', id: 'Anda hemat' },
  beforeTax: { en: 'Before tax', id: 'Sebelum pajak' },
  total: { en: 'Total', id: 'Total' },

  // What changed on a line since it was saved.
  changedPrice: {
    en: 'Price changed from {{from}} to {{to}}',
    id: 'Harga berubah dari {{from}} menjadi {{to}}',
  },
  changedTax: {
    en: 'Tax changed from {{from}} to {{to}}',
    id: 'Pajak berubah dari {{from}} menjadi {{to}}',
  },
  changedMinimum: {
    en: 'Minimum order changed from {{from}} to {{to}}',
    id: 'Pesanan minimum berubah dari {{from}} menjadi {{to}}',
  },
  changedStock: {
    en: 'Stock changed from {{from}} to {{to}}',
    id: 'Stok berubah dari {{from}} menjadi {{to}}',
  },
  changedPaymentTerm: {
    en: 'Payment term changed from {{from}} to {{to}} days',
    id: 'Termin pembayaran berubah dari {{from}} menjadi {{to}} hari',
  },
  changedDownPayment: {
    en: 'Down payment changed from {{from}} to {{to}}',
    id: 'Uang muka berubah dari {{from}} menjadi {{to}}',
  },
  changedWithdrawn: {
    en: 'No longer offered. Remove this item.',
    id: 'Tidak lagi ditawarkan. Hapus barang ini.',
  },
  changedCoverage: {
    en: 'Not delivered to the chosen delivery area. Remove it or choose another area.',
    id: 'Tidak dikirim ke area pengiriman yang dipilih. Hapus barang ini atau pilih area lain.',
  },
})
