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

/** Bulk actions on a list; each record is changed by its own request. */
export const severalTexts = defineTexts({
  clearSelection: { en: 'Clear selection', id: 'Batalkan pilihan' },
  eachByItself: {
    en: 'Each one is processed separately: if one fails, the others are not affected.',
    id: 'Masing-masing diproses terpisah: jika satu gagal, yang lain tidak terpengaruh.',
  },
  chosen: { en: 'Selection', id: 'Pilihan' },
  onTheWay: { en: 'Processing {{at}} of {{count}}…', id: 'Memproses {{at}} dari {{count}}…' },
  waiting: { en: 'Waiting', id: 'Menunggu' },
  running: { en: 'In progress…', id: 'Sedang diproses…' },
  stopped: { en: 'Not processed: stopped earlier', id: 'Tidak diproses: dihentikan sebelumnya' },
  stop: { en: 'Stop', id: 'Hentikan' },
  stopping: { en: 'Stopping after this one…', id: 'Berhenti setelah yang ini…' },
  othersBelow: { en: 'Check the others below.', id: 'Periksa yang lain di bawah.' },
  leaveTitle: { en: 'Stop processing?', id: 'Hentikan proses?' },
  leaveText: {
    en: 'Some have not been processed yet. If you leave now, they are not changed.',
    id: 'Sebagian belum diproses. Jika Anda meninggalkan halaman sekarang, sisanya tidak berubah.',
  },
})

export const listTexts = defineTexts({
  clearSearch: { en: 'Clear search', id: 'Hapus pencarian' },
  foundElsewhere: { en: 'Found in other tabs', id: 'Ditemukan di tab lain' },
  isInTab: { en: '{{code}} is in the tab', id: '{{code}} ada di tab' },
  nothingFound: {
    en: 'Nothing matches “{{search}}”',
    id: 'Tidak ada yang cocok dengan “{{search}}”',
  },
  nothingFoundHelp: {
    en: 'Try fewer characters, or clear the search.',
    id: 'Kurangi huruf, atau hapus pencarian.',
  },
  beyond: { en: 'This page is empty', id: 'Halaman ini kosong' },
  firstPage: { en: 'Go to the first page', id: 'Ke halaman pertama' },
})
