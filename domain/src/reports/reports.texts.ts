import { defineTexts } from '../kernel/texts'
import { documentTexts } from '../requests/requests.documents.texts'

export const reportWords = defineTexts({
  order: { en: '1 order', id: '1 pesanan' },
  orders: { en: '{{count}} orders', id: '{{count}} pesanan' },
  item: { en: '1 item', id: '1 barang' },
  items: { en: '{{count}} items', id: '{{count}} barang' },
  invoice: { en: '1 invoice', id: '1 faktur' },
  invoices: { en: '{{count}} invoices', id: '{{count}} faktur' },
  request: { en: '1 request', id: '1 permintaan' },
  requests: { en: '{{count}} requests', id: '{{count}} permintaan' },
})

/** The range of a report (Spec 2 §2, §9). */
export const reportFilterTexts = defineTexts({
  filter: { en: 'Period', id: 'Periode' },
  today: { en: 'Today', id: 'Hari Ini' },
  this_month: { en: 'This Month', id: 'Bulan Ini' },
  last_month: { en: 'Last Month', id: 'Bulan Lalu' },
  custom: { en: 'Custom', id: 'Khusus' },
  from: { en: 'From', id: 'Dari' },
  to: { en: 'To', id: 'Sampai' },
  apply: { en: 'Apply', id: 'Terapkan' },
  wrongOrder: {
    en: 'The start date is after the end date',
    id: 'Tanggal awal melewati tanggal akhir',
  },
  bothNeeded: { en: 'Enter both dates', id: 'Isi kedua tanggal' },
  notDay: { en: '{{day}} is not a date', id: '{{day}} bukan tanggal' },
  noRange: { en: 'This period can’t be shown', id: 'Periode ini tidak dapat ditampilkan' },
  noRangeHelp: { en: 'Correct the dates above.', id: 'Perbaiki tanggalnya di atas.' },
  tooLong: { en: 'Choose at most ten years', id: 'Pilih maksimal sepuluh tahun' },
})

/** `/dashboard/report-charts` (Spec 2 §2). */
export const reportTexts = defineTexts({
  title: { en: 'Report charts', id: 'Grafik laporan' },
  print: { en: 'Print', id: 'Cetak' },
  download: { en: 'Download', id: 'Unduh' },
  tiles: { en: 'Figures of the period', id: 'Angka periode ini' },
  total_po: { en: "Total PO's", id: 'Total PO' },
  pending_dp: { en: 'Pending DP', id: 'DP Tertunda' },
  order_reject: { en: 'Order Rejection', id: 'Penolakan Pesanan' },
  item_undelivered: { en: 'Items Undelivered', id: 'Barang Belum Diterima' },
  ap_due: { en: 'AP Due', id: 'Utang Jatuh Tempo' },
  total_saving_orders: {
    en: 'Total Savings from orders',
    id: 'Total Penghematan dari pesanan',
  },
  purchased: { en: 'Items purchased', id: 'Barang yang dibeli' },
  comparedWith: {
    en: '{{range}}, compared with {{before}}',
    id: '{{range}}, dibandingkan dengan {{before}}',
  },
  comparedSoFar: {
    en: '{{range}} (so far), compared with {{before}} until the same time',
    id: '{{range}} (sejauh ini), dibandingkan dengan {{before}} sampai jam yang sama',
  },
  comparedSoFarWhole: {
    en: '{{range}} (so far), compared with {{before}}',
    id: '{{range}} (sejauh ini), dibandingkan dengan {{before}}',
  },
  notBegun: { en: '{{range}}, not started yet', id: '{{range}}, belum dimulai' },
  times: {
    en: 'About {{times}} times the {{before}} of the previous period',
    id: 'Sekitar {{times}} kali lipat dari {{before}} pada periode sebelumnya',
  },
  more: {
    en: '{{percent}} more than the {{before}} of the previous period',
    id: '{{percent}} lebih banyak dari {{before}} pada periode sebelumnya',
  },
  less: {
    en: '{{percent}} less than the {{before}} of the previous period',
    id: '{{percent}} lebih sedikit dari {{before}} pada periode sebelumnya',
  },
  same: { en: 'Same as before', id: 'Sama seperti sebelumnya' },
  none: { en: 'None before', id: 'Sebelumnya tidak ada' },
  standing: { en: 'As of now', id: 'Per saat ini' },
  now: { en: 'Purchases to date', id: 'Pembelian sampai hari ini' },
  purchase_today: { en: 'Purchases today', id: 'Pembelian hari ini' },
  purchase_month: { en: 'Purchases this month', id: 'Pembelian bulan ini' },
  purchase_year: { en: 'Purchases this year', id: 'Pembelian tahun ini' },
  /** Spec 2 §8. */
  nothing: { en: 'Data not found!', id: 'Data tidak ditemukan!' },
  nothingBoughtHelp: {
    en: 'Nothing was purchased in this period. Open the figures above to see other documents.',
    id: 'Tidak ada pembelian pada periode ini. Buka angka di atas untuk melihat dokumen lainnya.',
  },
  nothingHelp: {
    en: 'Nothing was ordered in this period. Choose another period above.',
    id: 'Tidak ada pesanan pada periode ini. Pilih periode lain di atas.',
  },
})

export const reportChartTexts = defineTexts({
  overTime: { en: 'Purchases over time', id: 'Pembelian dari waktu ke waktu' },
  current: { en: 'This period', id: 'Periode ini' },
  before: { en: 'Previous period', id: 'Periode sebelumnya' },
  withBefore: {
    en: '{{current}}. Previous period: {{before}}',
    id: '{{current}}. Periode sebelumnya: {{before}}',
  },
  value: { en: 'Purchase value', id: 'Nilai pembelian' },
  orders: { en: 'Total orders', id: 'Total pesanan' },
  byDay: { en: 'by day; as numbers in the table', id: 'per hari; sebagai angka di tabel' },
  byMonth: { en: 'by month; as numbers in the table', id: 'per bulan; sebagai angka di tabel' },
  daysWithOrders: { en: 'Days with orders', id: 'Hari dengan pesanan' },
  monthsWithOrders: { en: 'Months with orders', id: 'Bulan dengan pesanan' },
  notFound: { en: 'not in this period', id: 'tidak ada pada periode ini' },
  day: { en: 'Day', id: 'Hari' },
  month: { en: 'Month', id: 'Bulan' },
  seller: { en: 'Sellers by sales value', id: 'Penjual menurut nilai penjualan' },
  category: { en: 'Sales by brand', id: 'Penjualan menurut merek' },
  department: { en: 'Purchases by department', id: 'Pembelian menurut departemen' },
  product_category: { en: 'Purchases by category', id: 'Pembelian menurut kategori' },
  product: {
    en: 'Top 10 most purchased products',
    id: '10 produk paling banyak dibeli',
  },
  vendorHead: { en: 'Vendor', id: 'Vendor' },
  brandHead: { en: 'Brand', id: 'Merek' },
  departmentHead: { en: 'Department', id: 'Departemen' },
  categoryHead: { en: 'Category', id: 'Kategori' },
  productHead: { en: 'Product', id: 'Produk' },
  quantity: { en: 'Quantity', id: 'Jumlah' },
  amount: { en: 'Amount', id: 'Nilai' },
  share: { en: 'Share', id: 'Bagian' },
  noBrand: { en: 'Without a brand', id: 'Tanpa merek' },
  noDepartment: documentTexts.noDepartment,
  noCategory: { en: 'Without a category', id: 'Tanpa kategori' },
  others: { en: 'All others', id: 'Lainnya' },
  showAll: { en: 'Show all {{count}}', id: 'Tampilkan semua {{count}}' },
  showFewer: { en: 'Show fewer', id: 'Tampilkan lebih sedikit' },
})

export const reportRowTexts = defineTexts({
  of: { en: '{{figure}}: {{name}}', id: '{{figure}}: {{name}}' },
  rows: { en: 'Details of this figure', id: 'Rincian angka ini' },
  total: { en: '{{amount}} in {{counted}}', id: '{{amount}} dari {{counted}}' },
  code: { en: 'Order', id: 'Pesanan' },
  invoice: { en: 'Invoice', id: 'Faktur' },
  vendor: { en: 'Vendor', id: 'Vendor' },
  department: { en: 'Department', id: 'Departemen' },
  noDepartment: documentTexts.noDepartment,
  item: { en: 'Item', id: 'Barang' },
  quantity: { en: 'Quantity', id: 'Jumlah' },
  date: { en: 'Ordered', id: 'Dipesan' },
  due: { en: 'Due', id: 'Jatuh tempo' },
  status: { en: 'Status', id: 'Status' },
  amount: { en: 'Amount', id: 'Nilai' },
  nothing: { en: 'No rows for this figure', id: 'Tidak ada data untuk angka ini' },
  close: { en: 'Close', id: 'Tutup' },
})
