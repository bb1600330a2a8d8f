import { defineTexts } from './texts'

/** Every status of the product as people read it; the keys are the wire's own words. */
export const statusTexts = defineTexts({
  Open: { en: 'Open', id: 'Terbuka' },
  Submit: { en: 'Submit', id: 'Diajukan' },
  Approved: { en: 'Approved', id: 'Disetujui' },
  Rejected: { en: 'Rejected', id: 'Ditolak' },
  'Waiting Approval': { en: 'Waiting Approval', id: 'Menunggu Persetujuan' },
  'Waiting Down Payment': { en: 'Waiting Down Payment', id: 'Menunggu Uang Muka' },
  New: { en: 'Ready to Process', id: 'Siap Diproses' },
  Pick: { en: 'Pick & Pack', id: 'Ambil & Kemas' },
  'Ready to Ship': { en: 'Ready to Ship', id: 'Siap Dikirim' },
  Shipped: { en: 'Shipped', id: 'Dikirim' },
  Delivered: { en: 'Delivered', id: 'Diterima' },
  Paid: { en: 'Paid', id: 'Lunas' },
  Cancel: { en: 'Canceled', id: 'Dibatalkan' },
  UNVERIFIED: { en: 'Unverified', id: 'Belum terverifikasi' },
  RETURNED: { en: 'Returned', id: 'Dikembalikan' },
  VERIFIED: { en: 'Verified', id: 'Terverifikasi' },
  Requested: { en: 'Waiting for the vendor', id: 'Menunggu vendor' },
  Active: { en: 'Active', id: 'Aktif' },
  Inactive: { en: 'Inactive', id: 'Nonaktif' },
  Declined: { en: 'Declined', id: 'Ditolak' },
  Ended: { en: 'Ended', id: 'Diakhiri' },
  Removed: { en: 'Removed by the buyer', id: 'Dihapus oleh pembeli' },
  Deleted: { en: 'Deleted', id: 'Dihapus' },
})
