import { defineTexts } from '../kernel/texts'

/** The printed request: PDF file, print view and mail. */
export const requestPdfTexts = defineTexts({
  kind: { en: 'Purchase Request', id: 'Permintaan Pembelian' },
  lastChanged: { en: 'Last changed', id: 'Terakhir diubah' },
  decisions: { en: 'Decisions', id: 'Keputusan' },
  decision: { en: 'DECISION', id: 'KEPUTUSAN' },
  approve: { en: 'Approved', id: 'Disetujui' },
  reject: { en: 'Rejected', id: 'Ditolak' },
  step: { en: 'STEP', id: 'LANGKAH' },
  actingFor: { en: 'for {{company}}', id: 'untuk {{company}}' },
  page: { en: 'Page {{page}} of {{pages}}', id: 'Halaman {{page}} dari {{pages}}' },
  note: { en: 'Note: {{note}}', id: 'Catatan: {{note}}' },

  print: { en: 'Print', id: 'Cetak' },
  pdf: { en: 'PDF', id: 'PDF' },
  pdfTitle: { en: 'Save {{code}} as a PDF file', id: 'Simpan {{code}} sebagai berkas PDF' },
  pdfFailed: { en: 'No PDF file: {{code}}', id: 'Tidak ada berkas PDF: {{code}}' },
  send: { en: 'Send to Approvers', id: 'Kirim ke Penyetuju' },
  confirmSend: {
    en: 'Mail {{code}} to those who may approve it?',
    id: 'Kirim {{code}} lewat email kepada yang dapat menyetujuinya?',
  },
  confirmSendHelp: {
    en: 'Each of them gets the request as a PDF file.',
    id: 'Masing-masing menerima permintaan ini sebagai berkas PDF.',
  },
  sendNow: { en: 'Send', id: 'Kirim' },
  sentOne: { en: 'Mailed to 1 person', id: 'Dikirim ke 1 orang' },
  sentMany: { en: 'Mailed to {{count}} people', id: 'Dikirim ke {{count}} orang' },
  notSent: { en: 'Not mailed: {{code}}', id: 'Tidak dikirim: {{code}}' },
  nobody: {
    en: 'Nobody in your company may approve this purchase request. Ask the Owner to give somebody a role that approves.',
    id: 'Tidak ada orang di perusahaan Anda yang dapat menyetujui permintaan pembelian ini. Minta Pemilik memberi seseorang peran yang dapat menyetujui.',
  },
})
