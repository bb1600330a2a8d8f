import { defineTexts } from '../kernel/texts'

export const columnHelpTexts = defineTexts({
  sku: {
    en: 'Identifies the product; uppercase and lowercase are treated the same. An SKU you do not have yet adds a new product.',
    id: 'Menentukan produk yang dimaksud; huruf besar dan kecil dianggap sama. SKU yang belum ada akan menambah produk baru.',
  },
  name: { en: 'Up to 200 characters.', id: 'Maksimal 200 karakter.' },
  brand: { en: 'Up to 100 characters.', id: 'Maksimal 100 karakter.' },
  category_id: {
    en: 'Path from the top level, such as “Office > Paper”. The last name is enough if only one category has it.',
    id: 'Jalur dari tingkat teratas, misalnya “Kantor > Kertas”. Nama terakhir saja cukup jika hanya dimiliki satu kategori.',
  },
  short_description: { en: 'Up to 300 characters.', id: 'Maksimal 300 karakter.' },
  description: {
    en: 'Up to 10,000 characters; line breaks are preserved.',
    id: 'Maksimal 10.000 karakter; baris baru dipertahankan.',
  },
  pictures: {
    en: 'Addresses of pictures that were uploaded here, separated by spaces. The first one is the main picture. Upload new pictures on the product’s page.',
    id: 'Alamat gambar yang sudah diunggah di sini, dipisahkan spasi. Yang pertama menjadi gambar utama. Unggah gambar baru di halaman produk.',
  },
  retail_price: {
    en: 'In rupiah before tax, above 0, up to 2 decimals.',
    id: 'Dalam rupiah sebelum pajak, di atas 0, maksimal 2 desimal.',
  },
  discount_product: { en: 'Percent, 0 to 100.', id: 'Persen, 0 sampai 100.' },
  tax_title: {
    en: 'Such as PPN; required if there is a tax.',
    id: 'Misalnya PPN; wajib jika ada pajak.',
  },
  tax_percentage: { en: 'Percent, 0 to 100.', id: 'Persen, 0 sampai 100.' },
  stock: {
    en: 'Replaces the current stock, unless the next column shows that you did not change it.',
    id: 'Menggantikan stok saat ini, kecuali kolom berikutnya menunjukkan bahwa Anda tidak mengubahnya.',
  },
  stock_seen: {
    en: 'Filled in by the export; do not change it. If you did not change the stock, it is left as reduced by orders since the export.',
    id: 'Diisi oleh ekspor; jangan diubah. Jika Anda tidak mengubah stok, pengurangan oleh pesanan setelah ekspor tetap berlaku.',
  },
  minimum_order_quantity: {
    en: 'At least 0.01; the default for a new product is 1.',
    id: 'Minimal 0,01; untuk produk baru nilai awalnya 1.',
  },
  payment_term: {
    en: 'Whole days, 0 to 365. If empty, the default in your settings applies.',
    id: 'Hari dalam bilangan bulat, 0 sampai 365. Jika kosong, nilai bawaan di pengaturan Anda berlaku.',
  },
  weight: { en: 'Kilograms.', id: 'Kilogram.' },
  width: { en: 'Centimetres.', id: 'Sentimeter.' },
  height: { en: 'Centimetres.', id: 'Sentimeter.' },
  length: { en: 'Centimetres.', id: 'Sentimeter.' },
  storage: { en: 'Up to 200 characters.', id: 'Maksimal 200 karakter.' },
  warehouse_city_id: {
    en: 'Such as “Kota Bandung” or “Kabupaten Bandung”.',
    id: 'Misalnya “Kota Bandung” atau “Kabupaten Bandung”.',
  },
  coverage_id: {
    en: 'The name of one of your delivery areas.',
    id: 'Nama salah satu area pengiriman Anda.',
  },
})
