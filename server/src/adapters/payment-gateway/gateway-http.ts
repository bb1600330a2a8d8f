import { GatewayAway } from '../../ports/payment-gateway'

/**
 * Total timeout in milliseconds for one answer of a gateway, retries included. It is long because the gateway
 * may have to query a bank.
 */
export const PATIENCE = 15_000

interface Question {
  method: 'GET' | 'POST'
  url: string
  headers: Readonly<Record<string, string>>
  body?: object
  /** Aborts the request; shared by all requests that are needed for one answer. */
  signal: AbortSignal
}

export interface Answered {
  status: number
  body: unknown
}

/**
 * Sends a request to a gateway and returns the response of any status below 500, because refusals are described
 * in the body. Our keys appear in no error. @throws GatewayAway when no readable response arrived in time;
 * whether the gateway executed the request is then unknown.
 */
export async function requestJson(question: Question): Promise<Answered> {
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
      throw new GatewayAway(`${path} returned status ${response.status}`)
    return { status: response.status, body: JSON.parse(text) }
  } catch (error) {
    if (error instanceof GatewayAway) throw error
    throw new GatewayAway(`${path} cannot be reached, or its response is invalid`, { cause: error })
  }
}
