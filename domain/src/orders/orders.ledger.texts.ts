import { defineTexts } from '../kernel/texts'

/** The history of each line of an order, for both sides. */
export const ledgerTexts = defineTexts({
  heading: { en: 'Line ledger', id: 'Riwayat barang' },
  search: { en: 'Search items', id: 'Cari barang' },
  noLines: {
    en: 'No items match this search.',
    id: 'Tidak ada barang yang cocok dengan pencarian ini.',
  },
  clear: { en: 'Clear search', id: 'Hapus pencarian' },
  openPage: { en: 'Open all', id: 'Buka semua' },
  closePage: { en: 'Close all', id: 'Tutup semua' },
  stepsOf: { en: 'Steps of {{name}}', id: 'Langkah {{name}}' },
  step: { en: 'STEP', id: 'LANGKAH' },
  quantity: { en: 'QTY', id: 'JML' },
  amount: { en: 'AMOUNT', id: 'NILAI' },
  who: { en: 'WHO', id: 'OLEH' },
  when: { en: 'WHEN', id: 'WAKTU' },
  note: { en: 'NOTE', id: 'CATATAN' },
  was: { en: 'was {{value}}', id: 'semula {{value}}' },

  ordered: { en: 'Ordered', id: 'Dipesan' },
  changed: { en: 'Changed by vendor', id: 'Diubah vendor' },
  'taken-back': { en: 'Change withdrawn', id: 'Perubahan ditarik' },
  accepted: { en: 'Approved by buyer', id: 'Disetujui pembeli' },
  rejected: { en: 'Rejected by buyer', id: 'Ditolak pembeli' },
  canceled: { en: 'Canceled', id: 'Dibatalkan' },
  shipped: { en: 'Shipped', id: 'Dikirim' },
  received: { en: 'Received', id: 'Barang diterima' },
  corrected: { en: 'Receipt corrected', id: 'Penerimaan dikoreksi' },
  returned: { en: 'Receipt returned', id: 'Penerimaan dikembalikan' },
  approved: { en: 'Receipt approved', id: 'Penerimaan disetujui' },
  invoiced: { en: 'Invoiced', id: 'Ditagih' },
  'invoice-withdrawn': { en: 'Invoice withdrawn', id: 'Faktur ditarik' },
  paid: { en: 'Paid', id: 'Dibayar' },
})
