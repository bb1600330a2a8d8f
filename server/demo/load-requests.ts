import type { BuyerActor } from '../src/db/actor'
import type { Db } from '../src/db/db'
import type { Subscriptions } from '../src/db/work'
import type { BuyerWork } from '../src/db/move'
import { transact } from '../src/http/transaction'
import { approveRequest } from '../src/chapters/requests/approve-request'
import { rejectRequest } from '../src/chapters/requests/reject-request'
import { saveRequest } from '../src/chapters/requests/save-request'
import { submitRequest } from '../src/chapters/requests/submit-request'
import { actorOf } from './actor-of'
import { findItems } from './find-items'

type Fate = 'open' | 'submitted' | 'approved' | 'rejected'

interface DemoRequest {
  /** What is searched for, one line each, with its quantity. */
  words: readonly (readonly [string, number])[]
  department: string | null
  fate: Fate
  daysAgo: number
}

const REQUESTS: readonly DemoRequest[] = [
  {
    words: [
      ['Kertas HVS', 40],
      ['Pulpen', 24],
      ['Pembersih', 6],
    ],
    department: 'Operations',
    fate: 'approved',
    daysAgo: 12,
  },
  {
    words: [
      ['Sarung Tangan', 20],
      ['Helm', 10],
    ],
    department: 'Operations',
    fate: 'approved',
    daysAgo: 8,
  },
  {
    words: [
      ['Kopi', 12],
      ['Teh', 8],
      ['Gula', 10],
    ],
    department: 'General Affairs',
    fate: 'approved',
    daysAgo: 5,
  },
  { words: [['Kursi', 4]], department: null, fate: 'rejected', daysAgo: 4 },
  {
    words: [
      ['Toner', 2],
      ['Kertas HVS', 20],
    ],
    department: 'General Affairs',
    fate: 'submitted',
    daysAgo: 2,
  },
  {
    words: [
      ['Kabel', 10],
      ['Lampu', 30],
    ],
    department: 'Operations',
    fate: 'submitted',
    daysAgo: 1,
  },
  {
    words: [
      ['Lakban', 36],
      ['Kardus', 50],
    ],
    department: 'Operations',
    fate: 'open',
    daysAgo: 0,
  },
]

const DAY = 86_400_000
const MINUTE = 60_000

/** What is missing of the first demo company's requests, made by its own people through the product's own commands. */
export async function loadRequests(db: Db, subscriptions: Subscriptions): Promise<void> {
  const purchasing = await actorOf(db, 'purchasing@nusantara.test')
  const approver = await actorOf(db, 'approver@nusantara.test')
  const made = await db
    .selectFrom('code_counters')
    .select((eb) => eb.fn.sum<string>('last').as('count'))
    .where('company_id', '=', purchasing.scope.id)
    .where('kind', '=', 'PR')
    .executeTakeFirst()
  for (const request of REQUESTS.slice(Number(made?.count ?? 0))) {
    const savedAt = new Date(Date.now() - request.daysAgo * DAY - 90 * MINUTE)
    const as = <Result>(
      actor: BuyerActor,
      minutes: number,
      command: (work: BuyerWork) => Promise<Result>,
    ) => {
      const now = new Date(savedAt.getTime() + minutes * MINUTE)
      const caller = { actor, scope: actor.scope, requestId: 'demo', address: 'demo', now }
      return transact(db, subscriptions, caller, (work) => command({ ...work, actor }))
    }
    const body = await payloadOf(db, purchasing, request)
    if (body.vendors.every(({ packages }) => packages.items.length === 0)) continue
    const { _id: id } = await as(purchasing, 0, (work) => saveRequest(work, body))
    if (request.fate === 'open') continue
    await as(purchasing, 10, (work) => submitRequest(work, id, {}))
    if (request.fate === 'approved') await as(approver, 60, (work) => approveRequest(work, id, ''))
    if (request.fate === 'rejected')
      await as(approver, 60, (work) => rejectRequest(work, id, 'Masih ada stok di gudang Bandung.'))
  }
}

async function payloadOf(db: Db, actor: BuyerActor, request: DemoRequest) {
  const address = await db
    .selectFrom('addresses')
    .select(['id', 'city_id'])
    .where('buyer_id', '=', actor.scope.id)
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow()
  const department = await db
    .selectFrom('departments')
    .select('id')
    .where('buyer_id', '=', actor.scope.id)
    .where('name', '=', request.department ?? '')
    .executeTakeFirst()
  const items = await findItems(db, request.words, address.city_id)
  return {
    department: department?.id ?? null,
    address: { _id: address.id },
    vendors: [{ packages: { items } }],
  }
}
