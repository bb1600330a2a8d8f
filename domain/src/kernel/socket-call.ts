import type { z } from 'zod'
import type { FeatureRule, Rate } from './contract'

/**
 * What a screen says through its socket and is answered, once: the same envelope, errors and
 * permissions as a call's (law 1). It changes something, in one transaction; what is `volatile`
 * changes nothing, and may be lost.
 */
export interface SocketCall<
  Name extends string = string,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> {
  readonly kind: 'socket-call'
  /** The event. */
  readonly name: Name
  readonly summary: string
  /** Asked of a buyer's person; a vendor's need none. */
  readonly feature: FeatureRule
  readonly body: Body
  readonly data: Data
  readonly volatile: boolean
  /** Said by the screen itself, so no activity of the person (`docs/domain.md` §4). */
  readonly background: boolean
  readonly rates: readonly Rate[]
}

/** What a client may say, and what it is answered. */
export type SaidIn<C extends SocketCall> = z.input<C['body']>
export type SocketAnswer<C extends SocketCall> = z.input<C['data']>

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
