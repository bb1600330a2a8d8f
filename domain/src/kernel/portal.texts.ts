import { defineTexts } from './texts'

/** Texts shared by the provider console and the vendor portal. */
export const portalTexts = defineTexts({
  toOwnPlace: { en: 'Back to my dashboard', id: 'Kembali ke dasbor saya' },
  signOut: { en: 'Sign out', id: 'Keluar' },
})
