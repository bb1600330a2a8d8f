import { defineTexts } from './texts'

/** Spec 1 §2, Top bar: the online and offline banner. */
export const connectionTexts = defineTexts({
  connected: { en: 'You are Connected.', id: 'Anda terhubung.' },
  notNow: {
    en: 'You can open this when you are connected again.',
    id: 'Anda dapat membuka ini setelah terhubung kembali.',
  },
  notHere: {
    en: 'This could not be opened. Reload the page and try again.',
    id: 'Ini tidak dapat dibuka. Muat ulang halaman, lalu coba lagi.',
  },
  kept: {
    en: 'Your entries are not lost.',
    id: 'Isian Anda tidak hilang.',
  },
})
