import { defineTexts } from './texts'

/** What the search over a list of documents says (Spec 1 §2, filter bar; §5, PR search). */
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
  wrongOrder: { en: 'From is after To', id: 'Dari melewati Sampai' },
  search: { en: 'Search', id: 'Cari' },
  clear: { en: 'Clear', id: 'Hapus' },
})
