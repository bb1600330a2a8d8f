import { defineTexts } from '../kernel/texts'

/** Spec 1 §2: the selected product, before it is added. */
export const addingTexts = defineTexts({
  toAdd: { en: '{{name}} to add', id: '{{name}} yang akan ditambahkan' },
})
