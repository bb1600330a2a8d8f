import { defineTexts, type Text } from '../kernel/texts'

/** Every action of the audit log as people read it; the keys are the log's own words. */
export const auditActions = defineTexts({
  'company.register': { en: 'Company registered', id: 'Perusahaan didaftarkan' },
  'company.update': { en: 'Company detail changed', id: 'Data perusahaan diubah' },
  'company.documents': { en: 'Legal documents changed', id: 'Dokumen legal diubah' },
  'company.submit': {
    en: 'Company sent for verification',
    id: 'Perusahaan dikirim untuk verifikasi',
  },
  'company.resubmit': {
    en: 'Company sent for verification again',
    id: 'Perusahaan dikirim lagi untuk verifikasi',
  },
  'company.verify': { en: 'Company verified', id: 'Perusahaan diverifikasi' },
  'company.return': {
    en: 'Company returned for correction',
    id: 'Perusahaan dikembalikan untuk diperbaiki',
  },
  'company.hand-over': { en: 'Ownership handed over', id: 'Kepemilikan dialihkan' },
  'address.add': { en: 'Address added', id: 'Alamat ditambahkan' },
  'address.change': { en: 'Address changed', id: 'Alamat diubah' },
  'address.remove': { en: 'Address removed', id: 'Alamat dihapus' },
  'address.make-default': { en: 'Default address changed', id: 'Alamat utama diganti' },
  'user.add': { en: 'User added', id: 'Pengguna ditambahkan' },
  'user.edit': { en: 'User changed', id: 'Pengguna diubah' },
  'user.activate': { en: 'User activated', id: 'Pengguna diaktifkan' },
  'user.deactivate': { en: 'User deactivated', id: 'Pengguna dinonaktifkan' },
  'email.verify': { en: 'E-mail verified', id: 'Email diverifikasi' },
  'password.reset': { en: 'Password changed', id: 'Kata sandi diganti' },
  'super-admin.add': { en: 'Super admin added', id: 'Super admin ditambahkan' },
  'super-admin.change': { en: 'Super admin changed', id: 'Super admin diubah' },
  'super-admin.act': { en: 'Super admin signed in', id: 'Super admin masuk' },
  'role.create': { en: 'Role created', id: 'Peran dibuat' },
  'role.update': { en: 'Role changed', id: 'Peran diubah' },
  'role.delete': { en: 'Role deleted', id: 'Peran dihapus' },
  'department.create': { en: 'Department added', id: 'Departemen ditambahkan' },
  'department.update': { en: 'Department changed', id: 'Departemen diubah' },
  'department.delete': { en: 'Department removed', id: 'Departemen dihapus' },
  'request.save': { en: 'Purchase request created', id: 'Permintaan pembelian dibuat' },
  'request.edit': { en: 'Purchase request changed', id: 'Permintaan pembelian diubah' },
  'request.submit': { en: 'Purchase request submitted', id: 'Permintaan pembelian diajukan' },
  'request.approve': { en: 'Purchase request approved', id: 'Permintaan pembelian disetujui' },
  'request.reject': { en: 'Purchase request rejected', id: 'Permintaan pembelian ditolak' },
  'request.delete': { en: 'Purchase request deleted', id: 'Permintaan pembelian dihapus' },
  'order.create': { en: 'Purchase order created', id: 'Pesanan pembelian dibuat' },
  'package.create': { en: 'Package created', id: 'Paket dibuat' },
  'package.confirm-down-payment': { en: 'Down payment confirmed', id: 'Uang muka dikonfirmasi' },
  'package.pick': { en: 'Package being packed', id: 'Paket dikemas' },
  'package.make-ready': { en: 'Package ready to ship', id: 'Paket siap dikirim' },
  'package.ship': { en: 'Package shipped', id: 'Paket dikirim' },
  'package.receive': { en: 'Package received', id: 'Paket diterima' },
  'package.pay': { en: 'Package paid', id: 'Paket dibayar' },
  'package.cancel': { en: 'Package canceled', id: 'Paket dibatalkan' },
  uploaded: { en: 'File uploaded', id: 'Berkas diunggah' },
  'feedback.send': { en: 'Feedback sent', id: 'Masukan dikirim' },
  'feedback.mark': { en: 'Feedback marked', id: 'Masukan ditandai' },
  'company-category.create': {
    en: 'Company category added',
    id: 'Kategori perusahaan ditambahkan',
  },
  'company-category.edit': { en: 'Company category changed', id: 'Kategori perusahaan diubah' },
  'company-type.create': { en: 'Company type added', id: 'Jenis perusahaan ditambahkan' },
  'company-type.edit': { en: 'Company type changed', id: 'Jenis perusahaan diubah' },
})

/** What an entry is about, by the log's own word. */
export const auditSubjects = defineTexts({
  company: { en: 'Company', id: 'Perusahaan' },
  user: { en: 'User', id: 'Pengguna' },
  role: { en: 'Role', id: 'Peran' },
  department: { en: 'Department', id: 'Departemen' },
  address: { en: 'Address', id: 'Alamat' },
  request: { en: 'Purchase request', id: 'Permintaan pembelian' },
  order: { en: 'Purchase order', id: 'Pesanan pembelian' },
  package: { en: 'Package', id: 'Paket' },
  file: { en: 'File', id: 'Berkas' },
  feedback: { en: 'Feedback', id: 'Masukan' },
  'company-category': { en: 'Company category', id: 'Kategori perusahaan' },
  'company-type': { en: 'Company type', id: 'Jenis perusahaan' },
})
export type AuditSubject = keyof typeof auditSubjects

/** What a company filters its own log by, in the order in which it is offered. */
export const SUBJECTS = [
  'company',
  'user',
  'role',
  'department',
  'address',
  'request',
  'order',
  'package',
  'file',
  'feedback',
] as const satisfies readonly AuditSubject[]

const textOf = (texts: Readonly<Record<string, Text>>, key: string): Text | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined

/** An action in words; nothing for one that this release doesn't know. */
export const actionName = (action: string): Text | undefined => textOf(auditActions, action)

/** What an entry is about in words; nothing for what this release doesn't know. */
export const subjectName = (subject: string): Text | undefined => textOf(auditSubjects, subject)
