import { defineTexts } from '../kernel/texts'

export const invoiceReplies = defineTexts({
  issued: { en: 'Invoice issued', id: 'Faktur diterbitkan' },
  issuedPaid: {
    en: 'Invoice issued. The down payment covers the full amount, so the invoice is paid.',
    id: 'Faktur diterbitkan. Uang muka menutup seluruh jumlah, jadi faktur ini lunas.',
  },
  withdrawn: {
    en: 'Invoice withdrawn. You can invoice the receipt again.',
    id: 'Faktur ditarik. Penerimaan barangnya dapat difakturkan lagi.',
  },
})

/**
 * The link from a package to its invoices; a separate catalogue, because orders need no other invoice texts.
 */
export const invoiceLinkTexts = defineTexts({
  viewInvoices: { en: 'View Invoices', id: 'Lihat Faktur' },
  viewInvoicesOf: { en: 'View invoices of {{code}}', id: 'Lihat faktur {{code}}' },
})

/** Spec 2 §2: the buyer's invoices. */
export const invoiceTexts = defineTexts({
  finance: { en: 'Finance', id: 'Keuangan' },
  comingSoon: { en: 'Coming soon', id: 'Segera hadir' },
  comingSoonHelp: {
    en: 'We are preparing an overview of your finances. Invoices and payments are already available:',
    id: 'Kami sedang menyiapkan ikhtisar keuangan Anda. Faktur dan pembayaran sudah tersedia:',
  },
  payInvoicesHelp: {
    en: 'Invoices from your vendors and their due dates. Pay one invoice or several together.',
    id: 'Faktur dari vendor beserta jatuh temponya. Bayar satu atau beberapa sekaligus.',
  },
  readInvoicesHelp: {
    en: 'Invoices from your vendors, their due dates and payments.',
    id: 'Faktur dari vendor beserta jatuh tempo dan pembayarannya.',
  },
  paymentsHelp: {
    en: 'Pending, reviewed and completed payments with their proofs.',
    id: 'Pembayaran yang menunggu, ditinjau, dan selesai, beserta buktinya.',
  },

  heading: { en: 'Invoice Lists', id: 'Daftar Faktur' },
  columnVendor: { en: 'VENDOR', id: 'VENDOR' },
  columnNumber: { en: 'INVOICE NUMBER', id: 'NOMOR FAKTUR' },
  columnTotal: { en: 'TOTAL', id: 'TOTAL' },
  columnDue: { en: 'DUE DATE', id: 'JATUH TEMPO' },
  columnAction: { en: 'ACTION', id: 'AKSI' },
  byVendor: { en: 'Vendor', id: 'Vendor' },
  byNumber: { en: 'Invoice Number', id: 'Nomor Faktur' },
  byDue: { en: 'Due Date Range', id: 'Rentang Jatuh Tempo' },
  byStatus: { en: 'Status', id: 'Status' },
  unpaid: { en: 'Unpaid', id: 'Belum dibayar' },
  clearSearch: { en: 'Clear Search', id: 'Hapus Pencarian' },
  empty: { en: 'You dont have any Invoice Yet!', id: 'Anda belum memiliki Faktur!' },
  emptyHelp: {
    en: 'A vendor issues an invoice after approving a goods receipt.',
    id: 'Vendor menerbitkan faktur setelah menyetujui penerimaan barang.',
  },
  emptyHelpSearch: {
    en: 'Nothing matches this search. Change it, or clear it to see all.',
    id: 'Tidak ada yang cocok dengan pencarian ini. Ubah, atau hapus untuk melihat semuanya.',
  },
  toReceipts: { en: 'View goods receipts', id: 'Lihat penerimaan barang' },
  detail: { en: 'Detail Invoice', id: 'Detail Faktur' },
  transaction: { en: 'Transaction', id: 'Transaksi' },
  transactionOf: { en: 'Transaction {{code}}', id: 'Transaksi {{code}}' },
  transactionMissing: {
    en: 'Transaction not found.',
    id: 'Transaksi tidak ditemukan.',
  },
  paidTogether: { en: 'Invoices in this payment', id: 'Faktur dalam pembayaran ini' },
  directPayment: { en: 'Direct Payment', id: 'Pembayaran langsung' },

  // Totals by status; choosing one filters the list.
  sums: { en: 'Totals by status', id: 'Total per status' },
  oneInvoice: { en: '1 invoice', id: '1 faktur' },
  countInvoices: { en: '{{count}} invoices', id: '{{count}} faktur' },

  payInvoices: { en: 'Pay Invoices', id: 'Bayar Faktur' },
  oneChosen: { en: '1 invoice, {{amount}}', id: '1 faktur, {{amount}}' },
  chosen: { en: '{{count}} invoices, {{amount}}', id: '{{count}} faktur, {{amount}}' },

  dueThisWeek: { en: 'Due this week', id: 'Jatuh tempo minggu ini' },
  overdue: { en: 'Overdue', id: 'Lewat jatuh tempo' },
  dueSoon: { en: 'Due soon', id: 'Segera jatuh tempo' },
})
