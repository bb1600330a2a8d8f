import { createHash, createHmac } from 'node:crypto'
import { failure } from '@pasok/domain/kernel/errors'
import type { Trx } from '../db/db'
import type { Work } from '../db/work'
import { readSecret } from '../db/secrets'

/** Identifies a repeated request by its caller, key and content. */
interface Known {
  caller: string
  key: string
  call: string
  bodyHash: string
}

/** Returns whether any field in the value is named as a password. */
function hasPassword(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([name, inner]) => /password$/i.test(name) || hasPassword(inner),
  )
}

/**
 * Hashes a request that contains a password with the platform's secret key, because a password could be guessed
 * from a plain hash.
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
 * Runs `handle` once per key; a repeated request gets the stored response. A concurrent one waits for the first
 * to commit, or runs itself when the first failed. @throws AppError `idempotency_mismatch` when the key was
 * used for another request.
 */
export async function once<Answer>(
  { trx, defer }: Pick<Work, 'trx' | 'defer'>,
  known: Known,
  handle: () => Promise<Answer>,
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
  const answer = await handle()
  await defer({ answers: [{ caller: known.caller, key: known.key, answer }] })
  return answer
}
