import { defineTexts } from '../kernel/texts'
import { documentTexts } from '../requests/requests.documents.texts'

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
  wrongOrder: { en: 'From is after To', id: 'Dari melewati Sampai' },
  bothNeeded: { en: 'Both days are needed', id: 'Kedua tanggal diperlukan' },
  notDay: { en: '{{day}} is not a day', id: '{{day}} bukan tanggal' },
  noRange: { en: 'This period can’t be shown', id: 'Periode ini tidak dapat ditampilkan' },
  noRangeHelp: { en: 'Correct the dates above.', id: 'Perbaiki tanggalnya di atas.' },
  tooLong: { en: 'At most ten years', id: 'Paling banyak sepuluh tahun' },
})

/** `/dashboard/report-charts` (Spec 2 §2). */
export const reportTexts = defineTexts({
  title: { en: 'Report Charts', id: 'Grafik Laporan' },
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
  notBegun: { en: '{{range}}, still to come', id: '{{range}}, belum dimulai' },
  times: {
    en: 'About {{times}} times the {{before}} of the period before',
    id: 'Sekitar {{times}} kali lipat dari {{before}} pada periode sebelumnya',
  },
  more: {
    en: '{{percent}} more than the {{before}} of the period before',
    id: '{{percent}} lebih banyak dari {{before}} pada periode sebelumnya',
  },
  less: {
    en: '{{percent}} less than the {{before}} of the period before',
    id: '{{percent}} lebih sedikit dari {{before}} pada periode sebelumnya',
  },
  same: { en: 'Same as before', id: 'Sama seperti sebelumnya' },
  none: { en: 'None before', id: 'Sebelumnya tidak ada' },
  standing: { en: 'As it stands now', id: 'Keadaan saat ini' },
  now: { en: 'Purchases to this day', id: 'Pembelian sampai hari ini' },
  purchase_today: { en: 'Purchase Today', id: 'Pembelian Hari Ini' },
  purchase_month: { en: 'Purchase This Month', id: 'Pembelian Bulan Ini' },
  purchase_year: { en: 'Purchase This Year', id: 'Pembelian Tahun Ini' },
  /** Spec 2 §8. */
  nothing: { en: 'Data not found!', id: 'Data tidak ditemukan!' },
  nothingBoughtHelp: {
    en: 'Nothing was purchased in this period. What else there is opens from the figures above.',
    id: 'Tidak ada pembelian pada periode ini. Yang lain dapat dibuka dari angka di atas.',
  },
  nothingHelp: {
    en: 'Nothing was ordered in this period. Choose another period above.',
    id: 'Tidak ada pesanan pada periode ini. Pilih periode lain di atas.',
  },
})

export const reportChartTexts = defineTexts({
  overTime: { en: 'Purchases over time', id: 'Pembelian dari waktu ke waktu' },
  current: { en: 'This period', id: 'Periode ini' },
  before: { en: 'Period before', id: 'Periode sebelumnya' },
  withBefore: {
    en: '{{current}}. Period before: {{before}}',
    id: '{{current}}. Periode sebelumnya: {{before}}',
  },
  value: { en: 'Purchase Value', id: 'Nilai Pembelian' },
  orders: { en: 'Total Orders', id: 'Total Pesanan' },
  byDay: { en: 'by day; as numbers in the table', id: 'per hari; sebagai angka di tabel' },
  byMonth: { en: 'by month; as numbers in the table', id: 'per bulan; sebagai angka di tabel' },
  daysWithOrders: { en: 'Days with orders', id: 'Hari dengan pesanan' },
  monthsWithOrders: { en: 'Months with orders', id: 'Bulan dengan pesanan' },
  notFound: { en: 'not in this period', id: 'tidak ada pada periode ini' },
  day: { en: 'Day', id: 'Hari' },
  month: { en: 'Month', id: 'Bulan' },
  seller: { en: 'Sellers by Sales Value', id: 'Penjual menurut Nilai Penjualan' },
  category: { en: 'Sales by Brand', id: 'Penjualan menurut Merek' },
  department: { en: 'Purchases by Department', id: 'Pembelian menurut Departemen' },
  product_category: { en: 'Purchases by Category', id: 'Pembelian menurut Kategori' },
  product: {
    en: 'Top 10 Most Purchased Products',
    id: '10 Produk Paling Banyak Dibeli',
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
  rows: { en: 'What the figure counts', id: 'Yang dihitung angka ini' },
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
  nothing: { en: 'Nothing is counted here', id: 'Tidak ada yang dihitung di sini' },
  close: { en: 'Close', id: 'Tutup' },
})
