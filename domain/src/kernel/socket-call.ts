import type { z } from 'zod'
import type { FeatureRule, Rate } from './contract'

/**
 * Defines an event that a screen sends through its socket, with the envelope, errors and permissions of an
 * endpoint. It changes data in one transaction; a `volatile` event changes nothing and may be lost.
 */
export interface SocketCall<
  Name extends string = string,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> {
  readonly kind: 'socket-call'
  readonly name: Name
  readonly summary: string
  /** Required of the buyers' users; vendor users need none. */
  readonly feature: FeatureRule
  readonly body: Body
  readonly data: Data
  readonly volatile: boolean
  /** Sent automatically by the screen, so it does not count as user activity (`docs/domain.md` §4). */
  readonly background: boolean
  readonly rates: readonly Rate[]
}

export type SocketInput<C extends SocketCall> = z.input<C['body']>
export type SocketAnswer<C extends SocketCall> = z.input<C['data']>

/** Declares a socket event; by default it is neither volatile nor background and has no rate limit. */
export function defineSocketCall<
  Name extends string,
  Body extends z.ZodType,
  Data extends z.ZodType,
>(
  declared: Omit<SocketCall<Name, Body, Data>, 'kind' | 'volatile' | 'background' | 'rates'> & {
    volatile?: boolean
    background?: boolean
    rates?: readonly Rate[]
  },
): SocketCall<Name, Body, Data> {
  return { volatile: false, background: false, rates: [], ...declared, kind: 'socket-call' }
}
