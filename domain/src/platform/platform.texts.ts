import { defineTexts } from '../kernel/texts'

/** The provider's inbox of feedback. */
export const feedbackTexts = defineTexts({
  searchFeedback: {
    en: 'Search user, company or words',
    id: 'Cari pengguna, perusahaan, atau kata',
  },
  all: { en: 'All', id: 'Semua' },
  unread: { en: 'Unread', id: 'Belum dibaca' },
  show: { en: 'Filter feedback', id: 'Filter masukan' },
  markRead: { en: 'Mark as read', id: 'Tandai sudah dibaca' },
  markUnread: { en: 'Mark as unread', id: 'Tandai belum dibaca' },
  none: { en: 'No feedback yet', id: 'Belum ada masukan' },
  noneHelp: {
    en: 'Feedback that users send you appears here.',
    id: 'Masukan yang dikirim pengguna kepada Anda tampil di sini.',
  },
  noneUnread: { en: 'No unread feedback', id: 'Tidak ada masukan yang belum dibaca' },
  noneUnreadHelp: {
    en: 'New feedback appears here until you mark it as read.',
    id: 'Masukan baru tampil di sini sampai Anda menandainya dibaca.',
  },
  showAll: { en: 'Show all', id: 'Tampilkan semua' },
  failed: { en: 'The feedback was not marked', id: 'Masukan gagal ditandai' },
  list: { en: 'Feedback', id: 'Masukan' },
  more: { en: 'Show more', id: 'Tampilkan selengkapnya' },
  less: { en: 'Show less', id: 'Tampilkan lebih sedikit' },
})

/** The server's messages to the sender of feedback (Spec 1 §8). */
export const feedbackMessages = defineTexts({
  thanks: {
    en: 'Thank you. Your feedback has been sent.',
    id: 'Terima kasih. Masukan Anda telah dikirim.',
  },
})
