import { defineTexts } from '../kernel/texts'

/** Two versions of a draft or a template side by side (Spec 1 §4). */
export const differenceTexts = defineTexts({
  differences: { en: 'Differences', id: 'Perbedaan' },
  what: { en: 'Difference', id: 'Yang berbeda' },
  mine: { en: 'Mine', id: 'Versi saya' },
  theirs: { en: 'Theirs', id: 'Versi lain' },
  notInIt: { en: 'Not included', id: 'Tidak ada' },
  notePart: { en: 'Note: {{note}}', id: 'Catatan: {{note}}' },
  withoutNote: { en: 'No note', id: 'Tanpa catatan' },
})
