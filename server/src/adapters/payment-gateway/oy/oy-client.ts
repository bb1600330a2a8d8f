import { z } from 'zod'
import { GatewayAway } from '../../../ports/payment-gateway'
import { askForJson } from '../gateway-http'

/** OY Indonesia as it is reached, and as whom. */
export interface OySettings {
  /** Without a path: `https://partner.oyindonesia.com`. */
  readonly baseUrl: string
  readonly username: string
  readonly apiKey: string
}

export type OyParts = OySettings & { signal: AbortSignal }

/** For one question, which may take several calls. @param patience milliseconds for all of them */
export const oyWithin = (settings: OySettings, patience: number): OyParts => ({
  ...settings,
  signal: AbortSignal.timeout(patience),
})

/** Refusals come with their status in the body, whatever the HTTP status is. */
export async function askOy(parts: OyParts, path: string, body?: object): Promise<unknown> {
  const { baseUrl, username, apiKey, signal } = parts
  const answered = await askForJson({
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

/** @throws GatewayAway when it isn't of the shape. */
export function readOy<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  const parsed = shape.safeParse(body)
  if (parsed.success) return parsed.data
  const { data: said } = statusShape.safeParse(body)
  throw new GatewayAway(
    said ? `status ${said.status.code} ${said.status.message}` : 'OY is not understood',
  )
}
