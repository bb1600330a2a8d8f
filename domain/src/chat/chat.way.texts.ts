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
