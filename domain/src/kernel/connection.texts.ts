import { defineTexts } from './texts'

/** Spec 1 §2, Top bar: the online/offline banner. */
export const connectionTexts = defineTexts({
  connected: { en: 'You are Connected.', id: 'Anda terhubung.' },
  goesOn: {
    en: 'What you type stays here. It goes on by itself.',
    id: 'Isian Anda tetap ada di sini. Semua berlanjut dengan sendirinya.',
  },
})
