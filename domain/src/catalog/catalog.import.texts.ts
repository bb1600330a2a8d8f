import { defineTexts } from '../kernel/texts'

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
  badLines: { en: '{{name}}-bad-lines.csv', id: '{{name}}-baris-bermasalah.csv' },
  changes: { en: '{{name}}-changes.csv', id: '{{name}}-perubahan.csv' },
  products: { en: 'products-{{day}}.csv', id: 'produk-{{day}}.csv' },
})

export const importMessages = defineTexts({
  uploaded: {
    en: 'Uploaded. The lines are being checked.',
    id: 'Diunggah. Baris-barisnya sedang diperiksa.',
  },
  started: { en: 'Import started', id: 'Impor dimulai' },
  canceled: {
    en: 'Import canceled. What was imported before stays.',
    id: 'Impor dibatalkan. Yang sudah diimpor tetap ada.',
  },
})

export const importTexts = defineTexts({
  imports: { en: 'Imports', id: 'Impor' },
  importsText: {
    en: 'Products from a spreadsheet: checked first, then imported.',
    id: 'Produk dari lembar kerja: diperiksa dahulu, lalu diimpor.',
  },
  import: { en: 'Import', id: 'Impor' },
  export: { en: 'Export', id: 'Ekspor' },
  exporting: { en: 'Exporting… {{size}}', id: 'Mengekspor… {{size}}' },
  cancelExport: { en: 'Cancel the export', id: 'Batalkan ekspor' },
  backToProducts: { en: 'Products', id: 'Produk' },
  template: { en: 'Template', id: 'Templat' },

  upload: { en: 'Upload a CSV', id: 'Unggah CSV' },
  choose: { en: 'Choose a CSV', id: 'Pilih CSV' },
  dropHere: { en: 'Drop the file here', id: 'Lepaskan berkas di sini' },
  hint: {
    en: 'or drop it here. Up to 30 MB and 100,000 lines. Nothing changes before you press Import.',
    id: 'atau lepaskan di sini. Hingga 30 MB dan 100.000 baris. Tidak ada yang berubah sebelum Anda menekan Impor.',
  },
  hintShort: {
    en: 'Up to 30 MB and 100,000 lines. Nothing changes before you press Import.',
    id: 'Hingga 30 MB dan 100.000 baris. Tidak ada yang berubah sebelum Anda menekan Impor.',
  },
  retry: { en: 'Try again', id: 'Coba lagi' },
  failed: { en: '{{file}}: {{reason}}', id: '{{file}}: {{reason}}' },
  oneOnly: { en: 'Choose one file.', id: 'Pilih satu berkas.' },
  unreadable: {
    en: '{{file}} cannot be opened. It may have been moved; choose it again.',
    id: '{{file}} tidak dapat dibuka. Mungkin sudah dipindahkan; pilih lagi.',
  },
  encoding: { en: 'Encoding', id: 'Pengodean' },
  encodingRead: { en: 'Read from the file', id: 'Dibaca dari berkas' },
  numbers: { en: 'Numbers are written', id: 'Penulisan angka' },
  numbersRead: {
    en: 'Read from each number',
    id: 'Dibaca dari tiap angka',
  },
  numbersComma: { en: '1.250.000,50', id: '1.250.000,50' },
  numbersPoint: { en: '1,250,000.50', id: '1,250,000.50' },

  rules: { en: 'How a file is read', id: 'Cara berkas dibaca' },
  ruleSku: {
    en: 'The SKU tells the product. One that you have is changed, one that you do not have is added. The SKU itself stays as you have it.',
    id: 'SKU menunjukkan produk. Yang sudah ada diubah, yang belum ada ditambahkan. SKU-nya sendiri tetap.',
  },
  ruleEmpty: {
    en: "An empty cell, or a column left out, leaves the field as it is. A single - clears it. An apostrophe before it makes a text of anything: '- is a hyphen.",
    id: "Sel kosong, atau kolom yang tidak ada, membiarkan isian seperti semula. Satu - mengosongkannya. Apostrof di depan menjadikannya teks: '- adalah tanda hubung.",
  },
  ruleNumbers: {
    en: '1250000, 1.250.000, 1,250,000.50 and 1.250.000,50 are read. 1.250 and 1,250 can be two things and are refused, unless you tell above how numbers are written.',
    id: '1250000, 1.250.000, 1,250,000.50 dan 1.250.000,50 dapat dibaca. 1.250 dan 1,250 bisa berarti dua hal dan ditolak, kecuali Anda menentukan penulisan angka di atas.',
  },
  ruleFile: {
    en: 'Comma, semicolon or tab between cells; UTF-8, UTF-16 or Windows-1252; column names in English or Indonesian, in any order. A line that begins with # is passed over.',
    id: 'Koma, titik koma, atau tab di antara sel; UTF-8, UTF-16, atau Windows-1252; nama kolom dalam bahasa Inggris atau Indonesia, urutan bebas. Baris yang dimulai dengan # dilewati.',
  },
  ruleWithdrawn: {
    en: 'A product that you withdrew stays withdrawn. Products that the file does not name stay as they are.',
    id: 'Produk yang Anda tarik tetap ditarik. Produk yang tidak ada dalam berkas tetap seperti semula.',
  },
  columns: { en: 'Columns', id: 'Kolom' },
  column: { en: 'Column', id: 'Kolom' },
  meaning: { en: 'What it means', id: 'Artinya' },
  needed: { en: 'New product', id: 'Produk baru' },
  required: { en: 'Required', id: 'Wajib' },
  optional: { en: 'Optional', id: 'Opsional' },
  clears: { en: 'To clear it', id: 'Untuk mengosongkan' },

  stockSeen: { en: 'Stock when exported', id: 'Stok saat diekspor' },

  file: { en: 'File', id: 'Berkas' },
  state: { en: 'State', id: 'Status' },
  who: { en: 'Who', id: 'Siapa' },
  when: { en: 'When', id: 'Kapan' },
  lines: { en: 'Lines', id: 'Baris' },
  good: { en: 'Good', id: 'Baik' },
  bad: { en: 'Bad', id: 'Bermasalah' },
  imported: { en: 'Imported', id: 'Diimpor' },
  noImports: { en: 'No file was uploaded yet', id: 'Belum ada berkas yang diunggah' },
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
    en: 'Nothing was imported yet, and nothing will be.',
    id: 'Belum ada yang diimpor, dan tidak akan ada.',
  },
  cancelImporting: {
    en: 'It stops after the lines that are being written. What is imported by then stays.',
    id: 'Impor berhenti setelah baris yang sedang ditulis. Yang sudah diimpor tetap ada.',
  },
  keepGoing: { en: 'Keep it', id: 'Lanjutkan' },
  newLines: { en: 'New products', id: 'Produk baru' },
  changedLines: { en: 'Products changed', id: 'Produk diubah' },
  sameLines: { en: 'Already so', id: 'Sudah sama' },
  badLines: { en: 'Bad lines', id: 'Baris bermasalah' },
  downloadChanges: { en: 'Download changes', id: 'Unduh perubahan' },
  downloadBad: { en: 'Download bad lines', id: 'Unduh baris bermasalah' },
  checkingProgress: {
    en: 'Checked {{done}} lines',
    id: '{{done}} baris diperiksa',
  },
  importingProgress: {
    en: 'Imported {{done}} of {{all}} lines',
    id: '{{done}} dari {{all}} baris diimpor',
  },
  mayLeave: {
    en: 'You may leave this page: it goes on by itself.',
    id: 'Anda boleh meninggalkan halaman ini: prosesnya berjalan sendiri.',
  },
  checkedOne: { en: 'The line can be imported.', id: 'Baris itu dapat diimpor.' },
  doneOne: { en: 'The line was imported.', id: 'Baris itu telah diimpor.' },
  checkedAll: {
    en: 'All {{count}} lines can be imported.',
    id: 'Semua {{count}} baris dapat diimpor.',
  },
  checkedSome: {
    en: '{{good}} of {{all}} lines can be imported now, the other {{bad}} once they are mended.',
    id: '{{good}} dari {{all}} baris dapat diimpor sekarang, {{bad}} lainnya setelah diperbaiki.',
  },
  checkedNone: {
    en: 'No line can be imported. Download the bad lines, mend them, and upload that file.',
    id: 'Tidak ada baris yang dapat diimpor. Unduh baris bermasalah, perbaiki, lalu unggah berkas itu.',
  },
  doneAll: { en: '{{count}} lines were imported.', id: '{{count}} baris telah diimpor.' },
  doneSome: {
    en: '{{good}} of {{all}} lines were imported. Download the other {{bad}}, mend them, and upload that file.',
    id: '{{good}} dari {{all}} baris telah diimpor. Unduh {{bad}} lainnya, perbaiki, lalu unggah berkas itu.',
  },
  canceledNothing: {
    en: 'It was canceled before anything was imported.',
    id: 'Dibatalkan sebelum ada yang diimpor.',
  },
  canceledSome: {
    en: 'It was canceled after {{count}} lines, which stay imported.',
    id: 'Dibatalkan setelah {{count}} baris, yang tetap terimpor.',
  },
  sweptNote: {
    en: 'The file and its bad lines were kept for 30 days and are gone now.',
    id: 'Berkas dan baris bermasalahnya disimpan 30 hari dan kini sudah tidak ada.',
  },
  unknownColumns: {
    en: 'Not read, as they mean nothing here: {{names}}',
    id: 'Tidak dibaca karena tidak dikenal di sini: {{names}}',
  },
  readAs: {
    en: 'Read as {{encoding}}, cells apart by {{delimiter}}, {{columns}} columns.',
    id: 'Dibaca sebagai {{encoding}}, sel dipisah {{delimiter}}, {{columns}} kolom.',
  },
  comma: { en: 'comma', id: 'koma' },
  semicolon: { en: 'semicolon', id: 'titik koma' },
  tab: { en: 'tab', id: 'tab' },
  preview: { en: 'First lines as they will be', id: 'Baris pertama setelah diimpor' },
  previewDone: { en: 'First lines as they were checked', id: 'Baris pertama saat diperiksa' },
  noPreview: { en: 'No good line', id: 'Tidak ada baris yang baik' },
  line: { en: 'Line', id: 'Baris' },
  kind: { en: 'What happens', id: 'Yang terjadi' },
  kindNew: { en: 'New', id: 'Baru' },
  kindChanged: { en: 'Changes', id: 'Berubah' },
  kindSame: { en: 'Stays', id: 'Tetap' },
  change: { en: 'Change', id: 'Perubahan' },
  fromTo: { en: '{{field}}: {{before}} → {{after}}', id: '{{field}}: {{before}} → {{after}}' },
  nothing: { en: 'nothing', id: 'kosong' },
  problem: { en: 'What is wrong', id: 'Masalah' },
  noProblems: { en: 'No bad line', id: 'Tidak ada baris bermasalah' },
  wholeLine: { en: 'Whole line', id: 'Seluruh baris' },
  sections: { en: 'Parts of the import', id: 'Bagian impor' },
  notThere: { en: 'This import is not there.', id: 'Impor ini tidak ada.' },
})
