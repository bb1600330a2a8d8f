import { defineTexts } from './texts'

/** Spec 1 §2, Top bar: the online/offline banner. */
export const connectionTexts = defineTexts({
  connected: { en: 'You are Connected.', id: 'Anda terhubung.' },
  kept: {
    en: 'What you typed stays here.',
    id: 'Isian Anda tetap ada di sini.',
  },
})
