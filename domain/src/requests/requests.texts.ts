import { defineTexts } from '../kernel/texts'

/** Spec 1 §2, §5, §8: the server's texts about purchase requests; the screens' labels are below. */
export const requestTexts = defineTexts({
  approved: {
    en: 'Success approve purchase request',
    id: 'Permintaan pembelian berhasil disetujui',
  },
  rejected: {
    en: 'Success rejected purchase request',
    id: 'Permintaan pembelian berhasil ditolak',
  },
  errorApprove: {
    en: 'Error approve purchase request',
    id: 'Gagal menyetujui permintaan pembelian',
  },
  errorReject: { en: 'Error reject purchase request', id: 'Gagal menolak permintaan pembelian' },
  itemAdded: { en: 'Item added to PR', id: 'Barang berhasil ditambahkan ke PR' },
  saved: { en: 'Purchase request saved', id: 'Permintaan pembelian tersimpan' },
  submitted: { en: 'Purchase request submitted', id: 'Permintaan pembelian diajukan' },
  deleted: { en: 'Purchase request deleted', id: 'Permintaan pembelian dihapus' },
})
