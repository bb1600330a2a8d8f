import { defineTexts } from '../kernel/texts'

export const columnHelpTexts = defineTexts({
  sku: {
    en: 'Tells which product is meant, capitals or not. One that you do not have yet is added.',
    id: 'Menunjukkan produk mana, huruf besar atau kecil sama. Yang belum ada akan ditambahkan.',
  },
  name: { en: 'Up to 200 characters.', id: 'Paling banyak 200 karakter.' },
  brand: { en: 'Up to 100 characters.', id: 'Paling banyak 100 karakter.' },
  category_id: {
    en: 'Path from the top, such as “Office > Paper”. The last name is enough where only one category has it.',
    id: 'Jalur dari atas, misalnya “Kantor > Kertas”. Nama terakhir cukup bila hanya satu kategori memilikinya.',
  },
  short_description: { en: 'Up to 300 characters.', id: 'Paling banyak 300 karakter.' },
  description: {
    en: 'Up to 10,000 characters; line breaks stay.',
    id: 'Paling banyak 10.000 karakter; baris baru dipertahankan.',
  },
  pictures: {
    en: 'Addresses of pictures that were uploaded here, separated by spaces; the first is the face. Upload new pictures on the product’s page.',
    id: 'Alamat gambar yang sudah diunggah di sini, dipisah spasi; yang pertama menjadi gambar utama. Unggah gambar baru di halaman produk.',
  },
  retail_price: {
    en: 'Rupiah before tax, above 0, up to 2 decimals.',
    id: 'Rupiah sebelum pajak, di atas 0, paling banyak 2 desimal.',
  },
  discount_product: { en: 'Percent, 0 to 100.', id: 'Persen, 0 sampai 100.' },
  tax_title: {
    en: 'Such as PPN; needed with a tax.',
    id: 'Misalnya PPN; diperlukan bila ada pajak.',
  },
  tax_percentage: { en: 'Percent, 0 to 100.', id: 'Persen, 0 sampai 100.' },
  stock: {
    en: 'Replaces the stock there is, unless the next column says that you left it as it was.',
    id: 'Menggantikan stok yang ada, kecuali kolom berikutnya menunjukkan bahwa Anda tidak mengubahnya.',
  },
  stock_seen: {
    en: 'Written by the export; leave it as it is. A stock that you did not change stays what orders made of it meanwhile.',
    id: 'Diisi oleh ekspor; biarkan apa adanya. Stok yang tidak Anda ubah tetap seperti setelah dikurangi pesanan sementara itu.',
  },
  minimum_order_quantity: {
    en: 'At least 0.01; a new product has 1.',
    id: 'Paling sedikit 0,01; produk baru 1.',
  },
  payment_term: {
    en: 'Whole days, 0 to 365. Without one, your setting counts.',
    id: 'Hari bulat, 0 sampai 365. Tanpa isi, pengaturan Anda yang berlaku.',
  },
  weight: { en: 'Kilograms.', id: 'Kilogram.' },
  width: { en: 'Centimetres.', id: 'Sentimeter.' },
  height: { en: 'Centimetres.', id: 'Sentimeter.' },
  length: { en: 'Centimetres.', id: 'Sentimeter.' },
  storage: { en: 'Up to 200 characters.', id: 'Paling banyak 200 karakter.' },
  warehouse_city_id: {
    en: 'Such as “Kota Bandung” or “Kabupaten Bandung”.',
    id: 'Misalnya “Kota Bandung” atau “Kabupaten Bandung”.',
  },
  coverage_id: {
    en: 'Name of one of your delivery areas.',
    id: 'Nama salah satu area pengiriman Anda.',
  },
})
