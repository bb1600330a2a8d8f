import { defineTexts } from '../kernel/texts'

/** The vendor portal: previewing an invoice, and issuing several together. */
export const issueTexts = defineTexts({
  heading: { en: 'New invoice', id: 'Faktur baru' },
  ofReceipt: { en: 'From receipt {{code}}', id: 'Dari penerimaan {{code}}' },
  issue: { en: 'Issue invoice', id: 'Terbitkan faktur' },
  issueFailed: { en: 'Invoice not issued', id: 'Faktur gagal diterbitkan' },
  lookAgain: {
    en: 'The figures have changed since you opened this page. Check them again.',
    id: 'Angkanya berubah sejak Anda membuka halaman ini. Periksa kembali.',
  },
  back: { en: 'Back to the receipt', id: 'Kembali ke penerimaan' },
  dueOn: { en: 'Due', id: 'Jatuh tempo' },
  dueHelp: {
    en: '{{days}} days after the invoice is issued',
    id: '{{days}} hari setelah faktur diterbitkan',
  },
  dueNow: { en: 'On the day the invoice is issued', id: 'Pada hari faktur diterbitkan' },
  left: { en: 'Down payment available', id: 'Uang muka tersedia' },
  leftAfter: { en: 'Down payment remaining', id: 'Sisa uang muka' },
  directHelp: {
    en: 'The buyer pays to your bank account, and you confirm the transfer.',
    id: 'Pembeli membayar ke rekening Anda, dan Anda mengonfirmasi transfernya.',
  },
  providerHelp: {
    en: 'The buyer pays through Pasok, and Pasok pays you.',
    id: 'Pembeli membayar lewat Pasok, lalu Pasok membayar Anda.',
  },
  nothingToPay: {
    en: 'The down payment covers the full amount: the invoice is Paid as soon as it is issued.',
    id: 'Uang muka menutup seluruh jumlah: faktur langsung Lunas saat diterbitkan.',
  },
  invoiced: {
    en: 'This receipt has already been invoiced',
    id: 'Penerimaan ini sudah difakturkan',
  },
  invoicedHelp: {
    en: 'A receipt can be invoiced only once. To issue another invoice, withdraw the existing one first.',
    id: 'Satu penerimaan hanya dapat difakturkan sekali. Untuk menerbitkan faktur lain, tarik fakturnya terlebih dahulu.',
  },
  notYet: { en: 'This receipt cannot be invoiced', id: 'Penerimaan ini tidak dapat difakturkan' },
  notYetHelp: {
    en: 'Only receipts that you have approved can be invoiced.',
    id: 'Hanya penerimaan yang sudah Anda setujui yang dapat difakturkan.',
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
  together: { en: 'Total {{amount}}', id: 'Total {{amount}}' },
  reading: { en: 'Calculating totals…', id: 'Menghitung total…' },
})
