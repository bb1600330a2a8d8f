import { defineTexts } from '../kernel/texts'

/** Alternatives to a product that is unavailable here; the texts always call them similar. */
export const similarTexts = defineTexts({
  title: { en: 'Similar products', id: 'Produk serupa' },
  help: {
    en: 'From the same category, in stock and delivered to the chosen area.',
    id: 'Dari kategori yang sama, tersedia, dan dikirim ke area yang dipilih.',
  },
  instead: { en: 'Replaces {{name}}', id: 'Pengganti {{name}}' },
  none: {
    en: 'No similar product is in stock and delivered to the chosen area.',
    id: 'Tidak ada produk serupa yang tersedia dan dikirim ke area yang dipilih.',
  },
  notDelivered: {
    en: 'Not delivered to {{city}}, the chosen delivery area.',
    id: 'Tidak dikirim ke {{city}}, area pengiriman yang dipilih.',
  },
})

/** Spec 2 §2: product search and product detail; Spec 1 §2: the product search of a request. */
export const catalogTexts = defineTexts({
  title: { en: 'Products', id: 'Produk' },
  home: { en: 'Home', id: 'Beranda' },
  trail: { en: 'Product categories', id: 'Kategori produk' },

  search: { en: 'Search products', id: 'Cari produk' },
  searchPlaceholder: {
    en: 'Search by product, brand, vendor or SKU',
    id: 'Cari produk, merek, vendor, atau SKU',
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
  noFacet: { en: 'No matches for this search', id: 'Tidak ada yang cocok dengan pencarian ini' },
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
    en: 'Only the first {{shown}} of {{count}} products are shown. Add words or a filter to narrow the search.',
    id: 'Hanya {{shown}} dari {{count}} produk yang ditampilkan. Tambahkan kata atau filter untuk mempersempit pencarian.',
  },
  empty: {
    en: 'You dont have any product item Yet!',
    id: 'Anda belum memiliki produk apa pun!',
  },
  emptyHelper: {
    en: 'No products match. Try fewer words, clear the filters or choose another delivery area.',
    id: 'Tidak ada produk yang cocok. Kurangi kata pencarian, hapus filter, atau pilih area pengiriman lain.',
  },
  clearAll: { en: 'Clear search and filters', id: 'Hapus pencarian dan filter' },
  unreachable: { en: 'Search is not available', id: 'Pencarian tidak tersedia' },
  pickerAway: {
    en: 'Search is not available. It continues when you are connected again. You can still change the products you have chosen.',
    id: 'Pencarian tidak tersedia dan akan dilanjutkan setelah Anda terhubung kembali. Produk yang sudah dipilih tetap dapat diubah.',
  },
  unreachableHelper: {
    en: 'Your search and filters are saved. Check your connection and try again.',
    id: 'Pencarian dan filter Anda tersimpan. Periksa koneksi Anda, lalu coba lagi.',
  },
  retry: { en: 'Try again', id: 'Coba lagi' },
  searching: { en: 'Searching…', id: 'Mencari…' },

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
    en: 'The vendor has not added a description yet.',
    id: 'Vendor belum menambahkan deskripsi.',
  },
  additionalInformation: { en: 'ADDITIONAL INFORMATION', id: 'INFORMASI TAMBAHAN' },
  weight: { en: 'Weight', id: 'Berat' },
  weightValue: { en: '{{weight}} kg', id: '{{weight}} kg' },
  minimumOrder: { en: 'Minimum order', id: 'Pesanan minimum' },
  shipFrom: { en: 'Ships from', id: 'Dikirim dari' },
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

  pickerLabel: { en: 'Search product', id: 'Cari produk' },
  pickerPlaceholder: {
    en: 'Search by vendor, name or SKU',
    id: 'Cari vendor, nama, atau SKU',
  },
  pickerEmpty: { en: 'Product not found', id: 'Produk tidak ditemukan' },
  selectedProduct: { en: 'Selected product', id: 'Produk terpilih' },
  closeSelected: { en: 'Deselect this product', id: 'Batalkan pilihan produk ini' },
})
