import { defineTexts } from '../kernel/texts'

export const orderDetailTexts = defineTexts({
  title: { en: 'Purchase order details', id: 'Detail Pesanan Pembelian' },
  missing: { en: 'This order was not found.', id: 'Pesanan ini tidak ditemukan.' },
  missingHelp: {
    en: 'Look for it in the list of purchase orders.',
    id: 'Cari di daftar pesanan pembelian.',
  },
  toList: { en: 'All purchase orders', id: 'Semua pesanan pembelian' },
  details: { en: 'Details', id: 'Rincian' },
  totals: { en: 'Totals', id: 'Total' },
  itemsTotal: { en: 'Items', id: 'Barang' },
  stillToPay: { en: 'Still to be paid', id: 'Masih harus dibayar' },
  orderedBy: { en: 'Ordered by', id: 'Dipesan oleh' },
  deliverTo: { en: 'Deliver to', id: 'Dikirim ke' },
  downPayment: { en: 'Down payment', id: 'Uang muka' },
  refundDue: { en: 'Refund due', id: 'Harus dikembalikan' },
  openProof: { en: 'Open the proof', id: 'Buka bukti' },
  timelineOf: { en: 'Timeline of {{code}}', id: 'Linimasa {{code}}' },
})
