import { defineTexts } from '../kernel/texts'

/** Selecting cart lines, changing several lines together and finding lines with problems. */
export const cartBulkTexts = defineTexts({
  select: { en: 'Select', id: 'Pilih' },
  selectLine: { en: 'Select {{name}}', id: 'Pilih {{name}}' },
  selectVendor: { en: 'Select all items of {{name}}', id: 'Pilih semua barang dari {{name}}' },
  selectAll: { en: 'Select all items', id: 'Pilih semua barang' },
  oneSelected: { en: '1 item selected', id: '1 barang dipilih' },
  selected: { en: '{{count}} items selected', id: '{{count}} barang dipilih' },
  setQuantity: { en: 'Set quantity', id: 'Atur jumlah' },
  setQuantityHelp: {
    en: 'Quantities below the minimum order are raised; quantities above the stock are reduced.',
    id: 'Jumlah di bawah pesanan minimum akan dinaikkan; jumlah di atas stok akan dikurangi.',
  },
  quantityMissing: { en: 'Enter a quantity.', id: 'Isi jumlah.' },
  setNote: { en: 'Set note', id: 'Atur catatan' },
  setNoteHelp: {
    en: 'Replaces the notes of the selected items; an empty note clears them.',
    id: 'Catatan barang yang dipilih akan diganti; catatan kosong akan menghapusnya.',
  },
  apply: { en: 'Apply', id: 'Terapkan' },
  quantitiesSet: {
    en: 'Quantity changed on {{count}} items',
    id: 'Jumlah {{count}} barang diubah',
  },
  oneQuantitySet: { en: 'Quantity changed on 1 item', id: 'Jumlah 1 barang diubah' },
  quantitiesFitted: {
    en: '{{changed}}. {{count}} adjusted to the minimum order or stock.',
    id: '{{changed}}. {{count}} disesuaikan dengan pesanan minimum atau stok.',
  },
  quantitiesSame: {
    en: 'The quantities were not changed: the minimum order and stock do not allow another quantity.',
    id: 'Jumlah tidak diubah karena pesanan minimum dan stok tidak mengizinkan jumlah lain.',
  },
  notesSet: { en: 'Note changed on {{count}} items', id: 'Catatan {{count}} barang diubah' },
  oneNoteSet: { en: 'Note changed on 1 item', id: 'Catatan 1 barang diubah' },
  confirmRemove: {
    en: 'Remove {{count}} items?',
    id: 'Hapus {{count}} barang?',
  },
  paymentTerm: {
    en: 'Payment term {{days}} days',
    id: 'Termin pembayaran {{days}} hari',
  },
  nextProblem: { en: 'Next problem', id: 'Masalah berikutnya' },
  oneProblem: { en: '1 problem', id: '1 masalah' },
  problems: { en: '{{count}} problems', id: '{{count}} masalah' },
  collapseAll: { en: 'Collapse all', id: 'Ciutkan semua' },
  expandAll: { en: 'Expand all', id: 'Bentangkan semua' },
})
