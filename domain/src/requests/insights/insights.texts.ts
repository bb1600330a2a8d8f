import { defineTexts } from '../../kernel/texts'

/** Information next to the lines and totals, for users who decide. */
export const requestInsightTexts = defineTexts({
  lastOrdered: { en: 'Last ordered at', id: 'Terakhir dipesan' },
  neverOrdered: { en: 'Never ordered before', id: 'Belum pernah dipesan' },
  onIn: { en: '{{date}}, {{code}}', id: '{{date}}, {{code}}' },
  dearer: { en: '{{percent}} more now', id: 'kini {{percent}} lebih mahal' },
  cheaper: { en: '{{percent}} less now', id: 'kini {{percent}} lebih murah' },
  similar: { en: 'Cheapest similar', id: 'Serupa termurah' },
  changed: { en: 'Changed since it was saved', id: 'Berubah sejak disimpan' },
  month: { en: 'This month', id: 'Bulan ini' },
  monthOf: { en: '{{department}}, {{month}}', id: '{{department}}, {{month}}' },
  noDepartment: { en: 'Requests without a department', id: 'Permintaan tanpa departemen' },
  requests: { en: 'Requests', id: 'Permintaan' },
  total: { en: 'Requested', id: 'Diminta' },
  monthHelp: {
    en: 'Submitted this month and not rejected, including this request while it waits for approval.',
    id: 'Diajukan bulan ini dan tidak ditolak, termasuk permintaan ini selama menunggu persetujuan.',
  },
  away: {
    en: 'Similar products cannot be looked up at the moment.',
    id: 'Produk serupa saat ini tidak dapat dicari.',
  },
  failed: {
    en: 'Last prices and similar products could not be loaded.',
    id: 'Harga terakhir dan produk serupa tidak dapat dimuat.',
  },
})
