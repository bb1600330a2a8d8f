import { defineTexts } from '../../kernel/texts'

/** Spec 1 §2, §5: Departments. */
export const departmentsScreenTexts = defineTexts({
  heading: { en: 'Departments', id: 'Departemen' },
  headingText: {
    en: 'Requests are made for departments. Users choose from the departments that they belong to.',
    id: 'Permintaan dibuat untuk departemen. Pengguna memilih dari departemennya sendiri.',
  },
  addNew: { en: 'Add New Department', id: 'Tambah Departemen Baru' },
  search: { en: 'Search department or user', id: 'Cari departemen atau pengguna' },
  no: { en: 'NO', id: 'NO' },
  name: { en: 'NAME', id: 'NAMA' },
  users: { en: 'USERS', id: 'PENGGUNA' },
  count: { en: 'COUNT', id: 'JUMLAH' },
  action: { en: 'ACTION', id: 'AKSI' },
  edit: { en: 'Edit', id: 'Ubah' },
  delete: { en: 'Delete', id: 'Hapus' },
  editOf: { en: 'Edit {{name}}', id: 'Ubah {{name}}' },
  deleteOf: { en: 'Delete {{name}}', id: 'Hapus {{name}}' },
  nobody: { en: 'No users yet', id: 'Belum ada' },
  andMore: { en: '{{names}} and {{count}} more', id: '{{names}} dan {{count}} lainnya' },
  sureRemove: {
    en: 'Are you sure want to remove {{name}}?',
    id: 'Yakin ingin menghapus {{name}}?',
  },
  sureRemoveText: {
    en: 'Existing requests keep its name. Drafts have to choose another department.',
    id: 'Permintaan yang sudah dibuat tetap memuat namanya. Draf harus memilih departemen lain.',
  },
  yesRemove: { en: 'Yes, Remove It', id: 'Ya, Hapus' },
  none: { en: 'No departments yet', id: 'Belum ada departemen' },
  noneHelp: {
    en: 'Until you add one, requests have no department.',
    id: 'Sebelum ada, permintaan dibuat tanpa departemen.',
  },
  editTitle: { en: 'Edit Department', id: 'Ubah Departemen' },
  fieldName: { en: 'Department name', id: 'Nama departemen' },
  nameRequired: { en: 'Name is required', id: 'Nama wajib diisi' },
  fieldUsers: { en: 'Users', id: 'Pengguna' },
  usersHelp: {
    en: 'Users who may create requests for this department.',
    id: 'Pengguna yang boleh membuat permintaan untuk departemen ini.',
  },
  usersChosen: { en: '{{count}} chosen', id: '{{count}} dipilih' },
  searchUser: { en: 'Type a name', id: 'Ketik nama' },
  noUserFound: { en: 'No user with this name', id: 'Tidak ada pengguna dengan nama ini' },
  inactive: { en: '{{name}} (inactive)', id: '{{name}} (nonaktif)' },
  usersFailed: {
    en: 'The users could not be loaded. Close and open this again.',
    id: 'Pengguna tidak dapat dimuat. Tutup dan buka lagi.',
  },
  failedSave: { en: 'The department was not saved', id: 'Departemen gagal disimpan' },
  failedRemove: { en: '{{name}} was not removed', id: '{{name}} gagal dihapus' },
})
