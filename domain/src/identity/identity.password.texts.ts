import { defineTexts } from '../kernel/texts'

/** Spec 1 §5: requirements of a new password. */
export const passwordTexts = defineTexts({
  parts: { en: 'Your password needs', id: 'Kata sandi Anda memerlukan' },
  length: { en: '8 to {{most}} characters', id: '8 sampai {{most}} karakter' },
  lowercase: { en: 'a lowercase letter', id: 'satu huruf kecil' },
  number: { en: 'a number', id: 'satu angka' },
  special: { en: 'one of @ $ ! % * # ? &', id: 'salah satu dari @ $ ! % * # ? &' },
  allowed: {
    en: 'only letters a–z, numbers and these characters',
    id: 'hanya huruf a–z, angka, dan karakter ini',
  },
  met: { en: 'done', id: 'sudah' },
  missing: { en: 'missing', id: 'belum' },
})
