import { defineTexts } from '../kernel/texts'

export const vendorProviderErrors = defineTexts({
  nameRequired: { en: 'Legal name is required', id: 'Nama legal wajib diisi' },
  hasBeenIn: {
    en: '{{name}} has signed in already. A forgotten password is set anew from the sign-in page.',
    id: '{{name}} sudah pernah masuk. Kata sandi yang terlupa diatur ulang dari halaman masuk.',
  },
  isInactive: {
    en: '{{name}} has been deactivated. Activate the user first.',
    id: '{{name}} telah dinonaktifkan. Aktifkan penggunanya dahulu.',
  },
})

export const vendorProviderReplies = defineTexts({
  created: {
    en: 'The vendor is made, and its owner is mailed a link to set a password.',
    id: 'Vendor dibuat, dan pemiliknya dikirimi tautan untuk mengatur kata sandi.',
  },
  activated: {
    en: 'The vendor is active. Its products are back in the search within a moment.',
    id: 'Vendor aktif. Produknya segera kembali ke pencarian.',
  },
  deactivated: {
    en: 'The vendor is deactivated. Its products leave the search within a moment.',
    id: 'Vendor dinonaktifkan. Produknya segera keluar dari pencarian.',
  },
  userActivated: { en: 'The user is active again.', id: 'Pengguna aktif kembali.' },
  userDeactivated: {
    en: 'The user is deactivated and signed out everywhere.',
    id: 'Pengguna dinonaktifkan dan dikeluarkan di semua tempat.',
  },
  handedOver: {
    en: 'The vendor has another owner now. Both are told by mail.',
    id: 'Vendor kini memiliki pemilik lain. Keduanya diberi tahu lewat email.',
  },
  welcomed: { en: 'A new link is on its way.', id: 'Tautan baru sedang dikirim.' },
})
