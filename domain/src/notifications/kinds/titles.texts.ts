import { DUE_SOON_DAYS } from '../../invoices/invoices.constants'
import type { Text } from '../../kernel/texts'
import type { KindName } from './kinds'

export const kindTitles: Readonly<Record<KindName, Text>> = {
  'request-submitted': {
    en: 'A purchase request is waiting for my decision',
    id: 'Permintaan pembelian menunggu keputusan saya',
  },
  'request-approved': {
    en: 'My purchase request was approved',
    id: 'Permintaan pembelian saya disetujui',
  },
  'request-rejected': {
    en: 'My purchase request was rejected',
    id: 'Permintaan pembelian saya ditolak',
  },
  'down-payment-asked': { en: 'A down payment is requested', id: 'Uang muka diminta' },
  'down-payment-refused': {
    en: 'A proof of a down payment was rejected',
    id: 'Bukti uang muka ditolak',
  },
  'down-payment-confirmed': { en: 'A down payment was confirmed', id: 'Uang muka dikonfirmasi' },
  'items-waiting': {
    en: 'Changed items of an order are waiting for approval',
    id: 'Barang pesanan yang diubah menunggu persetujuan',
  },
  'packages-moved': { en: 'The status of an order changed', id: 'Status pesanan berubah' },
  'receipt-approved': {
    en: 'My goods receipt was approved',
    id: 'Penerimaan barang saya disetujui',
  },
  'receipt-returned': {
    en: 'My goods receipt was returned',
    id: 'Penerimaan barang saya dikembalikan',
  },
  'invoice-issued': { en: 'An invoice was issued', id: 'Faktur diterbitkan' },
  'payment-confirmed': { en: 'My payment was confirmed', id: 'Pembayaran saya dikonfirmasi' },
  'payment-refused': {
    en: 'The proof of my payment was rejected',
    id: 'Bukti pembayaran saya ditolak',
  },
  'payment-expired': {
    en: 'My payment has ended',
    id: 'Pembayaran saya berakhir',
  },
  'money-kept': {
    en: 'Money received for my payment did not match it',
    id: 'Dana untuk pembayaran saya diterima, tetapi tidak sesuai',
  },
  'money-returned': {
    en: 'Money received for my payment was returned',
    id: 'Dana untuk pembayaran saya dikembalikan',
  },
  'relation-accepted': {
    en: 'A vendor accepted my request',
    id: 'Vendor menerima permintaan saya',
  },
  'relation-declined': {
    en: 'A vendor declined my request',
    id: 'Vendor menolak permintaan saya',
  },
  'relation-ended': {
    en: 'A vendor ended its terms for us',
    id: 'Vendor mengakhiri ketentuannya untuk kami',
  },
  'report-ready': {
    en: 'A report that I requested is ready',
    id: 'Laporan yang saya minta sudah siap',
  },
  'report-failed': {
    en: 'A report that I requested could not be generated',
    id: 'Laporan yang saya minta gagal dibuat',
  },
  'invited-joined': {
    en: 'A company that I invited has joined',
    id: 'Perusahaan yang saya undang telah bergabung',
  },
  'company-verified': { en: 'The company was verified', id: 'Perusahaan terverifikasi' },
  'company-returned': {
    en: 'The company’s details were returned for correction',
    id: 'Data perusahaan dikembalikan untuk diperbaiki',
  },
  'invoice-due': {
    en: `An invoice is due in ${DUE_SOON_DAYS} days`,
    id: `Faktur jatuh tempo dalam ${DUE_SOON_DAYS} hari`,
  },
  'invoice-overdue': { en: 'An invoice is overdue', id: 'Faktur lewat jatuh tempo' },
  'order-placed': { en: 'A buyer placed an order', id: 'Pembeli membuat pesanan' },
  'items-accepted': {
    en: 'A buyer accepted our changes to an order',
    id: 'Pembeli menyetujui perubahan pesanan kami',
  },
  'items-rejected': {
    en: 'A buyer rejected our changes to an order',
    id: 'Pembeli menolak perubahan pesanan kami',
  },
  'packages-cancelled': {
    en: 'A buyer canceled packages of an order',
    id: 'Pembeli membatalkan paket pesanan',
  },
  'down-payment-submitted': {
    en: 'A proof of a down payment was uploaded',
    id: 'Bukti uang muka diunggah',
  },
  'receipt-entered': {
    en: 'A goods receipt is waiting for our approval',
    id: 'Penerimaan barang menunggu persetujuan kami',
  },
  'payment-to-review': { en: 'A proof of payment was uploaded', id: 'Bukti pembayaran diunggah' },
  'invoice-paid': { en: 'An invoice was paid', id: 'Faktur dibayar' },
  'relation-requested': {
    en: 'A buyer requests to become a preferred buyer',
    id: 'Pembeli meminta menjadi pembeli pilihan',
  },
  'relation-removed': {
    en: 'A buyer removed us from its preferred vendors',
    id: 'Pembeli menghapus kami dari vendor pilihannya',
  },
  'relation-withdrawn': {
    en: 'A buyer withdrew the request to become a preferred buyer',
    id: 'Pembeli menarik permintaan menjadi pembeli pilihan',
  },
}
