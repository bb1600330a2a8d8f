import { defineTexts } from '../kernel/texts'

/** Messages of the server after changes to addresses (Spec 1 §8). */
export const addressMessages = defineTexts({
  added: { en: 'Success Add Address', id: 'Alamat berhasil ditambahkan' },
  changed: { en: 'Success Update Address', id: 'Alamat berhasil diubah' },
  removed: { en: 'Success Remove Address', id: 'Alamat berhasil dihapus' },
  madeDefault: {
    en: 'Success Change to Default Address',
    id: 'Alamat utama berhasil diganti',
  },
})

/** Reasons why an address is refused, in addition to errors of its regions (`company.errors.ts`). */
export const addressErrors = defineTexts({
  nameRequired: { en: 'Address name is required', id: 'Nama alamat wajib diisi' },
  nameTaken: {
    en: 'Your company already has an address named {{name}}. Choose another name.',
    id: 'Perusahaan Anda sudah memiliki alamat bernama {{name}}. Pilih nama lain.',
  },
  tooMany: {
    en: 'Your company has {{most}} addresses, the maximum. Remove one that you no longer need.',
    id: 'Perusahaan Anda sudah memiliki {{most}} alamat, jumlah maksimal. Hapus alamat yang tidak diperlukan.',
  },
  defaultStays: {
    en: 'The default address cannot be removed. Make another address the default first.',
    id: 'Alamat utama tidak dapat dihapus. Jadikan alamat lain sebagai alamat utama terlebih dahulu.',
  },
  otherDefault: {
    en: 'Someone else has made {{name}} the default address. Choose again.',
    id: 'Pengguna lain telah menjadikan {{name}} alamat utama. Pilih lagi.',
  },
  otherDefaultBy: {
    en: '{{user}} made {{name}} the default address on {{time}}. Choose again.',
    id: '{{user}} menjadikan {{name}} alamat utama pada {{time}}. Pilih lagi.',
  },
})
