import { defineTexts } from '../kernel/texts'

/** The users who must act on a request next, shown next to its status. */
export const holderTexts = defineTexts({
  withAuthor: { en: 'With its author, {{name}}', id: 'Masih di tangan pembuatnya, {{name}}' },
  waitingForOne: { en: 'Waiting for {{name}}, {{role}}', id: 'Menunggu {{name}}, {{role}}' },
  waitingFor: { en: 'Waiting for {{count}} approvers', id: 'Menunggu {{count}} penyetuju' },
  waitingForNobody: {
    en: 'No one can approve this request. Ask the owner to appoint an approver.',
    id: 'Tidak ada yang dapat menyetujui permintaan ini. Minta pemilik menunjuk penyetuju.',
  },
  person: { en: '{{name}}, {{role}}', id: '{{name}}, {{role}}' },
  andMore: { en: 'and {{count}} more', id: 'dan {{count}} lainnya' },
})
