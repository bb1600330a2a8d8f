import { defineTexts } from '../kernel/texts'

export const notificationMessages = defineTexts({
  noSuchKind: {
    en: 'You are not told of one of these. Reload the page and choose again.',
    id: 'Salah satu pemberitahuan ini bukan untuk Anda. Muat ulang halaman lalu pilih lagi.',
  },
  nobodyChosen: {
    en: 'Choose at least one company.',
    id: 'Pilih setidaknya satu perusahaan.',
  },
  noSuchCompany: {
    en: 'One of the companies is no more. Choose again.',
    id: 'Salah satu perusahaan tidak ada lagi. Pilih lagi.',
  },
})
