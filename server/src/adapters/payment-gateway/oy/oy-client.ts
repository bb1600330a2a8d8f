import { z } from 'zod'
import { GatewayAway } from '../../../ports/payment-gateway'
import { requestJson } from '../gateway-http'

export interface OySettings {
  /** Without a path: `https://partner.oyindonesia.com`. */
  readonly baseUrl: string
  readonly username: string
  readonly apiKey: string
}

export type OyParts = OySettings & { signal: AbortSignal }

/**
 * Settings with one timeout for all requests that are needed for one answer. @param patience milliseconds for
 * all of them
 */
export const oyWithin = (settings: OySettings, patience: number): OyParts => ({
  ...settings,
  signal: AbortSignal.timeout(patience),
})

/** OY sends refusals in the body's status, regardless of the HTTP status. */
export async function callOy(parts: OyParts, path: string, body?: object): Promise<unknown> {
  const { baseUrl, username, apiKey, signal } = parts
  const answered = await requestJson({
    method: body ? 'POST' : 'GET',
    url: `${baseUrl}${path}`,
    headers: { 'x-oy-username': username, 'x-api-key': apiKey },
    ...(body && { body }),
    signal,
  })
  return answered.body
}

export const SUCCESS = '000'

export const statusShape = z.object({
  status: z.object({ code: z.string(), message: z.string().default('') }),
})

/** @throws GatewayAway when the body does not match the shape. */
export function readOy<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  const parsed = shape.safeParse(body)
  if (parsed.success) return parsed.data
  const { data: refusal } = statusShape.safeParse(body)
  throw new GatewayAway(
    refusal
      ? `status ${refusal.status.code} ${refusal.status.message}`
      : 'The response of OY is invalid.',
  )
}
