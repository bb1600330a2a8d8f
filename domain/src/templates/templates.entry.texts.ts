import { defineTexts } from '../kernel/texts'

/**
 * Texts about templates on other screens; a separate catalogue, so that these screens need not load
 * the rest.
 */
export const templateEntryTexts = defineTexts({
  createNewFrom: { en: 'Create New PR From Template', id: 'Buat PR Baru dari Templat' },
})
