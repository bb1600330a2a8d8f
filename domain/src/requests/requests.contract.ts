import { z } from 'zod'
import { cartLineShape, itemIn, lineChangeShape, vendorsIn } from '../cart/cart.shapes'
import { buyerCall } from '../kernel/contract'
import { idShape, longText, pageShape, seenVersion, shortText } from '../kernel/shapes'
import { REQUESTS_PAGE_SIZE } from './requests.constants'
import { openRequestShape, requestRowShape, requestShape } from './requests.model'
import { searchShape, sortShape } from '../kernel/search'
import { REQUEST_RANGES, REQUEST_TOPICS } from './requests.list.topics'
import { mailRates } from '../identity/identity.constants'
import { paperContract } from '../kernel/paper.contract'

export const getRequestPdf = buyerCall({
  ...paperContract('request-pdf'),
  name: 'getRequestPdf',
  method: 'GET',
  path: '/purchase-request/:id/pdf',
  summary: 'A request by id or code as a PDF file, A4, in the user’s language',
  feature: 'requests.read',
  params: z.object({ id: idShape }),
})

export const sendRequestEmail = buyerCall({
  name: 'sendRequestEmail',
  method: 'POST',
  path: '/purchase-request/sendEmail',
  summary: "Mails a submitted request's PDF to its approvers",
  feature: 'requests.submit',
  errors: ['rule', 'illegal_move'],
  body: z.object({ id: idShape }),
  rates: [
    ...mailRates('mail-request', 'id'),
    { name: 'mail-request', per: 'person', max: 20, seconds: 3600 },
  ],
  data: z.object({
    sent: z.number(),
  }),
})

export const searchRequests = buyerCall({
  name: 'searchRequests',
  method: 'GET',
  path: '/purchase-request',
  summary:
    "The company's requests, newest first; by vendor, code, author, department, status or date",
  feature: 'requests.read',
  query: z.object({
    /** The buyer's id. */
    id: idShape.optional(),
    ...pageShape(REQUESTS_PAGE_SIZE),
    ...searchShape(REQUEST_TOPICS, REQUEST_RANGES),
    sort: sortShape,
  }),
  data: z.array(requestRowShape),
  paged: true,
})

export const copyRequest = buyerCall({
  name: 'copyRequest',
  method: 'POST',
  path: '/purchase-request/copy/:id',
  summary: "Copies a rejected request into a new draft, at today's prices",
  feature: 'requests.create',
  errors: ['rule', 'illegal_move'],
  params: z.object({ id: idShape }),
  data: z.object({
    _id: z.string(),
    code_pr: z.string(),
    version: z.number(),
    total: z.number(),
    left_out: z.array(z.object({ productId: z.string(), name: z.string() })),
    /** The original's department, when the copy could not keep it. */
    department_left: z.string().nullable(),
    /** The name of the copy's address, when the original's address was removed. */
    address_instead: z.string().nullable(),
  }),
})

const content = {
  /** The company itself, as in the save payload of Spec 1 §3; any other company results in `not_found`. */
  buyer: z.object({ _id: idShape.optional() }).optional(),
  /** `generic`, which responses contain for no department, is accepted as none. */
  department: idShape.nullish(),
  /** Matched by `_id`, otherwise by name within the company. */
  address: z.object({ _id: idShape.optional(), name: shortText.optional() }),
  vendors: vendorsIn,
}
const saved = z.object({
  _id: z.string(),
  code_pr: z.string(),
  version: z.number(),
  total: z.number(),
})
const byId = { params: z.object({ id: idShape }) }

export const saveRequest = buyerCall({
  name: 'saveRequest',
  method: 'POST',
  path: '/purchase-request',
  summary: 'Saves the cart as a new draft; figures are computed by the server',
  feature: 'requests.create',
  errors: ['rule'],
  body: z.object(content),
  data: saved,
})

export const updateRequest = buyerCall({
  name: 'updateRequest',
  method: 'PUT',
  path: '/purchase-request',
  summary: 'Saves a draft again; a stale `version` is refused',
  feature: ['requests.edit', 'requests.create'],
  // Users who may create requests can edit their own drafts.
  errors: ['rule', 'illegal_move', 'stale_version'],
  body: z.object({ ...content, id: idShape, version: seenVersion }),
  data: saved.extend({
    /** The changes of the remaining items since the last save, which this save adopts. */
    changes: z.array(lineChangeShape),
  }),
})

export const addItem = buyerCall({
  name: 'addItem',
  method: 'PUT',
  path: '/purchase-request/addItem',
  summary: 'Adds an item to a draft, or increases its quantity; other items do not change',
  feature: ['requests.edit', 'requests.create'],
  // Users who may create requests can edit their own drafts.
  errors: ['rule', 'illegal_move', 'stale_version'],
  body: z.object({ id: idShape, version: seenVersion, item: itemIn }),
  data: saved.extend({
    /** The item's total quantity in the draft. */
    quantity: z.number(),
  }),
})

export const submitRequest = buyerCall({
  name: 'submitRequest',
  method: 'PUT',
  path: '/purchase-request/submit/:id',
  summary: 'Submits a draft for approval; changes since its save must be accepted first',
  feature: 'requests.submit',
  errors: ['rule', 'illegal_move', 'stale_version', 'changed'],
  ...byId,
  body: z
    .object({
      /** The `changes_digest` of the changes that the user saw and accepted. */
      accepted: z.string().max(64).optional(),
      version: seenVersion,
    })
    .prefault({}),
  data: z.object({ _id: z.string(), lastStatus: z.string() }),
})

export const approveRequest = buyerCall({
  name: 'approveRequest',
  method: 'PUT',
  path: '/purchase-request/approved/:id',
  summary:
    'Approves a request, reserves stock and creates one order per vendor, in one transaction',
  feature: 'requests.decide',
  errors: ['rule', 'illegal_move'],
  ...byId,
  body: z.object({ note: longText.default('') }).prefault({}),
  data: z.object({ _id: z.string(), lastStatus: z.string() }),
})

export const rejectRequest = buyerCall({
  name: 'rejectRequest',
  method: 'PUT',
  path: '/purchase-request/reject/:id',
  summary: 'Rejects a request; the note is required',
  feature: 'requests.decide',
  errors: ['rule', 'illegal_move'],
  ...byId,
  body: z.object({ note: longText.default('') }).prefault({}),
  data: z.object({ _id: z.string(), lastStatus: z.string() }),
})

export const deleteRequest = buyerCall({
  name: 'deleteRequest',
  method: 'DELETE',
  path: '/purchase-request/:id',
  summary: 'Deletes a draft',
  feature: 'requests.delete',
  errors: ['illegal_move'],
  ...byId,
  data: z.null(),
})

export const listRequests = buyerCall({
  name: 'listRequests',
  method: 'GET',
  path: '/purchase-request/paginate/:buyer_id',
  summary: "The company's requests, newest first",
  feature: 'requests.read',
  params: z.object({ buyer_id: idShape }),
  query: z.object(pageShape(REQUESTS_PAGE_SIZE)),
  data: z.array(requestRowShape),
  paged: true,
})

export const listOpenRequests = buyerCall({
  name: 'listOpenRequests',
  method: 'GET',
  path: '/purchase-request/Open/:buyer_id/getByStatus',
  summary: "The company's drafts that the current user may edit, the latest changed first",
  feature: ['requests.edit', 'requests.create'],
  // Users who may create requests can edit their own drafts.
  params: z.object({ buyer_id: idShape }),
  data: z.array(openRequestShape),
})

export const getRequest = buyerCall({
  name: 'getRequest',
  method: 'GET',
  path: '/purchase-request/:id',
  summary: 'A request by id or code, with items, history and changes since its save',
  feature: 'requests.read',
  ...byId,
  data: requestShape,
})

export const getRequestItems = buyerCall({
  name: 'getRequestItems',
  method: 'GET',
  path: '/purchase-request/Items/:id',
  summary: "A draft as cart lines at today's prices, with changes since its save",
  feature: ['requests.edit', 'requests.create'],
  // Users who may create requests can edit their own drafts.
  errors: ['illegal_move'],
  ...byId,
  data: z.object({
    _id: z.string(),
    code_pr: z.string(),
    version: z.number(),
    updatedAt: z.string(),
    department: z.string(),
    department_id: z.string().nullable(),
    address_id: z.string(),
    items: z.array(cartLineShape),
    changes: z.array(lineChangeShape),
    changes_digest: z.string(),
  }),
})
