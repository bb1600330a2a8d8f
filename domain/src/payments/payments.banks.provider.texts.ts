import { defineTexts } from '../kernel/texts'

/** The provider's console: banks. */
export const providerBankTexts = defineTexts({
  saved: { en: 'Bank changed', id: 'Bank diubah' },
  accountSaved: { en: 'Account for transfers set', id: 'Rekening tujuan transfer ditentukan' },
  accountRemoved: { en: 'Account for transfers removed', id: 'Rekening tujuan transfer dihapus' },
  search: { en: 'Search bank', id: 'Cari bank' },
  bank: { en: 'Bank', id: 'Bank' },
  virtualAccounts: { en: 'Virtual accounts', id: 'Virtual account' },
  transfers: { en: 'Your account for transfers', id: 'Rekening Anda untuk transfer' },
  status: { en: 'Status', id: 'Status' },
  by: { en: 'By {{gateway}}', id: 'Lewat {{gateway}}' },
  noGateway: {
    en: 'No gateway that is set up makes them',
    id: 'Tidak ada gateway terpasang yang membuatnya',
  },
  off: { en: 'Off', id: 'Mati' },
  from: { en: 'from {{least}}', id: 'mulai {{least}}' },
  upTo: { en: 'up to {{most}}', id: 'sampai {{most}}' },
  between: { en: '{{least}} to {{most}}', id: '{{least}} sampai {{most}}' },
  edit: { en: 'Edit', id: 'Ubah' },
  editTitle: { en: 'Edit {{bank}}', id: 'Ubah {{bank}}' },
  active: { en: 'Can be chosen', id: 'Dapat dipilih' },
  activeHelp: {
    en: 'By buyers who pay, and for accounts of companies.',
    id: 'Oleh pembeli yang membayar, dan untuk rekening perusahaan.',
  },
  takes: { en: 'Has virtual accounts', id: 'Ada virtual account' },
  least: { en: 'Least amount', id: 'Jumlah paling sedikit' },
  most: { en: 'Largest amount', id: 'Jumlah paling banyak' },
  limitHelp: { en: 'Empty where it is not known', id: 'Kosongkan bila tidak diketahui' },
  limitWrong: { en: 'Enter whole rupiah, above 0', id: 'Isi rupiah bulat, lebih dari 0' },
  setAccount: { en: 'Set account', id: 'Tentukan rekening' },
  changeAccount: { en: 'Change account', id: 'Ubah rekening' },
  removeAccount: { en: 'Remove account', id: 'Hapus rekening' },
  accountTitle: { en: 'Your account at {{bank}}', id: 'Rekening Anda di {{bank}}' },
  removeTitle: {
    en: 'Remove your account at {{bank}}?',
    id: 'Hapus rekening Anda di {{bank}}?',
  },
  removeText: {
    en: 'Nobody can begin a transfer to it any more. Those that were begun keep it.',
    id: 'Tidak ada lagi yang dapat memulai transfer ke sana. Yang sudah dimulai tetap memakainya.',
  },
  failedSave: { en: 'The bank was not saved', id: 'Bank tidak disimpan' },
  failedAccount: { en: 'The account was not saved', id: 'Rekening tidak disimpan' },
  failedRemove: { en: 'The account was not removed', id: 'Rekening tidak dihapus' },
})
