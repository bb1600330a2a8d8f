import { defineTexts } from '../kernel/texts'

/** The provider's inbox of feedback. */
export const feedbackTexts = defineTexts({
  searchFeedback: {
    en: 'Search person, company or words',
    id: 'Cari orang, perusahaan, atau kata',
  },
  all: { en: 'All', id: 'Semua' },
  unread: { en: 'Unread', id: 'Belum dibaca' },
  show: { en: 'Which feedback', id: 'Masukan yang mana' },
  markRead: { en: 'Mark as read', id: 'Tandai sudah dibaca' },
  markUnread: { en: 'Mark as unread', id: 'Tandai belum dibaca' },
  none: { en: 'No feedback yet', id: 'Belum ada masukan' },
  noneHelp: {
    en: 'What people of the companies write to you stands here.',
    id: 'Yang ditulis pengguna perusahaan kepada Anda tampil di sini.',
  },
  noneUnread: { en: 'Everything is read', id: 'Semua sudah dibaca' },
  noneUnreadHelp: {
    en: 'New feedback stands here until you mark it as read.',
    id: 'Masukan baru tampil di sini sampai Anda menandainya dibaca.',
  },
  showAll: { en: 'Show all', id: 'Tampilkan semua' },
  failed: { en: 'The feedback was not marked', id: 'Masukan tidak ditandai' },
  list: { en: 'Feedback', id: 'Masukan' },
  more: { en: 'Show all of it', id: 'Tampilkan semuanya' },
  less: { en: 'Show less', id: 'Tampilkan lebih sedikit' },
})

/** The server's messages to the sender of feedback (Spec 1 §8). */
export const feedbackMessages = defineTexts({
  thanks: {
    en: 'Thank you. Your feedback has been sent.',
    id: 'Terima kasih. Masukan Anda telah dikirim.',
  },
})
