import { defineTexts } from '../../kernel/texts'

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

/** Columns that the file of bad lines adds to the user's own. */
export const badFileTexts = defineTexts({
  line: { en: 'Line number', id: 'Nomor baris' },
  problems: { en: 'Problems', id: 'Masalah' },
})

/** Columns of the file of changes that have no other text. */
export const changesFileTexts = defineTexts({
  before: { en: 'Before', id: 'Sebelum' },
  after: { en: 'After', id: 'Sesudah' },
})

export const importFileTexts = defineTexts({
  template: { en: 'products-template.csv', id: 'templat-produk.csv' },
  badLines: { en: '{{name}}-lines-with-errors.csv', id: '{{name}}-baris-bermasalah.csv' },
  changes: { en: '{{name}}-changes.csv', id: '{{name}}-perubahan.csv' },
  products: { en: 'products-{{day}}.csv', id: 'produk-{{day}}.csv' },
})

export const importMessages = defineTexts({
  uploaded: {
    en: 'File uploaded. Its lines are being checked.',
    id: 'Berkas diunggah. Barisnya sedang diperiksa.',
  },
  started: { en: 'Import started', id: 'Impor dimulai' },
  canceled: {
    en: 'Import canceled. Lines that were already imported are saved.',
    id: 'Impor dibatalkan. Baris yang sudah diimpor tersimpan.',
  },
})

export const importTexts = defineTexts({
  imports: { en: 'Imports', id: 'Impor' },
  importsText: {
    en: 'Import products from a spreadsheet. Lines are checked before they are imported.',
    id: 'Impor produk dari lembar kerja. Baris diperiksa sebelum diimpor.',
  },
  import: { en: 'Import', id: 'Impor' },
  export: { en: 'Export', id: 'Ekspor' },
  exporting: { en: 'Exporting… {{size}}', id: 'Mengekspor… {{size}}' },
  cancelExport: { en: 'Cancel export', id: 'Batalkan ekspor' },
  backToProducts: { en: 'Products', id: 'Produk' },
  template: { en: 'Template', id: 'Templat' },

  upload: { en: 'Upload a CSV', id: 'Unggah CSV' },
  choose: { en: 'Choose a CSV', id: 'Pilih CSV' },
  dropHere: { en: 'Drop the file here', id: 'Lepaskan berkas di sini' },
  hint: {
    en: 'or drop it here. Up to 30 MB and 100,000 lines. Nothing changes until you press Import.',
    id: 'atau lepaskan di sini. Hingga 30 MB dan 100.000 baris. Tidak ada yang berubah sebelum Anda menekan Impor.',
  },
  hintShort: {
    en: 'Up to 30 MB and 100,000 lines. Nothing changes until you press Import.',
    id: 'Hingga 30 MB dan 100.000 baris. Tidak ada yang berubah sebelum Anda menekan Impor.',
  },
  retry: { en: 'Try again', id: 'Coba lagi' },
  failed: { en: '{{file}}: {{reason}}', id: '{{file}}: {{reason}}' },
  oneOnly: { en: 'Choose one file.', id: 'Pilih satu berkas.' },
  unreadable: {
    en: '{{file}} could not be opened. It may have been moved; choose it again.',
    id: '{{file}} tidak dapat dibuka. Mungkin sudah dipindahkan; pilih lagi.',
  },
  encoding: { en: 'Encoding', id: 'Pengodean' },
  encodingRead: { en: 'Read from the file', id: 'Dibaca dari berkas' },
  numbers: { en: 'Number format', id: 'Penulisan angka' },
  numbersRead: {
    en: 'Read from each number',
    id: 'Dibaca dari tiap angka',
  },
  numbersComma: { en: '1.250.000,50', id: '1.250.000,50' },
  numbersPoint: { en: '1,250,000.50', id: '1,250,000.50' },

  rules: { en: 'How files are read', id: 'Cara berkas dibaca' },
  ruleSku: {
    en: 'The SKU identifies the product. A product you already have is updated; a new SKU adds a product. The SKU itself cannot be changed.',
    id: 'SKU menentukan produk. Produk yang sudah ada diperbarui; SKU baru menambah produk. SKU itu sendiri tidak dapat diubah.',
  },
  ruleEmpty: {
    en: "An empty cell or a missing column leaves the field unchanged. A single - clears the field. An apostrophe at the beginning makes the value text: '- is a hyphen.",
    id: "Sel kosong atau kolom yang tidak ada tidak mengubah isian. Satu tanda - mengosongkan isian. Apostrof di depan menjadikan isinya teks: '- adalah tanda hubung.",
  },
  ruleNumbers: {
    en: '1250000, 1.250.000, 1,250,000.50 and 1.250.000,50 are accepted. 1.250 and 1,250 are ambiguous and cause an error, unless you choose a number format above.',
    id: '1250000, 1.250.000, 1,250,000.50, dan 1.250.000,50 dapat dibaca. 1.250 dan 1,250 bermakna ganda dan ditolak, kecuali Anda memilih penulisan angka di atas.',
  },
  ruleFile: {
    en: 'Cells can be separated by a comma, semicolon or tab. The encoding can be UTF-8, UTF-16 or Windows-1252. Column names can be in English or Indonesian and in any order. Lines that begin with # are skipped.',
    id: 'Sel dapat dipisahkan koma, titik koma, atau tab. Pengodean dapat berupa UTF-8, UTF-16, atau Windows-1252. Nama kolom boleh dalam bahasa Inggris atau Indonesia dengan urutan bebas. Baris yang diawali # dilewati.',
  },
  ruleWithdrawn: {
    en: 'A withdrawn product is not offered again by an import. Products that are not in the file are not changed.',
    id: 'Produk yang sudah ditarik tetap ditarik. Produk yang tidak ada dalam berkas tidak berubah.',
  },
  columns: { en: 'Columns', id: 'Kolom' },
  column: { en: 'Column', id: 'Kolom' },
  meaning: { en: 'Meaning', id: 'Arti' },
  needed: { en: 'New product', id: 'Produk baru' },
  required: { en: 'Required', id: 'Wajib' },
  optional: { en: 'Optional', id: 'Opsional' },
  clears: { en: 'To clear it', id: 'Untuk mengosongkan' },

  stockSeen: { en: 'Stock when exported', id: 'Stok saat diekspor' },

  file: { en: 'File', id: 'Berkas' },
  state: { en: 'Status', id: 'Status' },
  who: { en: 'User', id: 'Pengguna' },
  when: { en: 'When', id: 'Kapan' },
  lines: { en: 'Lines', id: 'Baris' },
  good: { en: 'Good', id: 'Baik' },
  bad: { en: 'Errors', id: 'Bermasalah' },
  imported: { en: 'Imported', id: 'Diimpor' },
  noImports: { en: 'No files uploaded yet', id: 'Belum ada berkas yang diunggah' },
  noImportsHelp: {
    en: 'Download the template, fill it in a spreadsheet, and upload it as CSV.',
    id: 'Unduh templat, isi dalam lembar kerja, lalu unggah sebagai CSV.',
  },

  uploading: { en: 'Uploading', id: 'Diunggah' },
  checking: { en: 'Checking', id: 'Diperiksa' },
  checked: { en: 'Ready to import', id: 'Siap diimpor' },
  importing: { en: 'Importing', id: 'Diimpor' },
  done: { en: 'Done', id: 'Selesai' },
  canceled: { en: 'Canceled', id: 'Dibatalkan' },
  failedState: { en: 'Failed', id: 'Gagal' },

  startMany: { en: 'Import {{count}} lines', id: 'Impor {{count}} baris' },
  startOne: { en: 'Import 1 line', id: 'Impor 1 baris' },
  cancel: { en: 'Cancel import', id: 'Batalkan impor' },
  discard: { en: 'Discard', id: 'Buang' },
  cancelTitle: { en: 'Cancel this import?', id: 'Batalkan impor ini?' },
  cancelChecking: {
    en: 'Nothing has been imported yet, and nothing will be.',
    id: 'Belum ada baris yang diimpor, dan tidak ada yang akan diimpor.',
  },
  cancelImporting: {
    en: 'The import stops after the lines that are being written. Lines imported until then are saved.',
    id: 'Impor berhenti setelah baris yang sedang ditulis. Baris yang sudah diimpor tersimpan.',
  },
  keepGoing: { en: 'Continue', id: 'Lanjutkan' },
  newLines: { en: 'New products', id: 'Produk baru' },
  changedLines: { en: 'Products changed', id: 'Produk diubah' },
  sameLines: { en: 'No changes', id: 'Tanpa perubahan' },
  badLines: { en: 'Lines with errors', id: 'Baris bermasalah' },
  downloadChanges: { en: 'Download changes', id: 'Unduh perubahan' },
  downloadBad: { en: 'Download errors', id: 'Unduh baris bermasalah' },
  checkingProgress: {
    en: 'Checked {{done}} lines',
    id: '{{done}} baris diperiksa',
  },
  importingProgress: {
    en: 'Imported {{done}} of {{all}} lines',
    id: '{{done}} dari {{all}} baris diimpor',
  },
  mayLeave: {
    en: 'You can leave this page: the import continues in the background.',
    id: 'Anda dapat meninggalkan halaman ini: impor berlanjut di latar belakang.',
  },
  checkedOne: { en: 'The line can be imported.', id: 'Baris ini dapat diimpor.' },
  doneOne: { en: 'The line was imported.', id: 'Baris ini telah diimpor.' },
  checkedAll: {
    en: 'All {{count}} lines can be imported.',
    id: 'Semua {{count}} baris dapat diimpor.',
  },
  checkedSome: {
    en: '{{good}} of {{all}} lines can be imported now, the other {{bad}} after you correct them.',
    id: '{{good}} dari {{all}} baris dapat diimpor sekarang, {{bad}} lainnya setelah diperbaiki.',
  },
  checkedNone: {
    en: 'No lines can be imported. Download the lines with errors, correct them, and upload that file.',
    id: 'Tidak ada baris yang dapat diimpor. Unduh baris bermasalah, perbaiki, lalu unggah berkas itu.',
  },
  doneAll: { en: '{{count}} lines were imported.', id: '{{count}} baris telah diimpor.' },
  doneSome: {
    en: '{{good}} of {{all}} lines were imported. Download the other {{bad}}, correct them, and upload that file.',
    id: '{{good}} dari {{all}} baris telah diimpor. Unduh {{bad}} lainnya, perbaiki, lalu unggah berkas itu.',
  },
  canceledNothing: {
    en: 'The import was canceled before any line was imported.',
    id: 'Impor dibatalkan sebelum ada baris yang diimpor.',
  },
  canceledSome: {
    en: 'The import was canceled. {{count}} lines were imported before that and are saved.',
    id: 'Impor dibatalkan. {{count}} baris sudah diimpor sebelumnya dan tersimpan.',
  },
  sweptNote: {
    en: 'The file and its lines with errors were deleted after 30 days.',
    id: 'Berkas beserta baris bermasalahnya dihapus setelah 30 hari.',
  },
  unknownColumns: {
    en: 'Columns skipped because they were not recognized: {{names}}',
    id: 'Kolom dilewati karena tidak dikenali: {{names}}',
  },
  readAs: {
    en: 'Read as {{encoding}}, cells separated by {{delimiter}}, {{columns}} columns.',
    id: 'Dibaca sebagai {{encoding}}, sel dipisahkan {{delimiter}}, {{columns}} kolom.',
  },
  comma: { en: 'comma', id: 'koma' },
  semicolon: { en: 'semicolon', id: 'titik koma' },
  tab: { en: 'tab', id: 'tab' },
  preview: { en: 'Preview of the first lines', id: 'Pratinjau baris pertama' },
  previewDone: { en: 'First lines when checked', id: 'Baris pertama saat diperiksa' },
  noPreview: { en: 'No valid lines', id: 'Tidak ada baris yang valid' },
  line: { en: 'Line', id: 'Baris' },
  kind: { en: 'Result', id: 'Hasil' },
  kindNew: { en: 'New', id: 'Baru' },
  kindChanged: { en: 'Changes', id: 'Berubah' },
  kindSame: { en: 'Unchanged', id: 'Tidak berubah' },
  change: { en: 'Change', id: 'Perubahan' },
  fromTo: { en: '{{field}}: {{before}} → {{after}}', id: '{{field}}: {{before}} → {{after}}' },
  nothing: { en: 'nothing', id: 'kosong' },
  problem: { en: 'Problem', id: 'Masalah' },
  noProblems: { en: 'No lines with errors', id: 'Tidak ada baris bermasalah' },
  wholeLine: { en: 'Whole line', id: 'Seluruh baris' },
  sections: { en: 'Parts of the import', id: 'Bagian impor' },
  notThere: {
    en: 'This import was not found. It may have been removed.',
    id: 'Impor ini tidak ditemukan. Mungkin sudah dihapus.',
  },
})
