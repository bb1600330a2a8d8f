import { defineTexts } from '../kernel/texts'

/** Spec 1 §2: the Open PR drawer of the products page, and adding to an open request. */
export const openRequestTexts = defineTexts({
  title: { en: 'Open PR', id: 'PR Terbuka' },
  close: { en: 'Close the open requests', id: 'Tutup PR terbuka' },
  createNew: { en: 'Create New PR', id: 'Buat PR Baru' },
  emptyButCart: {
    en: 'Your cart is not saved as a request yet',
    id: 'Keranjang Anda belum disimpan sebagai permintaan',
  },
  emptyButCartHelp: {
    en: 'Open the cart to save it; it is listed here after that.',
    id: 'Buka keranjang untuk menyimpannya; setelah itu permintaan tampil di sini.',
  },
  empty: { en: 'Purchase Request Not Found!', id: 'Permintaan Pembelian Tidak Ditemukan!' },
  emptyHelper: {
    en: 'Requests that are not submitted yet appear here, of everybody in your company.',
    id: 'Permintaan yang belum diajukan muncul di sini, dari semua orang di perusahaan Anda.',
  },
  loadFailed: {
    en: 'The open requests could not be loaded.',
    id: 'PR terbuka tidak dapat dimuat.',
  },
  firstOnes: {
    en: 'The {{count}} that were changed last. All others are in the list of requests.',
    id: '{{count}} yang terakhir diubah. Lainnya ada di daftar permintaan.',
  },
  open: { en: 'Open {{code}}', id: 'Buka {{code}}' },
  by: { en: 'by {{author}}', id: 'oleh {{author}}' },
  deliverTo: { en: 'to {{city}}', id: 'ke {{city}}' },
  confirmNew: {
    en: 'Start a new request without what is in your cart?',
    id: 'Mulai permintaan baru tanpa isi keranjang Anda?',
  },
  confirmNewHelper: {
    en: 'Your cart has {{count}} items that are not saved. They are cleared.',
    id: 'Keranjang Anda berisi {{count}} barang yang belum disimpan. Semuanya akan dikosongkan.',
  },
  confirmNewHelperOne: {
    en: 'Your cart has 1 item that is not saved. It is cleared.',
    id: 'Keranjang Anda berisi 1 barang yang belum disimpan. Barang itu akan dikosongkan.',
  },

  addToTitle: { en: 'Add {{name}} to an open PR', id: 'Tambah {{name}} ke PR terbuka' },
  quantity: { en: 'Quantity', id: 'Jumlah' },
  quantityHelper: {
    en: 'Min {{minimum}} · Stock {{stock}}',
    id: 'Min {{minimum}} · Stok {{stock}}',
  },
  note: { en: 'Note', id: 'Catatan' },
  which: { en: 'To which request', id: 'Ke permintaan yang mana' },
  addHere: { en: 'Add', id: 'Tambah' },
  addHereNamed: { en: 'Add to {{code}}', id: 'Tambah ke {{code}}' },
  added: {
    en: 'Success Added Item to PR {{code}}: {{quantity}} in it now',
    id: 'Barang berhasil ditambahkan ke PR {{code}}: kini berisi {{quantity}}',
  },
  notAdded: { en: 'Not added to {{code}}', id: 'Tidak ditambahkan ke {{code}}' },
  inCart: {
    en: 'It is in your cart, with changes that are not saved. Save or submit it first, or add the product to the cart.',
    id: 'PR ini ada di keranjang Anda dengan perubahan yang belum disimpan. Simpan dahulu, atau tambahkan produk ke keranjang.',
  },
})
