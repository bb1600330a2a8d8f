import { defineTexts } from '../kernel/texts'

/** Conversations of buyers and vendors (Spec 2 §2, Chat). */
export const chatTexts = defineTexts({
  away: {
    en: 'Not connected just now. What you send waits here and goes out by itself; new messages come a little later.',
    id: 'Sedang tidak terhubung. Pesan Anda menunggu di sini dan terkirim sendiri; pesan baru datang sedikit lebih lambat.',
  },
  title: { en: 'Message', id: 'Pesan' },
  conversations: { en: 'Conversations', id: 'Percakapan' },
  /** Spec 2 §8. */
  none: { en: 'no conversation yet', id: 'belum ada percakapan' },
  noneBuyer: {
    en: 'Write to a vendor from its store, from an order, or here.',
    id: 'Tulis ke vendor dari tokonya, dari pesanan, atau di sini.',
  },
  noneVendor: {
    en: 'Buyers that you have orders or relations with can be written to here.',
    id: 'Pembeli yang punya pesanan atau hubungan dengan Anda dapat disurati di sini.',
  },
  noneFound: { en: 'No company of this name.', id: 'Tidak ada perusahaan dengan nama ini.' },
  searchConversations: { en: 'Search conversations', id: 'Cari percakapan' },
  newConversation: { en: 'New conversation', id: 'Percakapan baru' },
  searchPartners: { en: 'Search a company', id: 'Cari perusahaan' },
  partners: { en: 'Companies to write to', id: 'Perusahaan yang dapat disurati' },
  /** Spec 2 §2. */
  start: { en: 'Start your conversation now!', id: 'Mulai percakapan Anda sekarang!' },
  startHelp: {
    en: 'Choose a conversation, or begin a new one.',
    id: 'Pilih percakapan, atau mulai yang baru.',
  },
  messagesWith: { en: 'Messages with {{company}}', id: 'Pesan dengan {{company}}' },
  missing: { en: 'There is no such conversation.', id: 'Percakapan ini tidak ada.' },
  missingHelp: {
    en: 'It may belong to another company.',
    id: 'Mungkin milik perusahaan lain.',
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
  logoutTitle: { en: 'Log out all the same?', id: 'Tetap keluar?' },
  logoutLoses: {
    en: '{{count}} of your messages have not been sent yet. They are removed from this browser.',
    id: '{{count}} pesan Anda belum terkirim dan akan dihapus dari peramban ini.',
  },
  logoutLosesOne: {
    en: 'One of your messages has not been sent yet. It is removed from this browser.',
    id: 'Satu pesan Anda belum terkirim dan akan dihapus dari peramban ini.',
  },
  logoutAnyway: { en: 'Log out', id: 'Keluar' },
  typingOne: { en: '{{name}} is typing…', id: '{{name}} sedang mengetik…' },
  typingSome: { en: 'Several people are typing…', id: 'Beberapa orang sedang mengetik…' },
})

export const composerTexts = defineTexts({
  /** Spec 2 §2. */
  placeholder: { en: 'Type message here', id: 'Ketik pesan di sini' },
  help: {
    en: 'Enter sends, Shift + Enter begins a new line.',
    id: 'Enter mengirim, Shift + Enter membuat baris baru.',
  },
  send: { en: 'Send', id: 'Kirim' },
  attach: { en: 'Attach files', id: 'Lampirkan berkas' },
  dropHere: { en: 'Drop the files here', id: 'Lepaskan berkas di sini' },
  stillUploading: {
    en: 'A file is still being uploaded. Send the message when it is done.',
    id: 'Berkas masih diunggah. Kirim pesan setelah selesai.',
  },
  tooMany: {
    en: 'A message takes up to {{count}} files.',
    id: 'Satu pesan memuat hingga {{count}} berkas.',
  },
  tooLong: {
    en: 'A message takes up to {{most}} characters: {{over}} too many.',
    id: 'Lebih {{over}} karakter: satu pesan memuat hingga {{most}}.',
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
    en: 'The rest goes out by itself in {{count}} s.',
    id: 'Sisanya terkirim sendiri dalam {{count}} dtk.',
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
    en: 'Go to the message of {{name}}: {{text}}',
    id: 'Ke pesan {{name}}: {{text}}',
  },
  plainText: { en: 'Text', id: 'Teks' },
  readers: { en: 'Who has read the message', id: 'Yang sudah membaca pesan' },
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
  none: { en: 'No message holds these words.', id: 'Tidak ada pesan dengan kata-kata ini.' },
  more: { en: 'Show more', id: 'Tampilkan lebih banyak' },
})
