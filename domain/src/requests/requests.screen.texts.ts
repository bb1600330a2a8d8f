import { defineTexts } from '../kernel/texts'

/** Copying a rejected request into a new one. */
export const requestCopyTexts = defineTexts({
  copy: { en: 'Copy to new PR', id: 'Salin ke PR baru' },
  copied: { en: 'Purchase request copied', id: 'Permintaan pembelian disalin' },
  nothingOffered: {
    en: 'None of its items are still offered.',
    id: 'Tidak satu pun barangnya masih ditawarkan.',
  },
  notCopied: { en: 'Not copied: {{code}}', id: 'Gagal disalin: {{code}}' },
  leftOut: {
    en: 'No longer offered, so left out: {{names}}.',
    id: 'Tidak ditawarkan lagi, jadi tidak disertakan: {{names}}.',
  },
  more: { en: '{{names}} and {{count}} more', id: '{{names}} dan {{count}} lainnya' },
  departmentLeft: {
    en: 'Copied without the department {{name}}: you do not belong to it, or it was removed.',
    id: 'Disalin tanpa departemen {{name}}: Anda tidak tergabung di dalamnya, atau departemen itu sudah dihapus.',
  },
  addressInstead: {
    en: 'The delivery address was removed, so the request goes to {{name}}.',
    id: 'Alamat pengirimannya sudah dihapus, jadi dikirim ke {{name}}.',
  },
})

/** Spec 1 §2, §5: the list of purchase requests, and the page of one request. */
export const requestScreenTexts = defineTexts({
  heading: { en: 'Purchase Requests', id: 'Permintaan Pembelian' },
  createNew: { en: 'Create New PR', id: 'Buat PR Baru' },
  continueCart: { en: 'Continue cart ({{count}})', id: 'Lanjutkan keranjang ({{count}})' },
  columnCode: { en: 'CODE', id: 'KODE' },
  columnDepartment: { en: 'DEPARTMENT', id: 'DEPARTEMEN' },
  columnVendor: { en: 'VENDOR', id: 'VENDOR' },
  columnTotal: { en: 'TOTAL PRICE (Rp.)', id: 'TOTAL HARGA (Rp.)' },
  columnHistory: { en: 'HISTORY', id: 'RIWAYAT' },
  columnAction: { en: 'ACTION', id: 'AKSI' },
  multiVendor: { en: 'Multi Vendor', id: 'Multi Vendor' },
  notFound: { en: 'Purchase Request Not Found!', id: 'Permintaan Pembelian Tidak Ditemukan!' },
  listEmptyHelpCreate: {
    en: 'Create one: choose products, save, and submit it for approval.',
    id: 'Buat permintaan: pilih produk, simpan, lalu ajukan untuk disetujui.',
  },
  listEmptyHelpRead: {
    en: 'Requests of your company appear here as soon as a colleague saves one.',
    id: 'Permintaan perusahaan Anda muncul di sini begitu rekan Anda menyimpannya.',
  },
  edit: { en: 'Edit', id: 'Ubah' },
  submit: { en: 'Submit', id: 'Ajukan' },
  delete: { en: 'Delete', id: 'Hapus' },
  viewDetail: { en: 'View Detail', id: 'Lihat Detail' },
  actionsOf: { en: 'Actions for {{code}}', id: 'Aksi untuk {{code}}' },
  loadFailed: { en: 'This could not be loaded.', id: 'Data tidak dapat dimuat.' },
  // Confirmations (Spec 1 §5).
  confirmSubmit: {
    en: 'Are you sure want to Submit this PR?',
    id: 'Yakin ingin mengajukan PR ini?',
  },
  confirmSubmitHelp: {
    en: 'It goes to the approvers and can no longer be edited.',
    id: 'PR akan diteruskan ke penyetuju dan tidak dapat diubah lagi.',
  },
  confirmDelete: {
    en: 'Are you sure want to delete this PR?',
    id: 'Yakin ingin menghapus PR ini?',
  },
  confirmDeleteHelp: {
    en: '{{code}} and its items are removed for your whole company.',
    id: '{{code}} dan semua barangnya dihapus untuk seluruh perusahaan Anda.',
  },
  confirmApprove: {
    en: 'Approve this PR?',
    id: 'Yakin ingin menyetujui PR ini?',
  },
  confirmApproveHelp: {
    en: 'One purchase order per vendor is created and the stock is reserved.',
    id: 'Satu pesanan pembelian dibuat per vendor dan stok dicadangkan.',
  },
  confirmReject: {
    en: 'Reject this PR?',
    id: 'Yakin ingin menolak PR ini?',
  },
  confirmRejectHelp: {
    en: 'Its author sees your note.',
    id: 'Pembuatnya akan melihat catatan Anda.',
  },

  titleDetail: { en: 'Detail Purchase Request', id: 'Detail Permintaan Pembelian' },
  detailMissingHelp: {
    en: 'It may have been deleted, or the link is incomplete.',
    id: 'Mungkin sudah dihapus, atau tautannya tidak lengkap.',
  },
  deliverTo: { en: 'Deliver to', id: 'Dikirim ke' },
  details: { en: 'Details', id: 'Rincian' },
  approve: { en: 'Approve', id: 'Setujui' },
  reject: { en: 'Reject', id: 'Tolak' },
  decide: { en: 'Your decision', id: 'Keputusan Anda' },
  noteHelp: {
    en: 'Required when you reject; the author sees it.',
    id: 'Wajib bila Anda menolak; pembuatnya akan melihatnya.',
  },
  ownRequest: {
    en: 'You created, edited or submitted this request, so someone else has to decide on it.',
    id: 'Anda membuat, mengubah, atau mengajukan permintaan ini, jadi orang lain yang memutuskannya.',
  },
  approvedBy: {
    en: '{{name}} has approved this request in the meantime.',
    id: '{{name}} sudah menyetujui permintaan ini.',
  },
  rejectedBy: {
    en: '{{name}} has rejected this request in the meantime.',
    id: '{{name}} sudah menolak permintaan ini.',
  },
  notWaiting: {
    en: 'This request is no longer waiting for a decision.',
    id: 'Permintaan ini tidak lagi menunggu keputusan.',
  },
  notYours: {
    en: 'You can no longer decide on this request.',
    id: 'Anda tidak dapat lagi memutuskan permintaan ini.',
  },
  noteLeft: {
    en: 'Not sent. Copy it if you need it: it stays here until you leave this page.',
    id: 'Tidak terkirim. Salin bila perlu: catatan ini tetap di sini sampai Anda meninggalkan halaman ini.',
  },
  copyNote: { en: 'Copy note', id: 'Salin catatan' },
  noteCopied: { en: 'Copied', id: 'Tersalin' },
  vendorOrders: { en: 'Purchase orders', id: 'Pesanan pembelian' },
  notDeleted: { en: 'Not deleted: {{code}}', id: 'Gagal dihapus: {{code}}' },
})
