import { defineTexts } from '../kernel/texts'

/** Reasons why a vendor's changes to its own data or team cannot be saved. */
export const vendorPortalErrors = defineTexts({
  percentInvalid: {
    en: 'Enter a percentage from 0 to 100, with at most two decimals',
    id: 'Isi persentase dari 0 sampai 100, maksimal dua desimal',
  },
  daysInvalid: {
    en: 'Enter whole days from 0 to 365',
    id: 'Isi hari bulat dari 0 sampai 365',
  },
  directNeedsAccount: {
    en: 'Buyers can’t pay you directly before you have a bank account. Add one under Bank accounts.',
    id: 'Pembeli belum dapat membayar Anda langsung sebelum ada rekening bank. Tambahkan di Rekening bank.',
  },
  taxNumberWrong: {
    en: 'An NPWP has 15 or 16 digits',
    id: 'NPWP terdiri dari 15 atau 16 angka',
  },
  phoneRequired: { en: 'Phone is required', id: 'Telepon wajib diisi' },
  descriptionLong: {
    en: 'At most {{most}} characters; shorten it by {{over}}',
    id: 'Maksimal {{most}} karakter; perpendek {{over}} karakter',
  },
  logoUnknown: {
    en: 'This picture no longer exists. Upload the logo again.',
    id: 'Gambar ini sudah tidak ada. Unggah logonya lagi.',
  },
  ownerStays: {
    en: 'The owner cannot be deactivated. Transfer the ownership first.',
    id: 'Pemilik tidak dapat dinonaktifkan. Alihkan kepemilikan dahulu.',
  },
  ownerAlready: {
    en: '{{name}} is already the owner.',
    id: '{{name}} sudah menjadi pemilik.',
  },
  heirInactive: {
    en: '{{name}} is inactive. Activate them first, or choose someone else.',
    id: '{{name}} nonaktif. Aktifkan dahulu, atau pilih orang lain.',
  },
})
