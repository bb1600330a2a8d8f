import { defineTexts } from '../kernel/texts'

/** Spec 1 §2, §5: the list of templates, one of them in detail, and its editor. */
export const templateScreenTexts = defineTexts({
  heading: { en: 'Templates', id: 'Templat' },
  createNew: { en: 'Create New Template', id: 'Buat Templat Baru' },
  continueCart: { en: 'Continue template ({{count}})', id: 'Lanjutkan templat ({{count}})' },
  columnName: { en: 'NAME', id: 'NAMA' },
  columnVendor: { en: 'VENDOR', id: 'VENDOR' },
  columnItems: { en: 'ITEMS', id: 'BARANG' },
  columnAuthor: { en: 'AUTHOR', id: 'PEMBUAT' },
  columnTotal: { en: 'TOTAL PRICE (Rp.)', id: 'TOTAL HARGA (Rp.)' },
  columnAction: { en: 'ACTION', id: 'AKSI' },
  multiVendor: { en: 'Multi Vendor', id: 'Multi Vendor' },
  detail: { en: 'Detail', id: 'Detail' },
  edit: { en: 'Edit', id: 'Ubah' },
  delete: { en: 'Delete', id: 'Hapus' },
  createRequest: { en: 'Create PR', id: 'Buat PR' },
  searchName: { en: 'Template Name', id: 'Nama Templat' },
  searchVendor: { en: 'Vendor', id: 'Vendor' },
  searchAuthor: { en: 'Author', id: 'Pembuat' },
  searchDate: { en: 'Date Range', id: 'Rentang Tanggal' },
  empty: { en: 'Template is empty!', id: 'Templat kosong!' },
  emptyHelpCreate: {
    en: 'Save what you order often, and make a request of it in one step.',
    id: 'Simpan yang sering Anda pesan, lalu buat permintaan darinya dalam satu langkah.',
  },
  emptyHelpRead: {
    en: 'Templates of your company appear here as soon as a colleague saves one.',
    id: 'Templat perusahaan Anda muncul di sini begitu rekan Anda menyimpannya.',
  },
  emptyHelpFiltered: {
    en: 'No template matches what you searched for.',
    id: 'Tidak ada templat yang cocok dengan pencarian Anda.',
  },
  clearFilters: { en: 'Clear', id: 'Hapus' },
  confirmDelete: {
    en: 'Are you sure want to delete this Template?',
    id: 'Yakin ingin menghapus Templat ini?',
  },
  confirmDeleteHelp: {
    en: '{{name}} is removed for your whole company. Requests made from it stay.',
    id: '{{name}} dihapus untuk seluruh perusahaan Anda. Permintaan yang dibuat darinya tetap ada.',
  },
  notDeleted: { en: 'Not deleted: {{name}}', id: 'Belum dihapus: {{name}}' },

  // Detail.
  titleDetail: { en: 'Detail Template', id: 'Detail Templat' },
  missing: { en: 'Template not found', id: 'Templat tidak ditemukan' },
  missingHelp: {
    en: 'It may have been deleted, or the address is incomplete.',
    id: 'Mungkin sudah dihapus, atau alamatnya tidak lengkap.',
  },
  backToList: { en: 'Back to Templates', id: 'Kembali ke Templat' },
  update: { en: 'Update Template', id: 'Perbarui Templat' },
  createRequestFrom: { en: 'Create PR From Template', id: 'Buat PR dari Templat' },
  termDays: { en: '{{days}} Days', id: '{{days}} Hari' },
  details: { en: 'Details', id: 'Rincian' },
  createdAt: { en: 'Created', id: 'Dibuat' },
  updatedAt: { en: 'Last saved', id: 'Terakhir disimpan' },
  author: { en: 'Author', id: 'Pembuat' },
  totalNow: { en: 'Total today', id: 'Total hari ini' },
  totalSaved: { en: 'When it was saved', id: 'Saat disimpan' },
  withoutMissing: {
    en: 'Without what cannot be had today.',
    id: 'Tanpa yang tidak dapat dipesan hari ini.',
  },
  problemsTitle: {
    en: 'Not everything can be ordered as it stands',
    id: 'Tidak semuanya dapat dipesan apa adanya',
  },
  withdrawn: { en: 'No longer offered', id: 'Tidak lagi ditawarkan' },
  stockBelowMinimum: {
    en: 'Only {{limit}} left, less than the minimum order',
    id: 'Sisa {{limit}}, kurang dari pesanan minimum',
  },
  stockEmpty: { en: 'Out of stock', id: 'Stok habis' },
  belowMinimum: {
    en: 'Minimum order is {{limit}} now',
    id: 'Pesanan minimum kini {{limit}}',
  },
  aboveStock: { en: 'Only {{limit}} left', id: 'Sisa {{limit}}' },
  repricedTitle: { en: 'Prices changed since it was saved', id: 'Harga berubah sejak disimpan' },
  available: { en: 'Available', id: 'Tersedia' },

  // Create and edit.
  titleCreate: { en: 'Create Template', id: 'Buat Templat' },
  titleUpdate: { en: 'Update Template', id: 'Perbarui Templat' },
  titleHelp: {
    en: 'Kept in this browser until you save it',
    id: 'Tersimpan di peramban ini sampai Anda menyimpannya',
  },
  name: { en: 'Template Name', id: 'Nama Templat' },
  namePlaceholder: { en: 'Monthly office supplies', id: 'Kebutuhan kantor bulanan' },
  save: { en: 'Save Template', id: 'Simpan Templat' },
  saveHelp: {
    en: 'A template has quantities and notes; prices are of the day on which it is used.',
    id: 'Templat memuat jumlah dan catatan; harga mengikuti hari pemakaiannya.',
  },
  notSaved: { en: 'The template is not saved', id: 'Templat belum disimpan' },
  notSavedYet: { en: 'Not saved yet', id: 'Belum disimpan' },
  nothingYet: { en: 'Nothing to save yet', id: 'Belum ada yang disimpan' },
  goingBack: { en: 'Saved. Back to the list…', id: 'Tersimpan. Kembali ke daftar…' },
  notAllowed: {
    en: 'Your role does not save templates.',
    id: 'Peran Anda tidak menyimpan templat.',
  },
  cartEmpty: { en: 'This template has no items yet', id: 'Templat ini belum memiliki barang' },
  cartEmptyHelp: {
    en: 'Find a product above and add it to the template.',
    id: 'Cari produk di atas lalu tambahkan ke templat.',
  },
  summary: { en: 'Summary', id: 'Ringkasan' },
  opening: { en: 'Opening the template…', id: 'Membuka templat…' },
  replaceCart: {
    en: 'You have another template that is not saved.',
    id: 'Anda memiliki templat lain yang belum disimpan.',
  },
  replaceCartHelp: {
    en: 'Opening {{name}} puts its items in its place.',
    id: 'Membuka {{name}} akan menggantikannya dengan barang dari templat itu.',
  },
  replaceCartYes: { en: 'Open {{name}}', id: 'Buka {{name}}' },
  replaceCartNo: { en: 'Keep mine', id: 'Pertahankan milik saya' },
  clearedForNew: {
    en: 'The unsaved template was put away for a new one.',
    id: 'Templat yang belum disimpan disingkirkan untuk yang baru.',
  },
  leaveTitle: { en: 'Leave without saving?', id: 'Tinggalkan tanpa menyimpan?' },
  leaveText: {
    en: 'Your template is not saved. What you did stays in this browser.',
    id: 'Templat Anda belum disimpan. Yang Anda kerjakan tetap ada di peramban ini.',
  },
  conflictGone: {
    en: 'Somebody deleted this template meanwhile.',
    id: 'Orang lain telah menghapus templat ini.',
  },
  saveAsNew: { en: 'Save as a new template', id: 'Simpan sebagai templat baru' },

  // Create PR From Template.
  explainTitle: { en: 'Create PR from {{name}}', id: 'Buat PR dari {{name}}' },
  explainText: {
    en: 'This is different from when the template was saved.',
    id: 'Ini berbeda dari saat templat disimpan.',
  },
  explainMissing: { en: 'Left out of the request', id: 'Tidak masuk ke permintaan' },
  explainFitted: { en: 'Comes in another quantity', id: 'Masuk dengan jumlah lain' },
  explainRepriced: { en: 'New prices', id: 'Harga baru' },
  fittedTo: {
    en: '{{reason}}: {{to}} instead of {{from}}',
    id: '{{reason}}: {{to}}, bukan {{from}}',
  },
  nothingLeft: {
    en: 'Nothing of this template can be ordered today.',
    id: 'Tidak ada barang dari templat ini yang dapat dipesan hari ini.',
  },
  proceed: { en: 'Create PR', id: 'Buat PR' },
  close: { en: 'Close', id: 'Tutup' },
  confirmReplace: {
    en: 'Replace the items in your cart?',
    id: 'Ganti barang di keranjang Anda?',
  },
  confirmReplaceHelp: {
    en: 'Your cart has items that are not saved. The items of {{name}} take their place.',
    id: 'Keranjang Anda berisi barang yang belum disimpan. Barang dari {{name}} akan menggantikannya.',
  },
  confirmReplaceYes: { en: 'Replace', id: 'Ganti' },
  notOpened: { en: 'No request was made of {{name}}', id: 'Tidak ada permintaan dari {{name}}' },
  chooseTitle: { en: 'Create New PR From Template', id: 'Buat PR Baru dari Templat' },
  find: { en: 'Find a template by name', id: 'Cari templat menurut nama' },
  useNamed: { en: 'Create PR from {{name}}', id: 'Buat PR dari {{name}}' },
  found: { en: 'Templates', id: 'Templat' },
  nothingFound: { en: 'No template of this name', id: 'Tidak ada templat dengan nama ini' },
  firstOnes: {
    en: 'The first {{shown}} of {{count}}. Type more of the name to find the others.',
    id: '{{shown}} pertama dari {{count}}. Ketik lebih banyak untuk menemukan yang lain.',
  },
  savedOn: { en: 'saved {{date}}', id: 'disimpan {{date}}' },
  by: { en: 'by {{author}}', id: 'oleh {{author}}' },

  // Adding a product.
  addTo: { en: 'Add to Template', id: 'Tambah ke Templat' },
  addToTitle: { en: 'Add {{name}} to a template', id: 'Tambah {{name}} ke templat' },
  which: { en: 'To which template', id: 'Ke templat yang mana' },
  newOne: { en: 'New template', id: 'Templat baru' },
  newOneHelp: {
    en: 'Kept in this browser until you save it.',
    id: 'Tersimpan di peramban ini sampai Anda menyimpannya.',
  },
  unsavedOne: { en: 'Your unsaved template', id: 'Templat Anda yang belum disimpan' },
  addHere: { en: 'Add', id: 'Tambah' },
  addHereNamed: { en: 'Add to {{name}}', id: 'Tambah ke {{name}}' },
  added: {
    en: 'Success Added Item to Template {{name}}: {{quantity}} in it now',
    id: 'Barang berhasil ditambahkan ke templat {{name}}: kini berisi {{quantity}}',
  },
  notAdded: { en: 'Not added to {{name}}', id: 'Tidak ditambahkan ke {{name}}' },
  inCart: {
    en: 'You are editing it, and have not saved your changes. Save them first.',
    id: 'Anda sedang mengubahnya dan belum menyimpan perubahan. Simpan dahulu.',
  },
})
