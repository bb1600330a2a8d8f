import { defineTexts } from '../../kernel/texts'
import { companyFieldTexts } from '../company.texts'

/** Spec 1 §2, Profile screens: Company Address with its dialog and questions. */
export const companyAddressTexts = defineTexts({
  list: { en: 'Addresses', id: 'Alamat' },
  none: {
    en: 'You dont have any address. Please create at least one address!',
    id: 'Anda belum memiliki alamat. Silakan buat setidaknya satu alamat!',
  },
  noneHelp: {
    en: 'Your first address becomes the default one for new requests.',
    id: 'Alamat pertama Anda menjadi alamat utama untuk permintaan baru.',
  },
  noneHelpRead: {
    en: 'Contact a colleague who can edit the company profile.',
    id: 'Hubungi rekan Anda yang dapat mengubah profil perusahaan.',
  },
  search: {
    en: 'Search by name, city, street or phone',
    id: 'Cari nama, kota, jalan, atau telepon',
  },
  add: { en: 'Add New Address', id: 'Tambah Alamat Baru' },
  change: { en: 'Change Address', id: 'Ubah Alamat' },
  makeDefault: { en: 'Change to Default', id: 'Jadikan Utama' },
  remove: { en: 'Remove', id: 'Hapus' },
  default: { en: 'Default', id: 'Utama' },
  name: { en: 'Address name', id: 'Nama alamat' },
  nameHelp: { en: 'Such as Head Office or Warehouse 2', id: 'Misalnya Kantor Pusat atau Gudang 2' },
  phone: { en: 'Phone', id: 'Telepon' },
  phoneCountry: { en: 'Country of the phone number', id: 'Negara nomor telepon' },
  phoneHelp: {
    en: 'Optional: the number the courier can call.',
    id: 'Opsional: nomor yang dapat dihubungi kurir.',
  },
  city: { en: 'City', id: 'Kota' },
  address: companyFieldTexts.address,
  removeTitle: {
    en: 'Are you sure want to remove {{name}}?',
    id: 'Yakin ingin menghapus {{name}}?',
  },
  removeText: {
    en: 'You can no longer choose this address. Existing documents are not changed.',
    id: 'Alamat ini tidak dapat dipilih lagi. Dokumen yang sudah ada tidak berubah.',
  },
  removeYes: { en: 'Yes, Remove It', id: 'Ya, Hapus' },
  saveFailed: { en: 'The address was not saved', id: 'Alamat gagal disimpan' },
  defaultFailed: { en: 'The default address was not changed', id: 'Alamat utama gagal diubah' },
  removeFailed: { en: 'The address was not removed', id: 'Alamat gagal dihapus' },
})

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
