import { defineTexts, type Text } from '../kernel/texts'

/** The fields of what the audit log keeps, as people read them; `subject.field` where that differs. */
export const auditFields = defineTexts({
  name: { en: 'Name', id: 'Nama' },
  'company.name': { en: 'Business name', id: 'Nama usaha' },
  legal_name: { en: 'Legal name', id: 'Nama legal' },
  company_code: { en: 'Company code', id: 'Kode perusahaan' },
  custom_code: { en: 'Custom code', id: 'Kode khusus' },
  category: { en: 'Category', id: 'Kategori' },
  type: { en: 'Type', id: 'Jenis' },
  technical_contact: { en: 'Contact name', id: 'Nama kontak' },
  phone: { en: 'Phone', id: 'Telepon' },
  'company.phone': { en: 'Main phone', id: 'Telepon utama' },
  whatsapp: { en: 'Mobile phone', id: 'Telepon seluler' },
  website: { en: 'Website', id: 'Situs web' },
  instagram: { en: 'Instagram', id: 'Instagram' },
  facebook: { en: 'Facebook', id: 'Facebook' },
  twitter: { en: 'Twitter', id: 'Twitter' },
  province: { en: 'Province', id: 'Provinsi' },
  city: { en: 'City', id: 'Kota' },
  district: { en: 'Sub district', id: 'Kecamatan' },
  village: { en: 'Village', id: 'Kelurahan' },
  postcode: { en: 'Zip code', id: 'Kode pos' },
  street: { en: 'Street', id: 'Jalan' },
  default: { en: 'Default address', id: 'Alamat utama' },
  owner: { en: 'Owner', id: 'Pemilik' },
  status: { en: 'Status', id: 'Status' },
  note: { en: 'Note', id: 'Catatan' },
  email: { en: 'E-mail', id: 'Email' },
  fullname: { en: 'Full name', id: 'Nama lengkap' },
  role: { en: 'Role', id: 'Peran' },
  users: { en: 'Users', id: 'Pengguna' },
  modules: { en: 'Modules', id: 'Modul' },
  features: { en: 'Permissions', id: 'Izin' },
  documents: { en: 'Documents', id: 'Dokumen' },
  title: { en: 'Document', id: 'Dokumen' },
  number: { en: 'Number', id: 'Nomor' },
  file: { en: 'File', id: 'Berkas' },
  code: { en: 'Code', id: 'Kode' },
  total: { en: 'Total', id: 'Total' },
  items: { en: 'Products', id: 'Produk' },
  lines: { en: 'Products', id: 'Produk' },
  address: { en: 'Address', id: 'Alamat' },
  department: { en: 'Department', id: 'Departemen' },
  by: { en: 'By', id: 'Lewat' },
  company_name: { en: 'Company', id: 'Perusahaan' },
  companies: { en: 'Companies', id: 'Perusahaan' },
  active: { en: 'Active', id: 'Aktif' },
  required: { en: 'Required', id: 'Wajib' },
  read: { en: 'Read', id: 'Dibaca' },
  size: { en: 'Size', id: 'Ukuran' },
  prefix: { en: 'Kind', id: 'Jenis' },
  sha256: { en: 'Checksum', id: 'Jumlah cek' },
})

/** The states of a record that no chip shows. */
const STATES = defineTexts({
  ACTIVE: { en: 'Active', id: 'Aktif' },
  INACTIVE: { en: 'Inactive', id: 'Nonaktif' },
})

const textOf = (texts: Readonly<Record<string, Text>>, key: string): Text | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined

/** A field in words; nothing for one that this release doesn't know. */
export const findFieldName = (field: string, subject: string): Text | undefined =>
  textOf(auditFields, `${subject}.${field}`) ?? textOf(auditFields, field)

/** Whether an account works, in words. */
export const findStateName = (state: string): Text | undefined => textOf(STATES, state)
