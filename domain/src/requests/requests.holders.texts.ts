import { defineTexts } from '../kernel/texts'

/** Who holds a request, beside its status. */
export const holderTexts = defineTexts({
  withAuthor: { en: 'With its author, {{name}}', id: 'Pada pembuatnya, {{name}}' },
  waitingForOne: { en: 'Waiting for {{name}}, {{role}}', id: 'Menunggu {{name}}, {{role}}' },
  waitingFor: { en: 'Waiting for {{count}} approvers', id: 'Menunggu {{count}} penyetuju' },
  waitingForNobody: {
    en: 'Nobody may approve it. Ask the owner for an approver.',
    id: 'Tidak ada yang dapat menyetujuinya. Minta pemilik menunjuk penyetuju.',
  },
  person: { en: '{{name}}, {{role}}', id: '{{name}}, {{role}}' },
  andMore: { en: 'and {{count}} more', id: 'dan {{count}} lainnya' },
})
