import { Readable } from 'node:stream'
import { say, type Language, type Text } from '@pasok/domain/kernel/texts'
import { copyRequest as copyContract } from '@pasok/domain/requests/requests.copy.contract'
import { requestCopyTexts } from '@pasok/domain/requests/requests.copy.texts'
import { getRequestInsights } from '@pasok/domain/requests/requests.insights.contract'
import {
  getRequestPdf,
  sendRequestEmail as sendContract,
} from '@pasok/domain/requests/requests.pdf.contract'
import { requestPdfTexts } from '@pasok/domain/requests/requests.pdf.texts'
import { endpoint } from '../../http/endpoint'
import { copyRequest } from './copy-request'
import { getInsights } from './requests.insights.queries'
import { paperName, paperOf } from './requests.paper'
import { getRequest } from './requests.queries'
import { prepareRequestEmail, sendRequestEmail } from './send-request-email'

function sentTo(count: number): Text {
  if (count === 1) return requestPdfTexts.sentOne
  const tell = (language: Language) => say(requestPdfTexts.sentMany, language, { count })
  return { en: tell('en'), id: tell('id') }
}

export const requestDecisionEndpoints = [
  endpoint(getRequestInsights, async ({ db, actor, ports: { index }, params }) => ({
    data: await getInsights({ db, actor, index, now: new Date() }, params.id),
  })),
  endpoint(copyContract, async ({ work, params }) => ({
    data: await copyRequest(work, params.id),
    message: requestCopyTexts.copied,
  })),
  endpoint(getRequestPdf, {
    download: async ({ db, actor, ports: { pdf }, params, language }) => {
      const request = await getRequest(db, actor, params.id)
      const { timeZone } = actor.company
      const content = await pdf.render(paperOf(request, { language, timeZone }))
      return { name: paperName(request), body: Readable.from([content]) }
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
