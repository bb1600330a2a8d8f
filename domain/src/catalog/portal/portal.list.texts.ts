import { defineTexts } from '../../kernel/texts'

/** The vendors' product list; its field labels are in `productFieldTexts`. */
export const portalListTexts = defineTexts({
  heading: { en: 'Products', id: 'Produk' },
  headingText: {
    en: 'The products that buyers can find and order from you. Changes appear in their search within seconds.',
    id: 'Produk Anda yang dapat ditemukan dan dipesan pembeli. Perubahan tampil di pencarian mereka dalam hitungan detik.',
  },
  add: { en: 'Add product', id: 'Tambah produk' },
  search: { en: 'Search name, SKU or brand', id: 'Cari nama, SKU, atau merek' },

  columnProduct: { en: 'Product', id: 'Produk' },
  columnCategory: { en: 'Category', id: 'Kategori' },
  columnPrice: { en: 'Price', id: 'Harga' },
  columnDiscount: { en: 'Discount', id: 'Diskon' },
  columnStock: { en: 'Stock', id: 'Stok' },
  columnMinimum: { en: 'Minimum', id: 'Minimum' },
  columnState: { en: 'Status', id: 'Status' },
  columnChanged: { en: 'Changed', id: 'Diubah' },

  filters: { en: 'Filters', id: 'Filter' },
  filtersSet: { en: 'Filters ({{count}})', id: 'Filter ({{count}})' },
  category: { en: 'Category', id: 'Kategori' },
  brand: { en: 'Brand', id: 'Merek' },
  state: { en: 'Status', id: 'Status' },
  stock: { en: 'Stock', id: 'Stok' },
  offered: { en: 'Offered', id: 'Ditawarkan' },
  withdrawn: { en: 'Withdrawn', id: 'Ditarik' },
  stockNone: { en: 'Out of stock', id: 'Stok habis' },
  stockLow: { en: 'Below minimum order', id: 'Di bawah pesanan minimum' },
  withoutPicture: { en: 'Without picture', id: 'Tanpa gambar' },
  noMatch: { en: 'Nothing matches this name', id: 'Tidak ada yang cocok dengan nama ini' },
  clear: { en: 'Clear {{name}}', id: 'Hapus {{name}}' },
  removeFilter: { en: 'Remove filter {{name}}', id: 'Hapus filter {{name}}' },
  clearFilters: { en: 'Clear filters', id: 'Hapus filter' },
  sort: { en: 'Sort by', id: 'Urutkan' },
  newest: { en: 'Latest change', id: 'Perubahan terbaru' },
  name: { en: 'Name A–Z', id: 'Nama A–Z' },
  name_desc: { en: 'Name Z–A', id: 'Nama Z–A' },
  price: { en: 'Lowest price', id: 'Harga terendah' },
  price_desc: { en: 'Highest price', id: 'Harga tertinggi' },
  stockFirst: { en: 'Lowest stock', id: 'Stok terendah' },
  stock_desc: { en: 'Highest stock', id: 'Stok tertinggi' },

  none: { en: 'You have no products yet', id: 'Anda belum memiliki produk' },
  noneHelp: {
    en: 'Add your first product. Buyers can find it a few seconds later.',
    id: 'Tambahkan produk pertama Anda. Pembeli dapat menemukannya beberapa detik kemudian.',
  },
  noneFits: {
    en: 'No products match these filters',
    id: 'Tidak ada produk yang cocok dengan filter ini',
  },
  noneFitsHelp: {
    en: 'Remove a filter, or clear all filters.',
    id: 'Hapus salah satu filter, atau hapus semuanya.',
  },

  cell: { en: '{{field}} of {{name}}', id: '{{field}} {{name}}' },
  cellValue: {
    en: '{{field}} of {{name}}: {{value}}. Edit',
    id: '{{field}} {{name}}: {{value}}. Ubah',
  },
  cellHelp: {
    en: 'Click a figure or press Enter to edit it. Enter saves and moves down, Tab moves right, Esc cancels.',
    id: 'Klik angka atau tekan Enter untuk mengubahnya. Enter menyimpan dan pindah ke bawah, Tab ke kanan, Esc membatalkan.',
  },
  saving: { en: 'Saving…', id: 'Menyimpan…' },
  saved: { en: 'Saved', id: 'Tersimpan' },
  savedCell: { en: '{{field}} of {{name}} saved', id: '{{field}} {{name}} tersimpan' },
  notSaved: {
    en: '{{field}} of {{name}} was not saved: {{reason}}',
    id: '{{field}} {{name}} gagal disimpan: {{reason}}',
  },
  overtaken: {
    en: 'The value has since changed to {{value}}.',
    id: 'Nilainya sudah berubah menjadi {{value}}.',
  },
  giveBack: { en: 'Restore', id: 'Kembalikan' },

  selected: { en: '{{count}} selected', id: '{{count}} dipilih' },
  edit: { en: 'Edit', id: 'Ubah' },
  withdraw: { en: 'Withdraw', id: 'Tarik' },
  offer: { en: 'Offer again', id: 'Tawarkan lagi' },
  withdrawTitle: { en: 'Withdraw {{name}}?', id: 'Tarik {{name}}?' },
  withdrawManyTitle: { en: 'Withdraw {{count}} products?', id: 'Tarik {{count}} produk?' },
  withdrawText: {
    en: 'Buyers can no longer find or order this product. Orders in progress continue. You can offer it again at any time.',
    id: 'Pembeli tidak dapat lagi menemukan dan memesan produk ini. Pesanan yang sedang berjalan tetap dilanjutkan. Anda dapat menawarkannya lagi kapan saja.',
  },
  withdrawManyText: {
    en: 'Buyers can no longer find or order these products. Orders in progress continue. You can offer them again at any time.',
    id: 'Pembeli tidak dapat lagi menemukan dan memesan produk ini. Pesanan yang sedang berjalan tetap dilanjutkan. Anda dapat menawarkannya lagi kapan saja.',
  },
  withdrawFailed: { en: 'No products were withdrawn', id: 'Tidak ada produk yang ditarik' },
  offerFailed: {
    en: 'No products were offered again',
    id: 'Tidak ada produk yang ditawarkan lagi',
  },
  withdrawnCount: { en: '{{count}} withdrawn', id: '{{count}} ditarik' },
  offeredCount: { en: '{{count}} offered again', id: '{{count}} ditawarkan lagi' },
  unchanged: { en: 'Nothing to change', id: 'Tidak ada yang perlu diubah' },
})
