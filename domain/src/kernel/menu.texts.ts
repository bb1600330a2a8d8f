import { defineTexts } from './texts'

/** Names of the modules in the side menu, by id (Spec 1 §2), and the texts of restricted menu entries. */
export const menuTexts = defineTexts({
  dashboard: { en: 'Dashboard', id: 'Dasbor' },
  products: { en: 'Products', id: 'Produk' },
  'vendor-list': { en: 'Vendor List', id: 'Daftar Vendor' },
  'purchase-requests': { en: 'Purchase Requests', id: 'Permintaan Pembelian' },
  templates: { en: 'Templates', id: 'Templat' },
  'purchase-orders': { en: 'Purchase Orders', id: 'Pesanan Pembelian' },
  'good-receipt-note': { en: 'Good Receive Note', id: 'Penerimaan Barang' },
  finance: { en: 'Finance', id: 'Keuangan' },
  'finance-invoice': { en: 'Invoice', id: 'Faktur' },
  'finance-payment': { en: 'Payment', id: 'Pembayaran' },
  message: { en: 'Message', id: 'Pesan' },
  reports: { en: 'Reports', id: 'Laporan' },
  'report-charts': { en: 'Charts', id: 'Grafik' },
  'report-download': { en: 'Download', id: 'Unduh' },
  profile: { en: 'Profile', id: 'Profil' },
  teams: { en: 'Users', id: 'Pengguna' },
  'custom-role': { en: 'Custom Roles', id: 'Peran Khusus' },
  department: { en: 'Departments', id: 'Departemen' },
  invitation: { en: 'Invitation', id: 'Undangan' },
  setting: { en: 'Setting', id: 'Pengaturan' },
  account: { en: 'Account', id: 'Akun' },
  waiting: { en: 'Waiting Verifiy', id: 'Menunggu Verifikasi' },
  register: { en: 'Completing Register', id: 'Menyelesaikan Pendaftaran' },
})
