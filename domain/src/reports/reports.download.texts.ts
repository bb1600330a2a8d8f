import { defineTexts } from '../kernel/texts'

export const downloadMessages = defineTexts({
  ordered: {
    en: 'The report is being generated. We will notify you when it is ready.',
    id: 'Laporan sedang dibuat. Kami akan memberi tahu Anda setelah laporan siap.',
  },
  removed: { en: 'Report removed', id: 'Laporan dihapus' },
  canceled: { en: 'Report canceled', id: 'Laporan dibatalkan' },
})

/** `/dashboard/report-download` (Spec 2 §2). */
export const downloadTexts = defineTexts({
  title: { en: 'Report download', id: 'Unduh laporan' },
  applyFirst: {
    en: 'Enter both dates above and apply them to download the report for this period.',
    id: 'Isi kedua tanggal di atas dan terapkan untuk mengunduh laporan periode itu.',
  },
  heading: {
    en: 'Orders, items, receipts and invoices of a period as an Excel file.',
    id: 'Pesanan, barang, penerimaan, dan faktur suatu periode sebagai berkas Excel.',
  },
  file: { en: 'Excel file of {{range}}', id: 'Berkas Excel {{range}}' },
  orders: { en: 'Orders', id: 'Pesanan' },
  items: { en: 'Items', id: 'Barang' },
  receipts: { en: 'Receipts', id: 'Penerimaan' },
  invoices: { en: 'Invoices', id: 'Faktur' },
  uncountedCanceled: { en: 'including {{count}} canceled', id: 'termasuk {{count}} dibatalkan' },
  uncountedWithdrawn: { en: 'including {{count}} withdrawn', id: 'termasuk {{count}} ditarik' },
  sheets: {
    en: 'One sheet for each, and one with the totals of the charts.',
    id: 'Satu lembar untuk masing-masing, dan satu lembar dengan total grafik.',
  },
  download: { en: 'Download Excel', id: 'Unduh Excel' },
  preparing: { en: 'Preparing the file of {{range}} …', id: 'Menyiapkan berkas {{range}} …' },
  arriving: {
    en: 'File of {{range}}: {{size}} MB so far',
    id: 'Berkas {{range}}: sudah {{size}} MB',
  },
  stop: { en: 'Cancel download', id: 'Batalkan unduhan' },
  failed: {
    en: 'The report of {{range}} was not downloaded',
    id: 'Laporan {{range}} gagal diunduh',
  },
  large: {
    en: 'This is a large report. It is generated in the background, and we will notify you when it is ready.',
    id: 'Laporan ini besar. Laporan dibuat di latar belakang, dan kami akan memberi tahu Anda setelah siap.',
  },
  order: { en: 'Generate in background', id: 'Buat di latar belakang' },
  notOrdered: { en: 'The report was not requested', id: 'Laporan gagal diminta' },
  list: { en: 'Generated in the background', id: 'Dibuat di latar belakang' },
  none: { en: 'No reports yet', id: 'Belum ada laporan' },
  noneHelp: {
    en: 'Reports generated in the background stay here for a week.',
    id: 'Laporan yang dibuat di latar belakang tersimpan di sini selama seminggu.',
  },
  period: { en: 'Period', id: 'Periode' },
  state: { en: 'Status', id: 'Status' },
  ordered: { en: 'Requested', id: 'Diminta' },
  size: { en: 'Size', id: 'Ukuran' },
  megabytes: { en: '{{size}} MB', id: '{{size}} MB' },
  progress: { en: '{{rows}} of {{of}} rows', id: '{{rows}} dari {{of}} baris' },
  until: { en: 'Until {{date}}', id: 'Sampai {{date}}' },
  open: { en: 'Download', id: 'Unduh' },
  cancel: { en: 'Cancel', id: 'Batalkan' },
  remove: { en: 'Remove', id: 'Hapus' },
  sureRemove: { en: 'Remove the report of {{range}}?', id: 'Hapus laporan {{range}}?' },
  sureRemoveText: {
    en: 'The file is removed as well. You can generate the report again.',
    id: 'Berkasnya ikut dihapus. Laporan dapat dibuat lagi.',
  },
  notRemoved: { en: 'The report was not removed', id: 'Laporan gagal dihapus' },
  opened: { en: 'The file is downloading', id: 'Berkas sedang diunduh' },
  notOpened: { en: 'The file was not downloaded', id: 'Berkas gagal diunduh' },
  notCanceled: { en: 'The report was not canceled', id: 'Laporan gagal dibatalkan' },
})
