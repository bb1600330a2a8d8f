import { defineTexts } from '../kernel/texts'

export const broadcastTexts = defineTexts({
  help: {
    en: 'Broadcasts appear under the bell of every user of these companies.',
    id: 'Siaran tampil di lonceng setiap pengguna perusahaan yang dipilih.',
  },
  write: { en: 'New broadcast', id: 'Siaran baru' },
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
  companiesRequired: { en: 'Choose at least one company', id: 'Pilih setidaknya satu perusahaan' },
  noCompany: { en: 'No company of that name', id: 'Tidak ada perusahaan dengan nama itu' },
  buyerNamed: { en: '{{name}} (buyer)', id: '{{name}} (pembeli)' },
  vendorNamed: { en: '{{name}} (vendor)', id: '{{name}} (vendor)' },
  languagesHelp: {
    en: 'One language is enough. Users of the other language then read the same text.',
    id: 'Satu bahasa sudah cukup. Pengguna bahasa lainnya akan membaca teks yang sama.',
  },
  preview: { en: 'As recipients see it', id: 'Seperti yang dilihat penerima' },
  previewHelp: {
    en: 'Under the bell and on the notifications page. Broadcasts are not sent by mail.',
    id: 'Di lonceng dan di halaman notifikasi. Siaran tidak dikirim lewat email.',
  },
  readsEn: { en: 'Users of English', id: 'Pengguna bahasa Inggris' },
  readsId: { en: 'Users of Indonesian', id: 'Pengguna bahasa Indonesia' },
  readsOther: { en: 'the same text', id: 'teks yang sama' },
  sendTitle: { en: 'Send to {{count}} people?', id: 'Kirim ke {{count}} orang?' },
  sendTitleOne: { en: 'Send to 1 person?', id: 'Kirim ke 1 orang?' },
  sendText: {
    en: '{{audience}}: every active user sees “{{title}}” immediately.',
    id: '{{audience}}: setiap pengguna aktif langsung melihat “{{title}}”.',
  },
  sendNobody: {
    en: 'These companies have no active users. Choose other companies.',
    id: 'Perusahaan ini tidak memiliki pengguna aktif. Pilih perusahaan lain.',
  },
  send: { en: 'Send broadcast', id: 'Kirim siaran' },
  failedSend: { en: 'The broadcast was not sent', id: 'Siaran tidak terkirim' },
  none: { en: 'No broadcasts yet', id: 'Belum ada siaran' },
  noneHelp: {
    en: 'Tell companies of maintenance, news or changed terms.',
    id: 'Beri tahu perusahaan tentang pemeliharaan, kabar, atau ketentuan baru.',
  },
  told: { en: 'Sent', id: 'Dikirim' },
  readBy: { en: 'Read by', id: 'Dibaca oleh' },
  people: { en: '{{count}} people', id: '{{count}} orang' },
  person: { en: '1 person', id: '1 orang' },
  status: { en: 'Status', id: 'Status' },
  shown: { en: 'Shown', id: 'Tampil' },
  withdrawn: { en: 'Withdrawn', id: 'Ditarik' },
  by: { en: '{{name}}, {{at}}', id: '{{name}}, {{at}}' },
  withdraw: { en: 'Withdraw', id: 'Tarik' },
  withdrawTitle: { en: 'Withdraw {{title}}?', id: 'Tarik {{title}}?' },
  withdrawText: {
    en: 'Nobody sees it any more, as if it had never been sent. It stays in this list.',
    id: 'Tidak ada lagi yang melihatnya, seolah tidak pernah dikirim. Siaran tetap ada di daftar ini.',
  },
  failedWithdraw: { en: 'The broadcast was not withdrawn', id: 'Siaran tidak ditarik' },
})

export const broadcastReplies = defineTexts({
  told: { en: 'The broadcast is sent.', id: 'Siaran sudah dikirim.' },
  withdrawn: { en: 'The broadcast is withdrawn.', id: 'Siaran sudah ditarik.' },
})
