import { say, type Language, type Text } from '@pasok/domain/kernel/texts'
import {
  getRequestPdf,
  sendRequestEmail as sendContract,
} from '@pasok/domain/requests/requests.pdf.contract'
import { paperOf } from '@pasok/domain/requests/requests.paper'
import { requestPdfTexts } from '@pasok/domain/requests/requests.pdf.texts'
import { endpoint } from '../../http/endpoint'
import { downloadPaper } from '../../http/print-paper'
import { getRequest } from './requests.queries'
import { prepareRequestEmail, sendRequestEmail } from './send-request-email'

function sentTo(count: number): Text {
  if (count === 1) return requestPdfTexts.sentOne
  const tell = (language: Language) => say(requestPdfTexts.sentMany, language, { count })
  return { en: tell('en'), id: tell('id') }
}

export const requestPdfEndpoints = [
  endpoint(getRequestPdf, {
    download: (call) =>
      downloadPaper(call, async (db, reader) =>
        paperOf(await getRequest(db, call.actor, call.params.id), reader),
      ),
  }),
  endpoint(
    sendContract,
    ({ db, actor, ports: { pdf }, body }) => prepareRequestEmail({ db, actor, pdf }, body.id),
    async ({ work, prepared }) => {
      const sent = await sendRequestEmail(work, prepared)
      return { data: { sent }, message: sentTo(sent) }
    },
  ),
]
