import { defineTexts } from '../kernel/texts'

export const notificationMessages = defineTexts({
  noSuchKind: {
    en: 'One of these notifications is not available to you. Reload the page and choose again.',
    id: 'Salah satu notifikasi ini tidak tersedia untuk Anda. Muat ulang halaman, lalu pilih lagi.',
  },
  nobodyChosen: {
    en: 'Choose at least one company.',
    id: 'Pilih minimal satu perusahaan.',
  },
  noSuchCompany: {
    en: 'One of the companies no longer exists. Choose again.',
    id: 'Salah satu perusahaan sudah tidak ada. Pilih lagi.',
  },
})

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
    en: 'Notifications about your orders, invoices and requests appear here.',
    id: 'Notifikasi tentang pesanan, faktur, dan permintaan Anda tampil di sini.',
  },
  noneUnread: { en: 'No unread notifications', id: 'Tidak ada notifikasi yang belum dibaca' },
  noneOfCategory: {
    en: 'No notifications in this category',
    id: 'Tidak ada notifikasi dalam kategori ini',
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
  show: { en: 'Notifications and broadcasts', id: 'Notifikasi dan pengumuman' },
  broadcasts: { en: 'Broadcasts', id: 'Pengumuman' },
  fromPasok: { en: 'From Pasok', id: 'Dari Pasok' },
  unreadBroadcast: {
    en: '1 unread message from Pasok',
    id: '1 pesan dari Pasok belum dibaca',
  },
  unreadBroadcasts: {
    en: '{{count}} unread messages from Pasok',
    id: '{{count}} pesan dari Pasok belum dibaca',
  },
  noBroadcasts: { en: 'No broadcasts yet', id: 'Belum ada pengumuman' },
  noBroadcastsHelp: {
    en: 'Broadcasts from Pasok appear here.',
    id: 'Pengumuman dari Pasok tampil di sini.',
  },
  settings: { en: 'Notification settings', id: 'Pengaturan notifikasi' },
})

/** Preferences for mails and for push notifications on this device. */
export const notificationSettingTexts = defineTexts({
  byMail: { en: 'By email', id: 'Lewat email' },
  byMailHelp: {
    en: 'All notifications appear under the bell. Choose which ones you also receive by email: immediately, or together once a day.',
    id: 'Semua notifikasi tampil di lonceng. Pilih yang juga ingin Anda terima lewat email: langsung, atau digabung sekali sehari.',
  },
  off: { en: 'No email', id: 'Tanpa email' },
  'at-once': { en: 'Immediately', id: 'Langsung' },
  daily: { en: 'Daily', id: 'Harian' },
  mailFor: { en: 'Email: {{title}}', id: 'Email: {{title}}' },
  everything: { en: 'All notifications', id: 'Semua notifikasi' },
  none: {
    en: 'There are no notifications for your role.',
    id: 'Tidak ada notifikasi untuk peran Anda.',
  },
  onDevice: { en: 'On this device', id: 'Di perangkat ini' },
  onDeviceHelp: {
    en: 'Your browser shows new notifications while Pasok is open in the background.',
    id: 'Peramban menampilkan notifikasi baru saat Pasok terbuka di latar belakang.',
  },
  onDeviceLabel: { en: 'Notify me on this device', id: 'Beri tahu saya di perangkat ini' },
  refusedByBrowser: {
    en: 'Your browser blocks notifications for this page. Allow them in the browser’s settings, then turn this on.',
    id: 'Peramban memblokir notifikasi untuk halaman ini. Izinkan notifikasi di pengaturan peramban, lalu aktifkan ini.',
  },
  notOffered: {
    en: 'This browser does not support notifications.',
    id: 'Peramban ini tidak mendukung notifikasi.',
  },
})
