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
  nameRequired: { en: 'Address Name is required', id: 'Nama Alamat wajib diisi' },
  nameTaken: {
    en: 'Your company has an address called {{name}} already. Choose another name.',
    id: 'Perusahaan Anda sudah memiliki alamat bernama {{name}}. Pilih nama lain.',
  },
  tooMany: {
    en: 'A company has at most {{most}} addresses. Remove one that is no longer needed first.',
    id: 'Perusahaan memiliki paling banyak {{most}} alamat. Hapus dahulu yang tidak diperlukan.',
  },
  defaultStays: {
    en: 'The default address cannot be removed. Make another one the default first.',
    id: 'Alamat utama tidak dapat dihapus. Jadikan alamat lain sebagai utama dahulu.',
  },
  otherDefault: {
    en: 'Somebody made {{name}} the default address meanwhile. Choose again.',
    id: 'Sementara itu seseorang menjadikan {{name}} alamat utama. Pilih lagi.',
  },
  otherDefaultBy: {
    en: '{{user}} made {{name}} the default address on {{time}}. Choose again.',
    id: '{{user}} menjadikan {{name}} alamat utama pada {{time}}. Pilih lagi.',
  },
})
