import { z } from 'zod'
import type { IssuerSettings } from './issuer-settings'

/** Milliseconds that a person waits for the issuer at most. */
const PATIENCE = 5_000

/** The issuer did not answer, or not as it should. */
export class IssuerAway extends Error {
  override readonly name = 'IssuerAway'
}

export interface IssuerAnswer {
  status: number
  body: unknown
  /** Seconds to wait, where it says so. */
  retryAfter: number | undefined
}

/** `error` and `error_description` of the token call, `code` and `description` of the others. */
const issuerErrorShape = z.object({
  error: z.string().optional(),
  error_description: z.string().optional(),
  code: z.string().optional(),
  description: z.unknown().optional(),
})

/** What went wrong, in the issuer's words. */
export function errorOf(body: unknown): { error: string; description: string } {
  const parsed = issuerErrorShape.safeParse(body)
  const said = parsed.success ? parsed.data : {}
  const description = said.error_description ?? said.description
  return {
    error: said.error ?? said.code ?? 'invalid_request',
    description: typeof description === 'string' ? description : '',
  }
}

function secondsOf(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined
}

/**
 * One call of the issuer.
 * @throws IssuerAway when it is down, slow, or fails on its side.
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
    if (response.status >= 500) throw new IssuerAway(`${path} answered ${response.status}`)
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
