import { defineTexts } from '../kernel/texts'

/** Spec 1 §2, §5: Departments. */
export const departmentsScreenTexts = defineTexts({
  heading: { en: 'Departments', id: 'Departemen' },
  headingText: {
    en: 'For whom requests are made. People choose among the departments they belong to.',
    id: 'Untuk siapa permintaan dibuat. Orang memilih di antara departemennya sendiri.',
  },
  addNew: { en: 'Add New Department', id: 'Tambah Departemen Baru' },
  search: { en: 'Search department or person', id: 'Cari departemen atau orang' },
  no: { en: 'NO', id: 'NO' },
  name: { en: 'NAME', id: 'NAMA' },
  users: { en: 'USERS', id: 'PENGGUNA' },
  count: { en: 'COUNT', id: 'JUMLAH' },
  action: { en: 'ACTION', id: 'AKSI' },
  edit: { en: 'Edit', id: 'Ubah' },
  delete: { en: 'Delete', id: 'Hapus' },
  editOf: { en: 'Edit {{name}}', id: 'Ubah {{name}}' },
  deleteOf: { en: 'Delete {{name}}', id: 'Hapus {{name}}' },
  nobody: { en: 'Nobody yet', id: 'Belum ada' },
  andMore: { en: '{{names}} and {{count}} more', id: '{{names}} dan {{count}} lainnya' },
  sureRemove: {
    en: 'Are you sure want to remove {{name}}?',
    id: 'Yakin ingin menghapus {{name}}?',
  },
  sureRemoveText: {
    en: 'Requests made for it keep its name. Drafts have to choose another department.',
    id: 'Permintaan yang dibuat untuknya tetap menyimpan namanya. Draf harus memilih departemen lain.',
  },
  yesRemove: { en: 'Yes, Remove It', id: 'Ya, Hapus' },
  none: { en: 'No departments yet', id: 'Belum ada departemen' },
  noneHelp: {
    en: 'Requests go without one until there are some.',
    id: 'Permintaan dibuat tanpa departemen sampai ada.',
  },
  editTitle: { en: 'Edit Department', id: 'Ubah Departemen' },
  fieldName: { en: 'Department Name', id: 'Nama Departemen' },
  nameRequired: { en: 'Name is required', id: 'Nama wajib diisi' },
  fieldUsers: { en: 'Users', id: 'Pengguna' },
  usersHelp: {
    en: 'Who may make requests for it.',
    id: 'Siapa yang boleh membuat permintaan untuknya.',
  },
  usersChosen: { en: '{{count}} chosen', id: '{{count}} dipilih' },
  searchUser: { en: 'Type a name', id: 'Ketik nama' },
  noUserFound: { en: 'Nobody is called like this', id: 'Tidak ada yang bernama seperti ini' },
  inactive: { en: '{{name}} (inactive)', id: '{{name}} (nonaktif)' },
  usersFailed: {
    en: 'The users could not be loaded. Close and open this again.',
    id: 'Pengguna tidak dapat dimuat. Tutup dan buka lagi.',
  },
  failedSave: { en: 'The department was not saved', id: 'Departemen tidak disimpan' },
  failedRemove: { en: '{{name}} was not removed', id: '{{name}} tidak dihapus' },
})
