import { defineTexts } from '../kernel/texts'

/** A vendor's statement of the invoices to a buyer and the payments received, on screen and in print. */
export const statementTexts = defineTexts({
  heading: { en: 'Statement of account', id: 'Rekening koran' },
  of: { en: 'Statement of {{buyer}}', id: 'Rekening koran {{buyer}}' },
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
  opening: { en: 'Unpaid before', id: 'Belum dibayar sebelumnya' },
  closing: { en: 'Unpaid at the end', id: 'Belum dibayar pada akhirnya' },
  nothing: { en: 'Nothing in this period', id: 'Tidak ada dalam periode ini' },
  missing: { en: 'No such buyer', id: 'Pembeli tidak ada' },
  missingHelp: {
    en: 'Only buyers that you have sold to have a statement.',
    id: 'Hanya pembeli yang pernah membeli dari Anda yang memiliki rekening koran.',
  },
})
