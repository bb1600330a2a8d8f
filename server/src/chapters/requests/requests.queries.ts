import { notIn } from '@pasok/domain/kernel/moves'
import { followChanges } from '@pasok/domain/cart/cart.changes'
import { failure, getFound, notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { canEdit } from '@pasok/domain/requests/requests.abilities'
import { NO_DEPARTMENT } from '@pasok/domain/team/team.constants'
import type { PurchaseRequest } from '@pasok/domain/requests/requests.model'
import type { BuyerActor } from '../../db/actor'
import type { Reader } from '../../db/db'
import { listHistories } from '../../db/history'
import { cartLinesOf } from '../cart/pricing/lines'
import { listOffers } from '../catalog/catalog.store'
import { findBuyer } from '../company/company.store'
import { listUsersWith } from '../team/roles/users-with-feature'
import { findMember } from '../team/users/users.store'
import { changesOf, digestOf } from '../cart/pricing/changes'
import { withAddressesToday } from './drafts/draft-choices'
import {
  listDecisions,
  findRequest,
  listContributors,
  listLines,
  listRequestVendors,
  type RequestRecord,
} from './requests.store'
import { presentRequest } from './requests.present'

/** Returns a request by id or code. @throws AppError `not_found`. */
export async function getRecord(
  db: Reader,
  actor: BuyerActor,
  idOrCode: string,
): Promise<RequestRecord> {
  const by = isId(idOrCode) ? { id: idOrCode } : { code: idOrCode }
  return getFound(await findRequest(db, actor.scope, by), 'id')
}

/**
 * Returns the changes since the last save while a request is not decided; for a draft also the saved changes
 * that were not accepted yet.
 */
async function changesSinceSaved(db: Reader, actor: BuyerActor, record: RequestRecord) {
  const [lines, vendors] = await Promise.all([
    listLines(db, actor.scope, record.id),
    listRequestVendors(db, actor.scope, record.id),
  ])
  const isPending = record.last_status === 'Open' || record.last_status === 'Submit'
  if (!isPending) return { lines, vendors, changes: [], offers: [] }
  const offers = await listOffers(
    db,
    actor.scope,
    lines.map((line) => line.product_id),
  )
  const changes = changesOf(lines, vendors, offers)
  if (record.last_status === 'Submit') return { lines, vendors, changes, offers }
  return { lines, vendors, changes: followChanges(record.unaccepted, changes), offers }
}

/** Returns a request by id or code with everything that its page shows. @throws AppError `not_found`. */
export async function getRequest(
  db: Reader,
  actor: BuyerActor,
  idOrCode: string,
): Promise<PurchaseRequest> {
  const { scope } = actor
  const record = await getRecord(db, actor, idOrCode)
  const isDraft = record.last_status === 'Open'
  const [
    [shown = record],
    { lines, vendors, changes },
    contributors,
    histories,
    decisions,
    buyer,
    member,
    deciders,
  ] = await Promise.all([
    isDraft ? withAddressesToday(db, scope, [record]) : [record],
    changesSinceSaved(db, actor, record),
    listContributors(db, scope, [record.id]),
    listHistories(db, scope, [record.id]),
    listDecisions(db, scope, record.id),
    findBuyer(db, scope),
    findMember(db, scope, actor.userId),
    listUsersWith(db, scope, 'requests.decide'),
  ])
  if (!buyer) throw notFound()
  return presentRequest(shown, {
    actor,
    contributors: contributors.get(record.id) ?? [],
    statuses: histories.get(record.id) ?? [],
    deciders,
    buyer,
    ownerEmail: member?.owner_email ?? '',
    vendors,
    lines,
    decisions,
    changes,
    changesDigest: digestOf(changes),
  })
}

/**
 * Returns a draft for the cart: its lines and the changes since they were saved. @throws AppError `not_found`;
 * `illegal_move` when it is no longer Open; `forbidden`.
 */
export async function getRequestItems(db: Reader, actor: BuyerActor, idOrCode: string) {
  const record = await getRecord(db, actor, idOrCode)
  if (record.last_status !== 'Open') throw notIn('request', record.code, record.last_status)
  const snapshot = { state: record.last_status, author: record.created_by }
  if (!canEdit(actor, snapshot)) throw failure('forbidden')
  const { lines, changes, offers } = await changesSinceSaved(db, actor, record)
  return {
    _id: record.id,
    code_pr: record.code,
    version: record.version,
    updatedAt: record.updated_at.toISOString(),
    department: record.department_name ?? NO_DEPARTMENT,
    department_id: record.department_id,
    address_id: record.address_id,
    items: await cartLinesOf(db, actor.scope, lines, offers),
    changes,
    changes_digest: digestOf(changes),
  }
}
