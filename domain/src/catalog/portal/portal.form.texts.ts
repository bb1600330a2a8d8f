import { defineTexts } from '../../kernel/texts'

/** The form of a vendor's product; its field labels are in `productFieldTexts`. */
export const productFormTexts = defineTexts({
  createTitle: { en: 'Add product', id: 'Tambah produk' },
  edit: { en: 'Edit product', id: 'Ubah produk' },
  editTitle: { en: 'Edit {{name}}', id: 'Ubah {{name}}' },
  withdrawnNote: {
    en: 'Withdrawn: buyers cannot find this product until you offer it again.',
    id: 'Ditarik: pembeli tidak dapat menemukan produk ini sampai Anda menawarkannya lagi.',
  },
  cancel: { en: 'Cancel', id: 'Batal' },
  create: { en: 'Add product', id: 'Tambah produk' },
  failed: { en: 'The product was not saved', id: 'Produk gagal disimpan' },
  notFound: { en: 'Product not found', id: 'Produk tidak ditemukan' },
  notFoundHelp: {
    en: 'Search for its name or SKU in the list.',
    id: 'Cari nama atau SKU produk di daftar.',
  },
  toList: { en: 'All products', id: 'Semua produk' },
  undo: { en: 'Undo', id: 'Urungkan' },

  basics: { en: 'Name and description', id: 'Nama dan deskripsi' },
  nameHelp: {
    en: 'What buyers search for: product, kind and size.',
    id: 'Kata yang dicari pembeli: nama barang, jenis, dan ukuran.',
  },
  skuHelp: {
    en: 'Your own product number. Each SKU can be used only once.',
    id: 'Nomor produk Anda sendiri. Setiap SKU hanya dapat dipakai sekali.',
  },
  brandHelp: {
    en: 'If empty, your company’s name is shown.',
    id: 'Jika kosong, nama perusahaan Anda yang tampil.',
  },
  shortHelp: {
    en: 'One or two lines, shown below the name.',
    id: 'Satu atau dua baris, tampil di bawah nama.',
  },
  characters: { en: '{{count}} of {{most}} characters', id: '{{count}} dari {{most}} karakter' },
  browse: { en: 'Browse', id: 'Telusuri' },
  browseTitle: { en: 'Choose a category', id: 'Pilih kategori' },
  allCategories: { en: 'All categories', id: 'Semua kategori' },
  chooseThis: { en: 'Choose {{name}}', id: 'Pilih {{name}}' },
  open: { en: 'Open {{name}}', id: 'Buka {{name}}' },
  categoriesFailed: {
    en: 'The categories could not be loaded.',
    id: 'Kategori tidak dapat dimuat.',
  },

  pictures: { en: 'Pictures', id: 'Gambar' },
  picturesHelp: {
    en: 'Drop, paste or choose up to {{most}} pictures, each up to 10 MB. The first one is the main picture.',
    id: 'Seret, tempel, atau pilih hingga {{most}} gambar, masing-masing hingga 10 MB. Gambar pertama menjadi gambar utama.',
  },
  addPictures: { en: 'Add pictures', id: 'Tambah gambar' },
  dropHere: { en: 'Drop pictures here', id: 'Lepaskan gambar di sini' },
  mainPicture: { en: 'Main picture', id: 'Gambar utama' },
  picture: { en: 'Picture {{at}} of {{count}}', id: 'Gambar {{at}} dari {{count}}' },
  moveLeft: { en: 'Move picture {{at}} forward', id: 'Majukan gambar {{at}}' },
  moveRight: { en: 'Move picture {{at}} back', id: 'Mundurkan gambar {{at}}' },
  removePicture: { en: 'Remove picture {{at}}', id: 'Hapus gambar {{at}}' },
  pictureRemoved: { en: 'Picture removed', id: 'Gambar dihapus' },
  pictureMoved: {
    en: 'Picture is now {{at}} of {{count}}',
    id: 'Gambar kini urutan {{at}} dari {{count}}',
  },
  uploading: { en: 'Uploading {{file}}', id: 'Mengunggah {{file}}' },
  waiting: { en: '{{file}} waits', id: '{{file}} menunggu' },
  shrinking: { en: 'Reducing size…', id: 'Memperkecil ukuran…' },
  cancelUpload: { en: 'Cancel {{file}}', id: 'Batalkan {{file}}' },
  dismissUpload: { en: 'Dismiss {{file}}', id: 'Tutup {{file}}' },
  retry: { en: 'Try again', id: 'Coba lagi' },
  uploadsFirst: {
    en: 'Pictures are still being uploaded. Wait until they are done, or cancel them.',
    id: 'Gambar masih diunggah. Tunggu sampai selesai, atau batalkan.',
  },
  wrongKind: {
    en: '{{file}} is not a supported picture. Choose a JPEG, PNG, WebP, AVIF or GIF file.',
    id: 'Format {{file}} tidak didukung. Pilih berkas JPEG, PNG, WebP, AVIF, atau GIF.',
  },
  tooLarge: {
    en: '{{file}} is {{size}} MB. Choose a picture of up to 10 MB.',
    id: '{{file}} berukuran {{size}} MB. Pilih gambar maksimal 10 MB.',
  },
  emptyFile: {
    en: '{{file}} is empty. Choose another file.',
    id: '{{file}} kosong. Pilih berkas lain.',
  },
  unreadable: {
    en: '{{file}} could not be read. Choose it again.',
    id: '{{file}} tidak dapat dibaca. Pilih kembali.',
  },
  tooMany: {
    en: '{{file}} was not added: a product can have up to {{most}} pictures.',
    id: '{{file}} tidak ditambahkan: satu produk maksimal {{most}} gambar.',
  },

  price: { en: 'Price', id: 'Harga' },
  priceHelp: { en: 'In rupiah per unit, before tax.', id: 'Rupiah per satuan, sebelum pajak.' },
  discountHelp: {
    en: '0: your default discount of {{percent}} applies.',
    id: '0: diskon bawaan Anda {{percent}} berlaku.',
  },
  discountHelpNone: { en: 'Applies to all buyers.', id: 'Berlaku untuk semua pembeli.' },
  whatBuyersPay: { en: 'What buyers pay', id: 'Yang dibayar pembeli' },
  retail: { en: 'Retail price', id: 'Harga eceran' },
  discountLine: { en: 'Discount {{percent}}', id: 'Diskon {{percent}}' },
  defaultDiscountLine: { en: 'Your default discount {{percent}}', id: 'Diskon bawaan {{percent}}' },
  priceLine: { en: 'Price before tax', id: 'Harga sebelum pajak' },
  tax: { en: 'Tax', id: 'Pajak' },
  final: { en: 'Final price per unit', id: 'Harga akhir per satuan' },
  noPrice: {
    en: 'Enter a price to see the final price.',
    id: 'Isi harga untuk melihat harga akhir.',
  },
  specialNote: {
    en: 'A preferred buyer’s special discount is added to this product’s discount and replaces your default discount.',
    id: 'Diskon khusus pembeli pilihan ditambahkan ke diskon produk ini dan menggantikan diskon bawaan Anda.',
  },

  supply: { en: 'Stock', id: 'Stok' },
  stockHelp: {
    en: 'Reduced by each approved order.',
    id: 'Berkurang dengan setiap pesanan yang disetujui.',
  },
  minimumHelp: {
    en: 'The smallest quantity a buyer can order.',
    id: 'Jumlah terkecil yang dapat dipesan pembeli.',
  },
  belowMinimum: {
    en: 'The stock is below the minimum order, so buyers cannot order this product.',
    id: 'Stok di bawah pesanan minimum, sehingga produk ini tidak dapat dipesan.',
  },

  delivery: { en: 'Delivery and payment', id: 'Pengiriman dan pembayaran' },
  cityPlaceholder: { en: 'Search city or province', id: 'Cari kota atau provinsi' },
  areaHelp: {
    en: 'Delivered to {{count}} of {{all}} cities.',
    id: 'Dikirim ke {{count}} dari {{all}} kota.',
  },
  areaNone: {
    en: 'You have no delivery area yet. Add your first one.',
    id: 'Anda belum memiliki area pengiriman. Tambahkan area pertama.',
  },
  newArea: { en: 'New delivery area', id: 'Area pengiriman baru' },
  termHelp: {
    en: 'If empty, your default of {{days}} days applies.',
    id: 'Jika kosong, termin bawaan Anda {{days}} hari berlaku.',
  },
  termHelpNone: {
    en: 'If empty, your default applies.',
    id: 'Jika kosong, termin bawaan Anda berlaku.',
  },

  size: { en: 'Size and storage', id: 'Ukuran dan penyimpanan' },
  sizeHelp: {
    en: 'Shown on the product page. Leave empty what does not apply.',
    id: 'Tampil di halaman produk. Kosongkan yang tidak berlaku.',
  },
  storageHelp: { en: 'For example: dry, below 30 °C.', id: 'Misalnya: kering, di bawah 30 °C.' },

  preview: { en: 'What a buyer sees', id: 'Yang dilihat pembeli' },
  previewName: { en: 'Product name', id: 'Nama produk' },
})

export const deliveryAreaTexts = defineTexts({
  heading: { en: 'Delivery areas', id: 'Area pengiriman' },
  headingText: {
    en: 'The places you deliver to. Buyers find a product only within its delivery area.',
    id: 'Wilayah tujuan pengiriman Anda. Pembeli hanya menemukan produk di dalam area pengirimannya.',
  },
  add: { en: 'New delivery area', id: 'Area pengiriman baru' },
  create: { en: 'Add delivery area', id: 'Tambah area pengiriman' },
  search: { en: 'Search delivery areas', id: 'Cari area pengiriman' },
  columnName: { en: 'Name', id: 'Nama' },
  columnPlaces: { en: 'Provinces and cities', id: 'Provinsi dan kota' },
  columnCities: { en: 'Cities', id: 'Kota' },
  columnProducts: { en: 'Products', id: 'Produk' },
  ofAll: { en: '{{count}} of {{all}}', id: '{{count}} dari {{all}}' },
  everywhere: { en: 'All of Indonesia', id: 'Seluruh Indonesia' },
  andMore: { en: 'and {{count}} more', id: 'dan {{count}} lagi' },
  none: { en: 'You have no delivery area yet', id: 'Anda belum memiliki area pengiriman' },
  noneHelp: {
    en: 'Choose the provinces and cities that you deliver to, then assign the area to your products.',
    id: 'Pilih provinsi dan kota tujuan pengiriman, lalu terapkan area itu pada produk Anda.',
  },
  editTitle: { en: 'Edit {{name}}', id: 'Ubah {{name}}' },
  edit: { en: 'Edit', id: 'Ubah' },
  remove: { en: 'Remove', id: 'Hapus' },
  removeTitle: { en: 'Remove {{name}}?', id: 'Hapus {{name}}?' },
  removeText: {
    en: 'No products use this delivery area.',
    id: 'Tidak ada produk yang memakai area pengiriman ini.',
  },
  removeFailed: {
    en: 'The delivery area was not removed',
    id: 'Area pengiriman gagal dihapus',
  },
  inUse: {
    en: 'Used by {{count}} products. Assign them to another delivery area first.',
    id: 'Dipakai {{count}} produk. Pindahkan produk itu ke area pengiriman lain terlebih dahulu.',
  },
  failed: { en: 'The delivery area was not saved', id: 'Area pengiriman gagal disimpan' },
  name: { en: 'Name', id: 'Nama' },
  nameHelp: {
    en: 'Only visible to you, such as “Java and Bali”.',
    id: 'Hanya terlihat oleh Anda, misalnya “Jawa dan Bali”.',
  },
  places: { en: 'Delivery destinations', id: 'Tujuan pengiriman' },
  searchPlaces: { en: 'Search province or city', id: 'Cari provinsi atau kota' },
  noPlace: {
    en: 'No province or city with this name',
    id: 'Tidak ada provinsi atau kota dengan nama ini',
  },
  chosen: { en: '{{count}} of {{all}} cities', id: '{{count}} dari {{all}} kota' },
  showCities: { en: 'Cities of {{name}}', id: 'Kota di {{name}}' },
  sharedNote: {
    en: '{{count}} products use this area. The change applies to all of them.',
    id: '{{count}} produk memakai area ini. Perubahan berlaku untuk semuanya.',
  },
})
