import { type ErrorCode, HTTP_STATUS, type Issue } from '@pasok/domain/kernel/errors'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { ApiError } from './api-error'
import { tx } from './texts'

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

/** Contents of a response envelope. */
export interface Reply {
  data: unknown
  message: string
  count: number | undefined
  more: boolean
}

export type Read = { reply: Reply; failure?: undefined } | { reply?: undefined; failure: ApiError }

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(HTTP_STATUS, value)

export function issuesOf(errors: unknown): Issue[] {
  if (!Array.isArray(errors)) return []
  return errors.filter(isRecord).map(({ code, path, message }) => ({
    code: isCode(code) ? code : 'internal',
    ...(typeof path === 'string' ? { path } : {}),
    message: typeof message === 'string' ? message : '',
  }))
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

/** Response metadata outside the envelope. */
interface Beside {
  status: number
  requestId?: string | undefined
  /** In seconds. */
  retryAfter?: number | undefined
}

/** Reads a response envelope; it is a success when the status is 2xx and `errors` is null. */
export function readEnvelope(body: unknown, { status, ...beside }: Beside): Read {
  const isOk = status >= 200 && status < 300
  const envelope = isRecord(body) ? body : {}
  const message = typeof envelope['message'] === 'string' ? envelope['message'] : ''
  if (isOk && isRecord(body) && (envelope['errors'] ?? null) === null) {
    const count = envelope['count']
    return {
      reply: {
        data: envelope['data'],
        message,
        count: typeof count === 'number' ? count : undefined,
        more: envelope['more'] === true,
      },
    }
  }
  const issues = issuesOf(envelope['errors'])
  return {
    failure: new ApiError({
      ...beside,
      status,
      code: issues[0]?.code ?? (status === 401 ? 'unauthenticated' : 'internal'),
      message: message || tx(shellTexts.failed),
      issues,
    }),
  }
}

export async function readReply(response: Response): Promise<Read> {
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return readEnvelope(await jsonOf(response), {
    status: response.status,
    requestId: response.headers.get('X-Request-Id') ?? undefined,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  })
}
