import { defineTexts } from '../kernel/texts'

/** Spec 2 §2: product search and product detail; Spec 1 §2: the product search of a request. */
export const catalogTexts = defineTexts({
  title: { en: 'Products', id: 'Produk' },
  home: { en: 'Home', id: 'Beranda' },
  trail: { en: 'Where you are in the products', id: 'Posisi Anda di produk' },

  // Search.
  search: { en: 'Search products', id: 'Cari produk' },
  searchPlaceholder: {
    en: 'Search by product, brand, vendor or SKU',
    id: 'Cari berdasarkan produk, merek, vendor, atau SKU',
  },
  clearSearch: { en: 'Clear search', id: 'Hapus pencarian' },
  filters: { en: 'Filters', id: 'Filter' },
  closeFilters: { en: 'Close filters', id: 'Tutup filter' },
  clearFilters: { en: 'Clear filters', id: 'Hapus filter' },
  showResults: { en: 'Show {{count}} products', id: 'Tampilkan {{count}} produk' },
  removeFilter: { en: 'Remove filter {{name}}', id: 'Hapus filter {{name}}' },
  brand: { en: 'Brand', id: 'Merek' },
  vendor: { en: 'Vendor', id: 'Vendor' },
  showMore: { en: 'Show more', id: 'Tampilkan lebih banyak' },
  showLess: { en: 'Show less', id: 'Tampilkan lebih sedikit' },
  noFacet: { en: 'None for this search', id: 'Tidak ada untuk pencarian ini' },
  results: { en: '{{count}} products', id: '{{count}} produk' },
  oneResult: { en: '1 product', id: '1 produk' },
  resultsFor: {
    en: '{{count}} products for “{{query}}”',
    id: '{{count}} produk untuk “{{query}}”',
  },
  oneResultFor: { en: '1 product for “{{query}}”', id: '1 produk untuk “{{query}}”' },
  pageNumber: { en: 'Page {{page}}', id: 'Halaman {{page}}' },
  pages: { en: 'Pages of results', id: 'Halaman hasil' },
  moreThanPages: {
    en: 'These are the first {{shown}} of {{count}} products. Narrow the search by more words or a filter to reach the others.',
    id: 'Ini {{shown}} pertama dari {{count}} produk. Persempit pencarian dengan kata lain atau filter untuk mencapai sisanya.',
  },
  empty: {
    en: 'You dont have any product item Yet!',
    id: 'Anda belum memiliki produk apa pun!',
  },
  emptyHelper: {
    en: 'Nothing matches here. Try fewer words, clear the filters or choose another delivery area.',
    id: 'Tidak ada yang cocok. Coba kata yang lebih sedikit, hapus filter, atau pilih area pengiriman lain.',
  },
  clearAll: { en: 'Clear search and filters', id: 'Hapus pencarian dan filter' },
  unreachable: { en: 'The search cannot be reached', id: 'Pencarian tidak dapat dijangkau' },
  pickerAway: {
    en: 'The search cannot be reached; it goes on once you are connected. What you have chosen stays and can be changed meanwhile.',
    id: 'Pencarian tidak dapat dijangkau; akan dilanjutkan begitu Anda terhubung. Pilihan Anda tetap ada dan dapat diubah sementara itu.',
  },
  unreachableHelper: {
    en: 'What you typed and chose is kept. Check your connection and try again.',
    id: 'Yang Anda ketik dan pilih tetap tersimpan. Periksa koneksi Anda lalu coba lagi.',
  },
  retry: { en: 'Try again', id: 'Coba lagi' },
  searching: { en: 'Searching…', id: 'Mencari…' },

  // Product card and price block.
  addToPr: { en: 'Add to PR', id: 'Tambah ke PR' },
  addNamed: { en: 'Add to PR: {{name}}', id: 'Tambah ke PR: {{name}}' },
  loading: { en: 'Loading', id: 'Memuat' },
  stock: { en: 'Stock {{stock}}', id: 'Stok {{stock}}' },
  inStock: { en: 'In Stock', id: 'Stok Tersedia' },
  outOfStock: { en: 'Out of Stock', id: 'Stok Habis' },
  minimum: { en: 'Min. order {{minimum}}', id: 'Min. pesanan {{minimum}}' },
  discountBadge: { en: '{{percent}}% off', id: 'Diskon {{percent}}%' },
  retailPrice: { en: 'Retail price {{price}}', id: 'Harga eceran {{price}}' },
  taxAdded: { en: 'plus {{tax}}', id: 'ditambah {{tax}}' },

  // Product detail.
  gallery: { en: 'Pictures of {{name}}', id: 'Gambar {{name}}' },
  enlarge: { en: 'Enlarge the pictures of {{name}}', id: 'Perbesar gambar {{name}}' },
  zoom: { en: 'Zoom in on {{name}}', id: 'Perbesar {{name}}' },
  previousPicture: { en: 'Previous picture', id: 'Gambar sebelumnya' },
  nextPicture: { en: 'Next picture', id: 'Gambar berikutnya' },
  closePictures: { en: 'Close the pictures', id: 'Tutup gambar' },
  picture: { en: 'Picture {{number}} of {{count}}', id: 'Gambar {{number}} dari {{count}}' },
  addToPurchaseRequest: {
    en: 'Add to Purchase Request',
    id: 'Tambah ke Permintaan Pembelian',
  },
  description: { en: 'Description', id: 'Deskripsi' },
  noDescription: {
    en: 'The vendor has not described this product yet.',
    id: 'Vendor belum menjelaskan produk ini.',
  },
  additionalInformation: { en: 'ADDITIONAL INFORMATION', id: 'INFORMASI TAMBAHAN' },
  weight: { en: 'Weight', id: 'Berat' },
  weightValue: { en: '{{weight}} kg', id: '{{weight}} kg' },
  minimumOrder: { en: 'Minimum order', id: 'Pesanan minimum' },
  shipFrom: { en: 'Ship from', id: 'Dikirim dari' },
  dimensions: { en: 'Dimensions', id: 'Dimensi' },
  dimensionsValue: {
    en: '{{width}} x {{height}} x {{length}} cm',
    id: '{{width}} x {{height}} x {{length}} cm',
  },
  dimensionsHelper: { en: 'Width x height x length', id: 'Lebar x tinggi x panjang' },
  sku: { en: 'SKU', id: 'SKU' },
  category: { en: 'Category', id: 'Kategori' },
  productNotFound: {
    en: 'Sorry, Product is not found. Please make sure the product slug is correct.',
    id: 'Maaf, produk tidak ditemukan. Pastikan slug produk sudah benar.',
  },
  backToProducts: { en: 'Back to products', id: 'Kembali ke produk' },
  loadFailed: {
    en: 'The product could not be loaded.',
    id: 'Produk tidak dapat dimuat.',
  },

  // Product search within a request.
  pickerLabel: { en: 'Search Product', id: 'Cari Produk' },
  pickerPlaceholder: {
    en: 'Search by vendor, name or SKU',
    id: 'Cari berdasarkan vendor, nama, atau SKU',
  },
  pickerEmpty: { en: 'Product not found', id: 'Produk tidak ditemukan' },
  selectedProduct: { en: 'Selected Product', id: 'Produk Terpilih' },
  closeSelected: { en: 'Put this product back', id: 'Batalkan produk ini' },
})
