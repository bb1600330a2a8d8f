import { z } from 'zod'
import type { ErrorCode } from './errors'
import type { Feature } from './features'

/**
 * Who may send the request: `account` is every signed-in user; `both` is buyers with the feature
 * and all vendors; `super-admin` is users who act for several companies, whether or not they act
 * for one now; `public` needs no token.
 */
type Surface = 'public' | 'account' | 'both' | 'super-admin' | 'buyer' | 'vendor' | 'provider'
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type TokenKind = 'none' | 'access' | 'id'

/**
 * The stage the company must have reached: `verified` for nearly all endpoints, `registered` after
 * the wizard, `any` also for first-time users (Spec 1 §4).
 */
type RequiredStage = 'verified' | 'registered' | 'any'

/**
 * The required permission: one feature, any of several, or `any`, which explicitly allows every
 * signed-in user of the surface.
 */
export type FeatureRule = Feature | readonly Feature[] | 'any'

/** Returns whether the user's features satisfy the rule. */
export function isEnough(rule: FeatureRule, granted: ReadonlySet<Feature>): boolean {
  if (rule === 'any') return true
  return typeof rule === 'string' ? granted.has(rule) : rule.some((feature) => granted.has(feature))
}

/** Formats a rule for the documentation. */
export const featureWords = (rule: FeatureRule): string => [rule].flat().join(' or ')

/** A rate limit: at most `max` requests in `seconds`, counted per `per`. */
export interface Rate {
  /** Requests with the same name share one counter. */
  readonly name: string
  /**
   * Counted per network address, per user, or per combination of an input field's value (such as
   * an email) and network address, so that nobody can use up another user's limit.
   */
  readonly per: 'address' | 'person' | { readonly field: string }
  readonly max: number
  readonly seconds: number
  /** Which requests count: all, or only successful ones. */
  readonly counts?: 'done'
}

type Shape = z.ZodType

/**
 * The definition of an endpoint, from which the server's route, the web client and the OpenAPI page
 * are made.
 */
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
  /** Path below `/api` (or `/live`, depending on `host`), parameters as `:name`. */
  readonly path: string
  readonly host: 'api' | 'live'
  readonly summary: string
  readonly surface: S
  readonly token: TokenKind
  readonly feature: FeatureRule
  readonly stage: RequiredStage
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly data: Data
  /** The response has `count`, the total of a paged list. */
  readonly paged: boolean
  /** The response has `page`, `totalPage` and `ids`, as for notifications. */
  readonly numbered: boolean
  /**
   * The request changes data: every method except GET, and those GETs that the specification
   * requires to write.
   */
  readonly writes: W
  /** The response may be some seconds old, so the server reads from a database replica where there is one. */
  readonly mayLag: boolean
  /** The body is `multipart/form-data` with a file, preceded by the other fields of the body. */
  readonly upload: boolean
  /** Maximum size in bytes of a streamed upload; undefined for uploads that are read whole. */
  readonly largest: number | undefined
  /** The media type of a streamed file response, which replaces the envelope. */
  readonly download: string | undefined
  readonly rates: readonly Rate[]
  /** Errors of this endpoint in addition to `COMMON_ERRORS`. */
  readonly errors: readonly ErrorCode[]
}

/**
 * Errors that any endpoint can return, concerning the request's format, its sender or the state of
 * the service.
 */
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

/** What the endpoints of a surface have in common. */
interface Side<S extends Surface> {
  surface: S
  token: TokenKind
  feature: FeatureRule
  stage?: RequiredStage
}

/** What an endpoint declares itself. */
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

/** Declares an endpoint. Params, query and body default to empty objects. */
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
    stage: 'verified',
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

/** Declares an endpoint of one surface; the surface's own values need not be repeated. */
interface CallOf<S extends Surface, Input> {
  <
    D extends Shape,
    M extends Method,
    P extends Shape = typeof noShape,
    Q extends Shape = typeof noShape,
    B extends Shape = typeof noShape,
    W extends boolean = WritesUnlessGet<M>,
  >(
    declared: Own<P, Q, B, D, M, W> & Input,
  ): Contract<P, Q, B, D, M, S, W>
}

type Exceptions = Partial<Omit<Side<Surface>, 'surface'>>

const callOf =
  <S extends Surface>(side: Side<S>): CallOf<S, Exceptions> =>
  (declared) =>
    defineContract({ ...side, ...declared })

/** Declares an endpoint for buyers; each names the feature it requires. */
export const buyerCall: CallOf<'buyer', Exceptions & Pick<Side<'buyer'>, 'feature'>> = (declared) =>
  defineContract({ surface: 'buyer', token: 'access', ...declared })

/** Declares an endpoint for all users of a vendor. */
export const vendorCall = callOf({ surface: 'vendor', token: 'access', feature: 'any' })

/** Declares an endpoint for all users of the provider. */
export const providerCall = callOf({ surface: 'provider', token: 'access', feature: 'any' })

/** Declares an endpoint for every signed-in user, at any stage of the company. */
export const accountCall = callOf({
  surface: 'account',
  token: 'access',
  feature: 'any',
  stage: 'any',
})

/** Declares an endpoint that needs no sign-in. */
export const publicCall = callOf({
  surface: 'public',
  token: 'none',
  feature: 'any',
  stage: 'any',
})

export type ParamsOf<C extends Contract> = z.output<C['params']>
export type QueryOf<C extends Contract> = z.output<C['query']>
export type BodyOf<C extends Contract> = z.output<C['body']>
export type DataOf<C extends Contract> = z.output<C['data']>
export type ParamsIn<C extends Contract> = z.input<C['params']>
export type QueryIn<C extends Contract> = z.input<C['query']>
export type BodyIn<C extends Contract> = z.input<C['body']>
/** The JSON data of a response as the client receives it. */
export type Answer<C extends Contract> = z.input<C['data']>
