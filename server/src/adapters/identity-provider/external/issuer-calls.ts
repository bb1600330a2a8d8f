import { z } from 'zod'
import type { IssuerSettings } from './issuer-settings'

/** Timeout of a request to the issuer, in milliseconds. */
const PATIENCE = 5_000

/** Thrown when the issuer does not respond or sends an invalid response. */
export class IssuerAway extends Error {
  override readonly name = 'IssuerAway'
}

export interface IssuerAnswer {
  status: number
  body: unknown
  /** Seconds to wait, when the issuer sends them. */
  retryAfter: number | undefined
}

/**
 * The token endpoint returns `error` and `error_description`; the other endpoints return `code` and
 * `description`.
 */
const issuerErrorShape = z.object({
  error: z.string().optional(),
  error_description: z.string().optional(),
  code: z.string().optional(),
  description: z.unknown().optional(),
})

export function errorOf(body: unknown): { error: string; description: string } {
  const parsed = issuerErrorShape.safeParse(body)
  const refusal = parsed.success ? parsed.data : {}
  const description = refusal.error_description ?? refusal.description
  return {
    error: refusal.error ?? refusal.code ?? 'invalid_request',
    description: typeof description === 'string' ? description : '',
  }
}

function secondsOf(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined
}

/**
 * Sends a request to the issuer. @throws IssuerAway when the issuer is unreachable, too slow or returns a
 * server error.
 */
export async function callIssuer(
  { issuer }: Pick<IssuerSettings, 'issuer'>,
  path: string,
  body: object,
): Promise<IssuerAnswer> {
  try {
    const response = await fetch(`${issuer}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (response.status >= 500) throw new IssuerAway(`${path} returned status ${response.status}`)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : text,
      retryAfter: secondsOf(response.headers.get('retry-after')),
    }
  } catch (error) {
    if (error instanceof IssuerAway) throw error
    throw new IssuerAway(`${path} cannot be reached`, { cause: error })
  }
}
