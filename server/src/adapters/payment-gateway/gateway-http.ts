import { GatewayAway } from '../../ports/payment-gateway'

/** Milliseconds that a gateway is waited for, however often it is asked for one answer; it asks a bank itself. */
export const PATIENCE = 15_000

interface Question {
  method: 'GET' | 'POST'
  url: string
  headers: Readonly<Record<string, string>>
  body?: object
  /** Ends the waiting: one for all that is asked for one answer. */
  signal: AbortSignal
}

export interface Answered {
  status: number
  body: unknown
}

/**
 * Asks a gateway and gives what it answers, whatever its status is: refusals are told in the body.
 * What our keys are is said to nobody.
 * @throws GatewayAway when nothing was answered in time, or nothing that can be read: whether it did
 * what it was asked is then unknown.
 */
export async function askForJson(question: Question): Promise<Answered> {
  const { method, url, headers, body, signal } = question
  const path = new URL(url).pathname
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal,
    })
    const text = await response.text()
    if (response.status >= 500 || !response.headers.get('content-type')?.includes('json'))
      throw new GatewayAway(`${path} answered ${response.status}`)
    return { status: response.status, body: JSON.parse(text) }
  } catch (error) {
    if (error instanceof GatewayAway) throw error
    throw new GatewayAway(`${path} cannot be reached, or is not understood`, { cause: error })
  }
}
