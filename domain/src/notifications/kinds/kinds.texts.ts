import { defineTexts } from '../../kernel/texts'

export const notificationTexts = defineTexts({
  requestSubmitted: {
    en: 'Purchase request {{code}} is waiting for your decision.',
    id: 'Permintaan pembelian {{code}} menunggu keputusan Anda.',
  },
  requestOver: {
    en: 'Purchase request {{code}} was waiting for your decision. It is now {{status}}.',
    id: 'Permintaan pembelian {{code}} sebelumnya menunggu keputusan Anda. Statusnya kini {{status}}.',
  },
  requestApproved: {
    en: 'Purchase request {{code}} was approved.',
    id: 'Permintaan pembelian {{code}} disetujui.',
  },
  requestRejected: {
    en: 'Purchase request {{code}} was rejected: {{reason}}',
    id: 'Permintaan pembelian {{code}} ditolak: {{reason}}',
  },
  downPaymentAsked: {
    en: '{{vendor}} requests a down payment for order {{code}}.',
    id: '{{vendor}} meminta uang muka untuk pesanan {{code}}.',
  },
  downPaymentAskedOver: {
    en: '{{vendor}} requested a down payment for order {{code}}. The down payment is now: {{status}}.',
    id: '{{vendor}} meminta uang muka untuk pesanan {{code}}. Status uang muka kini: {{status}}.',
  },
  downPaymentRefused: {
    en: '{{vendor}} rejected the proof of the down payment for order {{code}}: {{reason}}',
    id: '{{vendor}} menolak bukti uang muka pesanan {{code}}: {{reason}}',
  },
  downPaymentRefusedOver: {
    en: '{{vendor}} rejected a proof of the down payment for order {{code}}. The down payment is now: {{status}}.',
    id: '{{vendor}} menolak bukti uang muka pesanan {{code}}. Status uang muka kini: {{status}}.',
  },
  downPaymentConfirmed: {
    en: '{{vendor}} confirmed the down payment for order {{code}}.',
    id: '{{vendor}} mengonfirmasi uang muka pesanan {{code}}.',
  },
  itemsWaiting: {
    en: '{{vendor}} changed items of order {{code}}. The changes are waiting for your approval.',
    id: '{{vendor}} mengubah barang pada pesanan {{code}}. Perubahannya menunggu persetujuan Anda.',
  },
  itemsOver: {
    en: '{{vendor}} changed items of order {{code}}. The status of the changes is now: {{status}}.',
    id: '{{vendor}} mengubah barang pada pesanan {{code}}. Status perubahannya kini: {{status}}.',
  },
  packagesMoved: {
    en: 'Order {{code}} from {{vendor}}: {{status}}.',
    id: 'Pesanan {{code}} dari {{vendor}}: {{status}}.',
  },
  receiptApproved: {
    en: '{{vendor}} approved goods receipt {{code}}.',
    id: '{{vendor}} menyetujui penerimaan barang {{code}}.',
  },
  receiptReturned: {
    en: '{{vendor}} returned goods receipt {{code}} for correction: {{reason}}',
    id: '{{vendor}} mengembalikan penerimaan barang {{code}} untuk diperbaiki: {{reason}}',
  },
  receiptReturnedOver: {
    en: '{{vendor}} returned goods receipt {{code}} for correction. Its status is now: {{status}}.',
    id: '{{vendor}} mengembalikan penerimaan barang {{code}} untuk diperbaiki. Statusnya kini: {{status}}.',
  },
  invoiceIssued: {
    en: '{{vendor}} issued invoice {{code}}, due {{due}}.',
    id: '{{vendor}} menerbitkan faktur {{code}}, jatuh tempo {{due}}.',
  },
  invoiceIssuedOver: {
    en: '{{vendor}} issued invoice {{code}}, due {{due}}. Its status is now: {{status}}.',
    id: '{{vendor}} menerbitkan faktur {{code}}, jatuh tempo {{due}}. Statusnya kini: {{status}}.',
  },
  invoiceDue: {
    en: 'Invoice {{code}} from {{vendor}} is due on {{due}}.',
    id: 'Faktur {{code}} dari {{vendor}} jatuh tempo pada {{due}}.',
  },
  invoiceOverdue: {
    en: 'Invoice {{code}} from {{vendor}} was due on {{due}} and has not been paid yet.',
    id: 'Faktur {{code}} dari {{vendor}} lewat jatuh tempo pada {{due}} dan belum dibayar.',
  },
  invoiceDueOver: {
    en: 'Invoice {{code}} from {{vendor}} was due on {{due}}. Its status is now: {{status}}.',
    id: 'Faktur {{code}} dari {{vendor}} jatuh tempo pada {{due}}. Statusnya kini: {{status}}.',
  },
  paymentConfirmed: {
    en: 'Payment {{code}} to {{vendor}} was confirmed.',
    id: 'Pembayaran {{code}} kepada {{vendor}} dikonfirmasi.',
  },
  paymentRefused: {
    en: 'The proof of payment {{code}} to {{vendor}} was rejected: {{reason}}',
    id: 'Bukti pembayaran {{code}} kepada {{vendor}} ditolak: {{reason}}',
  },
  paymentRefusedOver: {
    en: 'A proof of payment {{code}} to {{vendor}} was rejected. The status of the payment is now: {{status}}.',
    id: 'Bukti pembayaran {{code}} kepada {{vendor}} ditolak. Status pembayarannya kini: {{status}}.',
  },
  paymentExpired: {
    en: 'Payment {{code}} to {{vendor}} has ended. You can pay its invoices again.',
    id: 'Pembayaran {{code}} kepada {{vendor}} telah berakhir. Fakturnya dapat dibayar lagi.',
  },
  paymentExpiredOver: {
    en: 'Payment {{code}} to {{vendor}} has ended. The status of its invoices is now: {{status}}.',
    id: 'Pembayaran {{code}} kepada {{vendor}} telah berakhir. Status fakturnya kini: {{status}}.',
  },
  moneyKept: {
    en: 'Money received for payment {{code}} to {{vendor}} did not match it. Pasok will apply it to an invoice or return it.',
    id: 'Dana untuk pembayaran {{code}} kepada {{vendor}} diterima, tetapi tidak sesuai. Pasok akan mengalokasikannya ke faktur atau mengembalikannya.',
  },
  moneyKeptOver: {
    en: 'Money received for payment {{code}} to {{vendor}} did not match it. The status of the money is now: {{status}}.',
    id: 'Dana untuk pembayaran {{code}} kepada {{vendor}} diterima, tetapi tidak sesuai. Status dana itu kini: {{status}}.',
  },
  moneyReturned: {
    en: 'Money received for payment {{code}} to {{vendor}} was returned.',
    id: 'Dana yang diterima untuk pembayaran {{code}} kepada {{vendor}} sudah dikembalikan.',
  },
  relationAccepted: {
    en: '{{vendor}} accepted your request and is now a preferred vendor.',
    id: '{{vendor}} menerima permintaan Anda dan kini menjadi vendor pilihan.',
  },
  relationDeclined: {
    en: '{{vendor}} declined your request: {{reason}}',
    id: '{{vendor}} menolak permintaan Anda: {{reason}}',
  },
  relationEnded: {
    en: '{{vendor}} ended your preferred vendor terms: {{reason}}',
    id: '{{vendor}} mengakhiri ketentuan vendor pilihan Anda: {{reason}}',
  },
  reportReady: {
    en: 'Your report of {{code}} is ready to download.',
    id: 'Laporan Anda untuk {{code}} siap diunduh.',
  },
  reportFailed: {
    en: 'Your report of {{code}} could not be generated. Request it again.',
    id: 'Laporan Anda untuk {{code}} gagal dibuat. Minta lagi laporannya.',
  },
  invitedJoined: {
    en: '{{vendor}} ({{code}}) has joined Pasok through your invitation.',
    id: '{{vendor}} ({{code}}) telah bergabung di Pasok lewat undangan Anda.',
  },
  companyVerified: {
    en: '{{buyer}} has been verified.',
    id: '{{buyer}} telah terverifikasi.',
  },
  companyReturned: {
    en: 'The details of {{buyer}} were returned for correction: {{reason}}',
    id: 'Data {{buyer}} dikembalikan untuk diperbaiki: {{reason}}',
  },
  companyReturnedOver: {
    en: 'The details of {{buyer}} were returned for correction. The status of the company is now: {{status}}.',
    id: 'Data {{buyer}} dikembalikan untuk diperbaiki. Status perusahaan kini: {{status}}.',
  },

  orderPlaced: {
    en: '{{buyer}} placed order {{code}}.',
    id: '{{buyer}} membuat pesanan {{code}}.',
  },
  itemsAccepted: {
    en: '{{buyer}} accepted your changes to order {{code}}.',
    id: '{{buyer}} menyetujui perubahan Anda pada pesanan {{code}}.',
  },
  itemsRejected: {
    en: '{{buyer}} rejected your changes to order {{code}}: {{reason}}',
    id: '{{buyer}} menolak perubahan Anda pada pesanan {{code}}: {{reason}}',
  },
  packagesCanceled: {
    en: '{{buyer}} canceled packages of order {{code}}: {{reason}}',
    id: '{{buyer}} membatalkan paket pada pesanan {{code}}: {{reason}}',
  },
  downPaymentSubmitted: {
    en: '{{buyer}} uploaded a proof of the down payment for order {{code}}.',
    id: '{{buyer}} mengunggah bukti uang muka pesanan {{code}}.',
  },
  downPaymentSubmittedOver: {
    en: '{{buyer}} uploaded a proof of the down payment for order {{code}}. The down payment is now: {{status}}.',
    id: '{{buyer}} mengunggah bukti uang muka pesanan {{code}}. Status uang muka kini: {{status}}.',
  },
  receiptEntered: {
    en: '{{buyer}} created goods receipt {{code}}. It is waiting for your approval.',
    id: '{{buyer}} membuat penerimaan barang {{code}}. Penerimaan ini menunggu persetujuan Anda.',
  },
  receiptEnteredOver: {
    en: '{{buyer}} created goods receipt {{code}}. Its status is now: {{status}}.',
    id: '{{buyer}} membuat penerimaan barang {{code}}. Statusnya kini: {{status}}.',
  },
  paymentToReview: {
    en: '{{buyer}} uploaded a proof of payment {{code}}. Check that the money has arrived, then confirm the payment.',
    id: '{{buyer}} mengunggah bukti pembayaran {{code}}. Periksa apakah dananya sudah masuk, lalu konfirmasi pembayaran.',
  },
  paymentToReviewOver: {
    en: '{{buyer}} uploaded a proof of payment {{code}}. The status of the payment is now: {{status}}.',
    id: '{{buyer}} mengunggah bukti pembayaran {{code}}. Status pembayarannya kini: {{status}}.',
  },
  invoicePaid: {
    en: 'Invoice {{code}} to {{buyer}} was paid.',
    id: 'Faktur {{code}} kepada {{buyer}} sudah dibayar.',
  },
  relationRequested: {
    en: '{{buyer}} requests to become a preferred buyer.',
    id: '{{buyer}} meminta menjadi pembeli pilihan.',
  },
  relationRequestedOver: {
    en: '{{buyer}} requested to become a preferred buyer. The status of the request is now: {{status}}.',
    id: '{{buyer}} meminta menjadi pembeli pilihan. Status permintaannya kini: {{status}}.',
  },
  relationRemoved: {
    en: '{{buyer}} removed you from its preferred vendors.',
    id: '{{buyer}} menghapus Anda dari vendor pilihannya.',
  },
  relationWithdrawn: {
    en: '{{buyer}} withdrew the request to become a preferred buyer.',
    id: '{{buyer}} menarik permintaan untuk menjadi pembeli pilihan.',
  },
})
