import type { QueryOf } from '@pasok/domain/kernel/contract'
import type { Counted, Page } from '@pasok/domain/kernel/envelope'
import { isWholeList, readOneOf, readSearch, withoutNeedless } from '@pasok/domain/kernel/search'
import { mayForAll, isOwnRequest, rejectedSince } from '@pasok/domain/requests/requests.abilities'
import { MAX_OPEN_SHOWN } from '@pasok/domain/requests/requests.constants'
import type { searchRequests as contract } from '@pasok/domain/requests/requests.contract'
import {
  LISTED_STATES,
  OWN_DRAFTS,
  OWN_REJECTED,
  TO_DECIDE,
} from '@pasok/domain/requests/requests.list.topics'
import type { OpenRequest, RequestRow } from '@pasok/domain/requests/requests.model'
import type { RequestState } from '@pasok/domain/requests/requests.states'

import { databaseNow } from '../../db/database-now'
import type { BuyerActor } from '../../db/actor'
import type { Reader } from '../../db/db'
import { countStored } from '../../db/document-counts'
import { pageOfFound } from '../../db/document-search'
import { countRows, type PageOf } from '../../db/paged-list'
import { listHistories } from '../../db/history'
import type { BuyerScope } from '../../db/scope'
import { listUsersWith } from '../team/roles/users-with-feature'
import { withAddressesToday } from './drafts/draft-choices'
import {
  listOpenRecords,
  listRequestRecords,
  matchingRequests,
  type ListedRecord,
  type RequestSearch,
} from './requests.list.store'
import { presentOpenAddress, presentRow } from './requests.present'
import { listContributors } from './requests.store'

/** Returns the statuses of a list whose size is stored: all statuses or a single one. */
function statesCounted(search: RequestSearch): readonly string[] | undefined {
  const { criteria, notThrough, author, ...others } = search
  if (notThrough !== undefined || author !== undefined) return undefined
  const [first, ...more] = criteria
  if (!isWholeList({ ...others, criteria: more })) return undefined
  if (!first) return LISTED_STATES
  return first.topic === 'lastStatus' ? [first.value] : undefined
}

function findStoredCount(
  db: Reader,
  scope: BuyerScope,
  search: RequestSearch,
): (() => Promise<Counted>) | undefined {
  const states = statesCounted(search)
  return states && (() => countStored(db, scope, 'request', states))
}

/** Lists a page of the company's requests, newest first, in five statements. */
async function pageOf(
  db: Reader,
  actor: BuyerActor,
  search: RequestSearch,
  page: PageOf,
): Promise<Page<RequestRow>> {
  const { scope } = actor
  return pageOfFound(
    findStoredCount(db, scope, search),
    async () => ({ count: await countRows(db, matchingRequests(db, scope, search)) }),
    async (counted) =>
      rowsOf(db, actor, await listRequestRecords(db, scope, search, page, counted)),
  )
}

export const listRequests = (
  db: Reader,
  actor: BuyerActor,
  page: PageOf,
): Promise<Page<RequestRow>> => pageOf(db, actor, { criteria: [] }, page)

/** Translates a status that refers to the user's own work or decisions. */
async function ofStatus(
  db: Reader,
  search: RequestSearch,
  actor: BuyerActor,
  status: string,
): Promise<RequestSearch> {
  const narrowedTo = (value: RequestState) => ({
    ...search,
    criteria: [...search.criteria, { topic: 'lastStatus' as const, value }],
  })
  const { userId } = actor
  if (status === OWN_DRAFTS) return { ...narrowedTo('Open'), author: userId }
  if (status === OWN_REJECTED) {
    const since = rejectedSince(await databaseNow(db), actor.company.timeZone)
    const from = search.from && search.from > since ? search.from : since
    return { ...narrowedTo('Rejected'), from, author: userId }
  }
  if (status !== TO_DECIDE) return narrowedTo(readOneOf(status, LISTED_STATES))
  const notThrough = isOwnRequest(actor, { contributors: [userId] }) ? userId : undefined
  return { ...narrowedTo('Submit'), notThrough }
}

async function withStatuses(
  db: Reader,
  search: RequestSearch,
  actor: BuyerActor,
): Promise<RequestSearch> {
  const others = search.criteria.filter(({ topic }) => topic !== 'lastStatus')
  let found: RequestSearch = { ...search, criteria: others }
  for (const { topic, value } of search.criteria)
    if (topic === 'lastStatus') found = await ofStatus(db, found, actor, value)
  return found
}

/**
 * Lists a page of the requests that match the search. @throws AppError `bad_request` for an incomplete search,
 * or an invalid time or status.
 */
export async function searchRequests(
  db: Reader,
  actor: BuyerActor,
  query: QueryOf<typeof contract>,
): Promise<Page<RequestRow>> {
  const { timeZone, code } = actor.company
  const search = withoutNeedless(readSearch(query, timeZone), { code_pr: 'PR' }, code)
  return pageOf(db, actor, await withStatuses(db, search, actor), query)
}

async function rowsOf(
  db: Reader,
  actor: BuyerActor,
  records: readonly ListedRecord[],
): Promise<RequestRow[]> {
  const ids = records.map(({ id }) => id)
  const [contributors, histories, deciders] = await Promise.all([
    listContributors(db, actor.scope, ids),
    listHistories(db, actor.scope, ids),
    listUsersWith(db, actor.scope, 'requests.decide'),
  ])
  return records.map((record) =>
    presentRow(record, {
      actor,
      contributors: contributors.get(record.id) ?? [],
      statuses: histories.get(record.id) ?? [],
      deciders,
    }),
  )
}

/** Lists drafts to which the user may add items, the latest changed first, in five queries. */
export async function listOpenRequests(db: Reader, actor: BuyerActor): Promise<OpenRequest[]> {
  // Filtered in the query, because others' drafts would use up the limited list.
  const author = mayForAll(actor, 'edit') ? undefined : actor.userId
  const found = await listOpenRecords(db, actor.scope, { author, limit: MAX_OPEN_SHOWN })
  const records = await withAddressesToday(db, actor.scope, found)
  const rows = await rowsOf(db, actor, records)
  return rows.flatMap((row, at) => {
    const record = records[at]
    return record && row.actions.edit ? { ...row, address: presentOpenAddress(record) } : []
  })
}
