import type { BuyerActor } from '../src/db/actor'
import type { Trx } from '../src/db/db'
import { approveRequest, rejectRequest } from '../src/chapters/requests/decide-request'
import { saveRequest } from '../src/chapters/requests/drafts/save-request'
import { submitRequest } from '../src/chapters/requests/submit-request'
import { actorOf } from './actor-of'
import type { DemoRequest } from './demo-request'
import { demoRequests } from './demo-requests'
import { findItems } from './find-items'
import { buyerWork, sidesOf, type Load } from './order-sides'

const DAY = 86_400_000
const MINUTE = 60_000

/**
 * Creates the missing requests and orders of the first demo company, by its users and vendors
 * through the product's own commands; each request with all its consequences is one transaction.
 */
export async function loadRequests(load: Load): Promise<void> {
  const purchasing = await actorOf(load.db, 'purchasing@nusantara.test')
  const made = await load.db
    .selectFrom('code_counters')
    .select((eb) => eb.fn.sum<string>('last').as('count'))
    .where('company_id', '=', purchasing.scope.id)
    .where('kind', '=', 'PR')
    .executeTakeFirst()
  for (const request of demoRequests.slice(Number(made?.count ?? 0)))
    await load.db.transaction().execute((trx) => loadRequest(trx, load, purchasing, request))
}

async function loadRequest(
  trx: Trx,
  load: Load,
  purchasing: BuyerActor,
  request: DemoRequest,
): Promise<void> {
  const savedAt = new Date(Date.now() - request.daysAgo * DAY - 90 * MINUTE)
  const as = (actor: BuyerActor, minutes: number) =>
    buyerWork(trx, load, actor, new Date(savedAt.getTime() + minutes * MINUTE))
  const body = await payloadOf(trx, purchasing, request)
  if (body.vendors.every(({ packages }) => packages.items.length === 0)) return
  const { _id: id } = await saveRequest(as(purchasing, 0), body)
  if (request.fate === 'open') return
  await submitRequest(as(purchasing, 10), id, {})
  if (request.fate === 'submitted') return
  const approver = as(await actorOf(load.db, 'approver@nusantara.test'), 60)
  if (request.fate === 'rejected') {
    await rejectRequest(approver, id, 'Masih ada stok di gudang Bandung.')
    return
  }
  await approveRequest(approver, id, '')
  const { vendor, after } = request
  if (vendor && after) await after(await sidesOf(trx, load, { requestId: id, vendor, savedAt }))
}

async function payloadOf(trx: Trx, actor: BuyerActor, request: DemoRequest) {
  const address = await trx
    .selectFrom('addresses')
    .select(['id', 'city_id'])
    .where('buyer_id', '=', actor.scope.id)
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow()
  const department = await trx
    .selectFrom('departments')
    .select('id')
    .where('buyer_id', '=', actor.scope.id)
    .where('name', '=', request.department ?? '')
    .executeTakeFirst()
  const items = await findItems(trx, request.words, address.city_id, request.vendor)
  return {
    department: department?.id ?? null,
    address: { _id: address.id },
    vendors: [{ packages: { items } }],
  }
}
