import { defineTexts } from './texts'

export const listTexts = defineTexts({
  clearSearch: { en: 'Clear search', id: 'Hapus pencarian' },
  foundElsewhere: { en: 'Found in other tabs', id: 'Ditemukan di tab lain' },
  isInTab: { en: '{{code}} is in the tab', id: '{{code}} ada di tab' },
  nothingFound: {
    en: 'Nothing matches “{{search}}”',
    id: 'Tidak ada yang cocok dengan “{{search}}”',
  },
  nothingFoundHelp: {
    en: 'Try fewer letters, or clear the search.',
    id: 'Coba lebih sedikit huruf, atau hapus pencarian.',
  },
  beyond: { en: 'This page has no rows', id: 'Halaman ini tidak memiliki baris' },
  firstPage: { en: 'To the first page', id: 'Ke halaman pertama' },
})
