import { defineTexts } from '../kernel/texts'

/** The vendor desk's invoices: the list and an invoice's page. */
export const deskInvoiceTexts = defineTexts({
  heading: { en: 'Invoices', id: 'Faktur' },
  tabs: { en: 'Invoices by status', id: 'Faktur menurut status' },
  tabAll: { en: 'All', id: 'Semua' },
  toIssueOne: { en: '1 receipt to invoice', id: '1 penerimaan untuk difakturkan' },
  toIssue: { en: '{{count}} receipts to invoice', id: '{{count}} penerimaan untuk difakturkan' },
  none: { en: 'No invoice is {{status}}', id: 'Tidak ada faktur {{status}}' },
  noneAtAll: { en: 'No invoices yet', id: 'Belum ada faktur' },
  noneHelp: {
    en: 'An invoice is issued from a goods receipt that you approved.',
    id: 'Faktur diterbitkan dari penerimaan barang yang Anda setujui.',
  },
  noneFound: { en: 'No invoice fits this search.', id: 'Tidak ada faktur yang sesuai.' },
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
  statementShort: { en: 'Statement', id: 'Rekening koran' },
  statement: { en: 'Statement of the buyer', id: 'Rekening koran pembeli' },

  missing: { en: 'No such invoice', id: 'Faktur tidak ada' },
  missingHelp: {
    en: 'Only invoices that you issued are here.',
    id: 'Hanya faktur yang Anda terbitkan yang ada di sini.',
  },
  toList: { en: 'All invoices', id: 'Semua faktur' },
  details: { en: 'Invoice', id: 'Faktur' },
  order: { en: 'Order', id: 'Pesanan' },
  receipt: { en: 'Goods receipt', id: 'Penerimaan barang' },
  payment: { en: 'Payment', id: 'Pembayaran' },
  paidHow: { en: 'Way of payment', id: 'Cara pembayaran' },
  viewInvoice: { en: 'View invoice', id: 'Lihat faktur' },
  viewInvoices: { en: 'View Invoices', id: 'Lihat Faktur' },

  withdraw: { en: 'Withdraw', id: 'Tarik' },
  withdrawTitle: { en: 'Withdraw {{code}}', id: 'Tarik {{code}}' },
  withdrawText: {
    en: 'The buyer reads your reason. Its receipt can be invoiced again, under a new number; what was used of the down payment is left again.',
    id: 'Pembeli membaca alasan Anda. Penerimaannya dapat difakturkan lagi dengan nomor baru; uang muka yang terpakai kembali tersisa.',
  },
})

/** What an invoice comes to, shown step by step, on paper and on the screen. */
export const invoiceFigureTexts = defineTexts({
  items: { en: 'Items', id: 'Barang' },
  received: { en: 'RECEIVED', id: 'DITERIMA' },
  beforeTax: { en: 'BEFORE TAX', id: 'SEBELUM PAJAK' },
  amount: { en: 'AMOUNT', id: 'JUMLAH' },
  receivedOf: { en: 'of {{count}}', id: 'dari {{count}}' },
  rounding: {
    en: 'Each amount is what was received × its price with tax, rounded down to whole rupiah.',
    id: 'Setiap jumlah adalah yang diterima × harga beserta pajaknya, dibulatkan ke bawah ke rupiah penuh.',
  },
  goods: { en: 'Goods before tax', id: 'Barang sebelum pajak' },
  tax: { en: 'Tax', id: 'Pajak' },
  shipping: { en: 'Shipping', id: 'Pengiriman' },
  downPayment: { en: 'Down payment used', id: 'Uang muka terpakai' },
  toPay: { en: 'Grand total', id: 'Total keseluruhan' },
  arithmetic: { en: 'What it comes to', id: 'Perhitungannya' },
})
