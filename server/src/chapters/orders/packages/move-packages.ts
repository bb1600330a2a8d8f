import { isBeingPacked } from '@pasok/domain/orders/orders.abilities'
import {
  PACKAGE_STATES,
  packageMachine,
  type PackageEvent,
} from '@pasok/domain/orders/orders.states'
import type { RawBuilder } from 'kysely'
import { assertSeen } from '../../../db/stale-record'
import { assertState, moveDocuments } from '../../../db/move'
import { partiesOf, type LockedOrderParts, type OrderWork } from '../locked-order'
import type { PackageRecord } from '../orders.store'

const documentOf = (pack: PackageRecord) => ({
  id: pack.id,
  buyerId: pack.buyer_id,
  state: pack.last_status,
  code: pack.code,
})

/**
 * Asserts a package's state first and its version second, so that the second of two users learns what the first
 * did instead of a request to reload. @throws AppError `illegal_move`, naming the user, status and time of the
 * earlier move; `stale_version`.
 */
export async function assertPackage(
  work: OrderWork,
  pack: PackageRecord,
  states: readonly PackageRecord['last_status'][],
  seen?: number,
): Promise<void> {
  await assertState(work, documentOf(pack), states, 'package', packageMachine)
  assertSeen(pack, seen)
}

/** Moves packages of a locked order by the same event and emits their events. */
export async function movePackages(
  work: OrderWork,
  locked: LockedOrderParts,
  packages: readonly PackageRecord[],
  event: PackageEvent,
  note = '',
  alsoSet?: RawBuilder<unknown>,
): Promise<PackageRecord['last_status']> {
  const documents = packages.map(documentOf)
  const status = await moveDocuments(
    work,
    'package',
    packageMachine,
    documents,
    event,
    note,
    alsoSet,
  )
  const packageIds = packages.map(({ id }) => id)
  if (packageIds.length > 0)
    await work.emit('packages.moved', {
      ...partiesOf(work, locked),
      packageIds,
      event,
      status,
      reason: note,
    })
  return status
}

/** States in which items are changed and decided. */
export const PACKING_STATES = PACKAGE_STATES.filter(isBeingPacked)

export const packageStatesFor = (event: PackageEvent) => packageMachine.events[event].from
