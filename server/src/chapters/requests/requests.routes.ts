import * as calls from '@pasok/domain/requests/requests.contract'
import { searchRequests as searchContract } from '@pasok/domain/requests/requests.list.contract'
import { requestTexts } from '@pasok/domain/requests/requests.texts'
import { endpoint } from '../../http/endpoint'
import { assertOwnList } from '../../http/own-list'
import { addItem } from './add-item'
import { approveRequest, rejectRequest } from './decide-request'
import { deleteRequest } from './delete-request'
import { listOpenRequests, listRequests, searchRequests } from './requests.list.queries'
import { getRequest, getRequestItems } from './requests.queries'
import { saveRequest } from './save-request'
import { submitRequest } from './submit-request'
import { updateRequest } from './update-request'

export const requestEndpoints = [
  endpoint(calls.listRequests, async ({ db, actor, query }) => {
    const { rows, ...counted } = await listRequests(db, actor, query)
    return { data: rows, ...counted }
  }),
  endpoint(searchContract, async ({ db, actor, query }) => {
    assertOwnList(actor.scope, query.id)
    const { rows, ...counted } = await searchRequests(db, actor, query)
    return { data: rows, ...counted }
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
]
