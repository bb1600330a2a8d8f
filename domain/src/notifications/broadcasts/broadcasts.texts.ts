import { defineTexts } from '../../kernel/texts'

export const broadcastTexts = defineTexts({
  help: {
    en: 'Broadcasts appear under the bell of every user of these companies.',
    id: 'Pengumuman tampil di lonceng setiap pengguna perusahaan yang dipilih.',
  },
  write: { en: 'New broadcast', id: 'Pengumuman baru' },
  title: { en: 'Title', id: 'Judul' },
  titleRequired: { en: 'Title is required', id: 'Judul wajib diisi' },
  message: { en: 'Message', id: 'Pesan' },
  messageRequired: { en: 'Message is required', id: 'Pesan wajib diisi' },
  audience: { en: 'Recipients', id: 'Penerima' },
  all: { en: 'All companies', id: 'Semua perusahaan' },
  buyers: { en: 'All buyers', id: 'Semua pembeli' },
  vendors: { en: 'All vendors', id: 'Semua vendor' },
  chosen: { en: 'Chosen companies', id: 'Perusahaan terpilih' },
  companies: { en: 'Companies', id: 'Perusahaan' },
  companiesPlaceholder: { en: 'Search by name', id: 'Cari berdasarkan nama' },
  companiesRequired: { en: 'Choose at least one company', id: 'Pilih minimal satu perusahaan' },
  noCompany: { en: 'No company with this name', id: 'Tidak ada perusahaan dengan nama ini' },
  buyerNamed: { en: '{{name}} (buyer)', id: '{{name}} (pembeli)' },
  vendorNamed: { en: '{{name}} (vendor)', id: '{{name}} (vendor)' },
  languagesHelp: {
    en: 'One language is enough. Users of the other language then read the same text.',
    id: 'Satu bahasa sudah cukup. Pengguna bahasa lainnya akan membaca teks yang sama.',
  },
  preview: { en: 'As recipients see it', id: 'Seperti yang dilihat penerima' },
  previewHelp: {
    en: 'Under the bell and on the notifications page. Broadcasts are not sent by email.',
    id: 'Di lonceng dan di halaman notifikasi. Pengumuman tidak dikirim lewat email.',
  },
  readsEn: { en: 'English-speaking users', id: 'Pengguna bahasa Inggris' },
  readsId: { en: 'Indonesian-speaking users', id: 'Pengguna bahasa Indonesia' },
  readsOther: { en: 'the same text', id: 'teks yang sama' },
  sendTitle: { en: 'Send to {{count}} users?', id: 'Kirim ke {{count}} pengguna?' },
  sendTitleOne: { en: 'Send to 1 user?', id: 'Kirim ke 1 pengguna?' },
  sendText: {
    en: '{{audience}}: every active user sees “{{title}}” immediately.',
    id: '{{audience}}: setiap pengguna aktif langsung melihat “{{title}}”.',
  },
  sendNobody: {
    en: 'These companies have no active users. Choose other companies.',
    id: 'Perusahaan ini tidak memiliki pengguna aktif. Pilih perusahaan lain.',
  },
  send: { en: 'Send broadcast', id: 'Kirim pengumuman' },
  failedSend: { en: 'The broadcast was not sent', id: 'Pengumuman gagal dikirim' },
  none: { en: 'No broadcasts yet', id: 'Belum ada pengumuman' },
  noneHelp: {
    en: 'Inform companies about maintenance, news or changed terms.',
    id: 'Beri tahu perusahaan tentang pemeliharaan, berita, atau perubahan ketentuan.',
  },
  told: { en: 'Sent', id: 'Dikirim' },
  readBy: { en: 'Read by', id: 'Dibaca oleh' },
  people: { en: '{{count}} users', id: '{{count}} pengguna' },
  person: { en: '1 user', id: '1 pengguna' },
  status: { en: 'Status', id: 'Status' },
  shown: { en: 'Shown', id: 'Ditampilkan' },
  withdrawn: { en: 'Withdrawn', id: 'Ditarik' },
  by: { en: '{{name}}, {{at}}', id: '{{name}}, {{at}}' },
  withdraw: { en: 'Withdraw', id: 'Tarik' },
  withdrawTitle: { en: 'Withdraw {{title}}?', id: 'Tarik {{title}}?' },
  withdrawText: {
    en: 'Recipients can no longer see this broadcast. It remains in this list.',
    id: 'Penerima tidak dapat lagi melihat pengumuman ini. Pengumuman tetap ada di daftar ini.',
  },
  failedWithdraw: { en: 'The broadcast was not withdrawn', id: 'Pengumuman gagal ditarik' },
})

export const broadcastReplies = defineTexts({
  told: { en: 'Broadcast sent.', id: 'Pengumuman dikirim.' },
  withdrawn: { en: 'Broadcast withdrawn.', id: 'Pengumuman ditarik.' },
})
