import { createHash, createHmac } from 'node:crypto'
import { failure } from '@pasok/domain/kernel/errors'
import type { Trx } from '../db/db'
import { readSecret } from '../db/secrets'

/** How a call is known again: whose it is, its key, what it asks. */
interface Known {
  caller: string
  key: string
  call: string
  bodyHash: string
}

/** True where a password stands anywhere in it, by its name. */
function hasPassword(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([name, inner]) => /password$/i.test(name) || hasPassword(inner),
  )
}

/**
 * A body with a password is kept under the platform's own key: from a plain hash one that people
 * choose could be found again.
 */
export async function knownBy(
  trx: Trx,
  caller: string,
  key: string,
  call: string,
  input: { params: unknown; query: unknown; body: unknown },
): Promise<Known> {
  const hash = hasPassword(input)
    ? createHmac('sha256', await readSecret(trx, 'same-calls'))
    : createHash('sha256')
  return { caller, key, call, bodyHash: hash.update(JSON.stringify(input)).digest('base64url') }
}

/**
 * Runs `work` once per key: the same call again gets the answer of the first. A second one at the
 * same time waits at the key's row until the first has committed, or takes over when it failed.
 * @throws AppError `idempotency_mismatch` when the key was used for something else.
 */
export async function once<Answer>(
  trx: Trx,
  known: Known,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({
      caller: known.caller,
      key: known.key,
      call: known.call,
      body_hash: known.bodyHash,
      answer: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  const row = trx
    .selectFrom('idempotency_keys')
    .select(['call', 'body_hash', 'answer'])
    .where('caller', '=', known.caller)
    .where('key', '=', known.key)
  if (!claimed) {
    const first = await row.executeTakeFirstOrThrow()
    if (first.call !== known.call || first.body_hash !== known.bodyHash)
      throw failure('idempotency_mismatch')
    return first.answer as Answer
  }
  const answer = await work()
  await trx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('caller', '=', known.caller)
    .where('key', '=', known.key)
    .execute()
  return answer
}
