import { z } from 'zod'
import type { ErrorCode } from './errors'
import type { Feature } from './features'

/**
 * Whose call it is: `account` is for everybody who is signed in, whatever the side; `both` for buyers
 * and vendors, of whom buyers need the feature; `super-admin` for those who act for several companies,
 * while they do and while they don't; `public` needs no token.
 */
type Surface = 'public' | 'account' | 'both' | 'super-admin' | 'buyer' | 'vendor' | 'provider'
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type TokenKind = 'none' | 'access' | 'id'

/**
 * How far the company must have come: `verified` for nearly all, `registered` once the wizard is
 * done, `any` also for a first-time user (Spec 1 §4).
 */
type Standing = 'verified' | 'registered' | 'any'

/**
 * The permission asked for: a feature, one of several, or `any` = every signed-in user of the
 * surface, said on purpose.
 */
export type FeatureRule = Feature | readonly Feature[] | 'any'

/** True when what a person holds is enough for the rule. */
export function isEnough(rule: FeatureRule, held: ReadonlySet<Feature>): boolean {
  if (rule === 'any') return true
  return typeof rule === 'string' ? held.has(rule) : rule.some((feature) => held.has(feature))
}

/** A rule in words, for documents. */
export const featureWords = (rule: FeatureRule): string => [rule].flat().join(' or ')

/** How often something may be asked for: at most `most` times in `seconds`, counted per `per`. */
export interface Rate {
  /** Calls with the same name are counted together. */
  readonly name: string
  /**
   * The caller's place or person, or what stands in a field of the input, such as an email, from
   * one place: nobody uses up what another may ask for.
   */
  readonly per: 'address' | 'person' | { readonly field: string }
  readonly most: number
  readonly seconds: number
  /** Which calls count: all, or those alone that did what they were for. */
  readonly counts?: 'done'
}

type Shape = z.ZodType

/** A call, once: the server's route, the web client and the OpenAPI page are made from it (law 1). */
export interface Contract<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Data extends Shape = Shape,
  M extends Method = Method,
  S extends Surface = Surface,
  W extends boolean = boolean,
> {
  readonly kind: 'contract'
  readonly name: string
  readonly method: M
  /** Below `/api` (`/live` when `host` says so), parameters as `:name`. */
  readonly path: string
  readonly host: 'api' | 'live'
  readonly summary: string
  readonly surface: S
  readonly token: TokenKind
  readonly feature: FeatureRule
  readonly standing: Standing
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly data: Data
  /** The answer carries `count`, the total of a paged list. */
  readonly paged: boolean
  /** The answer carries `page`, `totalPage` and `ids`, as notifications' do (`wire.md`). */
  readonly numbered: boolean
  /** It changes something: all but GETs, and the GETs of which the specification wants it. */
  readonly writes: W
  /** What it shows may be some seconds old: it is read from a copy of the database where there is one. */
  readonly mayLag: boolean
  /** The body is a file, as `multipart/form-data`, with the body's other fields before it. */
  readonly upload: boolean
  /** Bytes of an upload that is handed on as it comes; without it, it is read whole first. */
  readonly largest: number | undefined
  /** It answers a file of this media type, streamed, instead of an envelope. */
  readonly download: string | undefined
  readonly rates: readonly Rate[]
  /** How it may fail beside what every call of its kind may (`COMMON_ERRORS`). */
  readonly errors: readonly ErrorCode[]
}

/** What any call may answer: its shape, its caller, the state of the service. */
export const COMMON_ERRORS: readonly ErrorCode[] = [
  'bad_request',
  'unauthenticated',
  'deactivated',
  'forbidden',
  'not_found',
  'conflict',
  'idempotency_mismatch',
  'too_many_requests',
  'payload_too_large',
  'unsupported_media_type',
  'unavailable',
  'internal',
]

const noShape = z.object({})

/** Whose call it is and what it asks for: what the calls of a side have in common. */
interface Side<S extends Surface> {
  surface: S
  token: TokenKind
  feature: FeatureRule
  standing?: Standing
}

/** What a call says of itself. */
interface Own<
  P extends Shape,
  Q extends Shape,
  B extends Shape,
  D extends Shape,
  M extends Method,
  W extends boolean,
> {
  name: string
  method: M
  path: string
  host?: 'api' | 'live'
  summary: string
  params?: P
  query?: Q
  body?: B
  data: D
  paged?: boolean
  numbered?: boolean
  writes?: W
  mayLag?: boolean
  upload?: boolean
  largest?: number
  download?: string
  rates?: readonly Rate[]
  errors?: readonly ErrorCode[]
}

type WritesUnlessGet<M extends Method> = M extends 'GET' ? false : true

/** Declares a call. Params, query and body are empty unless said. */
export function defineContract<
  D extends Shape,
  M extends Method,
  S extends Surface,
  P extends Shape = typeof noShape,
  Q extends Shape = typeof noShape,
  B extends Shape = typeof noShape,
  W extends boolean = WritesUnlessGet<M>,
>(declared: Own<P, Q, B, D, M, W> & Side<S>): Contract<P, Q, B, D, M, S, W> {
  return {
    host: 'api',
    standing: 'verified',
    paged: false,
    numbered: false,
    writes: (declared.method !== 'GET') as W,
    mayLag: false,
    upload: false,
    largest: undefined,
    download: undefined,
    rates: [],
    errors: [],
    params: noShape as Shape as P,
    query: noShape as Shape as Q,
    body: noShape as Shape as B,
    ...declared,
    kind: 'contract',
  }
}

/** Declares a call of a side: what the side says already need not be said again. */
interface CallOf<S extends Surface, Asked> {
  <
    D extends Shape,
    M extends Method,
    P extends Shape = typeof noShape,
    Q extends Shape = typeof noShape,
    B extends Shape = typeof noShape,
    W extends boolean = WritesUnlessGet<M>,
  >(
    declared: Own<P, Q, B, D, M, W> & Asked,
  ): Contract<P, Q, B, D, M, S, W>
}

type Exceptions = Partial<Omit<Side<Surface>, 'surface'>>

const callOf =
  <S extends Surface>(side: Side<S>): CallOf<S, Exceptions> =>
  (declared) =>
    defineContract({ ...side, ...declared })

/** A buyer's: each says which feature it needs. */
export const buyerCall: CallOf<'buyer', Exceptions & Pick<Side<'buyer'>, 'feature'>> = (declared) =>
  defineContract({ surface: 'buyer', token: 'access', ...declared })

/** A vendor's: whoever is of the vendor may. */
export const vendorCall = callOf({ surface: 'vendor', token: 'access', feature: 'any' })

/** The provider's: whoever is of the provider may. */
export const providerCall = callOf({ surface: 'provider', token: 'access', feature: 'any' })

/** Of whoever is signed in, however far the company has come. */
export const accountCall = callOf({
  surface: 'account',
  token: 'access',
  feature: 'any',
  standing: 'any',
})

/** Of whoever knows the address: nobody is signed in. */
export const publicCall = callOf({
  surface: 'public',
  token: 'none',
  feature: 'any',
  standing: 'any',
})

export type ParamsOf<C extends Contract> = z.output<C['params']>
export type QueryOf<C extends Contract> = z.output<C['query']>
export type BodyOf<C extends Contract> = z.output<C['body']>
export type DataOf<C extends Contract> = z.output<C['data']>
export type ParamsIn<C extends Contract> = z.input<C['params']>
export type QueryIn<C extends Contract> = z.input<C['query']>
export type BodyIn<C extends Contract> = z.input<C['body']>
/** What the client gets: the JSON of the answer. */
export type Answer<C extends Contract> = z.input<C['data']>
