import { defineTexts } from './texts'

/** What the provider's console and the vendors' desk have in common. */
export const deskTexts = defineTexts({
  toOwnPlace: { en: 'Back to my dashboard', id: 'Kembali ke dasbor saya' },
  signOut: { en: 'Sign out', id: 'Keluar' },
})
