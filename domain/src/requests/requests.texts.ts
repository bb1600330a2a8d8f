import { defineTexts } from '../kernel/texts'

/** Spec 1 §2, §5, §8: purchase requests. What the server says; the screens' own labels are below. */
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
  noteRequired: { en: 'Note is required!', id: 'Catatan wajib diisi!' },
  saved: { en: 'Purchase request saved', id: 'Permintaan pembelian tersimpan' },
  submitted: { en: 'Purchase request submitted', id: 'Permintaan pembelian diajukan' },
  deleted: { en: 'Purchase request deleted', id: 'Permintaan pembelian dihapus' },
  empty: {
    en: 'A purchase request needs at least one item.',
    id: 'Permintaan pembelian perlu setidaknya satu barang.',
  },
  tooManyLines: {
    en: 'A purchase request holds at most {{most}} items.',
    id: 'Permintaan pembelian memuat paling banyak {{most}} barang.',
  },
  twice: {
    en: '{{name}} is listed twice. Put the quantities together.',
    id: '{{name}} tercantum dua kali. Gabungkan jumlahnya.',
  },
  ownRequest: {
    en: 'You created, edited or submitted this purchase request, so somebody else has to decide it.',
    id: 'Anda membuat, mengubah, atau mengajukan permintaan pembelian ini, jadi orang lain yang harus memutuskannya.',
  },
  addressUnknown: {
    en: 'Your company has no address called {{name}}.',
    id: 'Perusahaan Anda tidak memiliki alamat bernama {{name}}.',
  },
  notYourDepartment: {
    en: 'Choose a department that you belong to.',
    id: 'Pilih departemen tempat Anda bergabung.',
  },
  withdrawn: {
    en: '{{name}} is no longer offered. Remove it.',
    id: '{{name}} tidak lagi ditawarkan. Hapus barang ini.',
  },
  notCovered: {
    en: '{{name}} is not delivered to {{city}}. Remove it or choose another delivery area.',
    id: '{{name}} tidak dikirim ke {{city}}. Hapus atau pilih area pengiriman lain.',
  },
  belowMinimum: {
    en: '{{name}}: Minimum order quantity is {{limit}}',
    id: '{{name}}: Jumlah pesanan minimum adalah {{limit}}',
  },
  aboveStock: {
    en: '{{name}}: Product stock left {{limit}}',
    id: '{{name}}: Sisa stok produk {{limit}}',
  },
  stockEmpty: {
    en: '{{name}}: Product stock is empty, please contact vendor.',
    id: '{{name}}: Stok produk kosong, silakan hubungi vendor.',
  },
  changed: {
    en: '{{name}} has changed since this was saved.',
    id: '{{name}} telah berubah sejak disimpan.',
  },
  alreadyDecided: {
    en: 'Already {{status}} by {{user}}, {{time}}.',
    id: 'Sudah {{status}} oleh {{user}}, {{time}}.',
  },
})
