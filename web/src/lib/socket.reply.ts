import { HTTP_STATUS } from '@pasok/domain/kernel/errors'
import { isRecord, issuesOf, readEnvelope, type Read } from './api-reply'

/** Returns the seconds until a retry makes sense, if the server sent them. */
export function retryAfterOf(told: unknown): number | undefined {
  const retryAfter = isRecord(told) ? told['retryAfter'] : undefined
  return typeof retryAfter === 'number' ? retryAfter : undefined
}

export function readTold(told: unknown): Read {
  const code = issuesOf(isRecord(told) ? told['errors'] : null)[0]?.code
  return readEnvelope(told, {
    status: code === undefined ? 200 : HTTP_STATUS[code],
    retryAfter: retryAfterOf(told),
  })
}
