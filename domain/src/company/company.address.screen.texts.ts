import { defineTexts } from '../kernel/texts'
import { companyFieldTexts } from './company.fields.texts'

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
