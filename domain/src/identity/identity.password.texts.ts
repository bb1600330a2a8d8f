import { defineTexts } from '../kernel/texts'

/** Spec 1 §5: what a new password must be, whoever chooses it. */
export const passwordTexts = defineTexts({
  rule: {
    en: 'Password Must Contain 8 Characters and at least have one Special Case Character, One Lowercase and One Number',
    id: 'Kata sandi harus berisi 8 karakter dengan sedikitnya satu karakter khusus, satu huruf kecil, dan satu angka',
  },
  parts: { en: 'Your password needs', id: 'Kata sandi Anda memerlukan' },
  length: { en: '8 to {{most}} characters', id: '8 sampai {{most}} karakter' },
  lowercase: { en: 'a lowercase letter', id: 'satu huruf kecil' },
  number: { en: 'a number', id: 'satu angka' },
  special: { en: 'one of @ $ ! % * # ? &', id: 'salah satu dari @ $ ! % * # ? &' },
  allowed: {
    en: 'nothing but letters a–z, numbers and these',
    id: 'hanya huruf a–z, angka, dan karakter ini',
  },
  met: { en: 'done', id: 'sudah' },
  missing: { en: 'still missing', id: 'belum' },
})
