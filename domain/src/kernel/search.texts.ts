import { defineTexts } from './texts'

/** Texts of the search over a list of documents (Spec 1 §2, filter bar; §5, PR search). */
export const searchTexts = defineTexts({
  bar: { en: 'Search this list', id: 'Cari di daftar ini' },
  by: { en: 'Search by', id: 'Cari berdasarkan' },
  value: { en: 'Value', id: 'Nilai' },
  choose: { en: 'Choose one', id: 'Pilih satu' },
  from: { en: 'From', id: 'Dari' },
  to: { en: 'To', id: 'Sampai' },
  quarter: { en: 'This quarter', id: 'Kuartal ini' },
  last30: { en: 'Last 30 days', id: '30 hari terakhir' },
  dayFormat: { en: 'dd mmm yyyy', id: 'tgl bln thn' },
  quick: { en: 'Common ranges', id: 'Rentang umum' },
  wrongOrder: {
    en: 'The start date is after the end date',
    id: 'Tanggal awal melewati tanggal akhir',
  },
  search: { en: 'Search', id: 'Cari' },
  clear: { en: 'Clear', id: 'Hapus' },
  words: { en: 'Code, name or product', id: 'Kode, nama, atau produk' },
  addFilter: { en: 'Add filter', id: 'Tambah filter' },
  filters: { en: 'Active filters', id: 'Filter aktif' },
  removeFilter: { en: 'Remove {{filter}}', id: 'Hapus {{filter}}' },
  sort: { en: 'Sort', id: 'Urutkan' },
  newest: { en: 'Newest first', id: 'Terbaru dahulu' },
  oldest: { en: 'Oldest first', id: 'Terlama dahulu' },
  largest: { en: 'Largest first', id: 'Terbesar dahulu' },
  smallest: { en: 'Smallest first', id: 'Terkecil dahulu' },
  due: { en: 'Due first', id: 'Jatuh tempo terdekat' },
})
