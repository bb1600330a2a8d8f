import { defineTexts } from '../../kernel/texts'

/** Reasons why a whole file is refused or its import fails, and what to do next. */
export const importErrors = defineTexts({
  empty: {
    en: 'This file is empty. Choose another one.',
    id: 'Berkas ini kosong. Pilih berkas lain.',
  },
  workbook: {
    en: 'This is an Excel or other zipped workbook, not a CSV. Open it and save it as “CSV UTF-8”, then choose that file.',
    id: 'Ini berkas Excel atau berkas zip lain, bukan CSV. Buka dan simpan sebagai “CSV UTF-8”, lalu pilih berkas itu.',
  },
  binary: {
    en: 'This is not a CSV file. Save the sheet as CSV and try again.',
    id: 'Ini bukan berkas CSV. Simpan lembar kerja sebagai CSV, lalu coba lagi.',
  },
  notUtf8: {
    en: 'This file is not encoded in UTF-8. Choose “Read from the file” as the encoding, or save the file as “CSV UTF-8”.',
    id: 'Pengodean berkas ini bukan UTF-8. Pilih pengodean “Dibaca dari berkas”, atau simpan sebagai “CSV UTF-8”.',
  },
  notUtf16: {
    en: 'This file is not encoded in UTF-16. Choose “Read from the file” as the encoding, or save the file as “CSV UTF-8”.',
    id: 'Pengodean berkas ini bukan UTF-16. Pilih pengodean “Dibaca dari berkas”, atau simpan sebagai “CSV UTF-8”.',
  },
  oneAtOnce: {
    en: 'Another import is running. Wait until it has finished, or cancel it.',
    id: 'Impor lain sedang berjalan. Tunggu sampai selesai, atau batalkan.',
  },
  nothingGood: {
    en: 'None of the lines in this file can be imported. Correct them and upload the file again.',
    id: 'Tidak ada baris dalam berkas ini yang dapat diimpor. Perbaiki barisnya, lalu unggah lagi.',
  },
  noHeading: {
    en: 'The first line must contain the column names, including SKU. It contains “{{found}}”. Compare it with the template.',
    id: 'Baris pertama harus berisi nama kolom, termasuk SKU. Isinya sekarang “{{found}}”. Bandingkan dengan templat.',
  },
  noSku: {
    en: 'There is no SKU column, which is needed to identify the products. The first line contains “{{found}}”. Add the column and upload the file again.',
    id: 'Tidak ada kolom SKU, padahal produk dikenali dari SKU. Baris pertama berisi “{{found}}”. Tambahkan kolomnya, lalu unggah lagi.',
  },
  nothingBesideSku: {
    en: 'No column other than SKU was recognized. The first line contains “{{found}}”. Compare it with the template.',
    id: 'Selain SKU, tidak ada kolom yang dikenali. Baris pertama berisi “{{found}}”. Bandingkan dengan templat.',
  },
  twoColumns: {
    en: '“{{first}}” and “{{second}}” both mean the column “{{column}}”. Remove one.',
    id: '“{{first}}” dan “{{second}}” sama-sama berarti kolom “{{column}}”. Hapus salah satu.',
  },
  unknownUnit: {
    en: 'The unit in “{{column}}” is not recognized. Enter the figures in {{unit}} and rename the column accordingly.',
    id: 'Satuan pada “{{column}}” tidak dikenali. Tulis angkanya dalam {{unit}} dan sesuaikan nama kolomnya.',
  },
  otherCurrency: {
    en: 'Prices must be in rupiah, but “{{column}}” contains {{unit}}. Enter the prices in rupiah and rename the column accordingly.',
    id: 'Harga harus dalam rupiah, tetapi “{{column}}” menyebut {{unit}}. Tulis harga dalam rupiah dan sesuaikan nama kolomnya.',
  },
  forSeveral: {
    en: 'Prices must be per unit, but “{{column}}” contains “{{unit}}”. Enter unit prices and rename the column accordingly.',
    id: 'Harga harus harga satuan, tetapi “{{column}}” menyebut “{{unit}}”. Tulis harga satuan dan sesuaikan nama kolomnya.',
  },
  withTax: {
    en: 'Prices must be without tax, but “{{column}}” contains “{{unit}}”. Enter the prices without tax and rename the column accordingly.',
    id: 'Harga harus belum termasuk pajak, tetapi “{{column}}” menyebut “{{unit}}”. Tulis harga sebelum pajak dan sesuaikan nama kolomnya.',
  },
  tooManyColumns: {
    en: 'The first line has {{count}} columns; the maximum is {{most}}. Check that this is a list of products.',
    id: 'Baris pertama berisi {{count}} kolom; maksimal {{most}}. Pastikan berkas ini daftar produk.',
  },
  tooManyLines: {
    en: 'This file has more than {{most}} lines. Split it into several files.',
    id: 'Berkas ini lebih dari {{most}} baris. Bagi menjadi beberapa berkas.',
  },
  noLines: {
    en: 'There are no lines below the column names. Add at least one product and upload the file again.',
    id: 'Tidak ada baris di bawah nama kolom. Tambahkan minimal satu produk, lalu unggah lagi.',
  },
  longLine: {
    en: 'Line {{line}} is longer than {{most}} characters. Check whether a quotation mark in it was not closed.',
    id: 'Baris {{line}} lebih panjang dari {{most}} karakter. Periksa apakah ada tanda kutip yang belum ditutup.',
  },
  openQuote: {
    en: 'A quotation mark opened in line {{line}} is not closed, so {{count}} lines up to the end of the file are read as one cell. Remove it and upload the file again.',
    id: 'Tanda kutip yang dibuka di baris {{line}} tidak ditutup, sehingga {{count}} baris sampai akhir berkas terbaca sebagai satu sel. Hapus tanda itu, lalu unggah lagi berkasnya.',
  },
  unreadable: {
    en: 'The file cannot be read as CSV after line {{line}}. Check that line and upload the file again.',
    id: 'Isi berkas setelah baris {{line}} tidak dapat dibaca sebagai CSV. Periksa baris itu, lalu unggah lagi berkasnya.',
  },
  stopped: {
    en: 'The import stopped because of an error on our side. Lines that were already imported are saved. Upload the file again; if the import fails again, contact us.',
    id: 'Impor berhenti karena kesalahan di pihak kami. Baris yang sudah diimpor tersimpan. Unggah lagi berkasnya; jika gagal lagi, hubungi kami.',
  },
  gone: {
    en: 'The uploaded file is no longer available. Upload it again.',
    id: 'Berkas yang diunggah sudah tidak ada. Unggah lagi.',
  },
})

/** Errors of a cell or a line, in addition to `productErrors`. */
export const lineErrors = defineTexts({
  skuMissing: { en: 'Enter the SKU of the product', id: 'Isi SKU produk' },
  sameSku: {
    en: 'Line {{line}} has the same SKU. Remove one of the two lines.',
    id: 'Baris {{line}} memakai SKU yang sama. Hapus salah satu baris.',
  },
  joinedLines: {
    en: 'A quotation mark opened here joins {{count}} lines of the file, up to “{{last}}”. Remove the mark, or double it if it is part of the text.',
    id: 'Tanda kutip yang dibuka di sini menggabungkan {{count}} baris berkas, sampai “{{last}}”. Hapus tanda itu, atau tulis dua kali jika termasuk teks.',
  },
  badBytes: {
    en: '“{{found}}” contains a character that cannot be read. Enter it again and save the file as “CSV UTF-8”.',
    id: '“{{found}}” berisi karakter yang tidak dapat dibaca. Tulis ulang lalu simpan berkas sebagai “CSV UTF-8”.',
  },
  oddSku: {
    en: 'The SKU “{{found}}” contains a dash inserted by a word processor. Write it as “{{plain}}”.',
    id: 'SKU “{{found}}” berisi tanda hubung dari pengolah kata. Tulis sebagai “{{plain}}”.',
  },
  moreCells: {
    en: 'This line has more cells than there are columns. Put text that contains “{{delimiter}}” in quotation marks.',
    id: 'Jumlah sel di baris ini melebihi jumlah kolom. Beri tanda kutip pada teks yang berisi “{{delimiter}}”.',
  },
  ambiguous: {
    en: '“{{found}}” can mean {{whole}} or {{broken}}. Write one of these, or choose how numbers are written when you upload the file.',
    id: '“{{found}}” bisa berarti {{whole}} atau {{broken}}. Tulis salah satunya, atau pilih penulisan angka saat mengunggah berkas.',
  },
  noNumber: {
    en: '“{{found}}” is not a number. Write it as 1250000 or 1250000.50.',
    id: '“{{found}}” bukan angka. Tulis seperti 1250000 atau 1250000,50.',
  },
  otherStyle: {
    en: '“{{found}}” does not match the number format chosen for this file, such as {{example}}.',
    id: '“{{found}}” tidak sesuai dengan penulisan angka yang dipilih untuk berkas ini, misalnya {{example}}.',
  },
  scientific: {
    en: 'Excel has shortened “{{found}}”. In Excel, set the column’s format to “Number” or “Text” and save the file again.',
    id: 'Excel telah menyingkat “{{found}}”. Di Excel, atur format kolom menjadi “Number” atau “Text”, lalu simpan lagi berkasnya.',
  },
  excelError: {
    en: 'Excel shows an error in this cell (“{{found}}”). Correct the formula in Excel and save the file again.',
    id: 'Excel menampilkan kesalahan di sel ini (“{{found}}”). Perbaiki rumusnya di Excel, lalu simpan lagi berkasnya.',
  },
  formula: {
    en: "This cell looks like a formula. Enter its result, or put an apostrophe (') before it if it is text.",
    id: "Isi sel ini tampak seperti rumus. Tulis hasilnya, atau beri apostrof (') di depannya jika ini teks.",
  },
  cannotClear: {
    en: 'This field cannot be cleared. Enter a value, or leave the cell empty to leave the field unchanged.',
    id: 'Kolom ini tidak dapat dikosongkan. Isi nilainya, atau biarkan selnya kosong agar nilainya tidak berubah.',
  },
  stockChanged: {
    en: 'Orders have reduced the stock to {{stock}}. Enter this figure under “Stock when exported” and check the new stock.',
    id: 'Pesanan telah mengurangi stok menjadi {{stock}}. Isi angka ini di kolom “Stok saat diekspor”, lalu periksa stok barunya.',
  },
  categoryUnknown: {
    en: 'There is no category “{{found}}”. Enter its path, such as “{{example}}”.',
    id: 'Tidak ada kategori “{{found}}”. Tulis jalurnya, misalnya “{{example}}”.',
  },
  cityUnknown: {
    en: 'There is no city “{{found}}”. Write it as “Kota Bandung” or “Kabupaten Bandung”.',
    id: 'Tidak ada kota “{{found}}”. Tulis seperti “Kota Bandung” atau “Kabupaten Bandung”.',
  },
  coverageUnknown: {
    en: 'You have no delivery area “{{found}}”. Enter the name of one of your delivery areas.',
    id: 'Anda tidak memiliki area pengiriman “{{found}}”. Tulis nama salah satu area pengiriman Anda.',
  },
  several: {
    en: '“{{found}}” can mean {{choices}}. Enter the one you mean.',
    id: '“{{found}}” bisa berarti {{choices}}. Tulis yang Anda maksud.',
  },
  changedMeanwhile: {
    en: 'The data for this line changed during the import. Upload the line again.',
    id: 'Data untuk baris ini berubah selama impor. Unggah lagi baris ini.',
  },
})
