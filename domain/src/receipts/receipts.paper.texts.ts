import { defineTexts } from '../kernel/texts'

/** The printed goods receipt: PDF file and print view. */
export const receiptPaperTexts = defineTexts({
  kind: { en: 'GOODS RECEIPT NOTE', id: 'PENERIMAAN BARANG' },
  refused: { en: 'Returned by the vendor', id: 'Dikembalikan oleh vendor' },
  receivedBy: { en: 'Received by', id: 'Diterima oleh' },
  deliveredBy: { en: 'Delivered by', id: 'Dikirim oleh' },
  receivedOn: { en: 'Received on', id: 'Diterima pada' },
  orderedOn: { en: 'Ordered on', id: 'Dipesan pada' },
  references: { en: 'Reference documents', id: 'Dokumen referensi' },
  order: { en: 'Purchase order', id: 'Pesanan pembelian' },
  package: { en: 'Package', id: 'Paket' },
  columnShipped: { en: 'SHIPPED', id: 'DIKIRIM' },
  columnReceived: { en: 'RECEIVED', id: 'DITERIMA' },
  columnMissing: { en: 'MISSING', id: 'KURANG' },

  print: { en: 'Print receipt', id: 'Cetak penerimaan' },
  pdf: { en: 'Download PDF', id: 'Unduh PDF' },
})
