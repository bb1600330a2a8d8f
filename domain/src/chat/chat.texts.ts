import { defineTexts } from '../kernel/texts'

/**
 * Links to conversations on other screens; a separate catalogue, because those screens need no
 * other chat texts.
 */
export const chatLinkTexts = defineTexts({
  messageVendor: { en: 'Message vendor', id: 'Kirim pesan ke vendor' },
  messageBuyer: { en: 'Message buyer', id: 'Kirim pesan ke pembeli' },
  unreadOne: { en: '1 unread message', id: '1 pesan belum dibaca' },
  unread: { en: '{{count}} unread messages', id: '{{count}} pesan belum dibaca' },
})

/** Conversations of buyers and vendors (Spec 2 §2, Chat). */
export const chatTexts = defineTexts({
  away: {
    en: 'You are offline. Your messages are sent automatically when you are connected again; new messages may arrive late.',
    id: 'Anda tidak terhubung ke internet. Pesan Anda terkirim otomatis setelah terhubung kembali; pesan baru mungkin terlambat masuk.',
  },
  title: { en: 'Message', id: 'Pesan' },
  conversations: { en: 'Conversations', id: 'Percakapan' },
  /** Spec 2 §8. */
  none: { en: 'no conversation yet', id: 'belum ada percakapan' },
  noneBuyer: {
    en: 'Send a message to a vendor from its store, from an order, or here.',
    id: 'Kirim pesan ke vendor dari tokonya, dari pesanan, atau di sini.',
  },
  noneVendor: {
    en: 'You can message buyers that have ordered from you or have terms with you.',
    id: 'Anda dapat mengirim pesan ke pembeli yang memiliki pesanan atau ketentuan dengan Anda.',
  },
  noneFound: { en: 'No company with this name.', id: 'Tidak ada perusahaan dengan nama ini.' },
  searchConversations: { en: 'Search conversations', id: 'Cari percakapan' },
  newConversation: { en: 'New conversation', id: 'Percakapan baru' },
  searchPartners: { en: 'Search companies', id: 'Cari perusahaan' },
  partners: { en: 'Companies you can message', id: 'Perusahaan yang dapat dihubungi' },
  /** Spec 2 §2. */
  start: { en: 'Start your conversation now!', id: 'Mulai percakapan Anda sekarang!' },
  startHelp: {
    en: 'Choose a conversation, or start a new one.',
    id: 'Pilih percakapan, atau mulai yang baru.',
  },
  messagesWith: { en: 'Messages with {{company}}', id: 'Pesan dengan {{company}}' },
  missing: { en: 'Conversation not found.', id: 'Percakapan tidak ditemukan.' },
  missingHelp: {
    en: 'It may belong to another company.',
    id: 'Percakapan ini mungkin milik perusahaan lain.',
  },
  back: { en: 'Back to conversations', id: 'Kembali ke percakapan' },
  message: { en: 'Message', id: 'Pesan' },
  you: { en: 'You', id: 'Anda' },
  youSaid: { en: 'You: {{text}}', id: 'Anda: {{text}}' },
  saidBy: { en: '{{name}}: {{text}}', id: '{{name}}: {{text}}' },
  oneFile: { en: '1 file', id: '1 berkas' },
  someFiles: { en: '{{count}} files', id: '{{count}} berkas' },
  draft: { en: 'Draft: {{text}}', id: 'Draf: {{text}}' },
  today: { en: 'Today', id: 'Hari ini' },
  yesterday: { en: 'Yesterday', id: 'Kemarin' },
  newMessages: { en: 'New messages', id: 'Pesan baru' },
  toLatest: { en: 'To the latest message', id: 'Ke pesan terbaru' },
  notHere: {
    en: 'This message is not in this conversation.',
    id: 'Pesan ini tidak ada di percakapan ini.',
  },
  older: { en: 'Loading earlier messages', id: 'Memuat pesan sebelumnya' },
  beginning: {
    en: 'The conversation begins here.',
    id: 'Percakapan dimulai di sini.',
  },
  logoutTitle: { en: 'Sign out anyway?', id: 'Tetap keluar?' },
  logoutLoses: {
    en: '{{count}} of your messages have not been sent yet. They will be removed from this browser.',
    id: '{{count}} pesan Anda belum terkirim dan akan dihapus dari peramban ini.',
  },
  logoutLosesOne: {
    en: 'One of your messages has not been sent yet. It will be removed from this browser.',
    id: 'Satu pesan Anda belum terkirim dan akan dihapus dari peramban ini.',
  },
  logoutAnyway: { en: 'Sign out', id: 'Keluar' },
  typingOne: { en: '{{name}} is typing…', id: '{{name}} sedang mengetik…' },
  typingSome: { en: 'Several people are typing…', id: 'Beberapa orang sedang mengetik…' },
})

export const composerTexts = defineTexts({
  /** Spec 2 §2. */
  placeholder: { en: 'Type message here', id: 'Ketik pesan di sini' },
  help: {
    en: 'Press Enter to send, Shift + Enter for a new line.',
    id: 'Tekan Enter untuk mengirim, Shift + Enter untuk baris baru.',
  },
  send: { en: 'Send', id: 'Kirim' },
  attach: { en: 'Attach files', id: 'Lampirkan berkas' },
  dropHere: { en: 'Drop the files here', id: 'Lepaskan berkas di sini' },
  stillUploading: {
    en: 'A file is still being uploaded. Send the message when it is done.',
    id: 'Berkas masih diunggah. Kirim pesan setelah selesai.',
  },
  tooMany: {
    en: 'A message can have up to {{count}} files.',
    id: 'Satu pesan memuat hingga {{count}} berkas.',
  },
  tooLong: {
    en: 'A message can have up to {{most}} characters. Remove {{over}}.',
    id: 'Satu pesan maksimal {{most}} karakter. Kurangi {{over}} karakter.',
  },
  remove: { en: 'Remove {{file}}', id: 'Hapus {{file}}' },
  attached: { en: 'Attached files', id: 'Berkas terlampir' },
  sending: { en: 'Sending', id: 'Mengirim' },
  sent: { en: 'Sent', id: 'Terkirim' },
  read: { en: 'Read', id: 'Dibaca' },
  held: {
    en: 'You have sent many messages in a short time.',
    id: 'Anda mengirim banyak pesan dalam waktu singkat.',
  },
  heldFor: {
    en: 'The remaining messages are sent automatically in {{count}} s.',
    id: 'Sisanya terkirim otomatis dalam {{count}} dtk.',
  },
  failed: { en: 'Not sent: {{reason}}', id: 'Tidak terkirim: {{reason}}' },
  retry: { en: 'Try again', id: 'Coba lagi' },
  discard: { en: 'Remove', id: 'Hapus' },
  openFile: { en: 'Open {{file}}', id: 'Buka {{file}}' },
  downloadFile: { en: 'Download {{file}}', id: 'Unduh {{file}}' },
  reply: { en: 'Reply', id: 'Balas' },
  replyTo: { en: 'Reply to {{name}}', id: 'Balas {{name}}' },
  replyToYourself: { en: 'Reply to yourself', id: 'Balas pesan Anda sendiri' },
  cancelReply: { en: 'Cancel the reply', id: 'Batalkan balasan' },
  quoted: {
    en: 'Go to the message from {{name}}: {{text}}',
    id: 'Ke pesan dari {{name}}: {{text}}',
  },
  plainText: { en: 'Text', id: 'Teks' },
  readers: { en: 'Who has read the message', id: 'Pengguna yang sudah membaca pesan' },
  readBy: { en: 'Read by {{names}}', id: 'Dibaca oleh {{names}}' },
  readByMore: {
    en: 'Read by {{names}} and {{count}} more',
    id: 'Dibaca oleh {{names}} dan {{count}} lainnya',
  },
})

export const chatSearchTexts = defineTexts({
  search: { en: 'Search messages', id: 'Cari pesan' },
  close: { en: 'Close the search', id: 'Tutup pencarian' },
  results: { en: 'Messages found', id: 'Pesan yang ditemukan' },
  foundOne: { en: '1 message', id: '1 pesan' },
  found: { en: '{{count}} messages', id: '{{count}} pesan' },
  none: { en: 'No messages contain these words.', id: 'Tidak ada pesan dengan kata-kata ini.' },
  more: { en: 'Show more', id: 'Tampilkan lebih banyak' },
})
