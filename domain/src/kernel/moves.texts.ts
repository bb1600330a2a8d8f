import { defineTexts } from './texts'

/** Texts of illegal and lost moves: the document, what happened to it, and what to do next. */
export const moveTexts = defineTexts({
  request: { en: 'Purchase request {{code}}', id: 'Permintaan pembelian {{code}}' },
  order: { en: 'Order {{code}}', id: 'Pesanan {{code}}' },
  'down-payment': {
    en: 'Down payment of order {{code}}',
    id: 'Uang muka pesanan {{code}}',
  },
  package: { en: 'Package {{code}}', id: 'Paket {{code}}' },
  item: { en: 'Item {{code}}', id: 'Barang {{code}}' },
  receipt: { en: 'Goods receipt {{code}}', id: 'Penerimaan barang {{code}}' },
  invoice: { en: 'Invoice {{code}}', id: 'Faktur {{code}}' },
  payment: { en: 'Payment {{code}}', id: 'Pembayaran {{code}}' },
  company: { en: 'The company', id: 'Perusahaan' },
  relation: { en: 'The preferred vendor relation', id: 'Relasi vendor pilihan' },

  import: { en: 'This import', id: 'Impor ini' },
  application: { en: 'This application', id: 'Pengajuan ini' },
  invitation: { en: 'This invitation', id: 'Undangan ini' },
  report: { en: 'This report', id: 'Laporan ini' },
  money: { en: 'This amount', id: 'Dana ini' },
  other: { en: 'This', id: 'Ini' },

  now: {
    en: '{{what}} is in status {{status}} ({{user}}, {{time}}), so this cannot be done now.',
    id: '{{what}} berstatus {{status}} ({{user}}, {{time}}), jadi ini tidak dapat dilakukan sekarang.',
  },
  early: {
    en: '{{what}} is in status {{status}} ({{user}}, {{time}}). You can do this when the status is {{wanted}}.',
    id: '{{what}} berstatus {{status}} ({{user}}, {{time}}). Ini dapat dilakukan setelah statusnya {{wanted}}.',
  },
  late: {
    en: '{{what}} is already in status {{status}} ({{user}}, {{time}}), so this can no longer be done.',
    id: '{{what}} sudah berstatus {{status}} ({{user}}, {{time}}), jadi ini tidak dapat dilakukan lagi.',
  },
  reason: { en: ' Reason: {{note}}', id: ' Alasan: {{note}}' },
  note: { en: ' Note: {{note}}', id: ' Catatan: {{note}}' },

  open: { en: 'Open {{code}}', id: 'Buka {{code}}' },
  pay: { en: 'Pay {{code}}', id: 'Bayar {{code}}' },
  why: { en: 'See why', id: 'Lihat alasannya' },
})
