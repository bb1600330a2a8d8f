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
    en: 'Try fewer characters, or clear the search.',
    id: 'Kurangi huruf, atau hapus pencarian.',
  },
  beyond: { en: 'This page is empty', id: 'Halaman ini kosong' },
  firstPage: { en: 'Go to the first page', id: 'Ke halaman pertama' },
})
