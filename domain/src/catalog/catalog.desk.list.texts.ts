import { defineTexts } from '../kernel/texts'

/** The vendors' product list; its field labels are in `productFieldTexts`. */
export const portalListTexts = defineTexts({
  heading: { en: 'Products', id: 'Produk' },
  headingText: {
    en: 'What buyers find and order from you. Changes are in their search within seconds.',
    id: 'Yang ditemukan dan dipesan pembeli dari Anda. Perubahan masuk ke pencarian mereka dalam hitungan detik.',
  },
  add: { en: 'Add product', id: 'Tambah produk' },
  search: { en: 'Search name, SKU or brand', id: 'Cari nama, SKU, atau merek' },

  columnProduct: { en: 'Product', id: 'Produk' },
  columnCategory: { en: 'Category', id: 'Kategori' },
  columnPrice: { en: 'Price', id: 'Harga' },
  columnDiscount: { en: 'Discount', id: 'Diskon' },
  columnStock: { en: 'Stock', id: 'Stok' },
  columnMinimum: { en: 'Minimum', id: 'Minimum' },
  columnState: { en: 'State', id: 'Keadaan' },
  columnChanged: { en: 'Changed', id: 'Diubah' },

  filters: { en: 'Filters', id: 'Filter' },
  filtersSet: { en: 'Filters ({{count}})', id: 'Filter ({{count}})' },
  category: { en: 'Category', id: 'Kategori' },
  brand: { en: 'Brand', id: 'Merek' },
  state: { en: 'State', id: 'Keadaan' },
  stock: { en: 'Stock', id: 'Stok' },
  offered: { en: 'Offered', id: 'Ditawarkan' },
  withdrawn: { en: 'Withdrawn', id: 'Ditarik' },
  stockNone: { en: 'Out of stock', id: 'Stok habis' },
  stockLow: { en: 'Below minimum order', id: 'Di bawah pesanan minimum' },
  withoutPicture: { en: 'Without picture', id: 'Tanpa gambar' },
  noMatch: { en: 'Nothing is called like this', id: 'Tidak ada yang bernama seperti ini' },
  clear: { en: 'Clear {{name}}', id: 'Hapus {{name}}' },
  removeFilter: { en: 'Remove filter {{name}}', id: 'Hapus filter {{name}}' },
  clearFilters: { en: 'Clear filters', id: 'Hapus filter' },
  sort: { en: 'Sort by', id: 'Urutkan' },
  newest: { en: 'Newest change', id: 'Perubahan terbaru' },
  name: { en: 'Name A–Z', id: 'Nama A–Z' },
  name_desc: { en: 'Name Z–A', id: 'Nama Z–A' },
  price: { en: 'Lowest price', id: 'Harga terendah' },
  price_desc: { en: 'Highest price', id: 'Harga tertinggi' },
  stockFirst: { en: 'Least stock', id: 'Stok paling sedikit' },
  stock_desc: { en: 'Most stock', id: 'Stok paling banyak' },

  none: { en: 'You sell nothing here yet', id: 'Anda belum menjual apa pun di sini' },
  noneHelp: {
    en: 'Add your first product: buyers find it a few seconds later.',
    id: 'Tambahkan produk pertama Anda: pembeli menemukannya beberapa detik kemudian.',
  },
  noneFits: {
    en: 'No product fits these filters',
    id: 'Tidak ada produk yang cocok dengan filter',
  },
  noneFitsHelp: {
    en: 'Take a filter off, or clear them all.',
    id: 'Lepas satu filter, atau hapus semuanya.',
  },

  cell: { en: '{{field}} of {{name}}', id: '{{field}} {{name}}' },
  cellValue: {
    en: '{{field}} of {{name}}: {{value}}. Edit',
    id: '{{field}} {{name}}: {{value}}. Ubah',
  },
  cellHelp: {
    en: 'Click a figure or press Enter on it to change it. Enter saves and goes down, Tab goes right, Esc gives back.',
    id: 'Klik angka atau tekan Enter untuk mengubahnya. Enter menyimpan dan turun, Tab ke kanan, Esc membatalkan.',
  },
  saving: { en: 'Saving…', id: 'Menyimpan…' },
  saved: { en: 'Saved', id: 'Tersimpan' },
  savedCell: { en: '{{field}} of {{name}} saved', id: '{{field}} {{name}} tersimpan' },
  notSaved: {
    en: '{{field}} of {{name}} was not saved: {{reason}}',
    id: '{{field}} {{name}} tidak tersimpan: {{reason}}',
  },
  overtaken: {
    en: 'It became {{value}} meanwhile.',
    id: 'Sementara itu menjadi {{value}}.',
  },
  giveBack: { en: 'Give back', id: 'Kembalikan' },

  selected: { en: '{{count}} selected', id: '{{count}} dipilih' },
  edit: { en: 'Edit', id: 'Ubah' },
  withdraw: { en: 'Withdraw', id: 'Tarik' },
  offer: { en: 'Offer again', id: 'Tawarkan lagi' },
  withdrawTitle: { en: 'Withdraw {{name}}?', id: 'Tarik {{name}}?' },
  withdrawManyTitle: { en: 'Withdraw {{count}} products?', id: 'Tarik {{count}} produk?' },
  withdrawText: {
    en: 'Buyers no longer find it and can no longer order it. Running orders go on. You can offer it again at any time.',
    id: 'Pembeli tidak lagi menemukan dan memesannya. Pesanan yang berjalan tetap berlanjut. Anda dapat menawarkannya lagi kapan saja.',
  },
  withdrawManyText: {
    en: 'Buyers no longer find them and can no longer order them. Running orders go on. You can offer them again at any time.',
    id: 'Pembeli tidak lagi menemukan dan memesannya. Pesanan yang berjalan tetap berlanjut. Anda dapat menawarkannya lagi kapan saja.',
  },
  withdrawFailed: { en: 'Nothing was withdrawn', id: 'Tidak ada yang ditarik' },
  offerFailed: { en: 'Nothing was offered again', id: 'Tidak ada yang ditawarkan lagi' },
  withdrawnCount: { en: '{{count}} withdrawn', id: '{{count}} ditarik' },
  offeredCount: { en: '{{count}} offered again', id: '{{count}} ditawarkan lagi' },
  unchanged: { en: 'They were so already', id: 'Sudah demikian sebelumnya' },
})
