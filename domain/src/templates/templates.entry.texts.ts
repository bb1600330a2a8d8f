import { defineTexts } from '../kernel/texts'

/** Of templates what stands on other screens; the rest comes once it is wanted. */
export const templateEntryTexts = defineTexts({
  createNewFrom: { en: 'Create New PR From Template', id: 'Buat PR Baru dari Templat' },
})
