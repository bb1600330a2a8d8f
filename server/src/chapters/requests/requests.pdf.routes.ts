import { Readable } from 'node:stream'
import { say, type Language, type Text } from '@pasok/domain/kernel/texts'
import {
  getRequestPdf,
  sendRequestEmail as sendContract,
} from '@pasok/domain/requests/requests.pdf.contract'
import { paperFileName } from '@pasok/domain/requests/requests.paper.parts'
import { requestPdfTexts } from '@pasok/domain/requests/requests.pdf.texts'
import { endpoint } from '../../http/endpoint'
import { makeFile } from './requests.pdf'
import { getRequest } from './requests.queries'
import { prepareRequestEmail, sendRequestEmail } from './send-request-email'

function sentTo(count: number): Text {
  if (count === 1) return requestPdfTexts.sentOne
  const tell = (language: Language) => say(requestPdfTexts.sentMany, language, { count })
  return { en: tell('en'), id: tell('id') }
}

export const requestPdfEndpoints = [
  endpoint(getRequestPdf, {
    download: async ({ snapshot, actor, ports: { pdf }, params, language }) => {
      const request = await snapshot((db) => getRequest(db, actor, params.id))
      const content = await makeFile(request, { actor, pdf, language })
      return { name: paperFileName(request.code_pr), body: Readable.from([content]) }
    },
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
