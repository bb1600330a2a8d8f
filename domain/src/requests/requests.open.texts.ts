import { defineTexts } from '../kernel/texts'

/** Spec 1 §2: the Open PR drawer of the products page, and adding to an open request. */
export const openRequestTexts = defineTexts({
  title: { en: 'Open PR', id: 'PR Terbuka' },
  close: { en: 'Close the open requests', id: 'Tutup PR terbuka' },
  emptyButCart: {
    en: 'Your cart is not saved as a request yet',
    id: 'Keranjang Anda belum disimpan sebagai permintaan',
  },
  emptyButCartHelp: {
    en: 'Open the cart and save it to list it here.',
    id: 'Buka keranjang dan simpan agar permintaan tampil di sini.',
  },
  empty: { en: 'Purchase Request Not Found!', id: 'Permintaan Pembelian Tidak Ditemukan!' },
  emptyHelper: {
    en: 'Requests of your company that are not submitted yet appear here.',
    id: 'Permintaan perusahaan Anda yang belum diajukan tampil di sini.',
  },
  loadFailed: {
    en: 'The open requests could not be loaded.',
    id: 'PR terbuka tidak dapat dimuat.',
  },
  firstOnes: {
    en: 'The {{count}} requests that were changed last. All others are in the list of requests.',
    id: '{{count}} permintaan yang terakhir diubah. Lainnya ada di daftar permintaan.',
  },
  open: { en: 'Open {{code}}', id: 'Buka {{code}}' },
  by: { en: 'by {{author}}', id: 'oleh {{author}}' },
  deliverTo: { en: 'to {{city}}', id: 'ke {{city}}' },
  confirmNew: {
    en: 'Start a new request with an empty cart?',
    id: 'Mulai permintaan baru dengan keranjang kosong?',
  },
  confirmNewHelper: {
    en: 'Your cart has {{count}} items that are not saved. They will be removed.',
    id: 'Keranjang Anda berisi {{count}} barang yang belum disimpan. Semuanya akan dihapus.',
  },
  confirmNewHelperOne: {
    en: 'Your cart has 1 item that is not saved. It will be removed.',
    id: 'Keranjang Anda berisi 1 barang yang belum disimpan. Barang itu akan dihapus.',
  },

  addToTitle: { en: 'Add {{name}} to an open PR', id: 'Tambah {{name}} ke PR terbuka' },
  quantity: { en: 'Quantity', id: 'Jumlah' },
  quantityHelper: {
    en: 'Min {{minimum}} · Stock {{stock}}',
    id: 'Min {{minimum}} · Stok {{stock}}',
  },
  note: { en: 'Note', id: 'Catatan' },
  which: { en: 'Choose a request', id: 'Pilih permintaan' },
  addHere: { en: 'Add', id: 'Tambah' },
  addHereNamed: { en: 'Add to {{code}}', id: 'Tambah ke {{code}}' },
  added: {
    en: 'Item added to PR {{code}}, which now has {{quantity}}',
    id: 'Barang berhasil ditambahkan ke PR {{code}}: jumlahnya kini {{quantity}}',
  },
  notAdded: { en: 'Not added to {{code}}', id: 'Gagal ditambahkan ke {{code}}' },
  inCart: {
    en: 'This request is in your cart, with changes that are not saved. Save or submit it first, or add the product to the cart.',
    id: 'PR ini ada di keranjang Anda dengan perubahan yang belum disimpan. Simpan atau ajukan dahulu, atau tambahkan produk ke keranjang.',
  },
})
