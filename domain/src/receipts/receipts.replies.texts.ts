import { defineTexts } from '../kernel/texts'

/** The server's confirmations after moves of a goods receipt (Spec 2 §8: a toast with the server's message). */
export const receiptReplies = defineTexts({
  created: {
    en: 'Goods receipt submitted. The vendor confirms it.',
    id: 'Penerimaan barang dikirim. Vendor akan mengonfirmasinya.',
  },
  corrected: {
    en: 'Goods receipt corrected. The vendor confirms it again.',
    id: 'Penerimaan barang dikoreksi. Vendor akan mengonfirmasinya lagi.',
  },
  approved: { en: 'Goods receipt approved', id: 'Penerimaan barang disetujui' },
  approvedOfNothing: {
    en: 'Goods receipt approved. Nothing was received, so the package is canceled.',
    id: 'Penerimaan barang disetujui. Tidak ada yang diterima, jadi paket dibatalkan.',
  },
  returned: {
    en: 'Goods receipt returned. The buyer corrects it.',
    id: 'Penerimaan barang dikembalikan. Pembeli akan mengoreksinya.',
  },
})
