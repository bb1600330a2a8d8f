import { defineTexts } from '../kernel/texts'

/** The form of a vendor's product; its field labels are in `productFieldTexts`. */
export const productFormTexts = defineTexts({
  createTitle: { en: 'Add product', id: 'Tambah produk' },
  edit: { en: 'Edit product', id: 'Ubah produk' },
  editTitle: { en: 'Edit {{name}}', id: 'Ubah {{name}}' },
  withdrawnNote: {
    en: 'Withdrawn: buyers don’t find it until it is offered again.',
    id: 'Ditarik: pembeli tidak menemukannya sampai ditawarkan lagi.',
  },
  cancel: { en: 'Cancel', id: 'Batal' },
  create: { en: 'Add product', id: 'Tambah produk' },
  failed: { en: 'The product was not saved', id: 'Produk tidak tersimpan' },
  notFound: { en: 'This product was not found', id: 'Produk ini tidak ditemukan' },
  notFoundHelp: {
    en: 'Look for it in the list by its name or SKU.',
    id: 'Cari di daftar dengan nama atau SKU-nya.',
  },
  toList: { en: 'To the products', id: 'Ke daftar produk' },
  undo: { en: 'Undo', id: 'Urungkan' },

  basics: { en: 'Name and texts', id: 'Nama dan teks' },
  nameHelp: {
    en: 'What buyers search for: what it is, its kind and size.',
    id: 'Yang dicari pembeli: nama barang, jenis, dan ukuran.',
  },
  skuHelp: {
    en: 'Your own number for it; each only once.',
    id: 'Nomor Anda sendiri; masing-masing hanya sekali.',
  },
  brandHelp: { en: 'Empty: your name stands there.', id: 'Kosong: nama Anda yang tampil.' },
  shortHelp: { en: 'One or two lines under the name.', id: 'Satu atau dua baris di bawah nama.' },
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
    en: 'Drop, paste or choose up to {{most}} pictures, each up to 10 MB. The first one is the product’s face.',
    id: 'Seret, tempel, atau pilih hingga {{most}} gambar, masing-masing hingga 10 MB. Yang pertama menjadi wajah produk.',
  },
  addPictures: { en: 'Add pictures', id: 'Tambah gambar' },
  dropHere: { en: 'Drop them here', id: 'Lepaskan di sini' },
  mainPicture: { en: 'Main picture', id: 'Gambar utama' },
  picture: { en: 'Picture {{at}} of {{count}}', id: 'Gambar {{at}} dari {{count}}' },
  moveLeft: { en: 'Move picture {{at}} forward', id: 'Majukan gambar {{at}}' },
  moveRight: { en: 'Move picture {{at}} back', id: 'Mundurkan gambar {{at}}' },
  removePicture: { en: 'Remove picture {{at}}', id: 'Hapus gambar {{at}}' },
  pictureRemoved: { en: 'Picture removed', id: 'Gambar dihapus' },
  pictureMoved: {
    en: 'Now picture {{at}} of {{count}}',
    id: 'Kini gambar {{at}} dari {{count}}',
  },
  uploading: { en: 'Uploading {{file}}', id: 'Mengunggah {{file}}' },
  waiting: { en: '{{file}} waits', id: '{{file}} menunggu' },
  shrinking: { en: 'Making it smaller…', id: 'Memperkecil…' },
  cancelUpload: { en: 'Cancel {{file}}', id: 'Batalkan {{file}}' },
  dismissUpload: { en: 'Put {{file}} away', id: 'Singkirkan {{file}}' },
  retry: { en: 'Try again', id: 'Coba lagi' },
  uploadsFirst: {
    en: 'Pictures are still on their way. Wait for them, or cancel them.',
    id: 'Gambar masih diunggah. Tunggu, atau batalkan.',
  },
  wrongKind: {
    en: '{{file}} is no picture that can be shown. Choose a JPEG, PNG, WebP, AVIF or GIF.',
    id: '{{file}} bukan gambar yang dapat ditampilkan. Pilih JPEG, PNG, WebP, AVIF, atau GIF.',
  },
  tooLarge: {
    en: '{{file}} has {{size}} MB; up to 10 MB are accepted.',
    id: '{{file}} berukuran {{size}} MB; paling besar 10 MB.',
  },
  emptyFile: { en: '{{file}} is empty.', id: '{{file}} kosong.' },
  unreadable: {
    en: '{{file}} can’t be read any more. Choose it again.',
    id: '{{file}} tidak dapat dibaca lagi. Pilih kembali.',
  },
  tooMany: {
    en: '{{file}} was left out: at most {{most}} pictures.',
    id: '{{file}} tidak disertakan: paling banyak {{most}} gambar.',
  },

  price: { en: 'Price', id: 'Harga' },
  priceHelp: { en: 'Rupiah for one, before tax.', id: 'Rupiah per satuan, sebelum pajak.' },
  discountHelp: {
    en: '0: your default of {{percent}} counts.',
    id: '0: berlaku bawaan Anda {{percent}}.',
  },
  discountHelpNone: { en: 'For every buyer.', id: 'Untuk setiap pembeli.' },
  whatBuyersPay: { en: 'What buyers pay', id: 'Yang dibayar pembeli' },
  retail: { en: 'Retail price', id: 'Harga eceran' },
  discountLine: { en: 'Discount {{percent}}', id: 'Diskon {{percent}}' },
  defaultDiscountLine: { en: 'Your default discount {{percent}}', id: 'Diskon bawaan {{percent}}' },
  priceLine: { en: 'Price before tax', id: 'Harga sebelum pajak' },
  tax: { en: 'Tax', id: 'Pajak' },
  final: { en: 'Final price for one', id: 'Harga akhir per satuan' },
  noPrice: { en: 'Enter a price to see it.', id: 'Isi harga untuk melihatnya.' },
  specialNote: {
    en: 'A preferred buyer’s special discount is added to this product’s own discount. It replaces your default discount.',
    id: 'Diskon khusus pembeli pilihan ditambahkan ke diskon produk ini. Diskon bawaan Anda tidak berlaku lagi untuk pembeli itu.',
  },

  supply: { en: 'Stock', id: 'Stok' },
  stockHelp: {
    en: 'Each approved order takes of it.',
    id: 'Setiap pesanan yang disetujui menguranginya.',
  },
  minimumHelp: { en: 'The least that one orders.', id: 'Jumlah pesanan paling sedikit.' },
  belowMinimum: {
    en: 'There is less than the minimum order: nobody can order it.',
    id: 'Stok kurang dari pesanan minimum: tidak ada yang dapat memesannya.',
  },

  delivery: { en: 'Delivery and payment', id: 'Pengiriman dan pembayaran' },
  cityPlaceholder: { en: 'Search city or province', id: 'Cari kota atau provinsi' },
  areaHelp: {
    en: 'Delivered to {{count}} of {{all}} cities.',
    id: 'Dikirim ke {{count}} dari {{all}} kota.',
  },
  areaNone: {
    en: 'You have no delivery area yet. Make the first one.',
    id: 'Anda belum memiliki area pengiriman. Buat yang pertama.',
  },
  newArea: { en: 'New delivery area', id: 'Area pengiriman baru' },
  termHelp: {
    en: 'Empty: your default of {{days}} days counts.',
    id: 'Kosong: berlaku bawaan Anda {{days}} hari.',
  },
  termHelpNone: { en: 'Empty: your default counts.', id: 'Kosong: berlaku bawaan Anda.' },

  size: { en: 'Size and storage', id: 'Ukuran dan penyimpanan' },
  sizeHelp: {
    en: 'Shown with the product; leave empty what doesn’t apply.',
    id: 'Tampil bersama produk; kosongkan yang tidak berlaku.',
  },
  storageHelp: { en: 'Such as: dry, below 30 °C.', id: 'Misalnya: kering, di bawah 30 °C.' },

  preview: { en: 'What a buyer sees', id: 'Yang dilihat pembeli' },
  previewName: { en: 'Product name', id: 'Nama produk' },
})

export const deliveryAreaTexts = defineTexts({
  heading: { en: 'Delivery areas', id: 'Area pengiriman' },
  headingText: {
    en: 'Where you deliver to. Buyers find a product only where its area reaches.',
    id: 'Ke mana Anda mengirim. Pembeli hanya menemukan produk di dalam areanya.',
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
    en: 'Name the provinces and cities that you deliver to; then give the area to your products.',
    id: 'Pilih provinsi dan kota tujuan pengiriman; lalu pasang area itu pada produk Anda.',
  },
  editTitle: { en: 'Edit {{name}}', id: 'Ubah {{name}}' },
  edit: { en: 'Edit', id: 'Ubah' },
  remove: { en: 'Remove', id: 'Hapus' },
  removeTitle: { en: 'Remove {{name}}?', id: 'Hapus {{name}}?' },
  removeText: { en: 'No product delivers there.', id: 'Tidak ada produk yang memakainya.' },
  removeFailed: {
    en: 'The delivery area was not removed',
    id: 'Area pengiriman tidak dihapus',
  },
  inUse: {
    en: 'Used by {{count}} products: give them another area first.',
    id: 'Dipakai {{count}} produk: beri area lain lebih dahulu.',
  },
  failed: { en: 'The delivery area was not saved', id: 'Area pengiriman tidak tersimpan' },
  name: { en: 'Name', id: 'Nama' },
  nameHelp: {
    en: 'Only you see it, such as “Java and Bali”.',
    id: 'Hanya Anda yang melihatnya, misalnya “Jawa dan Bali”.',
  },
  places: { en: 'Where you deliver to', id: 'Tujuan pengiriman' },
  searchPlaces: { en: 'Search province or city', id: 'Cari provinsi atau kota' },
  noPlace: { en: 'No place is called like this', id: 'Tidak ada tempat bernama seperti ini' },
  chosen: { en: '{{count}} of {{all}} cities', id: '{{count}} dari {{all}} kota' },
  showCities: { en: 'Cities of {{name}}', id: 'Kota di {{name}}' },
  sharedNote: {
    en: '{{count}} products use this area: the change counts for all of them.',
    id: '{{count}} produk memakai area ini: perubahan berlaku untuk semuanya.',
  },
})
