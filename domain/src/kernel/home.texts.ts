import { defineTexts } from './texts'

/** The doors of the dashboard's home. */
export const homeTexts = defineTexts({
  homeProducts: {
    en: 'Find what your vendors deliver to your city, with your own prices.',
    id: 'Temukan barang yang dikirim vendor ke kota Anda, dengan harga Anda sendiri.',
  },
  homeMessages: {
    en: 'Write with vendors, and see what they answer.',
    id: 'Berkirim pesan dengan vendor, dan lihat jawaban mereka.',
  },
  homeVendors: {
    en: 'Ask vendors for prices of your own, and see what they grant.',
    id: 'Minta harga khusus dari vendor, dan lihat yang mereka berikan.',
  },
  homeRequestsBoth: {
    en: 'Build and submit requests, and decide those that wait for approval.',
    id: 'Susun dan ajukan permintaan, serta putuskan yang menunggu persetujuan.',
  },
  homeRequestsCreate: {
    en: 'Build a request from the cart, save it, and submit it for approval.',
    id: 'Susun permintaan dari keranjang, simpan, dan ajukan untuk disetujui.',
  },
  homeRequestsDecide: {
    en: 'Approve or reject the requests that wait for a decision.',
    id: 'Setujui atau tolak permintaan yang menunggu keputusan.',
  },
  homeRequestsRead: {
    en: 'See what was asked for, by whom, and what was decided.',
    id: 'Lihat apa yang diminta, oleh siapa, dan apa keputusannya.',
  },
  homeTemplatesWrite: {
    en: 'Keep what is ordered again and again, ready to become a request.',
    id: 'Simpan yang dipesan berulang kali, siap dijadikan permintaan.',
  },
  homeTemplates: {
    en: 'Make a request of what is ordered again and again.',
    id: 'Buat permintaan dari yang dipesan berulang kali.',
  },
  homeOrders: {
    en: 'Follow every order and its packages, from new to delivered.',
    id: 'Ikuti setiap pesanan dan paketnya, dari baru sampai diterima.',
  },
  homeReceiptsEnter: {
    en: 'Enter what arrived, also without a network, and correct what a vendor returned.',
    id: 'Isi barang yang tiba, juga tanpa jaringan, dan koreksi yang dikembalikan vendor.',
  },
  homeReceipts: {
    en: 'See what was received of each package, and what its vendor says to it.',
    id: 'Lihat yang diterima dari tiap paket, dan jawaban vendornya.',
  },
  homeFinance: {
    en: 'Invoices to be paid, and payments.',
    id: 'Faktur yang harus dibayar, dan pembayaran.',
  },
  homeInvoicesPay: {
    en: 'What vendors have invoiced and when it is due; pay one, or several together.',
    id: 'Tagihan vendor dan jatuh temponya; bayar satu, atau beberapa sekaligus.',
  },
  homeInvoices: {
    en: 'What vendors have invoiced, when it is due, and what was paid.',
    id: 'Tagihan vendor, jatuh temponya, dan yang sudah dibayar.',
  },
  homePayments: {
    en: 'Payments that wait, are reviewed or were made, with their proofs.',
    id: 'Pembayaran yang menunggu, ditinjau, atau selesai, beserta buktinya.',
  },
  homeReportCharts: {
    en: 'What was bought, from whom and for whom, and what is still open.',
    id: 'Apa yang dibeli, dari siapa dan untuk siapa, dan apa yang masih terbuka.',
  },
  homeReportDownload: {
    en: 'Orders, items, receipts and invoices of a period in Excel.',
    id: 'Pesanan, barang, penerimaan, dan faktur suatu periode dalam Excel.',
  },
  homeProfile: {
    en: 'Company details, legal documents, addresses, and who changed what.',
    id: 'Detail perusahaan, dokumen legal, alamat, dan siapa mengubah apa.',
  },
  homeTeams: {
    en: 'Who works here, in which role, and who was here last.',
    id: 'Siapa yang bekerja di sini, dalam peran apa, dan terakhir masuk.',
  },
  homeRoles: {
    en: 'Which menus and actions each role opens.',
    id: 'Menu dan tindakan yang dibuka tiap peran.',
  },
  homeDepartments: {
    en: 'For whom requests are made, and who belongs to each.',
    id: 'Untuk siapa permintaan dibuat, dan siapa anggotanya.',
  },
  homeInvitation: {
    en: 'Invite companies to buy or to sell here, and see who joined.',
    id: 'Undang perusahaan untuk membeli atau berjualan, dan lihat siapa yang bergabung.',
  },
  homeSetting: {
    en: 'What you ask vendors for, your calendar, and who approves the Owner’s requests.',
    id: 'Permintaan bawaan ke vendor, kalender, dan siapa yang menyetujui permintaan Pemilik.',
  },
  homeAccount: {
    en: 'Your name, email and password.',
    id: 'Nama, email, dan kata sandi Anda.',
  },
})
