import { defineTexts } from '../kernel/texts'

/** Spec 2 §2: the buyer's invoices. */
export const invoiceTexts = defineTexts({
  finance: { en: 'Finance', id: 'Keuangan' },
  comingSoon: { en: 'Coming Soon', id: 'Segera Hadir' },
  comingSoonHelp: {
    en: 'An overview of finance is on its way. Invoices and payments are here already:',
    id: 'Ikhtisar keuangan sedang disiapkan. Faktur dan pembayaran sudah tersedia:',
  },
  payInvoicesHelp: {
    en: 'What vendors have invoiced and when it is due; pay one, or several together.',
    id: 'Tagihan vendor dan jatuh temponya; bayar satu, atau beberapa sekaligus.',
  },
  readInvoicesHelp: {
    en: 'What vendors have invoiced, when it is due, and what was paid.',
    id: 'Tagihan vendor, jatuh temponya, dan yang sudah dibayar.',
  },
  paymentsHelp: {
    en: 'Payments that wait, are reviewed or were made, with their proofs.',
    id: 'Pembayaran yang menunggu, ditinjau, atau selesai, beserta buktinya.',
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
    en: 'A vendor issues one once it has approved a goods receipt.',
    id: 'Vendor menerbitkannya setelah menyetujui penerimaan barang.',
  },
  emptyHelpSearch: {
    en: 'Nothing fits this search. Change it, or clear it to see all.',
    id: 'Tidak ada yang sesuai dengan pencarian ini. Ubah, atau hapus untuk melihat semuanya.',
  },
  toReceipts: { en: 'View goods receipts', id: 'Lihat penerimaan barang' },
  detail: { en: 'Detail Invoice', id: 'Detail Faktur' },
  transaction: { en: 'Transaction', id: 'Transaksi' },
  transactionOf: { en: 'Transaction {{code}}', id: 'Transaksi {{code}}' },
  transactionMissing: {
    en: 'This transaction was not found.',
    id: 'Transaksi ini tidak ditemukan.',
  },
  paidTogether: { en: 'Invoices of this payment', id: 'Faktur pembayaran ini' },
  directPayment: { en: 'Direct Payment', id: 'Pembayaran langsung' },

  // Totals by status; choosing one filters the list.
  sums: { en: 'Sums by status', id: 'Jumlah per status' },
  oneInvoice: { en: '1 invoice', id: '1 faktur' },
  countInvoices: { en: '{{count}} invoices', id: '{{count}} faktur' },

  payInvoices: { en: 'Pay Invoices', id: 'Bayar Faktur' },
  oneChosen: { en: '1 invoice, {{amount}}', id: '1 faktur, {{amount}}' },
  chosen: { en: '{{count}} invoices, {{amount}}', id: '{{count}} faktur, {{amount}}' },

  dueThisWeek: { en: 'Due this week', id: 'Jatuh tempo minggu ini' },
  overdue: { en: 'Overdue', id: 'Lewat jatuh tempo' },
  dueSoon: { en: 'Due soon', id: 'Segera jatuh tempo' },
})
