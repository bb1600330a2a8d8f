import { type Language, formatText, type Text } from '@pasok/domain/kernel/texts'
import * as calls from '@pasok/domain/requests/requests.contract'
import {
  copyRequest as copyContract,
  getRequestPdf,
  searchRequests as searchContract,
  sendRequestEmail as sendContract,
} from '@pasok/domain/requests/requests.contract'
import { requestCopyTexts } from '@pasok/domain/requests/requests.screen.texts'
import {
  getRequestInsights,
  listLastPurchases as listLastPurchasesContract,
} from '@pasok/domain/requests/insights/insights.contract'

import { paperOf } from '@pasok/domain/requests/paper/paper'

import { requestPdfTexts } from '@pasok/domain/requests/paper/pdf.texts'
import { requestTexts } from '@pasok/domain/requests/requests.texts'
import { databaseNow } from '../../db/database-now'
import { endpoint } from '../../http/endpoint'
import { assertOwnList, paged } from '../../http/lists'
import { downloadPaper } from '../../http/print-paper'
import { addItem } from './drafts/add-item'
import { copyRequest } from './drafts/copy-request'
import { approveRequest, rejectRequest } from './decide-request'
import { deleteRequest } from './move-request'
import { findInsights, getInsights, listLastPurchases } from './insights/insights.queries'
import { listOpenRequests, listRequests, searchRequests } from './requests.list.queries'
import { getRequest, getRequestItems } from './requests.queries'
import { saveRequest } from './drafts/save-request'
import { prepareRequestEmail, sendRequestEmail } from './send-request-email'
import { submitRequest } from './submit-request'
import { updateRequest } from './drafts/update-request'

function sentTo(count: number): Text {
  if (count === 1) return requestPdfTexts.sentOne
  const translate = (language: Language) =>
    formatText(requestPdfTexts.sentMany, language, { count })
  return { en: translate('en'), id: translate('id') }
}

export const requestEndpoints = [
  endpoint(calls.listRequests, async ({ db, actor, query }) =>
    paged(await listRequests(db, actor, query)),
  ),
  endpoint(searchContract, async ({ db, actor, query }) => {
    assertOwnList(actor.scope, query.id)
    return paged(await searchRequests(db, actor, query))
  }),
  endpoint(calls.listOpenRequests, async ({ db, actor }) => ({
    data: await listOpenRequests(db, actor),
  })),
  endpoint(calls.getRequestItems, async ({ db, actor, params }) => ({
    data: await getRequestItems(db, actor, params.id),
  })),
  endpoint(calls.getRequest, async ({ db, actor, params }) => ({
    data: await getRequest(db, actor, params.id),
  })),
  endpoint(calls.saveRequest, async ({ work, body }) => ({
    data: await saveRequest(work, body),
    message: requestTexts.saved,
  })),
  endpoint(calls.updateRequest, async ({ work, body }) => ({
    data: await updateRequest(work, body),
    message: requestTexts.saved,
  })),
  endpoint(calls.addItem, async ({ work, body }) => ({
    data: await addItem(work, body),
    message: requestTexts.itemAdded,
  })),
  endpoint(calls.submitRequest, async ({ work, params, body }) => {
    const { id } = await submitRequest(work, params.id, body)
    return { data: { _id: id, lastStatus: 'Submit' }, message: requestTexts.submitted }
  }),
  endpoint(calls.approveRequest, async ({ work, params, body }) => {
    const { id } = await approveRequest(work, params.id, body.note)
    return { data: { _id: id, lastStatus: 'Approved' }, message: requestTexts.approved }
  }),
  endpoint(calls.rejectRequest, async ({ work, params, body }) => {
    const { id } = await rejectRequest(work, params.id, body.note)
    return { data: { _id: id, lastStatus: 'Rejected' }, message: requestTexts.rejected }
  }),
  endpoint(calls.deleteRequest, async ({ work, params }) => {
    await deleteRequest(work, params.id)
    return { data: null, message: requestTexts.deleted }
  }),
  endpoint(
    getRequestInsights,
    ({ db, actor, ports: { index }, params }) => findInsights({ db, actor }, index, params.id),
    async ({ db, actor, params, prepared }) => ({
      data: await getInsights({ db, actor }, params.id, {
        similar: prepared,
        now: await databaseNow(db),
      }),
    }),
  ),
  endpoint(listLastPurchasesContract, async ({ db, actor, query }) => ({
    data: await listLastPurchases(db, actor, query.product_ids),
  })),
  endpoint(copyContract, async ({ work, params }) => ({
    data: await copyRequest(work, params.id),
    message: requestCopyTexts.copied,
  })),
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
