import { defineTexts } from './texts'

/** Bulk actions on a list; each record is changed by its own request. */
export const severalTexts = defineTexts({
  clearSelection: { en: 'Clear selection', id: 'Batalkan pilihan' },
  eachByItself: {
    en: 'Each one is processed separately: if one fails, the others are not affected.',
    id: 'Masing-masing diproses terpisah: jika satu gagal, yang lain tidak terpengaruh.',
  },
  chosen: { en: 'Selection', id: 'Pilihan' },
  onTheWay: { en: 'Processing {{at}} of {{count}}…', id: 'Memproses {{at}} dari {{count}}…' },
  waiting: { en: 'Waiting', id: 'Menunggu' },
  running: { en: 'In progress…', id: 'Sedang diproses…' },
  stopped: { en: 'Not processed: stopped earlier', id: 'Tidak diproses: dihentikan sebelumnya' },
  stop: { en: 'Stop', id: 'Hentikan' },
  stopping: { en: 'Stopping after this one…', id: 'Berhenti setelah yang ini…' },
  othersBelow: { en: 'Check the others below.', id: 'Periksa yang lain di bawah.' },
  leaveTitle: { en: 'Stop processing?', id: 'Hentikan proses?' },
  leaveText: {
    en: 'Some have not been processed yet. If you leave now, they are not changed.',
    id: 'Sebagian belum diproses. Jika Anda meninggalkan halaman sekarang, sisanya tidak berubah.',
  },
})
