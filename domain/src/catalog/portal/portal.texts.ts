import { defineTexts } from '../../kernel/texts'

/** Labels of a product's fields in the form, the table and the import's error list. */
export const productFieldTexts = defineTexts({
  name: { en: 'Product name', id: 'Nama produk' },
  sku: { en: 'SKU', id: 'SKU' },
  brand: { en: 'Brand', id: 'Merek' },
  category_id: { en: 'Category', id: 'Kategori' },
  short_description: { en: 'Short description', id: 'Deskripsi singkat' },
  description: { en: 'Description', id: 'Deskripsi' },
  pictures: { en: 'Pictures', id: 'Gambar' },
  retail_price: { en: 'Retail price', id: 'Harga eceran' },
  discount_product: { en: 'Discount (%)', id: 'Diskon (%)' },
  tax_title: { en: 'Tax name', id: 'Nama pajak' },
  tax_percentage: { en: 'Tax (%)', id: 'Pajak (%)' },
  stock: { en: 'Stock', id: 'Stok' },
  minimum_order_quantity: { en: 'Minimum order', id: 'Pesanan minimum' },
  payment_term: { en: 'Payment term (days)', id: 'Termin pembayaran (hari)' },
  weight: { en: 'Weight (kg)', id: 'Berat (kg)' },
  width: { en: 'Width (cm)', id: 'Lebar (cm)' },
  height: { en: 'Height (cm)', id: 'Tinggi (cm)' },
  length: { en: 'Length (cm)', id: 'Panjang (cm)' },
  storage: { en: 'Storage', id: 'Penyimpanan' },
  warehouse_city_id: { en: 'Warehouse city', id: 'Kota gudang' },
  coverage_id: { en: 'Delivery area', id: 'Area pengiriman' },
})

export const productErrors = defineTexts({
  nameRequired: { en: 'Enter the name of the product', id: 'Isi nama produk' },
  skuRequired: { en: 'Enter the SKU', id: 'Isi SKU' },
  skuTaken: {
    en: 'Your product “{{name}}” already has this SKU. Enter another SKU.',
    id: 'Produk Anda “{{name}}” sudah memakai SKU ini. Isi SKU lain.',
  },
  categoryRequired: { en: 'Choose a category', id: 'Pilih kategori' },
  categoryUnknown: {
    en: 'This category no longer exists. Choose another one.',
    id: 'Kategori ini sudah tidak ada. Pilih yang lain.',
  },
  cityRequired: {
    en: 'Choose the city of the warehouse',
    id: 'Pilih kota gudang',
  },
  cityUnknown: { en: 'Choose a city from the list', id: 'Pilih kota dari daftar' },
  coverageRequired: { en: 'Choose a delivery area', id: 'Pilih area pengiriman' },
  coverageUnknown: {
    en: 'This delivery area no longer exists. Choose another one.',
    id: 'Area pengiriman ini sudah tidak ada. Pilih yang lain.',
  },
  tooLong: {
    en: 'At most {{most}} characters',
    id: 'Maksimal {{most}} karakter',
  },
  numberRequired: { en: 'Enter a number', id: 'Isi angka' },
  noNumber: {
    en: 'Enter a number, such as 1.250.000',
    id: 'Isi angka, misalnya 1.250.000',
  },
  priceRequired: { en: 'Enter a price above 0', id: 'Isi harga di atas 0' },
  minimumRequired: {
    en: 'Enter a minimum order of at least 0.01',
    id: 'Isi pesanan minimum minimal 0,01',
  },
  tooSmall: { en: 'At least {{least}}', id: 'Minimal {{least}}' },
  tooLarge: { en: 'At most {{most}}', id: 'Maksimal {{most}}' },
  decimals: {
    en: 'Up to {{most}} decimal places',
    id: 'Maksimal {{most}} angka di belakang koma',
  },
  whole: { en: 'Enter a whole number', id: 'Isi bilangan bulat' },
  taxTitleRequired: {
    en: 'Enter the name of the tax, such as PPN',
    id: 'Isi nama pajak, misalnya PPN',
  },
  tooManyPictures: {
    en: 'At most {{most}} pictures. Remove some.',
    id: 'Maksimal {{most}} gambar. Hapus beberapa.',
  },
  pictureUnknown: {
    en: 'A picture was not found. It may have been removed because it was never used; upload it again.',
    id: 'Ada gambar yang tidak ditemukan. Mungkin sudah dihapus karena tidak dipakai; unggah lagi.',
  },
  samePicture: {
    en: 'The same picture was added twice. Remove one.',
    id: 'Gambar yang sama ditambahkan dua kali. Hapus salah satu.',
  },
  stockChanged: {
    en: 'Orders have changed the stock: it is now {{stock}}. Check it, then save again.',
    id: 'Pesanan telah mengubah stok: sekarang {{stock}}. Periksa, lalu simpan lagi.',
  },
  stockChangedBy: {
    en: 'An order changed the stock on {{time}} ({{user}}): it is now {{stock}}. Check it, then save again.',
    id: 'Sebuah pesanan mengubah stok pada {{time}} ({{user}}): sekarang {{stock}}. Periksa, lalu simpan lagi.',
  },
  stockSeenRequired: {
    en: 'Send the previously displayed stock together with the new stock.',
    id: 'Sertakan stok yang ditampilkan sebelumnya bersama stok yang baru.',
  },
})

export const coverageErrors = defineTexts({
  nameRequired: { en: 'Enter a name for the delivery area', id: 'Isi nama area pengiriman' },
  nameTaken: {
    en: 'You already have a delivery area named “{{name}}”. Choose another name.',
    id: 'Anda sudah memiliki area pengiriman bernama “{{name}}”. Pilih nama lain.',
  },
  placeRequired: {
    en: 'Choose at least one province or city',
    id: 'Pilih minimal satu provinsi atau kota',
  },
  placeUnknown: {
    en: 'Choose provinces and cities from the list',
    id: 'Pilih provinsi dan kota dari daftar',
  },
  inUse: {
    en: '{{count}} products use this delivery area. Assign them to another one first.',
    id: '{{count}} produk memakai area pengiriman ini. Pindahkan produk itu ke area lain terlebih dahulu.',
  },
  tooMany: {
    en: 'You already have {{most}} delivery areas, the maximum. Remove one that is not used.',
    id: 'Anda sudah memiliki {{most}} area pengiriman, jumlah maksimal. Hapus yang tidak dipakai.',
  },
})

export const pictureErrors = defineTexts({
  wrongType: {
    en: 'This file is not a supported picture. Upload a JPEG, PNG, WebP, AVIF or GIF file.',
    id: 'Format berkas ini tidak didukung. Unggah berkas JPEG, PNG, WebP, AVIF, atau GIF.',
  },
  unreadable: {
    en: 'This picture is damaged. Save it again or choose another one.',
    id: 'Gambar ini rusak. Simpan ulang atau pilih yang lain.',
  },
  busy: {
    en: 'Many pictures are being processed. Try again in a few seconds.',
    id: 'Banyak gambar sedang diproses. Coba lagi beberapa saat lagi.',
  },
  tooMany: {
    en: 'Too many uploaded pictures are not used yet. Save the products they belong to, or try again tomorrow.',
    id: 'Terlalu banyak gambar yang diunggah belum dipakai. Simpan produknya, atau coba lagi besok.',
  },
})

export const productMessages = defineTexts({
  created: { en: 'Product added', id: 'Produk ditambahkan' },
  changed: { en: 'Product changed', id: 'Produk diubah' },
  withdrawn: { en: 'No longer offered', id: 'Tidak lagi ditawarkan' },
  offered: { en: 'Offered again', id: 'Ditawarkan lagi' },
  coverageCreated: { en: 'Delivery area added', id: 'Area pengiriman ditambahkan' },
  coverageChanged: { en: 'Delivery area changed', id: 'Area pengiriman diubah' },
  coverageRemoved: { en: 'Delivery area removed', id: 'Area pengiriman dihapus' },
})
