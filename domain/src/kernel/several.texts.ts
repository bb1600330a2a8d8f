import { defineTexts } from './texts'

/** Bulk actions on a list; each record is changed by its own request. */
export const severalTexts = defineTexts({
  clearSelection: { en: 'Clear selection', id: 'Batalkan pilihan' },
  eachByItself: {
    en: 'Each is done by itself: one that fails leaves the others as they are.',
    id: 'Masing-masing dikerjakan sendiri: yang gagal tidak memengaruhi yang lain.',
  },
  chosen: { en: 'What is chosen', id: 'Yang dipilih' },
  onTheWay: { en: 'Working on {{at}} of {{count}}…', id: 'Mengerjakan {{at}} dari {{count}}…' },
  waiting: { en: 'Waiting', id: 'Menunggu' },
  running: { en: 'In progress…', id: 'Sedang dikerjakan…' },
  stopped: { en: 'Not done: stopped before it', id: 'Tidak dikerjakan: dihentikan sebelumnya' },
  stop: { en: 'Stop', id: 'Hentikan' },
  stopping: { en: 'Stopping after this one…', id: 'Berhenti setelah yang ini…' },
  othersBelow: { en: 'Look at the others below.', id: 'Lihat yang lain di bawah.' },
  leaveTitle: { en: 'Stop here?', id: 'Hentikan di sini?' },
  leaveText: {
    en: 'Not all of them are done yet. If you leave now, the rest stays as it is.',
    id: 'Belum semuanya dikerjakan. Jika Anda pergi sekarang, sisanya tetap seperti semula.',
  },
})
