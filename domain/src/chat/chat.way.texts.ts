import { defineTexts } from '../kernel/texts'

/** Ways to conversations, which stand around and on screens that need nothing else of them. */
export const chatWayTexts = defineTexts({
  messageVendor: { en: 'Message vendor', id: 'Kirim pesan ke vendor' },
  messageBuyer: { en: 'Message buyer', id: 'Kirim pesan ke pembeli' },
  unreadOne: { en: '1 unread message', id: '1 pesan belum dibaca' },
  unread: { en: '{{count}} unread messages', id: '{{count}} pesan belum dibaca' },
})
