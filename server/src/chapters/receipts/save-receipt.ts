import type { BodyOf } from '@pasok/domain/kernel/contract'
import { broken } from '@pasok/domain/kernel/errors'
import type { saveReceipt as contract } from '@pasok/domain/receipts/receipts.contract'
import { receiptErrors } from '@pasok/domain/receipts/receipts.errors'
import { linesFromPackage } from '@pasok/domain/receipts/receipts.from-package'
import { receivedAt } from '@pasok/domain/receipts/receipts.rules'
import { receiptMachine } from '@pasok/domain/receipts/receipts.states'
import { writeAudit } from '../../db/audit'
import { takeCodes } from '../../db/codes'
import { writeHistory } from '../../db/history'
import { newId } from '../../db/ids'
import type { BuyerWork } from '../../db/move'
import { holdPackage, itemsOf, type HeldPackage } from '../orders/held-order'
import { assertPackage, packageStatesFor } from '../orders/move-packages'
import { correctReceived, receivePackage, type Received } from '../orders/receive-package'
import { corrected, entered } from './receipts.entries'
import { assertReceipt, moveReceipt, tellMoved, type Reception } from './move-receipt'
import { findReceipt, insertReceipt, writeLines, type ReceiptRow } from './receipts.store'

type Entered = BodyOf<typeof contract>

/**
 * Enters what was received of a shipped package, or corrects the receipt that its vendor returned. The
 * order is locked first, so that of two at once one is first and the other is told who and when.
 * @returns whether there was a receipt before.
 * @throws AppError `not_found`; `illegal_move`; `stale_version`; `rule`, a problem for each quantity.
 */
export async function saveReceipt(
  work: BuyerWork,
  packageId: string,
  asked: Entered,
): Promise<'created' | 'corrected'> {
  const place = await holdPackage(work, packageId, 'packageId')
  const { pack } = place
  const receipt = await findReceipt(work.trx, work.scope, 'package_id', pack.id)
  if (receipt) await assertReceipt(work, receipt, 'correct', asked.version)
  else await assertPackage(work, pack, packageStatesFor('receive'))
  assertReference(place, asked)
  const lines = linesFromPackage(itemsOf(place.held, [pack]), asked.items)
  const reception = receptionOf(work, place, asked)
  if (receipt) await correct(work, place, receipt, lines, reception)
  else await create(work, place, lines, reception)
  return receipt ? 'corrected' : 'created'
}

/** @throws AppError `rule` when the reference is of another package than the address. */
function assertReference({ held, pack }: HeldPackage, { reference_doc }: Entered): void {
  const own = { packageId: pack.id, code_package: pack.code, code_po: held.order.code }
  for (const key of ['packageId', 'code_package', 'code_po'] as const) {
    const named = reference_doc?.[key]?.toLowerCase()
    if (named !== undefined && named !== own[key].toLowerCase())
      throw broken(receiptErrors.otherPackage, {}, `reference_doc.${key}`)
  }
}

function receptionOf(work: BuyerWork, { held }: HeldPackage, { received }: Entered): Reception {
  const zone = work.actor.company.timeZone
  const orderedAt = held.order.created_at
  return {
    received_by: received?.name ?? work.actor.name,
    received_at: receivedAt(received?.date, { now: work.now, orderedAt, zone }),
  }
}

async function create(
  work: BuyerWork,
  place: HeldPackage,
  lines: readonly Received[],
  reception: Reception,
): Promise<void> {
  const { trx, scope, actor, now } = work
  const { order } = place.held
  const [code = ''] = await takeCodes(trx, actor.company, 'GRN', now, 1)
  const [status = 'Good Receive Note Submit'] = receiptMachine.initial
  const receipt = {
    id: newId(),
    code,
    order_id: order.id,
    package_id: place.pack.id,
    vendor_id: order.vendor_id,
  }
  await insertReceipt(trx, scope, {
    ...receipt,
    ...reception,
    last_status: status,
    created_by: actor.userId,
    created_by_name: actor.name,
    created_at: now,
    updated_at: now,
  })
  await writeLines(trx, scope, receipt.id, lines)
  await writeHistory(work, scope, [{ document: 'receipt', documentId: receipt.id, status }])
  await writeAudit(work, {
    action: 'receipt.create',
    subject: 'receipt',
    subjectId: receipt.id,
    after: { code, status, package: place.pack.code, ...entered(reception, lines) },
  })
  await receivePackage(work, place, lines)
  await tellMoved(work, { ...receipt, buyer_id: scope.id }, 'enter', status)
}

async function correct(
  work: BuyerWork,
  { held }: HeldPackage,
  receipt: ReceiptRow,
  lines: readonly Received[],
  reception: Reception,
): Promise<void> {
  const changes = corrected(receipt, reception, lines)
  await moveReceipt(work, receipt, 'correct', { reception, changes })
  await writeLines(work.trx, work.scope, receipt.id, lines)
  await correctReceived(work, held, lines)
}
