import { defineTexts } from '../kernel/texts'

/** Reasons why a whole file is refused or its import fails, and what to do next. */
export const importErrors = defineTexts({
  empty: {
    en: 'This file is empty. Choose another one.',
    id: 'Berkas ini kosong. Pilih berkas lain.',
  },
  workbook: {
    en: 'This is an Excel or other zipped workbook, not a CSV. Open it and save it as “CSV UTF-8”, then choose that file.',
    id: 'Ini buku kerja Excel atau berkas zip lain, bukan CSV. Buka dan simpan sebagai “CSV UTF-8”, lalu pilih berkas itu.',
  },
  binary: {
    en: 'This is no text: it has bytes that no CSV has. Save the table as CSV and choose that file.',
    id: 'Ini bukan teks: ada byte yang tidak ada dalam CSV. Simpan tabel sebagai CSV lalu pilih berkas itu.',
  },
  notUtf8: {
    en: 'This file is not written in UTF-8. Let the encoding be read from the file, or save it as “CSV UTF-8”.',
    id: 'Berkas ini tidak ditulis dalam UTF-8. Biarkan pengodean dibaca dari berkas, atau simpan sebagai “CSV UTF-8”.',
  },
  notUtf16: {
    en: 'This file is not written in UTF-16. Let the encoding be read from the file, or save it as “CSV UTF-8”.',
    id: 'Berkas ini tidak ditulis dalam UTF-16. Biarkan pengodean dibaca dari berkas, atau simpan sebagai “CSV UTF-8”.',
  },
  oneAtOnce: {
    en: 'Another import is running. Wait until it is done, or cancel it.',
    id: 'Impor lain sedang berjalan. Tunggu sampai selesai, atau batalkan.',
  },
  nothingGood: {
    en: 'No line of this file can be imported. Mend the lines and upload them again.',
    id: 'Tidak ada baris dalam berkas ini yang dapat diimpor. Perbaiki barisnya lalu unggah lagi.',
  },
  noHeading: {
    en: 'The first line must name the columns, SKU among them; it says “{{found}}”. Compare it with the template.',
    id: 'Baris pertama harus berisi nama kolom, termasuk SKU; isinya “{{found}}”. Bandingkan dengan templat.',
  },
  noSku: {
    en: 'There is no SKU column: a product is known by its SKU. The first line says “{{found}}”.',
    id: 'Tidak ada kolom SKU: produk dikenali dari SKU-nya. Isi baris pertama “{{found}}”.',
  },
  nothingBesideSku: {
    en: 'Beside the SKU, no column is known here. The first line says “{{found}}”. Compare it with the template.',
    id: 'Selain SKU, tidak ada kolom yang dikenal. Isi baris pertama “{{found}}”. Bandingkan dengan templat.',
  },
  twoColumns: {
    en: 'Two columns are both “{{column}}”: “{{first}}” and “{{second}}”. Remove one.',
    id: 'Dua kolom sama-sama “{{column}}”: “{{first}}” dan “{{second}}”. Hapus salah satu.',
  },
  unknownUnit: {
    en: 'The unit in “{{column}}” is not known here. Write the figures in {{unit}} and name the column so.',
    id: 'Satuan pada “{{column}}” tidak dikenal. Tulis angkanya dalam {{unit}} dan beri nama kolom sesuai satuan itu.',
  },
  otherCurrency: {
    en: 'Prices are in rupiah, but “{{column}}” says {{unit}}. Write the prices in rupiah and name the column so.',
    id: 'Harga dalam rupiah, tetapi “{{column}}” menyebut {{unit}}. Tulis harga dalam rupiah dan sesuaikan nama kolomnya.',
  },
  forSeveral: {
    en: 'Prices are of one product, but “{{column}}” says “{{unit}}”. Write the price of one and name the column so.',
    id: 'Harga adalah harga satuan, tetapi “{{column}}” menyebut “{{unit}}”. Tulis harga satuannya dan sesuaikan nama kolomnya.',
  },
  withTax: {
    en: 'Prices are without tax, but “{{column}}” says “{{unit}}”. Write the prices without tax and name the column so.',
    id: 'Harga belum termasuk pajak, tetapi “{{column}}” menyebut “{{unit}}”. Tulis harga sebelum pajak dan sesuaikan nama kolomnya.',
  },
  tooManyColumns: {
    en: 'The first line has {{count}} cells; up to {{most}} are read. Is this a list of products?',
    id: 'Baris pertama berisi {{count}} sel; paling banyak {{most}} yang dibaca. Apakah ini daftar produk?',
  },
  tooManyLines: {
    en: 'This file has more than {{most}} lines. Split it into several files.',
    id: 'Berkas ini lebih dari {{most}} baris. Bagi menjadi beberapa berkas.',
  },
  noLines: {
    en: 'Below the column names there is no line.',
    id: 'Tidak ada baris di bawah nama kolom.',
  },
  longLine: {
    en: 'Line {{line}} is longer than {{most}} characters. A quotation mark that is opened there and never closed does that, too.',
    id: 'Baris {{line}} lebih panjang dari {{most}} karakter. Tanda kutip yang dibuka di sana dan tidak ditutup juga menyebabkannya.',
  },
  openQuote: {
    en: 'A quotation mark that is opened in line {{line}} is never closed: it swallows {{count}} lines, all to the end of the file. Remove it and upload the file again.',
    id: 'Tanda kutip yang dibuka di baris {{line}} tidak pernah ditutup: {{count}} baris sampai akhir berkas ikut terbaca di dalamnya. Hapus tanda itu lalu unggah lagi berkasnya.',
  },
  unreadable: {
    en: 'What follows line {{line}} cannot be read as a CSV.',
    id: 'Isi setelah baris {{line}} tidak dapat dibaca sebagai CSV.',
  },
  stopped: {
    en: 'It could not go on because of an error of ours. What was imported stays. Upload the file again; if it fails again, tell us.',
    id: 'Tidak dapat dilanjutkan karena kesalahan di pihak kami. Yang sudah diimpor tetap ada. Unggah lagi berkasnya; jika gagal lagi, beri tahu kami.',
  },
  gone: {
    en: 'The uploaded file is no longer there. Upload it again.',
    id: 'Berkas yang diunggah sudah tidak ada. Unggah lagi.',
  },
})

/** Errors of a cell or a line, in addition to `productErrors`. */
export const lineErrors = defineTexts({
  skuMissing: { en: 'Enter the SKU of the product', id: 'Isi SKU produk' },
  sameSku: {
    en: 'Line {{line}} has this SKU already. Keep one of the two.',
    id: 'Baris {{line}} sudah memakai SKU ini. Simpan salah satu saja.',
  },
  joinedLines: {
    en: 'A quotation mark that is opened here joins {{count}} lines of the file into one, up to “{{last}}”. Remove the mark, or write it twice within quotation marks.',
    id: 'Tanda kutip yang dibuka di sini menggabungkan {{count}} baris berkas menjadi satu, sampai “{{last}}”. Hapus tandanya, atau tulis dua kali di dalam tanda kutip.',
  },
  badBytes: {
    en: '“{{found}}” has a character that cannot be read. Write it again and save the file as “CSV UTF-8”.',
    id: '“{{found}}” berisi karakter yang tidak dapat dibaca. Tulis ulang lalu simpan berkas sebagai “CSV UTF-8”.',
  },
  oddSku: {
    en: 'The SKU “{{found}}” has a dash that a word processor made. Write it as “{{plain}}”.',
    id: 'SKU “{{found}}” berisi tanda hubung dari pengolah kata. Tulis sebagai “{{plain}}”.',
  },
  moreCells: {
    en: 'This line has more cells than there are columns. Put texts with “{{delimiter}}” in quotation marks.',
    id: 'Baris ini berisi lebih banyak sel daripada kolom. Beri tanda kutip pada teks yang berisi “{{delimiter}}”.',
  },
  ambiguous: {
    en: '“{{found}}” can be {{whole}} or {{broken}}. Write one of these, or tell how numbers are written when you upload the file.',
    id: '“{{found}}” bisa berarti {{whole}} atau {{broken}}. Tulis salah satunya, atau beri tahu cara penulisan angka saat mengunggah berkas.',
  },
  noNumber: {
    en: '“{{found}}” is no number. Write it as 1250000 or 1250000.50.',
    id: '“{{found}}” bukan angka. Tulis seperti 1250000 atau 1250000,50.',
  },
  otherStyle: {
    en: '“{{found}}” is not written as you told for this file, such as {{example}}.',
    id: '“{{found}}” tidak ditulis seperti yang Anda tentukan untuk berkas ini, misalnya {{example}}.',
  },
  scientific: {
    en: 'Excel has shortened “{{found}}”. Give the column the format “Number” or “Text” there and save the file again.',
    id: 'Excel telah menyingkat “{{found}}”. Atur format kolom menjadi “Number” atau “Text” lalu simpan lagi berkasnya.',
  },
  excelError: {
    en: 'Excel shows an error here (“{{found}}”). Mend the formula there and save the file again.',
    id: 'Excel menampilkan kesalahan di sini (“{{found}}”). Perbaiki rumusnya lalu simpan lagi berkasnya.',
  },
  formula: {
    en: "This begins like a formula. Write its result; or put an apostrophe (') before it if it is a text.",
    id: "Isinya dimulai seperti rumus. Tulis hasilnya; atau beri apostrof (') di depannya jika ini teks.",
  },
  cannotClear: {
    en: 'This cannot be without a value. Write one, or leave the cell empty to keep what is there.',
    id: 'Kolom ini tidak boleh tanpa nilai. Isi nilainya, atau kosongkan sel agar tetap seperti semula.',
  },
  stockChanged: {
    en: 'The stock is {{stock}} by now, as orders take of it. Write that as the stock when exported, and look at the new stock again.',
    id: 'Stok kini {{stock}} karena dikurangi pesanan. Tulis itu sebagai stok saat diekspor, dan periksa lagi stok barunya.',
  },
  categoryUnknown: {
    en: 'There is no category “{{found}}”. Write its path, such as “{{example}}”.',
    id: 'Tidak ada kategori “{{found}}”. Tulis jalurnya, misalnya “{{example}}”.',
  },
  cityUnknown: {
    en: 'There is no city “{{found}}”. Write it as “Kota Bandung” or “Kabupaten Bandung”.',
    id: 'Tidak ada kota “{{found}}”. Tulis seperti “Kota Bandung” atau “Kabupaten Bandung”.',
  },
  coverageUnknown: {
    en: 'You have no delivery area “{{found}}”. Write the name of one that you have.',
    id: 'Anda tidak memiliki area pengiriman “{{found}}”. Tulis nama area yang Anda miliki.',
  },
  several: {
    en: '“{{found}}” can be {{choices}}. Write which one.',
    id: '“{{found}}” bisa berarti {{choices}}. Tulis yang mana.',
  },
  changedMeanwhile: {
    en: 'What this line needs was changed while the file was imported. Upload it again.',
    id: 'Data yang diperlukan baris ini berubah saat berkas diimpor. Unggah lagi.',
  },
})
