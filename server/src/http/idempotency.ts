import { createHash } from 'node:crypto'
import { failure } from '@pasok/domain/kernel/errors'
import type { Trx } from '../db/db'

/** How a call is known again: whose it is, its key, what it asks. */
export interface Known {
  caller: string
  key: string
  call: string
  bodyHash: string
}

/** No password is kept, not even in a hash: one that people choose could be found again from it. */
const withoutPasswords = (name: string, value: unknown): unknown =>
  /password$/i.test(name) ? undefined : value

export function knownBy(
  caller: string,
  key: string,
  call: string,
  input: { params: unknown; query: unknown; body: unknown },
): Known {
  const known = JSON.stringify(input, withoutPasswords)
  const bodyHash = createHash('sha256').update(known).digest('base64url')
  return { caller, key, call, bodyHash }
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
