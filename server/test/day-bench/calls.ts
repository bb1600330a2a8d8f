import { SEARCH_APPLICATION } from '@pasok/domain/identity/identity.constants'
import type { Day, Good, Worker, WorkingCompany } from './fill-companies'

export interface BenchCall {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

export interface AtWork extends WorkingCompany {
  drafts: { id: string; version: number }[]
  submitted: string[]
  sendMessage: (text: string) => Promise<void>
}

type Send = (call: BenchCall) => Promise<unknown>

export interface Kind {
  name: string
  share: number
  work: (send: Send, company: AtWork, day: Day) => Promise<unknown>
}

const one = <T>(all: readonly T[]): T => {
  const found = all[Math.floor(Math.random() * all.length)]
  if (found === undefined) throw new Error('nothing to choose from')
  return found
}

const WORDS = ['kertas', 'helm', 'kabel', 'meja', 'bor', 'sarung tangan', 'tinta', 'kursi', 'sabun']

const get =
  (pathOf: (company: AtWork, day: Day) => string, tokenOf: (company: AtWork) => string) =>
  (send: Send, company: AtWork, day: Day) =>
    send({ method: 'GET', path: pathOf(company, day), token: tokenOf(company) })
const requester = ({ requester: { access } }: AtWork) => access
const decider = ({ decider: { access } }: AtWork) => access
const withId =
  (who: 'requester' | 'decider') =>
  (company: AtWork): string =>
    (company[who] satisfies Worker).id

const searchKeys = new WeakMap<Worker, Promise<unknown>>()

/** Returns the search key of a worker's session, requested once, as by a screen. */
async function searchKeyOf(send: Send, worker: Worker): Promise<string> {
  const path = '/api/search/key'
  const pending = searchKeys.get(worker) ?? send({ method: 'GET', path, token: worker.access })
  searchKeys.set(worker, pending)
  const { data } = (await pending) as { data: { api_key: string } }
  return data.api_key
}

/** Searches with words as typed, among the products delivered to the company. */
const search = async (send: Send, company: AtWork, { city }: Day) =>
  send({
    method: 'POST',
    path: '/1/indexes/*/queries',
    headers: {
      'x-algolia-application-id': SEARCH_APPLICATION,
      'x-algolia-api-key': await searchKeyOf(send, company.requester),
    },
    body: {
      requests: [
        {
          indexName: 'products',
          query: one(WORDS).slice(0, 2 + Math.floor(Math.random() * 8)),
          filters: `warehouse_detail.coverage:"${city}"`,
          facets: ['brand', 'vendor_name', 'categories.lvl0'],
          hitsPerPage: 9,
        },
      ],
    },
  })

const cartOf = ({ addressId }: AtWork, goods: readonly Good[]) => ({
  department: null,
  address: { _id: addressId },
  vendors: [
    { packages: { items: goods.map(({ id, minimum }) => ({ productId: id, quantity: minimum })) } },
  ],
})

interface Saved {
  data: { _id: string; version: number }
}

async function save(send: Send, company: AtWork, { goods }: Day): Promise<void> {
  const chosen = new Map([one(goods), one(goods), one(goods)].map((good) => [good.id, good]))
  const body = cartOf(company, [...chosen.values()])
  const draft = company.drafts[0]
  const isNew = draft === undefined || company.drafts.length < 3
  // Removes the draft from the list, so that no other worker uses it meanwhile.
  if (!isNew) company.drafts.shift()
  const { data } = (await send({
    method: isNew ? 'POST' : 'PUT',
    path: '/api/purchase-request',
    token: company.requester.access,
    body: isNew ? body : { ...body, ...draft },
  })) as Saved
  company.drafts.push({ id: data._id, version: data.version })
}

async function submit(send: Send, company: AtWork, day: Day): Promise<void> {
  const draft = company.drafts.shift()
  if (!draft) return save(send, company, day)
  const path = `/api/purchase-request/submit/${draft.id}`
  await send({ method: 'PUT', path, token: company.requester.access, body: {} })
  company.submitted.push(draft.id)
}

async function decide(send: Send, company: AtWork, day: Day): Promise<void> {
  const id = company.submitted.shift()
  if (id === undefined) return submit(send, company, day)
  const isGood = Math.random() < 0.9
  const path = `/api/purchase-request/${isGood ? 'approved' : 'reject'}/${id}`
  const body = { note: isGood ? '' : 'Not this month' }
  await send({ method: 'PUT', path, token: company.decider.access, body })
}

/**
 * The activities of a day of purchasing: mostly reading (searches, lists, single documents), a
 * tenth saves drafts, and few submit, decide or write messages. Sockets notify others of each
 * change (`load.ts`), and their screens reload.
 */
export const DAY: readonly Kind[] = [
  { name: 'search', share: 20, work: search },
  {
    name: 'product',
    share: 8,
    work: get((_, { goods }) => `/api/product/by/${one(goods).slug}`, requester),
  },
  {
    name: 'cart lines',
    share: 5,
    work: (send, { requester: { access } }, { goods }) =>
      send({
        method: 'POST',
        path: '/api/cart/lines',
        token: access,
        body: {
          items: [one(goods), one(goods)].map(({ id, minimum }) => ({
            productId: id,
            quantity: minimum,
          })),
        },
      }),
  },
  { name: 'save', share: 12, work: save },
  { name: 'submit', share: 4, work: submit },
  { name: 'decide', share: 4, work: decide },
  {
    name: 'list of requests',
    share: 12,
    work: get(({ companyId }) => `/api/purchase-request/paginate/${companyId}?skip=0`, requester),
  },
  {
    name: 'requests to decide',
    share: 4,
    work: get(() => '/api/purchase-request?searchTopic=lastStatus&searchValue=Submit', decider),
  },
  {
    name: 'list of orders',
    share: 8,
    work: get(
      ({ companyId }) => `/api/purchase-order/rows?id=${companyId}&lastStatus=New`,
      requester,
    ),
  },
  {
    name: 'list of invoices',
    share: 4,
    work: get(({ companyId }) => `/api/invoice/Buyer?id=${companyId}`, withId('decider')),
  },
  {
    name: 'home',
    share: 5,
    work: get(({ companyId }) => `/api/report/dashboard/buyer?buyer_id=${companyId}`, decider),
  },
  { name: 'notifications', share: 6, work: get(() => '/live/notif/count', decider) },
  { name: 'settings', share: 3, work: get(() => '/api/user-buyer/setting', withId('requester')) },
  { name: 'conversations', share: 2, work: get(() => '/api/chats', requester) },
  {
    name: 'message',
    share: 3,
    work: (_, { sendMessage }) => sendMessage('When does the next delivery come?'),
  },
]

export function chooseKind(kinds: readonly Kind[]): Kind {
  let left = Math.random() * kinds.reduce((sum, { share }) => sum + share, 0)
  return kinds.find(({ share }) => (left -= share) < 0) ?? one(kinds)
}
