import { followChanges } from '@pasok/domain/cart/cart.changes'
import { LINE_PROBLEM_TEXT } from '@pasok/domain/cart/cart.errors'
import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { decimal } from '@pasok/domain/kernel/decimal'
import { ruleError, throwAny, type Problem } from '@pasok/domain/kernel/errors'
import type { submitRequest as contract } from '@pasok/domain/requests/requests.contract'
import { requestErrors } from '@pasok/domain/requests/requests.errors'
import { findLineProblem } from '@pasok/domain/cart/cart.problems'
import { assertSeen } from '../../db/stale-record'
import type { BuyerWork } from '../../db/move'
import { assertCan, moveRequest, lockRequestById } from './move-request'
import { findCoveragesOf, listOffers } from '../catalog/catalog.store'
import { differencesOf } from '../company/profile/changed-columns'
import { addressToday, assertDepartment } from './drafts/draft-choices'
import { priceItems } from '../cart/pricing/price-items'
import { changesOf, digestOf } from '../cart/pricing/changes'
import { offerOf } from '../cart/pricing/offer'
import {
  addContributor,
  listLines,
  listRequestVendors,
  type LineRecord,
  type RequestRecord,
} from './requests.store'
import { writeDraft } from './drafts/update-request'

/**
 * Submits a draft for approval. Each line is checked again, and changes since the last save must have been
 * accepted (`docs/domain.md` §5). @throws AppError `illegal_move`; `rule` with a problem per line, or for a
 * removed address or a department its users left; `changed` with a problem per changed line.
 */
export async function submitRequest(
  work: BuyerWork,
  id: string,
  body: BodyOf<typeof contract>,
): Promise<RequestRecord> {
  const request = await lockRequestById(work, id)
  await assertCan(work, request, 'submit')
  await applyAcceptedChanges(work, request, body)
  await addContributor(work.trx, work.scope, id, work.actor.userId)
  await moveRequest(work, request, 'submit')
  return request
}

/**
 * Checks a draft's lines at current prices and for the current address, and saves the changes if exactly these
 * were accepted.
 */
async function applyAcceptedChanges(
  work: BuyerWork,
  request: RequestRecord,
  body: BodyOf<typeof contract>,
) {
  assertSeen(request, body.version)
  const { trx, scope } = work
  const [lines, vendors] = await Promise.all([
    listLines(trx, scope, request.id),
    listRequestVendors(trx, scope, request.id),
  ])
  if (lines.length === 0) throw ruleError(requestErrors.empty)
  const products = lines.map((line) => line.product_id)
  const [address, rows] = await Promise.all([
    addressToday(work, request),
    listOffers(trx, scope, products),
    assertDepartment(work, request),
  ])
  throwAny(await problemsOf(work, address, lines, rows))
  const changes = changesOf(lines, vendors, rows)
  const unaccepted = followChanges(request.unaccepted, changes)
  const isAsSaved = changes.length === 0 && !differencesOf(request, address)
  if (unaccepted.length === 0 && isAsSaved) return
  assertAccepted(unaccepted, body.accepted)
  const items = lines.map((line) => ({
    productId: line.product_id,
    quantity: decimal(line.quantity),
    note: line.note,
  }))
  await writeDraft(work, request, await priceItems(work, items, rows), lines, {
    ...address,
    unaccepted: [],
  })
}

/** @throws AppError `changed` with the changes, unless exactly these were accepted. */
function assertAccepted(unaccepted: readonly LineChange[], accepted: string | undefined): void {
  if (accepted === digestOf(unaccepted)) return
  const changed = new Map(unaccepted.map(({ productId, name }) => [productId, name]))
  throwAny(
    [...changed].map(([productId, name]) => ({
      code: 'changed',
      path: productId,
      text: requestErrors.changed,
      values: { name },
    })),
  )
}

async function problemsOf(
  work: BuyerWork,
  {
    address_city_id: city,
    address_city: cityName,
  }: Pick<RequestRecord, 'address_city_id' | 'address_city'>,
  lines: readonly LineRecord[],
  rows: Awaited<ReturnType<typeof listOffers>>,
): Promise<Problem[]> {
  const offers = new Map(rows.map((row) => [row.id, row]))
  const coverageIds = rows.map((row) => row.coverage_id)
  const covering = await findCoveragesOf(work.trx, work.scope, coverageIds, city)
  return lines.flatMap((line): Problem[] => {
    const row = offers.get(line.product_id)
    const coverage = row && covering.has(row.coverage_id) ? [city] : []
    const found = findLineProblem(line, row && offerOf(row), coverage, city)
    if (!found) return []
    const values = { name: line.name, city: cityName, limit: found.limit }
    return [{ code: 'rule', path: line.product_id, text: LINE_PROBLEM_TEXT[found.problem], values }]
  })
}
