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
