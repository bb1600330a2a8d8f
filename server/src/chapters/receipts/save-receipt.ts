import type { BodyOf } from '@pasok/domain/kernel/contract'
import { decimal, type DecimalInput } from '@pasok/domain/kernel/decimal'
import { ruleError } from '@pasok/domain/kernel/errors'
import type { saveReceipt as saveReceiptContract } from '@pasok/domain/receipts/receipts.contract'
import { receiptErrors } from '@pasok/domain/receipts/receipts.errors'
import type { Shortage } from '@pasok/domain/receipts/receipts.constants'
import { linesFromPackage } from '@pasok/domain/receipts/receipts.from-package'
import { receivedAt } from '@pasok/domain/receipts/receipts.rules'
import { receiptMachine } from '@pasok/domain/receipts/receipts.states'
import { writeAudit } from '../../db/audit'
import { takeCodes } from '../../db/codes'
import { writeHistory } from '../../db/history'
import { newId } from '../../db/ids'
import type { BuyerWork } from '../../db/move'
import { type LockedPackage, lockPackage, itemsOf } from '../orders/locked-order'
import { assertPackage, packageStatesFor } from '../orders/packages/move-packages'
import { correctReceived, receivePackage } from '../orders/packages/receive-package'
import { assertReceipt, moveReceipt, type Reception, emitMoved } from './move-receipt'
import {
  type EnteredItem,
  findReceipt,
  insertReceipt,
  listReceived,
  type ReceiptRow,
  writeLines,
} from './receipts.store'

type Entered = BodyOf<typeof saveReceiptContract>

/**
 * Saves the receipt of a shipped package, or corrects one that its vendor returned. The order is locked first,
 * so that the second of two users learns who was first and when. @returns whether the receipt was created or
 * corrected. @throws AppError `not_found`; `illegal_move`; `stale_version`; `rule` with a problem per quantity.
 */
export async function saveReceipt(
  work: BuyerWork,
  packageId: string,
  input: Entered,
): Promise<'created' | 'corrected'> {
  const place = await lockPackage(work, packageId, 'packageId')
  const { pack } = place
  const receipt = await findReceipt(work.trx, work.scope, 'package_id', pack.id)
  if (receipt) await assertReceipt(work, receipt, 'correct', input.version)
  else await assertPackage(work, pack, packageStatesFor('receive'))
  assertReference(place, input)
  const lines = linesFromPackage(itemsOf(place.locked, [pack]), input.items)
  const reception = receptionOf(work, place, input)
  if (receipt) await correct(work, place, receipt, lines, reception)
  else await create(work, place, lines, reception)
  return receipt ? 'corrected' : 'created'
}

/** @throws AppError `rule` when the body's reference names another package than the URL. */
function assertReference({ locked, pack }: LockedPackage, { reference_doc }: Entered): void {
  const own = { packageId: pack.id, code_package: pack.code, code_po: locked.order.code }
  for (const key of ['packageId', 'code_package', 'code_po'] as const) {
    const named = reference_doc?.[key]?.toLowerCase()
    if (named !== undefined && named !== own[key].toLowerCase())
      throw ruleError(receiptErrors.otherPackage, {}, `reference_doc.${key}`)
  }
}

function receptionOf(work: BuyerWork, { locked }: LockedPackage, { received }: Entered): Reception {
  const zone = work.actor.company.timeZone
  const orderedAt = locked.order.created_at
  return {
    received_by: received?.name ?? work.actor.name,
    received_at: receivedAt(received?.date, { now: work.now, orderedAt, zone }),
  }
}

async function create(
  work: BuyerWork,
  place: LockedPackage,
  lines: readonly EnteredItem[],
  reception: Reception,
): Promise<void> {
  const { trx, scope, actor, now } = work
  const { order } = place.locked
  const {
    GRN: [code = ''],
  } = await takeCodes(trx, actor.company, now, { GRN: 1 })
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
  await emitMoved(work, { ...receipt, buyer_id: scope.id }, 'enter', status)
}

async function correct(
  work: BuyerWork,
  { locked }: LockedPackage,
  receipt: ReceiptRow,
  lines: readonly EnteredItem[],
  reception: Reception,
): Promise<void> {
  const stored = await listReceived(work.trx, work.scope, receipt.id)
  const changes = corrected({ before: receipt, stored }, reception, lines)
  await moveReceipt(work, receipt, 'correct', { reception, changes })
  await writeLines(work.trx, work.scope, receipt.id, lines)
  await correctReceived(work, locked, lines)
}

/** Maximum number of lines listed in the audit entry; further lines are only counted. */
const NAMED_LINES = 50

const entryOf = (
  { received_by, received_at }: Reception,
  lines: readonly { name: string; quantity: DecimalInput; shortage: Shortage | null }[],
) => ({
  received_by,
  received_at: received_at.toISOString(),
  entered: lines.length,
  items: lines.slice(0, NAMED_LINES).map(({ name, quantity, shortage }) => ({
    name,
    quantity: decimal(quantity).toFixed(),
    ...(shortage && { shortage }),
  })),
})

/** The audit entry of a receipt: who received how much of which items when, and why some came short. */
const entered = (reception: Reception, lines: readonly EnteredItem[]) =>
  entryOf(
    reception,
    lines.map(({ item, quantity, shortage }) => ({ name: item.name, quantity, shortage })),
  )

type Stored = Awaited<ReturnType<typeof listReceived>>[number]

/** The audit log's data of a corrected receipt: lines with another quantity or shortage reason, before and after. */
function corrected(
  { before, stored }: { before: Reception; stored: readonly Stored[] },
  after: Reception,
  lines: readonly EnteredItem[],
) {
  const reasons = new Map(stored.map(({ item_id, shortage }) => [item_id, shortage]))
  const reasonOf = ({ item }: EnteredItem) => reasons.get(item.id) ?? null
  const changed = lines.filter(
    (line) => !line.quantity.eq(line.item.received ?? 0) || line.shortage !== reasonOf(line),
  )
  return {
    before: entryOf(
      before,
      changed.map((line) => ({
        name: line.item.name,
        quantity: line.item.received ?? 0,
        shortage: reasonOf(line),
      })),
    ),
    after: entered(after, changed),
  }
}
