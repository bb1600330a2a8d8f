import { defineTexts } from '../kernel/texts'

/** The bell, its popover and the list of notifications (Spec 1 §2, Spec 2 §2). */
export const notificationScreenTexts = defineTexts({
  notifications: { en: 'Notifications', id: 'Notifikasi' },
  bellUnread: { en: 'Notifications, {{count}} unread', id: 'Notifikasi, {{count}} belum dibaca' },
  /** Spec 2 §2, unchanged. */
  none: {
    en: 'You dont have any new notification yet.',
    id: 'Anda belum memiliki notifikasi baru.',
  },
  noneHelp: {
    en: 'What concerns you in orders, invoices and requests is told here.',
    id: 'Hal yang menyangkut Anda pada pesanan, faktur, dan permintaan diberitahukan di sini.',
  },
  noneUnread: { en: 'Everything is read', id: 'Semua sudah dibaca' },
  noneOfCategory: {
    en: 'Nothing of this category',
    id: 'Tidak ada dari kategori ini',
  },
  showEverything: { en: 'Show everything', id: 'Tampilkan semuanya' },
  showAll: { en: 'Show all notifications', id: 'Tampilkan semua notifikasi' },
  unread: { en: 'Unread', id: 'Belum dibaca' },
  unreadOnly: { en: 'Unread only', id: 'Hanya yang belum dibaca' },
  category: { en: 'Category', id: 'Kategori' },
  all: { en: 'All', id: 'Semua' },
  Orders: { en: 'Orders', id: 'Pesanan' },
  Invoice: { en: 'Invoice', id: 'Faktur' },
  Report: { en: 'Report', id: 'Laporan' },
  earlierOne: { en: '1 earlier change', id: '1 perubahan sebelumnya' },
  earlierMany: { en: '{{count}} earlier changes', id: '{{count}} perubahan sebelumnya' },
  markOne: { en: 'Mark as read: {{message}}', id: 'Tandai sudah dibaca: {{message}}' },
  markRead: { en: 'Mark as read', id: 'Tandai sudah dibaca' },
  markShown: { en: 'Mark these as read', id: 'Tandai yang ini sudah dibaca' },
  markAll: { en: 'Mark all as read', id: 'Tandai semua sudah dibaca' },
  show: { en: 'What is shown', id: 'Yang ditampilkan' },
  broadcasts: { en: 'Broadcasts', id: 'Siaran' },
  fromPasok: { en: 'From Pasok', id: 'Dari Pasok' },
  unreadBroadcast: {
    en: '1 unread message from Pasok',
    id: '1 pesan dari Pasok belum dibaca',
  },
  unreadBroadcasts: {
    en: '{{count}} unread messages from Pasok',
    id: '{{count}} pesan dari Pasok belum dibaca',
  },
  noBroadcasts: { en: 'No broadcasts yet', id: 'Belum ada siaran' },
  noBroadcastsHelp: {
    en: 'What Pasok has to tell all its companies stands here.',
    id: 'Pengumuman Pasok kepada semua perusahaan ada di sini.',
  },
  settings: { en: 'How you are told', id: 'Cara Anda diberi tahu' },
})

/** Preferences for mails and for push notifications on this device. */
export const notificationSettingTexts = defineTexts({
  byMail: { en: 'By mail', id: 'Lewat email' },
  byMailHelp: {
    en: 'Everything appears under the bell. Choose what also comes by mail: at once, or together once a day.',
    id: 'Semuanya muncul di lonceng. Pilih yang juga dikirim lewat email: langsung, atau digabung sekali sehari.',
  },
  off: { en: 'No mail', id: 'Tanpa email' },
  'at-once': { en: 'At once', id: 'Langsung' },
  daily: { en: 'Daily', id: 'Harian' },
  mailFor: { en: 'Mail: {{title}}', id: 'Email: {{title}}' },
  everything: { en: 'Everything', id: 'Semuanya' },
  none: {
    en: 'Nothing is told to people of your role.',
    id: 'Tidak ada yang diberitahukan kepada peran Anda.',
  },
  onDevice: { en: 'On this device', id: 'Di perangkat ini' },
  onDeviceHelp: {
    en: 'Your browser tells you of new notifications while Pasok is open but not in sight.',
    id: 'Peramban memberi tahu Anda saat Pasok terbuka tetapi tidak terlihat.',
  },
  onDeviceLabel: { en: 'Tell me on this device', id: 'Beri tahu saya di perangkat ini' },
  refusedByBrowser: {
    en: 'Your browser does not allow it for this page. Allow notifications in its settings, then turn this on.',
    id: 'Peramban tidak mengizinkannya untuk halaman ini. Izinkan notifikasi di setelannya, lalu aktifkan ini.',
  },
  notOffered: {
    en: 'This browser can not do that.',
    id: 'Peramban ini tidak mendukungnya.',
  },
})
