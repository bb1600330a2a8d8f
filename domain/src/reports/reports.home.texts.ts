import { defineTexts } from '../kernel/texts'
import { REJECTED_SHOWN_DAYS } from '../requests/requests.constants'
import { TODO_DUE_WITHIN_DAYS, DELIVERY_LATE_AFTER_DAYS } from './reports.constants'
import type { Todo } from './reports.model'
import type { FirstStep } from './reports.overview'

/** The figures of the dashboard's home (Spec 2 §2). */
export const homeFigureTexts = defineTexts({
  figures: { en: 'Figures of your company', id: 'Angka perusahaan Anda' },
  account_payable: { en: 'Account Payable', id: 'Utang Usaha' },
  total_purchases: { en: 'Total Purchases', id: 'Total Pembelian' },
  total_pr: { en: 'Total PR', id: 'Total PR' },
  active_po: { en: 'Active PO', id: 'PO Aktif' },
  invoices: { en: 'Invoices', id: 'Faktur' },
  unpaid: { en: 'Sum of unpaid invoices', id: 'Jumlah faktur belum dibayar' },
  paid: { en: 'Sum of paid invoices', id: 'Jumlah faktur lunas' },
  waits: { en: 'Waiting for you', id: 'Menunggu Anda' },
  nothingWaits: { en: 'Nothing is waiting for you', id: 'Tidak ada yang menunggu Anda' },
  nothingWaitsHelp: {
    en: 'Your open tasks will be listed here.',
    id: 'Tugas yang perlu Anda kerjakan akan tampil di sini.',
  },
})

export const todoTexts = defineTexts({
  'requests-to-approve': { en: 'Requests to approve', id: 'Permintaan yang perlu disetujui' },
  'drafts-to-submit': { en: 'Your drafts to submit', id: 'Draf Anda yang perlu diajukan' },
  'requests-rejected': {
    en: `Your requests rejected in the last ${REJECTED_SHOWN_DAYS} days`,
    id: `Permintaan Anda yang ditolak dalam ${REJECTED_SHOWN_DAYS} hari terakhir`,
  },
  'down-payments-to-pay': { en: 'Down payments to pay', id: 'Uang muka yang perlu dibayar' },
  'items-to-decide': {
    en: 'Items that vendors want to change',
    id: 'Barang yang ingin diubah vendor',
  },
  'deliveries-late': {
    en: `Late deliveries, shipped more than ${DELIVERY_LATE_AFTER_DAYS} days ago`,
    id: `Kiriman terlambat, dikirim lebih dari ${DELIVERY_LATE_AFTER_DAYS} hari lalu`,
  },
  'receipts-to-enter': { en: 'Deliveries to receive', id: 'Kiriman yang perlu diterima' },
  'receipts-to-correct': { en: 'Receipts to correct', id: 'Penerimaan yang perlu dikoreksi' },
  'invoices-overdue': {
    en: 'Invoices overdue, not paid yet',
    id: 'Faktur lewat jatuh tempo, belum lunas',
  },
  'invoices-due': {
    en: `Invoices to pay within ${TODO_DUE_WITHIN_DAYS} days`,
    id: `Faktur yang perlu dibayar dalam ${TODO_DUE_WITHIN_DAYS} hari`,
  },
  'proofs-to-send': { en: 'Proofs of transfer to send', id: 'Bukti transfer yang perlu dikirim' },
} satisfies Record<Todo, { en: string; id: string }>)

/** The to-dos in the singular. */
export const oneTodoTexts = defineTexts({
  'requests-to-approve': { en: 'Request to approve', id: 'Permintaan yang perlu disetujui' },
  'drafts-to-submit': { en: 'Your draft to submit', id: 'Draf Anda yang perlu diajukan' },
  'requests-rejected': {
    en: `Your request rejected in the last ${REJECTED_SHOWN_DAYS} days`,
    id: `Permintaan Anda yang ditolak dalam ${REJECTED_SHOWN_DAYS} hari terakhir`,
  },
  'down-payments-to-pay': { en: 'Down payment to pay', id: 'Uang muka yang perlu dibayar' },
  'items-to-decide': {
    en: 'Item that a vendor wants to change',
    id: 'Barang yang ingin diubah vendor',
  },
  'deliveries-late': {
    en: `Late delivery, shipped more than ${DELIVERY_LATE_AFTER_DAYS} days ago`,
    id: `Kiriman terlambat, dikirim lebih dari ${DELIVERY_LATE_AFTER_DAYS} hari lalu`,
  },
  'receipts-to-enter': { en: 'Delivery to receive', id: 'Kiriman yang perlu diterima' },
  'receipts-to-correct': { en: 'Receipt to correct', id: 'Penerimaan yang perlu dikoreksi' },
  'invoices-overdue': {
    en: 'Invoice overdue, not paid yet',
    id: 'Faktur lewat jatuh tempo, belum lunas',
  },
  'invoices-due': {
    en: `Invoice to pay within ${TODO_DUE_WITHIN_DAYS} days`,
    id: `Faktur yang perlu dibayar dalam ${TODO_DUE_WITHIN_DAYS} hari`,
  },
  'proofs-to-send': { en: 'Proof of transfer to send', id: 'Bukti transfer yang perlu dikirim' },
} satisfies Record<Todo, { en: string; id: string }>)

export const monthSpendTexts = defineTexts({
  title: { en: 'Spent this month', id: 'Belanja bulan ini' },
  thisMonth: { en: 'This month', id: 'Bulan ini' },
  lastMonth: { en: 'Same period last month', id: 'Periode yang sama bulan lalu' },
  times: {
    en: 'About {{times}} times as much as in the same period last month',
    id: 'Sekitar {{times}} kali lipat dari periode yang sama bulan lalu',
  },
  more: {
    en: '{{percent}} more than in the same period last month',
    id: '{{percent}} lebih banyak dari periode yang sama bulan lalu',
  },
  less: {
    en: '{{percent}} less than in the same period last month',
    id: '{{percent}} lebih sedikit dari periode yang sama bulan lalu',
  },
  same: {
    en: 'As much as in the same period last month',
    id: 'Sama dengan periode yang sama bulan lalu',
  },
  none: {
    en: 'Same period last month: no purchases',
    id: 'Periode yang sama bulan lalu: tidak ada pembelian',
  },
  nothing: { en: 'No purchases this month yet', id: 'Belum ada pembelian bulan ini' },
})

export const recentTexts = defineTexts({
  title: { en: 'Recent documents', id: 'Dokumen terbaru' },
  request: { en: 'Request', id: 'Permintaan' },
  order: { en: 'Order', id: 'Pesanan' },
  invoice: { en: 'Invoice', id: 'Faktur' },
  template: { en: 'Template', id: 'Templat' },
})

export const firstStepTexts = defineTexts({
  title: { en: 'First steps', id: 'Langkah pertama' },
  progress: { en: '{{done}} of {{all}} done', id: '{{done}} dari {{all}} selesai' },
  dismiss: { en: 'Hide first steps', id: 'Sembunyikan langkah pertama' },
  isDone: { en: 'Done', id: 'Selesai' },
  isOpen: { en: 'To do', id: 'Belum' },
  profile: { en: 'Complete the company profile', id: 'Lengkapi profil perusahaan' },
  address: { en: 'Add a delivery address', id: 'Tambahkan alamat pengiriman' },
  departments: { en: 'Set up departments', id: 'Buat departemen' },
  colleagues: { en: 'Invite colleagues', id: 'Undang rekan kerja' },
  vendor: { en: 'Choose a preferred vendor', id: 'Pilih vendor pilihan' },
  request: { en: 'Create the first purchase request', id: 'Buat permintaan pembelian pertama' },
  order: { en: 'Place the first order', id: 'Buat pesanan pembelian pertama' },
} satisfies Record<FirstStep, { en: string; id: string }> &
  Record<string, { en: string; id: string }>)
