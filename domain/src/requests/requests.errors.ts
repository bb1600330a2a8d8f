import { defineTexts } from '../kernel/texts'

/** Reasons why the server refuses an action on a request (`docs/domain.md` §5 and §6). */
export const requestErrors = defineTexts({
  noteRequired: { en: 'Note is required!', id: 'Catatan wajib diisi!' },
  empty: {
    en: 'A purchase request needs at least one item.',
    id: 'Permintaan pembelian perlu minimal satu barang.',
  },
  ownRequest: {
    en: 'You created, edited or submitted this purchase request, so someone else has to decide on it.',
    id: 'Anda membuat, mengubah, atau mengajukan permintaan pembelian ini, jadi orang lain yang harus memutuskannya.',
  },
  ownRequestOfOwner: {
    en: 'You created, edited or submitted this purchase request, and your company’s setting requires someone else to decide on it. Ask someone who did not work on it, or change this under Setting.',
    id: 'Anda membuat, mengubah, atau mengajukan permintaan pembelian ini, dan pengaturan perusahaan Anda mengharuskan orang lain yang memutuskannya. Minta orang yang tidak ikut mengerjakannya, atau ubah di Pengaturan.',
  },
  addressMissing: { en: 'Choose a delivery area.', id: 'Pilih area pengiriman.' },
  addressUnknown: {
    en: 'Your company has no address called {{name}}. Choose a delivery area.',
    id: 'Perusahaan Anda tidak memiliki alamat bernama {{name}}. Pilih area pengiriman.',
  },
  addressRemoved: {
    en: 'The address {{name}} was removed from your company. Choose another delivery area.',
    id: 'Alamat {{name}} sudah dihapus dari perusahaan Anda. Pilih area pengiriman lain.',
  },
  notYourDepartment: {
    en: 'Choose a department that you belong to.',
    id: 'Pilih departemen tempat Anda bergabung.',
  },
  departmentRemoved: {
    en: 'The department {{name}} was removed from your company. Choose another one, or none.',
    id: 'Departemen {{name}} sudah dihapus dari perusahaan Anda. Pilih yang lain, atau tanpa departemen.',
  },
  departmentLeft: {
    en: 'You no longer belong to the department {{name}}. Choose another one, or none.',
    id: 'Anda tidak lagi tergabung dalam departemen {{name}}. Pilih yang lain, atau tanpa departemen.',
  },
  departmentLeftBy: {
    en: '{{author}} no longer belongs to the department {{name}}. Choose one of yours, or none.',
    id: '{{author}} tidak lagi tergabung dalam departemen {{name}}. Pilih departemen Anda, atau tanpa departemen.',
  },
  changed: {
    en: '{{name}} has changed since this was saved.',
    id: '{{name}} telah berubah sejak disimpan.',
  },
})
