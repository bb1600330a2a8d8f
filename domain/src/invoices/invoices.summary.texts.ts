import { defineTexts } from '../kernel/texts'

/** A vendor's statement of the invoices to a buyer and the payments received, on screen and in print. */
export const statementTexts = defineTexts({
  heading: { en: 'Statement of account', id: 'Rekapitulasi tagihan' },
  of: { en: 'Statement of {{buyer}}', id: 'Rekapitulasi tagihan {{buyer}}' },
  buyer: { en: 'Buyer', id: 'Pembeli' },
  vendor: { en: 'Vendor', id: 'Vendor' },
  period: { en: 'Period', id: 'Periode' },
  range: { en: '{{from}} to {{to}}', id: '{{from}} sampai {{to}}' },
  print: { en: 'Print', id: 'Cetak' },
  back: { en: 'All invoices', id: 'Semua faktur' },
  date: { en: 'Date', id: 'Tanggal' },
  document: { en: 'Document', id: 'Dokumen' },
  due: { en: 'Due', id: 'Jatuh tempo' },
  invoice: { en: 'Invoice', id: 'Faktur' },
  payment: { en: 'Payment of {{invoice}}', id: 'Pembayaran {{invoice}}' },
  debit: { en: 'Invoiced', id: 'Ditagih' },
  credit: { en: 'Paid', id: 'Dibayar' },
  balance: { en: 'Unpaid', id: 'Belum dibayar' },
  opening: { en: 'Unpaid at the start', id: 'Belum dibayar di awal' },
  closing: { en: 'Unpaid at the end', id: 'Belum dibayar di akhir' },
  nothing: {
    en: 'No invoices or payments in this period',
    id: 'Tidak ada faktur atau pembayaran dalam periode ini',
  },
  missing: { en: 'Buyer not found', id: 'Pembeli tidak ditemukan' },
  missingHelp: {
    en: 'Statements are available only for buyers that you have sold to.',
    id: 'Rekapitulasi tagihan hanya tersedia untuk pembeli yang pernah membeli dari Anda.',
  },
})

/** Spec 2 §2: one invoice, on the screen and in print. */
export const invoiceSummaryTexts = defineTexts({
  title: { en: 'Invoice summary', id: 'Ringkasan faktur' },
  // Spec 2 §8.
  missing: { en: 'Error! Invoice not found!', id: 'Kesalahan! Faktur tidak ditemukan!' },
  from: { en: 'From', id: 'Dari' },
  to: { en: 'To', id: 'Kepada' },
  details: { en: 'Details', id: 'Rincian' },
  totals: { en: 'Totals', id: 'Total' },
  issued: { en: 'Invoice date', id: 'Tanggal faktur' },
  dueDate: { en: 'Due date', id: 'Jatuh tempo' },
  references: { en: 'Reference documents', id: 'Dokumen referensi' },
  order: { en: 'Purchase order', id: 'Pesanan pembelian' },
  package: { en: 'Package', id: 'Paket' },
  receipt: { en: 'Goods receipt', id: 'Penerimaan barang' },
  way: { en: 'Payment method', id: 'Metode pembayaran' },
  direct: {
    en: 'Direct payment to the vendor’s account',
    id: 'Pembayaran langsung ke rekening vendor',
  },
  byProvider: {
    en: 'Virtual account or bank transfer',
    id: 'Virtual account atau transfer bank',
  },
  payment: { en: 'Payment', id: 'Pembayaran' },
  shipping: { en: 'Shipping', id: 'Pengiriman' },
  downPaymentUsed: { en: 'Down payment used', id: 'Uang muka terpakai' },
  toPay: { en: 'Grand total', id: 'Total keseluruhan' },

  print: { en: 'Print Invoice', id: 'Cetak Faktur' },
  pay: { en: 'Pay Invoice', id: 'Bayar Faktur' },

  match: { en: 'Ordered, received, invoiced', id: 'Dipesan, diterima, difakturkan' },
  matchAll: {
    en: 'All items are invoiced as ordered and received.',
    id: 'Semua barang difakturkan sesuai pesanan dan penerimaan.',
  },
  matchOneDiffers: {
    en: '1 of {{count}} items differs from the order.',
    id: '1 dari {{count}} barang berbeda dari pesanan.',
  },
  matchSomeDiffer: {
    en: '{{different}} of {{count}} items differ from the order.',
    id: '{{different}} dari {{count}} barang berbeda dari pesanan.',
  },
  checkFirst: { en: 'Check before you pay.', id: 'Periksa sebelum membayar.' },
  ordered: { en: 'ORDERED', id: 'DIPESAN' },
  received: { en: 'RECEIVED', id: 'DITERIMA' },
  invoiced: { en: 'INVOICED', id: 'DIFAKTURKAN' },
  matches: { en: 'Matches', id: 'Sesuai' },
  notReceived: { en: '{{count}} not received', id: '{{count}} tidak diterima' },
  dearer: { en: 'Price {{amount}} higher', id: 'Harga naik {{amount}}' },
  cheaper: { en: 'Price {{amount}} lower', id: 'Harga turun {{amount}}' },
  agreedChange: { en: 'Changed as agreed', id: 'Diubah sesuai persetujuan' },
  totalDiffers: { en: 'Total differs', id: 'Total berbeda' },
  orderedTotal: { en: 'Ordered', id: 'Dipesan' },
  orderedFirst: { en: 'Original order', id: 'Pesanan semula' },
  invoicedTotal: { en: 'Invoiced', id: 'Difakturkan' },
  difference: { en: 'Difference', id: 'Selisih' },

  kind: { en: 'INVOICE', id: 'FAKTUR' },
  taxNumber: { en: 'Tax number (NPWP)', id: 'NPWP' },
  quote: {
    en: 'Quote {{code}} as the reference.',
    id: 'Cantumkan {{code}} sebagai berita transfer.',
  },
  pdf: { en: 'Download PDF', id: 'Unduh PDF' },
})
