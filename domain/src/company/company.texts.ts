import { defineTexts } from '../kernel/texts'

/** Labels of a company's fields in forms and on detail screens (Spec 1 §2). */
export const companyFieldTexts = defineTexts({
  legalName: { en: 'Legal name', id: 'Nama legal' },
  businessName: { en: 'Business name', id: 'Nama usaha' },
  category: { en: 'Category', id: 'Kategori' },
  contactName: { en: 'Contact name', id: 'Nama kontak' },
  mainPhone: { en: 'Main phone', id: 'Telepon utama' },
  mobilePhone: { en: 'Mobile phone', id: 'Telepon seluler' },
  address: { en: 'Address', id: 'Alamat' },
  socialMedia: { en: 'Social Media', id: 'Media Sosial' },
  website: { en: 'Website', id: 'Situs web' },
  instagram: { en: 'Instagram', id: 'Instagram' },
  facebook: { en: 'Facebook', id: 'Facebook' },
  twitter: { en: 'Twitter', id: 'Twitter' },
  number: { en: 'Number', id: 'Nomor' },
  file: { en: 'File', id: 'Berkas' },
})

/** Spec 1 §2, Purchase requests; Spec 2 §2, Product search: the delivery area. */
export const companyTexts = defineTexts({
  deliveryArea: { en: 'Delivery Area', id: 'Area Pengiriman' },
  deliveryAreaNone: {
    en: 'No delivery area: your company has no address yet',
    id: 'Tidak ada area pengiriman: perusahaan Anda belum memiliki alamat',
  },
  deliveryAreaFailed: {
    en: 'The delivery areas could not be loaded.',
    id: 'Area pengiriman tidak dapat dimuat.',
  },
  retry: { en: 'Try again', id: 'Coba lagi' },
})
