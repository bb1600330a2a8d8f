import { defineTexts } from '../kernel/texts'

export const portalInvoiceTexts = defineTexts({
  heading: { en: 'Invoices', id: 'Faktur' },
  tabs: { en: 'Invoices by status', id: 'Faktur menurut status' },
  tabAll: { en: 'All', id: 'Semua' },
  toIssueOne: { en: '1 receipt to invoice', id: '1 penerimaan untuk difakturkan' },
  toIssue: { en: '{{count}} receipts to invoice', id: '{{count}} penerimaan untuk difakturkan' },
  none: {
    en: 'No invoices with status {{status}}',
    id: 'Tidak ada faktur dengan status {{status}}',
  },
  noneAtAll: { en: 'No invoices yet', id: 'Belum ada faktur' },
  noneHelp: {
    en: 'You issue an invoice from a goods receipt that you have approved.',
    id: 'Faktur diterbitkan dari penerimaan barang yang sudah Anda setujui.',
  },
  noneFound: {
    en: 'No invoices match this search.',
    id: 'Tidak ada faktur yang cocok dengan pencarian ini.',
  },
  toReceipts: { en: 'Approved receipts', id: 'Penerimaan disetujui' },
  byBuyer: { en: 'Buyer', id: 'Pembeli' },
  byNumber: { en: 'Invoice number', id: 'Nomor faktur' },
  byOrder: { en: 'Order ID', id: 'Nomor Pesanan' },
  byPackage: { en: 'Package', id: 'Paket' },
  byDue: { en: 'Due date range', id: 'Rentang jatuh tempo' },
  number: { en: 'Invoice', id: 'Faktur' },
  buyer: { en: 'Buyer', id: 'Pembeli' },
  package: { en: 'Package', id: 'Paket' },
  status: { en: 'Status', id: 'Status' },
  due: { en: 'Due', id: 'Jatuh tempo' },
  issued: { en: 'Issued', id: 'Diterbitkan' },
  total: { en: 'Total', id: 'Total' },
  direct: { en: 'Paid to you directly', id: 'Dibayar langsung ke Anda' },
  byProvider: { en: 'Paid through Pasok', id: 'Dibayar lewat Pasok' },
  open: { en: 'Open', id: 'Buka' },
  checkProof: { en: 'Check the proof', id: 'Periksa bukti' },
  statementShort: { en: 'Statement', id: 'Rekap tagihan' },
  statement: { en: 'Statement for this buyer', id: 'Rekapitulasi tagihan pembeli' },

  missing: { en: 'Invoice not found', id: 'Faktur tidak ditemukan' },
  missingHelp: {
    en: 'You can only see invoices that you issued.',
    id: 'Anda hanya dapat melihat faktur yang Anda terbitkan.',
  },
  toList: { en: 'All invoices', id: 'Semua faktur' },
  details: { en: 'Invoice', id: 'Faktur' },
  order: { en: 'Order', id: 'Pesanan' },
  receipt: { en: 'Goods receipt', id: 'Penerimaan barang' },
  payment: { en: 'Payment', id: 'Pembayaran' },
  paidHow: { en: 'Payment method', id: 'Metode pembayaran' },
  viewInvoice: { en: 'View invoice', id: 'Lihat faktur' },
  viewInvoices: { en: 'View Invoices', id: 'Lihat Faktur' },

  withdraw: { en: 'Withdraw', id: 'Tarik' },
  withdrawTitle: { en: 'Withdraw {{code}}', id: 'Tarik {{code}}' },
  withdrawText: {
    en: 'The buyer sees your reason. You can invoice the receipt again under a new number. The down payment used for this invoice becomes available again.',
    id: 'Pembeli melihat alasan Anda. Penerimaannya dapat difakturkan lagi dengan nomor baru. Uang muka yang terpakai untuk faktur ini tersedia kembali.',
  },
})

/** Labels of the steps of an invoice's total, on paper and on the screen. */
export const invoiceFigureTexts = defineTexts({
  items: { en: 'Items', id: 'Barang' },
  received: { en: 'RECEIVED', id: 'DITERIMA' },
  beforeTax: { en: 'BEFORE TAX', id: 'SEBELUM PAJAK' },
  amount: { en: 'AMOUNT', id: 'JUMLAH' },
  receivedOf: { en: 'of {{count}}', id: 'dari {{count}}' },
  rounding: {
    en: 'Each amount is the received quantity × the price with tax, rounded down to whole rupiah.',
    id: 'Setiap jumlah adalah jumlah yang diterima × harga termasuk pajak, dibulatkan ke bawah ke rupiah penuh.',
  },
  goods: { en: 'Goods before tax', id: 'Barang sebelum pajak' },
  tax: { en: 'Tax', id: 'Pajak' },
  shipping: { en: 'Shipping', id: 'Pengiriman' },
  downPayment: { en: 'Down payment used', id: 'Uang muka terpakai' },
  toPay: { en: 'Grand total', id: 'Total keseluruhan' },
  arithmetic: { en: 'Calculation', id: 'Perhitungan' },
})
