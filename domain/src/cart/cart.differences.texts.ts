import { defineTexts } from '../kernel/texts'

/** Two versions of a draft or a template side by side (Spec 1 §4). */
export const differenceTexts = defineTexts({
  differences: { en: 'Where the two differ', id: 'Perbedaan keduanya' },
  what: { en: 'What differs', id: 'Yang berbeda' },
  mine: { en: 'Mine', id: 'Milik saya' },
  theirs: { en: 'Theirs', id: 'Milik mereka' },
  notInIt: { en: 'Not in it', id: 'Tidak ada' },
  notePart: { en: 'Note: {{note}}', id: 'Catatan: {{note}}' },
  withoutNote: { en: 'Without a note', id: 'Tanpa catatan' },
})
