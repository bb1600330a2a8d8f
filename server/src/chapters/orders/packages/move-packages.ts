import { isPacked } from '@pasok/domain/orders/orders.abilities'
import {
  PACKAGE_STATES,
  packageMachine,
  type PackageEvent,
} from '@pasok/domain/orders/orders.states'
import type { RawBuilder } from 'kysely'
import { assertSeen } from '../../../db/stale-record'
import { assertState, moveDocuments } from '../../../db/move'
import { partiesOf, type HeldOrder, type OrderWork } from '../held-order'
import type { PackageRecord } from '../orders.store'

const documentOf = (pack: PackageRecord) => ({
  id: pack.id,
  buyerId: pack.buyer_id,
  state: pack.last_status,
  code: pack.code,
})

/**
 * Holds a package against the table of states, then against what was looked at: who comes second is
 * told who was first rather than to load again.
 * @throws AppError `illegal_move`, saying who moved it where and when; `stale_version`.
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

/** Moves packages of a held order alike, and tells whoever follows them. */
export async function movePackages(
  work: OrderWork,
  held: HeldOrder,
  packages: readonly PackageRecord[],
  event: PackageEvent,
  note = '',
  besides?: RawBuilder<unknown>,
): Promise<PackageRecord['last_status']> {
  const documents = packages.map(documentOf)
  const status = await moveDocuments(
    work,
    'package',
    packageMachine,
    documents,
    event,
    note,
    besides,
  )
  const packageIds = packages.map(({ id }) => id)
  if (packageIds.length > 0)
    await work.emit('packages.moved', {
      ...partiesOf(work, held),
      packageIds,
      event,
      status,
      reason: note,
    })
  return status
}

/** Where items are changed and decided. */
export const PACKED = PACKAGE_STATES.filter(isPacked)

/** The states that an event may start from. */
export const packageStatesFor = (event: PackageEvent) => packageMachine.events[event].from
