import { defineTexts } from '../kernel/texts'

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
    en: 'Are you sure want to remove all items of {{name}}?',
    id: 'Yakin ingin menghapus semua barang dari {{name}}?',
  },
  confirmRemoveItem: {
    en: 'Are you sure want to remove Item {{name}}?',
    id: 'Yakin ingin menghapus barang {{name}}?',
  },
  undo: { en: 'Undo', id: 'Urungkan' },
})
