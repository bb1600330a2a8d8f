import { notFound } from '@pasok/domain/kernel/errors'
import type { Actor } from '../db/actor'

/** Field names of a company in the specification, which spells it differently for reports. */
const COMPANY_NAMES: readonly string[] = ['buyer_id', 'buyerId']

/** Treats another company as unknown, wherever a request names it. */
export function assertOwnCompany(
  actor: Actor,
  input: { params: unknown; query: unknown; body: unknown },
): void {
  if (actor.scope.kind !== 'buyer') return
  for (const part of [input.params, input.query, input.body])
    for (const [name, value] of Object.entries(part ?? {}))
      if (COMPANY_NAMES.includes(name) && value !== undefined && value !== actor.scope.id)
        throw notFound(name)
      else if (name === 'buyer' && namesAnother(value, actor.scope.id)) throw notFound('buyer._id')
}

/** Checks a buyer object within a request body (Spec 1 §3). */
const namesAnother = (buyer: unknown, own: string): boolean =>
  typeof buyer === 'object' &&
  buyer !== null &&
  '_id' in buyer &&
  buyer._id !== undefined &&
  buyer._id !== own
