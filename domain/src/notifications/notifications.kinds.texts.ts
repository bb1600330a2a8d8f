import { defineTexts } from '../kernel/texts'

export const notificationTexts = defineTexts({
  requestSubmitted: {
    en: 'Purchase request {{code}} waits for your decision.',
    id: 'Permintaan pembelian {{code}} menunggu keputusan Anda.',
  },
  requestOver: {
    en: 'Purchase request {{code}} waited for your decision; by now it is {{status}}.',
    id: 'Permintaan pembelian {{code}} tadinya menunggu keputusan Anda; kini {{status}}.',
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
    en: '{{vendor}} asks for a down payment on order {{code}}.',
    id: '{{vendor}} meminta uang muka untuk pesanan {{code}}.',
  },
  downPaymentAskedOver: {
    en: '{{vendor}} asked for a down payment on order {{code}}; by now it is: {{status}}.',
    id: '{{vendor}} meminta uang muka untuk pesanan {{code}}; kini statusnya: {{status}}.',
  },
  downPaymentRefused: {
    en: '{{vendor}} refused the proof of the down payment on order {{code}}: {{reason}}',
    id: '{{vendor}} menolak bukti uang muka pesanan {{code}}: {{reason}}',
  },
  downPaymentRefusedOver: {
    en: '{{vendor}} refused a proof of the down payment on order {{code}}; by now it is: {{status}}.',
    id: '{{vendor}} menolak bukti uang muka pesanan {{code}}; kini statusnya: {{status}}.',
  },
  downPaymentConfirmed: {
    en: '{{vendor}} confirmed the down payment on order {{code}}.',
    id: '{{vendor}} mengonfirmasi uang muka pesanan {{code}}.',
  },
  itemsWaiting: {
    en: '{{vendor}} changed items of order {{code}}. They wait for your approval.',
    id: '{{vendor}} mengubah barang pada pesanan {{code}} yang menunggu persetujuan Anda.',
  },
  itemsOver: {
    en: '{{vendor}} changed items of order {{code}}; by now the changes are: {{status}}.',
    id: '{{vendor}} mengubah barang pada pesanan {{code}}; kini perubahannya: {{status}}.',
  },
  packagesMoved: {
    en: 'Order {{code}} of {{vendor}}: {{status}}.',
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
    en: '{{vendor}} returned goods receipt {{code}} for correction; by now it is: {{status}}.',
    id: '{{vendor}} mengembalikan penerimaan barang {{code}} untuk diperbaiki; kini statusnya: {{status}}.',
  },
  invoiceIssued: {
    en: '{{vendor}} issued invoice {{code}}, due {{due}}.',
    id: '{{vendor}} menerbitkan faktur {{code}}, jatuh tempo {{due}}.',
  },
  invoiceIssuedOver: {
    en: '{{vendor}} issued invoice {{code}}, due {{due}}; by now it is: {{status}}.',
    id: '{{vendor}} menerbitkan faktur {{code}}, jatuh tempo {{due}}; kini statusnya: {{status}}.',
  },
  invoiceDue: {
    en: 'Invoice {{code}} of {{vendor}} is due on {{due}}.',
    id: 'Faktur {{code}} dari {{vendor}} jatuh tempo pada {{due}}.',
  },
  invoiceOverdue: {
    en: 'Invoice {{code}} of {{vendor}} was due on {{due}} and is not paid yet.',
    id: 'Faktur {{code}} dari {{vendor}} sudah jatuh tempo pada {{due}} dan belum dibayar.',
  },
  invoiceDueOver: {
    en: 'Invoice {{code}} of {{vendor}}, due {{due}}, is by now: {{status}}.',
    id: 'Faktur {{code}} dari {{vendor}}, jatuh tempo {{due}}, kini berstatus: {{status}}.',
  },
  paymentConfirmed: {
    en: 'Payment {{code}} to {{vendor}} is confirmed.',
    id: 'Pembayaran {{code}} kepada {{vendor}} dikonfirmasi.',
  },
  paymentRefused: {
    en: 'The proof of payment {{code}} to {{vendor}} was refused: {{reason}}',
    id: 'Bukti pembayaran {{code}} kepada {{vendor}} ditolak: {{reason}}',
  },
  paymentRefusedOver: {
    en: 'A proof of payment {{code}} to {{vendor}} was refused; by now the payment is: {{status}}.',
    id: 'Bukti pembayaran {{code}} kepada {{vendor}} pernah ditolak; kini status pembayarannya: {{status}}.',
  },
  paymentExpired: {
    en: 'Payment {{code}} to {{vendor}} has ended. Its invoices can be paid again.',
    id: 'Pembayaran {{code}} kepada {{vendor}} berakhir. Fakturnya dapat dibayar lagi.',
  },
  paymentExpiredOver: {
    en: 'Payment {{code}} to {{vendor}} had ended; by now its invoices are: {{status}}.',
    id: 'Pembayaran {{code}} kepada {{vendor}} sudah berakhir; kini status fakturnya: {{status}}.',
  },
  moneyKept: {
    en: 'Money came for payment {{code}} to {{vendor}} and did not pay it. It is kept, to be applied or returned.',
    id: 'Dana diterima untuk pembayaran {{code}} kepada {{vendor}} tetapi tidak melunasinya. Dana itu disimpan untuk dipakai atau dikembalikan.',
  },
  moneyKeptOver: {
    en: 'Money came for payment {{code}} to {{vendor}} and did not pay it; by now that money is: {{status}}.',
    id: 'Dana diterima untuk pembayaran {{code}} kepada {{vendor}} tetapi tidak melunasinya; kini status dana itu: {{status}}.',
  },
  moneyReturned: {
    en: 'Money that came for payment {{code}} to {{vendor}} was returned.',
    id: 'Uang yang datang untuk pembayaran {{code}} kepada {{vendor}} sudah dikembalikan.',
  },
  relationAccepted: {
    en: '{{vendor}} accepted your request and is a preferred vendor now.',
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
    en: 'Your report of {{code}} could not be made. Order it again.',
    id: 'Laporan Anda untuk {{code}} gagal dibuat. Minta lagi.',
  },
  invitedJoined: {
    en: '{{vendor}} ({{code}}) has joined Pasok by your invitation.',
    id: '{{vendor}} ({{code}}) telah bergabung di Pasok lewat undangan Anda.',
  },
  companyVerified: {
    en: '{{buyer}} is verified.',
    id: '{{buyer}} telah terverifikasi.',
  },
  companyReturned: {
    en: 'The details of {{buyer}} were returned: {{reason}}',
    id: 'Data {{buyer}} dikembalikan: {{reason}}',
  },
  companyReturnedOver: {
    en: 'The details of {{buyer}} were returned; by now the company is: {{status}}.',
    id: 'Data {{buyer}} pernah dikembalikan; kini status perusahaan: {{status}}.',
  },

  orderPlaced: {
    en: '{{buyer}} ordered: {{code}}.',
    id: '{{buyer}} memesan: {{code}}.',
  },
  itemsAccepted: {
    en: '{{buyer}} accepted your changes to order {{code}}.',
    id: '{{buyer}} menyetujui perubahan Anda pada pesanan {{code}}.',
  },
  itemsRejected: {
    en: '{{buyer}} rejected your changes to order {{code}}: {{reason}}',
    id: '{{buyer}} menolak perubahan Anda pada pesanan {{code}}: {{reason}}',
  },
  packagesCancelled: {
    en: '{{buyer}} cancelled packages of order {{code}}: {{reason}}',
    id: '{{buyer}} membatalkan paket pada pesanan {{code}}: {{reason}}',
  },
  downPaymentSubmitted: {
    en: '{{buyer}} sent a proof of the down payment on order {{code}}.',
    id: '{{buyer}} mengirim bukti uang muka pesanan {{code}}.',
  },
  downPaymentSubmittedOver: {
    en: '{{buyer}} sent a proof of the down payment on order {{code}}; by now it is: {{status}}.',
    id: '{{buyer}} mengirim bukti uang muka pesanan {{code}}; kini statusnya: {{status}}.',
  },
  receiptEntered: {
    en: '{{buyer}} entered goods receipt {{code}}. It waits for your approval.',
    id: '{{buyer}} mengisi penerimaan barang {{code}} yang menunggu persetujuan Anda.',
  },
  receiptEnteredOver: {
    en: '{{buyer}} entered goods receipt {{code}}; by now it is: {{status}}.',
    id: '{{buyer}} mengisi penerimaan barang {{code}}; kini statusnya: {{status}}.',
  },
  paymentToReview: {
    en: '{{buyer}} sent a proof of payment {{code}}. Look for the money and confirm it.',
    id: '{{buyer}} mengirim bukti pembayaran {{code}}. Periksa dananya lalu konfirmasi.',
  },
  paymentToReviewOver: {
    en: '{{buyer}} sent a proof of payment {{code}}; by now the payment is: {{status}}.',
    id: '{{buyer}} mengirim bukti pembayaran {{code}}; kini status pembayarannya: {{status}}.',
  },
  invoicePaid: {
    en: 'Invoice {{code}} to {{buyer}} is paid.',
    id: 'Faktur {{code}} kepada {{buyer}} sudah dibayar.',
  },
  relationRequested: {
    en: '{{buyer}} asks to become a preferred buyer.',
    id: '{{buyer}} meminta menjadi pembeli pilihan.',
  },
  relationRequestedOver: {
    en: '{{buyer}} asked to become a preferred buyer; by now the request is: {{status}}.',
    id: '{{buyer}} meminta menjadi pembeli pilihan; kini status permintaannya: {{status}}.',
  },
  relationRemoved: {
    en: '{{buyer}} took you off its preferred vendors.',
    id: '{{buyer}} menghapus Anda dari vendor pilihannya.',
  },
  relationWithdrawn: {
    en: '{{buyer}} no longer asks to become a preferred buyer.',
    id: '{{buyer}} tidak lagi meminta menjadi pembeli pilihan.',
  },
})
