import { HTTP_STATUS } from '@pasok/domain/kernel/errors'
import { isRecord, issuesOf, readEnvelope, type Read } from './api-reply'

/** Returns the seconds until a retry makes sense, if the server sent them. */
export function retryAfterOf(answer: unknown): number | undefined {
  const retryAfter = isRecord(answer) ? answer['retryAfter'] : undefined
  return typeof retryAfter === 'number' ? retryAfter : undefined
}

export function readAnswer(answer: unknown): Read {
  const code = issuesOf(isRecord(answer) ? answer['errors'] : null)[0]?.code
  return readEnvelope(answer, {
    status: code === undefined ? 200 : HTTP_STATUS[code],
    retryAfter: retryAfterOf(answer),
  })
}
