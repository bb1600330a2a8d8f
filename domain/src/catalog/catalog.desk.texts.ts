import { defineTexts } from '../kernel/texts'

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
    en: 'Your product “{{name}}” has this SKU already. Choose another one.',
    id: 'Produk Anda “{{name}}” sudah memakai SKU ini. Pilih SKU lain.',
  },
  categoryRequired: { en: 'Choose a category', id: 'Pilih kategori' },
  categoryUnknown: {
    en: 'This category is not there any more. Choose another one.',
    id: 'Kategori ini sudah tidak ada. Pilih yang lain.',
  },
  cityRequired: {
    en: 'Choose the city of the warehouse',
    id: 'Pilih kota gudang',
  },
  cityUnknown: { en: 'Choose a city of the list', id: 'Pilih kota dari daftar' },
  coverageRequired: { en: 'Choose a delivery area', id: 'Pilih area pengiriman' },
  coverageUnknown: {
    en: 'This delivery area is not there any more. Choose another one.',
    id: 'Area pengiriman ini sudah tidak ada. Pilih yang lain.',
  },
  tooLong: {
    en: 'At most {{most}} characters',
    id: 'Paling banyak {{most}} karakter',
  },
  numberRequired: { en: 'Enter a number', id: 'Isi angka' },
  noNumber: {
    en: 'Enter a number, such as 1.250.000',
    id: 'Isi angka, misalnya 1.250.000',
  },
  priceRequired: { en: 'Enter a price above 0', id: 'Isi harga di atas 0' },
  minimumRequired: {
    en: 'Enter a minimum order of at least 0.01',
    id: 'Isi pesanan minimum setidaknya 0,01',
  },
  tooSmall: { en: 'At least {{least}}', id: 'Paling sedikit {{least}}' },
  tooLarge: { en: 'At most {{most}}', id: 'Paling banyak {{most}}' },
  decimals: {
    en: 'At most {{most}} digits behind the point',
    id: 'Paling banyak {{most}} angka di belakang koma',
  },
  whole: { en: 'Enter a whole number', id: 'Isi bilangan bulat' },
  taxTitleRequired: {
    en: 'Enter the name of the tax, such as PPN',
    id: 'Isi nama pajak, misalnya PPN',
  },
  tooManyPictures: {
    en: 'At most {{most}} pictures. Remove some.',
    id: 'Paling banyak {{most}} gambar. Hapus beberapa.',
  },
  pictureUnknown: {
    en: 'A picture was not found. It may have been removed because it was never used; upload it again.',
    id: 'Ada gambar yang tidak ditemukan. Mungkin sudah dihapus karena tidak dipakai; unggah lagi.',
  },
  samePicture: {
    en: 'The same picture is there twice. Remove one.',
    id: 'Gambar yang sama ada dua kali. Hapus salah satu.',
  },
  stockChanged: {
    en: 'Orders have changed the stock meanwhile: it is {{stock}} now. Look at it, then save again.',
    id: 'Pesanan telah mengubah stok: sekarang {{stock}}. Periksa, lalu simpan lagi.',
  },
  stockChangedBy: {
    en: 'An order changed the stock on {{time}} ({{user}}): it is {{stock}} now. Check it, then save again.',
    id: 'Sebuah pesanan mengubah stok pada {{time}} ({{user}}): sekarang {{stock}}. Periksa, lalu simpan lagi.',
  },
  stockSeenRequired: {
    en: 'The stock that was seen must be given with the new one.',
    id: 'Stok yang terlihat harus disertakan dengan stok yang baru.',
  },
})

export const coverageErrors = defineTexts({
  nameRequired: { en: 'Enter a name for the delivery area', id: 'Isi nama area pengiriman' },
  nameTaken: {
    en: 'You have a delivery area called “{{name}}” already.',
    id: 'Anda sudah memiliki area pengiriman bernama “{{name}}”.',
  },
  placeRequired: {
    en: 'Choose at least one province or city',
    id: 'Pilih setidaknya satu provinsi atau kota',
  },
  placeUnknown: {
    en: 'Choose provinces and cities of the list',
    id: 'Pilih provinsi dan kota dari daftar',
  },
  inUse: {
    en: '{{count}} products deliver to this area. Give them another one first.',
    id: '{{count}} produk dikirim ke area ini. Pilih area lain untuk produk itu lebih dahulu.',
  },
  tooMany: {
    en: 'There are {{most}} delivery areas already. Remove one that is not used.',
    id: 'Sudah ada {{most}} area pengiriman. Hapus yang tidak dipakai.',
  },
})

export const pictureErrors = defineTexts({
  wrongType: {
    en: 'This is no picture that can be shown. Upload a JPEG, PNG, WebP, AVIF or GIF.',
    id: 'Ini bukan gambar yang dapat ditampilkan. Unggah JPEG, PNG, WebP, AVIF, atau GIF.',
  },
  unreadable: {
    en: 'This picture is damaged. Save it anew or choose another one.',
    id: 'Gambar ini rusak. Simpan ulang atau pilih yang lain.',
  },
  busy: {
    en: 'Many pictures are being made smaller at the moment. Try again in a few seconds.',
    id: 'Saat ini banyak gambar sedang diperkecil. Coba lagi beberapa detik lagi.',
  },
  tooMany: {
    en: 'Many uploaded pictures are not used yet. Save the products that they are for, or wait a day.',
    id: 'Banyak gambar yang diunggah belum dipakai. Simpan produknya, atau tunggu sehari.',
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
