import { defineTexts } from '../kernel/texts'

/** The vendor portal: previewing an invoice, and issuing several together. */
export const issueTexts = defineTexts({
  heading: { en: 'New invoice', id: 'Faktur baru' },
  ofReceipt: { en: 'Of receipt {{code}}', id: 'Dari penerimaan {{code}}' },
  issue: { en: 'Issue invoice', id: 'Terbitkan faktur' },
  issueFailed: { en: 'Not issued', id: 'Tidak diterbitkan' },
  lookAgain: {
    en: 'Something has changed since you opened this page. Look at the figures again.',
    id: 'Ada yang berubah sejak halaman ini dibuka. Periksa angkanya lagi.',
  },
  back: { en: 'Back to the receipt', id: 'Kembali ke penerimaan' },
  dueOn: { en: 'Due', id: 'Jatuh tempo' },
  dueHelp: { en: '{{days}} days after it is issued', id: '{{days}} hari setelah terbit' },
  dueNow: { en: 'On the day it is issued', id: 'Pada hari diterbitkan' },
  left: { en: 'Down payment left before', id: 'Sisa uang muka sebelumnya' },
  leftAfter: { en: 'Down payment left after', id: 'Sisa uang muka sesudahnya' },
  directHelp: {
    en: 'The buyer pays to your bank account, and you confirm the transfer.',
    id: 'Pembeli membayar ke rekening Anda, dan Anda mengonfirmasi transfernya.',
  },
  providerHelp: {
    en: 'The buyer pays through Pasok, which pays you.',
    id: 'Pembeli membayar lewat Pasok, yang membayar Anda.',
  },
  nothingToPay: {
    en: 'The down payment covers all of it: the invoice is Paid as soon as it is issued.',
    id: 'Uang muka menutup semuanya: faktur langsung Lunas saat diterbitkan.',
  },
  invoiced: { en: 'This receipt has its invoice', id: 'Penerimaan ini sudah difakturkan' },
  invoicedHelp: {
    en: 'A receipt is invoiced once. Withdraw its invoice first to issue another.',
    id: 'Satu penerimaan difakturkan sekali. Tarik fakturnya dahulu untuk menerbitkan yang lain.',
  },
  notYet: { en: 'This receipt cannot be invoiced', id: 'Penerimaan ini tidak dapat difakturkan' },
  notYetHelp: {
    en: 'Only a receipt that you have approved can be.',
    id: 'Hanya penerimaan yang sudah Anda setujui yang bisa.',
  },

  selected: { en: '{{count}} selected', id: '{{count}} dipilih' },
  issueChosen: { en: 'Issue invoices', id: 'Terbitkan faktur' },
  askMany: { en: 'Issue {{count}} invoices?', id: 'Terbitkan {{count}} faktur?' },
  askOne: { en: 'Issue 1 invoice?', id: 'Terbitkan 1 faktur?' },
  oneIssued: { en: '1 invoice issued', id: '1 faktur diterbitkan' },
  allIssued: { en: 'All {{count}} invoices issued', id: 'Semua {{count}} faktur diterbitkan' },
  someIssued: { en: '{{done}} of {{count}} issued', id: '{{done}} dari {{count}} diterbitkan' },
  usesDownPayment: {
    en: '{{amount}} of the down payment used',
    id: 'Uang muka terpakai {{amount}}',
  },
  together: { en: 'Together {{amount}}', id: 'Seluruhnya {{amount}}' },
  reading: { en: 'Reading what they come to…', id: 'Membaca jumlahnya…' },
})
