import { defineTexts } from '../kernel/texts'

/** Spec 1 §2, §4: Create or Update Purchase Request, and changes since the last save. */
export const requestEditorTexts = defineTexts({
  titleCreate: { en: 'Create Purchase Request', id: 'Buat Permintaan Pembelian' },
  titleHelp: {
    en: 'Saved automatically as you work',
    id: 'Tersimpan otomatis selagi Anda bekerja',
  },
  titleUpdate: { en: 'Update Purchase Request', id: 'Ubah Permintaan Pembelian' },
  items: { en: 'Items', id: 'Barang' },
  products: { en: 'Products', id: 'Produk' },
  summary: { en: 'Summary', id: 'Ringkasan' },
  save: { en: 'Save', id: 'Simpan' },
  saveFirst: { en: 'Save before you submit.', id: 'Simpan sebelum mengajukan.' },
  waitForSave: { en: 'One moment, still saving.', id: 'Sebentar, masih menyimpan.' },
  submitOnline: {
    en: 'Submitting needs a connection.',
    id: 'Pengajuan memerlukan koneksi.',
  },
  stateEmpty: { en: 'Nothing to save yet', id: 'Belum ada yang disimpan' },
  stateUnsaved: { en: 'Not saved yet', id: 'Belum disimpan' },
  stateSaving: { en: 'Saving…', id: 'Menyimpan…' },
  stateSaved: { en: 'Saved', id: 'Tersimpan' },
  stateSavedAt: { en: 'Saved {{time}}', id: 'Tersimpan {{time}}' },
  stateFailed: { en: 'Not saved: {{message}}', id: 'Belum disimpan: {{message}}' },
  notSaved: { en: 'The request is not saved', id: 'Permintaan belum disimpan' },
  stateOffline: {
    en: 'Not saved: offline, will retry',
    id: 'Belum disimpan: luring, akan dicoba lagi',
  },
  stateAway: {
    en: 'Not saved: {{message}} Trying again.',
    id: 'Belum disimpan: {{message}} Akan dicoba lagi.',
  },
  stateStale: {
    en: 'Not saved: someone else saved it',
    id: 'Belum disimpan: pengguna lain sudah menyimpannya',
  },
  keptHere: {
    en: 'Your items are stored in this browser and will be saved when you are online again.',
    id: 'Barang Anda tersimpan di peramban ini dan akan disimpan ke permintaan begitu Anda terhubung kembali.',
  },
  chooseArea: {
    en: 'Choose a delivery area first.',
    id: 'Pilih area pengiriman terlebih dahulu.',
  },
  uncoveredLine: {
    en: '1 item is not delivered to {{city}}. Remove it or choose another delivery area.',
    id: '1 barang tidak dapat dikirim ke {{city}}. Hapus barang itu atau pilih area pengiriman lain.',
  },
  uncoveredLines: {
    en: '{{count}} items are not delivered to {{city}}. Remove them or choose another delivery area.',
    id: '{{count}} barang tidak dapat dikirim ke {{city}}. Hapus barang itu atau pilih area pengiriman lain.',
  },
  notAllowedCreate: {
    en: 'Your role cannot create purchase requests.',
    id: 'Peran Anda tidak dapat membuat permintaan pembelian.',
  },
  notAllowedEdit: {
    en: 'Your role cannot edit purchase requests.',
    id: 'Peran Anda tidak dapat mengubah permintaan pembelian.',
  },
  loadingDraft: { en: 'Opening the request…', id: 'Membuka permintaan…' },
  replaceCart: {
    en: 'Your cart has changes that are not saved.',
    id: 'Keranjang Anda berisi perubahan yang belum disimpan.',
  },
  replaceCartHelp: {
    en: 'Opening {{code}} replaces them.',
    id: 'Membuka {{code}} akan menggantikannya dengan barang dari permintaan itu.',
  },
  replaceCartYes: { en: 'Open {{code}}', id: 'Buka {{code}}' },
  replaceCartNo: { en: 'Keep my cart', id: 'Pertahankan keranjang' },
  backToList: { en: 'Back to Purchase Requests', id: 'Kembali ke Permintaan Pembelian' },
  leaveTitle: { en: 'Leave without saving?', id: 'Tinggalkan tanpa menyimpan?' },
  leaveText: {
    en: 'Your last changes are not saved in the request yet. They stay in this browser.',
    id: 'Perubahan terakhir Anda belum tersimpan di permintaan. Perubahan itu tetap ada di peramban ini.',
  },
  leaveSave: { en: 'Save and leave', id: 'Simpan dan keluar' },
  leaveAnyway: { en: 'Leave', id: 'Tinggalkan' },
  leaveStay: { en: 'Stay', id: 'Tetap di sini' },
  // Another user has saved the request in the meantime.
  newerLoaded: {
    en: 'Someone else saved {{code}}. This is the latest version.',
    id: '{{code}} disimpan oleh pengguna lain. Ini versi terbarunya.',
  },
  staleTitle: {
    en: 'Someone else saved {{code}} in the meantime',
    id: '{{code}} sudah disimpan oleh pengguna lain',
  },
  staleText: {
    en: 'Your items are still here. The two versions differ as listed here. Which one do you want to use?',
    id: 'Barang Anda masih ada di sini. Kedua versi berbeda seperti tercantum di sini. Versi mana yang ingin Anda pakai?',
  },
  staleSame: {
    en: 'Your items are still here, and the two versions do not differ.',
    id: 'Barang Anda masih ada di sini, dan kedua versi tidak berbeda.',
  },
  staleMine: { en: 'Overwrite with mine', id: 'Simpan versi saya' },
  staleTheirs: { en: 'Load theirs', id: 'Muat versi lain' },
  closedTitle: {
    en: '{{code}} can no longer be edited',
    id: '{{code}} tidak dapat diubah lagi',
  },
  closedText: {
    en: 'It was submitted or deleted elsewhere. Your items are still here.',
    id: 'Permintaan itu sudah diajukan atau dihapus di tempat lain. Barang Anda masih ada di sini.',
  },
  closedSaveNew: { en: 'Save as a new request', id: 'Simpan sebagai permintaan baru' },
  closedDrop: { en: 'Clear my cart', id: 'Kosongkan keranjang' },

  changesTitle: {
    en: 'Changed since it was saved',
    id: 'Berubah sejak disimpan',
  },
  changesAcceptText: {
    en: 'Accept these changes to submit the request with the new figures.',
    id: 'Terima perubahan ini untuk mengajukan permintaan dengan angka baru.',
  },
  changesAccept: { en: 'Accept and submit', id: 'Terima dan ajukan' },
  changesPriceNote: {
    en: 'Totals already use the new prices.',
    id: 'Total sudah memakai harga baru.',
  },
  changesForApprover: {
    en: 'The submitted prices are binding. These are the changes since then.',
    id: 'Harga yang diajukan mengikat. Berikut perubahan sejak saat itu.',
  },
  fieldPrice: { en: 'Price', id: 'Harga' },
  fieldTax: { en: 'Tax', id: 'Pajak' },
  fieldMinimum: { en: 'Minimum order', id: 'Pesanan minimum' },
  fieldStock: { en: 'Stock', id: 'Stok' },
  fieldPaymentTerm: { en: 'Payment term', id: 'Termin pembayaran' },
  fieldDownPayment: { en: 'Down payment', id: 'Uang muka' },
  fieldWithdrawn: { en: 'No longer offered', id: 'Tidak lagi ditawarkan' },
  fieldCoverage: { en: 'No longer delivered there', id: 'Tidak lagi dikirim ke sana' },
  fromTo: { en: 'from {{from}} to {{to}}', id: 'dari {{from}} menjadi {{to}}' },
  refusedTitle: { en: 'Not submitted', id: 'Belum diajukan' },
})
