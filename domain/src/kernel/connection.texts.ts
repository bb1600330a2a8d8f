import { defineTexts } from './texts'

/** Spec 1 §2, Top bar: the online and offline banner. */
export const connectionTexts = defineTexts({
  connected: { en: 'You are Connected.', id: 'Anda terhubung.' },
  notNow: {
    en: 'This can be opened once you are connected again.',
    id: 'Ini dapat dibuka setelah Anda terhubung lagi.',
  },
  notHere: {
    en: 'This could not be opened. Reload the page and try again.',
    id: 'Ini tidak dapat dibuka. Muat ulang halaman dan coba lagi.',
  },
  kept: {
    en: 'What you typed stays here.',
    id: 'Isian Anda tetap ada di sini.',
  },
})
