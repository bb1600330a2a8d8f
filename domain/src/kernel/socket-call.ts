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
  readonly rates: readonly Rate[]
}

export function defineSocketCall<
  Name extends string,
  Body extends z.ZodType,
  Data extends z.ZodType,
>(
  declared: Omit<SocketCall<Name, Body, Data>, 'kind' | 'volatile' | 'rates'> & {
    volatile?: boolean
    rates?: readonly Rate[]
  },
): SocketCall<Name, Body, Data> {
  return { volatile: false, rates: [], ...declared, kind: 'socket-call' }
}
