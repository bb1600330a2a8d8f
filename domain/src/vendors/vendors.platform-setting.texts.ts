import { defineTexts } from '../kernel/texts'

/** Spec 2 §2, Platform setting. */
export const platformSettingTexts = defineTexts({
  heading: { en: 'Setting Platform', id: 'Pengaturan Platform' },
  headingText: {
    en: 'What a request to a preferred vendor begins with. Requests that were sent stay as they are.',
    id: 'Isi awal permintaan ke vendor pilihan. Permintaan yang sudah terkirim tetap seperti semula.',
  },
  discount: { en: 'Default discount (%)', id: 'Diskon bawaan (%)' },
  paymentTerm: { en: 'Default payment terms (days)', id: 'Termin pembayaran bawaan (hari)' },
  downPayment: { en: 'Default down payment (%)', id: 'Uang muka bawaan (%)' },
  range: { en: 'From {{min}} to {{max}}', id: 'Dari {{min}} sampai {{max}}' },
  discountRequired: { en: 'Default discount is required', id: 'Diskon bawaan wajib diisi' },
  paymentTermRequired: {
    en: 'Default payment terms are required',
    id: 'Termin pembayaran bawaan wajib diisi',
  },
  downPaymentRequired: {
    en: 'Default down payment is required',
    id: 'Uang muka bawaan wajib diisi',
  },
  save: { en: 'Save Change', id: 'Simpan Perubahan' },
  saved: { en: 'Setting Platform saved', id: 'Pengaturan Platform disimpan' },
  notSaved: { en: 'Setting Platform was not saved', id: 'Pengaturan Platform tidak tersimpan' },
})
