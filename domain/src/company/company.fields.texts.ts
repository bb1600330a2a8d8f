import { defineTexts } from '../kernel/texts'

/** Labels of a company's fields in forms and on detail screens (Spec 1 §2). */
export const companyFieldTexts = defineTexts({
  legalName: { en: 'Legal Name', id: 'Nama Legal' },
  businessName: { en: 'Business Name', id: 'Nama Usaha' },
  category: { en: 'Category', id: 'Kategori' },
  contactName: { en: 'Contact Name', id: 'Nama Kontak' },
  mainPhone: { en: 'Main Phone', id: 'Telepon Utama' },
  mobilePhone: { en: 'Mobile Phone', id: 'Telepon Seluler' },
  address: { en: 'Address', id: 'Alamat' },
  socialMedia: { en: 'Social Media', id: 'Media Sosial' },
  website: { en: 'Website', id: 'Situs web' },
  instagram: { en: 'Instagram', id: 'Instagram' },
  facebook: { en: 'Facebook', id: 'Facebook' },
  twitter: { en: 'Twitter', id: 'Twitter' },
  number: { en: 'Number', id: 'Nomor' },
  file: { en: 'File', id: 'Berkas' },
})
