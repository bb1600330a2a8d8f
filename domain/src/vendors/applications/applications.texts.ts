import { defineTexts } from '../../kernel/texts'

/** `/register/vendor`: an invited company applies as a vendor. */
export const applyTexts = defineTexts({
  title: { en: 'Sell on Pasok', id: 'Berjualan di Pasok' },
  heading: { en: 'Sell on Pasok', id: 'Berjualan di Pasok' },
  help: {
    en: '{{inviter}} would like to buy from you. Tell us about your company; we will review it and notify you by email.',
    id: '{{inviter}} ingin membeli dari Anda. Lengkapi data perusahaan Anda; kami akan memeriksanya dan mengabari Anda lewat email.',
  },
  needsInvitation: {
    en: 'To sell on Pasok, open the link of your invitation. Ask a company that buys here to invite you.',
    id: 'Untuk berjualan di Pasok, buka tautan undangan Anda. Minta perusahaan pembeli mengundang Anda.',
  },
  legalName: { en: 'Legal company name', id: 'Nama resmi perusahaan' },
  category: { en: 'What you sell', id: 'Yang Anda jual' },
  categoryHelp: { en: 'Such as stationery.', id: 'Misalnya alat tulis.' },
  ownerName: { en: 'Your full name', id: 'Nama lengkap Anda' },
  email: { en: 'Email', id: 'Email' },
  phone: { en: 'Phone', id: 'Telepon' },
  city: { en: 'City', id: 'Kota' },
  note: { en: 'What we should know', id: 'Yang perlu kami ketahui' },
  submit: { en: 'Apply to sell', id: 'Ajukan' },
  sent: { en: 'Thank you', id: 'Terima kasih' },
  sentText: {
    en: 'Pasok will review {{company}} and notify {{email}} by email.',
    id: 'Pasok akan memeriksa {{company}} dan mengabari {{email}} lewat email.',
  },
})

/** `/provider/applications`: the provider accepts or declines applications. */
export const applicationTexts = defineTexts({
  name: { en: 'Vendor applications', id: 'Pengajuan vendor' },
  help: {
    en: 'Companies that a buyer invited to sell.',
    id: 'Perusahaan yang diundang pembeli untuk berjualan.',
  },
  show: { en: 'Show', id: 'Tampilkan' },
  waiting: { en: 'Waiting', id: 'Menunggu' },
  all: { en: 'All', id: 'Semua' },
  waitingCount: { en: '{{count}} waiting', id: '{{count}} menunggu' },
  company: { en: 'Company', id: 'Perusahaan' },
  category: { en: 'Sells', id: 'Menjual' },
  owner: { en: 'Owner', id: 'Pemilik' },
  email: { en: 'Email', id: 'Email' },
  phone: { en: 'Phone', id: 'Telepon' },
  city: { en: 'City', id: 'Kota' },
  note: { en: 'Note', id: 'Keterangan' },
  inviter: { en: 'Invited by', id: 'Diundang oleh' },
  date: { en: 'Applied on', id: 'Diajukan' },
  status: { en: 'Status', id: 'Status' },
  reason: { en: 'Reason for declining', id: 'Alasan penolakan' },
  toVendor: { en: 'Open the vendor', id: 'Buka vendor' },
  close: { en: 'Close', id: 'Tutup' },
  accept: { en: 'Accept', id: 'Terima' },
  decline: { en: 'Decline', id: 'Tolak' },
  sureAccept: { en: 'Accept {{company}}?', id: 'Terima {{company}}?' },
  sureAcceptText: {
    en: 'The vendor is created with {{owner}} as its owner, who gets an email with a link to set a password.',
    id: 'Vendor dibuat dengan {{owner}} sebagai pemilik, yang mendapat email berisi tautan untuk mengatur kata sandi.',
  },
  failedAccept: { en: 'The vendor was not created', id: 'Vendor gagal dibuat' },
  declineTitle: { en: 'Decline {{company}}?', id: 'Tolak {{company}}?' },
  declineText: {
    en: 'The reason is emailed to {{email}}.',
    id: 'Alasannya dikirim lewat email ke {{email}}.',
  },
  noneWaiting: { en: 'No applications are waiting', id: 'Tidak ada pengajuan yang menunggu' },
  none: { en: 'No applications yet', id: 'Belum ada pengajuan' },
  noneHelp: {
    en: 'Companies that buyers invite appear here once they have applied.',
    id: 'Perusahaan yang diundang pembeli tampil di sini setelah mengajukan diri.',
  },
})
