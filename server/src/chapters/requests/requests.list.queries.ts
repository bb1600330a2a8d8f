import type { QueryOf } from '@pasok/domain/kernel/contract'
import type { Counted, Page } from '@pasok/domain/kernel/envelope'
import { readOneOf, readSearch, withoutNeedless } from '@pasok/domain/kernel/search'
import { holdsForAll, isOwnRequest } from '@pasok/domain/requests/requests.abilities'
import { MOST_OPEN_SHOWN } from '@pasok/domain/requests/requests.constants'
import type { searchRequests as contract } from '@pasok/domain/requests/requests.list.contract'
import {
  LISTED_STATES,
  OWN_DRAFTS,
  OWN_REJECTED,
  TO_DECIDE,
} from '@pasok/domain/requests/requests.list.topics'
import type { OpenRequest, RequestRow } from '@pasok/domain/requests/requests.model'
import { rejectedSince } from '@pasok/domain/requests/requests.own'
import { databaseNow } from '../../db/database-now'
import type { BuyerActor } from '../../db/actor'
import type { Reader } from '../../db/db'
import { countKept } from '../../db/document-counts'
import { pageOfFound } from '../../db/document-search'
import { countRows, type PageOf } from '../../db/paged-list'
import { listHistories } from '../../db/history'
import type { BuyerScope } from '../../db/scope'
import { withAddressesToday } from './draft-choices'
import {
  listOpenRecords,
  listRequestRecords,
  matchingRequests,
  type ListedRecord,
  type RequestSearch,
} from './requests.list.store'
import { presentOpenAddress, presentRow } from './requests.present'
import { listHands } from './requests.store'

/** The whole list, or one status of it: known without counting. Nothing for all else. */
function statesCounted({
  find,
  from,
  before,
  notThrough,
  author,
}: RequestSearch): readonly string[] | undefined {
  if (from || before || notThrough !== undefined || author !== undefined) return undefined
  if (!find) return LISTED_STATES
  return find.topic === 'lastStatus' ? [find.value] : undefined
}

async function keptCount(
  db: Reader,
  scope: BuyerScope,
  search: RequestSearch,
): Promise<Counted | undefined> {
  const states = statesCounted(search)
  return states && countKept(db, scope, 'request', states)
}

/** A page of the company's requests, newest first: four statements whatever its length. */
async function pageOf(
  db: Reader,
  actor: BuyerActor,
  search: RequestSearch,
  page: PageOf,
): Promise<Page<RequestRow>> {
  const { scope } = actor
  return pageOfFound(
    await keptCount(db, scope, search),
    async () => ({ count: await countRows(db, matchingRequests(db, scope, search)) }),
    async (counted) =>
      rowsOf(db, actor, await listRequestRecords(db, scope, search, page, counted)),
  )
}

export const listRequests = (
  db: Reader,
  actor: BuyerActor,
  page: PageOf,
): Promise<Page<RequestRow>> => pageOf(db, actor, {}, page)

/** Searched for by a status that there is, by what waits for this person's decision, or by what is theirs. */
async function ofStatus(
  db: Reader,
  search: RequestSearch,
  actor: BuyerActor,
): Promise<RequestSearch> {
  const { find } = search
  if (find?.topic !== 'lastStatus') return search
  const { topic, value } = find
  const { userId } = actor
  if (value === OWN_DRAFTS) return { ...search, find: { topic, value: 'Open' }, author: userId }
  if (value === OWN_REJECTED) {
    const since = rejectedSince(await databaseNow(db), actor.company.timeZone)
    const from = search.from && search.from > since ? search.from : since
    return { ...search, from, find: { topic, value: 'Rejected' }, author: userId }
  }
  if (value !== TO_DECIDE)
    return { ...search, find: { topic, value: readOneOf(value, LISTED_STATES) } }
  const notThrough = isOwnRequest(actor, { hands: [userId] }) ? userId : undefined
  return { ...search, find: { topic, value: 'Submit' }, notThrough }
}

/**
 * A page of those that are searched for.
 * @throws AppError `bad_request` for a search that is incomplete, a time or status that is none.
 */
export async function searchRequests(
  db: Reader,
  actor: BuyerActor,
  query: QueryOf<typeof contract>,
): Promise<Page<RequestRow>> {
  const { timeZone, code } = actor.company
  const search = withoutNeedless(readSearch(query, timeZone), { code_pr: 'PR' }, code)
  return pageOf(db, actor, await ofStatus(db, search, actor), query)
}

async function rowsOf(
  db: Reader,
  actor: BuyerActor,
  records: readonly ListedRecord[],
): Promise<RequestRow[]> {
  const ids = records.map(({ id }) => id)
  const [hands, histories] = await Promise.all([
    listHands(db, actor.scope, ids),
    listHistories(db, actor.scope, ids),
  ])
  return records.map((record) =>
    presentRow(record, {
      actor,
      hands: hands.get(record.id) ?? [],
      statuses: histories.get(record.id) ?? [],
    }),
  )
}

/** Drafts that may be added to, the latest changed first: four queries whatever their number. */
export async function listOpenRequests(db: Reader, actor: BuyerActor): Promise<OpenRequest[]> {
  // Others' would take the room of one's own.
  const author = holdsForAll(actor, 'edit') ? undefined : actor.userId
  const found = await listOpenRecords(db, actor.scope, { author, most: MOST_OPEN_SHOWN })
  const records = await withAddressesToday(db, actor.scope, found)
  const rows = await rowsOf(db, actor, records)
  return rows.flatMap((row, at) => {
    const record = records[at]
    return record && row.actions.edit ? { ...row, address: presentOpenAddress(record) } : []
  })
}
