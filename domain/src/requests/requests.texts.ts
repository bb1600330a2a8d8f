import { defineTexts } from '../kernel/texts'

/** The users who must act on a request next, shown next to its status. */
export const holderTexts = defineTexts({
  withAuthor: { en: 'With its author, {{name}}', id: 'Masih di tangan pembuatnya, {{name}}' },
  waitingForOne: { en: 'Waiting for {{name}}, {{role}}', id: 'Menunggu {{name}}, {{role}}' },
  waitingFor: { en: 'Waiting for {{count}} approvers', id: 'Menunggu {{count}} penyetuju' },
  waitingForNobody: {
    en: 'No one can approve this request. Ask the owner to appoint an approver.',
    id: 'Tidak ada yang dapat menyetujui permintaan ini. Minta pemilik menunjuk penyetuju.',
  },
  person: { en: '{{name}}, {{role}}', id: '{{name}}, {{role}}' },
  andMore: { en: 'and {{count}} more', id: 'dan {{count}} lainnya' },
})

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
