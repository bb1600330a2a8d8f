import { defineTexts } from '../kernel/texts'

export const notificationMessages = defineTexts({
  noSuchKind: {
    en: 'One of these notifications is not available to you. Reload the page and choose again.',
    id: 'Salah satu notifikasi ini tidak tersedia untuk Anda. Muat ulang halaman, lalu pilih lagi.',
  },
  nobodyChosen: {
    en: 'Choose at least one company.',
    id: 'Pilih minimal satu perusahaan.',
  },
  noSuchCompany: {
    en: 'One of the companies no longer exists. Choose again.',
    id: 'Salah satu perusahaan sudah tidak ada. Pilih lagi.',
  },
})
