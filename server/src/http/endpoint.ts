import {
  isEnough,
  type BodyOf,
  type Contract,
  type DataOf,
  type ParamsOf,
  type QueryOf,
} from '@pasok/domain/kernel/contract'
import { failure } from '@pasok/domain/kernel/errors'
import type { Language, Text } from '@pasok/domain/kernel/texts'
import type { Actor, BuyerActor } from '../db/actor'
import type { Reader, Snapshot } from '../db/db'
import type { AccountScope, BuyerScope, ProviderScope, Scope, VendorScope } from '../db/scope'
import type { Work } from '../db/work'
import type { ObjectStore } from '../ports/object-store'
import type { Ports } from '../ports/ports'
import type { ArrivingFile, ReceivedFile } from './read-upload'

/** A handler's result: the data and an optional message for the user. */
export interface Reply<Data> {
  data: Data
  message?: Text
  count?: number
  /** True when there are more rows than `count`. */
  more?: boolean
  /** For lists whose pages are numbered from 1. */
  numbered?: { page: number; totalPage: number; ids: readonly string[] }
}

interface Input<C extends Contract> {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  /** Language of the caller. */
  language: Language
  ports: Ports
}

interface ScopeBySurface {
  buyer: BuyerScope
  vendor: VendorScope
  provider: ProviderScope
  account: Scope
  both: BuyerScope | VendorScope
  'super-admin': Scope
  public: AccountScope
}
type ScopeOf<C extends Contract> = ScopeBySurface[C['surface']]
type ActorOf<C extends Contract> = C['surface'] extends 'buyer'
  ? BuyerActor
  : Actor & { scope: ScopeOf<C> }

/** Input of a GET handler, which gets no write access. */
interface Reading<C extends Contract> extends Input<C> {
  db: Reader
  scope: ScopeOf<C>
  actor: ActorOf<C>
}

/** Input of a GET handler that reads one snapshot. */
interface Showing<C extends Contract, Prepared> extends Reading<C> {
  prepared: Prepared
}

interface Writing<C extends Contract, Prepared> extends Input<C> {
  work: Work<ScopeOf<C>> & { actor: ActorOf<C> }
  prepared: Prepared
}

type Handler<C extends Contract, Prepared = undefined> = (
  call: C['writes'] extends true ? Writing<C, Prepared> : Showing<C, Prepared>,
) => Promise<Reply<DataOf<C>>>

/** Input of long-running work; several reads can share one snapshot. */
interface Preparing<C extends Contract> extends Reading<C> {
  snapshot: Snapshot
}

/** Network requests and long-running work, done before the transaction; it may read from the database. */
type Preparation<C extends Contract, Prepared> = (call: Preparing<C>) => Promise<Prepared>

/** Work in several transactions, for data that is also stored outside the database. */
interface Stepwise<S extends Scope = Scope, A extends Actor = Actor> {
  db: Reader
  scope: S
  actor: A
  step: <Result>(command: (work: Work<S> & { actor: A }) => Promise<Result>) => Promise<Result>
}

export interface Steps extends Stepwise {
  objects: ObjectStore
  /** The request's `Idempotency-Key`; the handler must return the same result for a repeated request. */
  key: string | undefined
}

/** Work of a request that makes network requests between its transactions. */
export interface CallSteps<S extends Scope, A extends Actor = Actor> extends Stepwise<S, A> {
  /**
   * The first step, whose result is stored: a repeated request gets it again and continues with the current
   * state.
   */
  first: <Result>(command: (work: Work<S> & { actor: A }) => Promise<Result>) => Promise<Result>
}

interface Stepping<C extends Contract> extends Input<C> {
  work: CallSteps<ScopeOf<C>, ActorOf<C>>
}

interface Stepper<C extends Contract> {
  inSteps: (call: Stepping<C>) => Promise<Reply<DataOf<C>>>
}

interface Receiving<C extends Contract> extends Input<C> {
  work: Steps
  file: ReceivedFile
}

interface Receiver<C extends Contract> {
  receive: (call: Receiving<C>) => Promise<Reply<DataOf<C>>>
}

interface Taking<C extends Contract> extends Input<C> {
  work: Steps
  file: ArrivingFile
}

interface Taker<C extends Contract> {
  take: (call: Taking<C>) => Promise<Reply<DataOf<C>>>
}

/** A file that is generated while it is sent; an error after the first byte cuts it off. */
export interface Download {
  /** File name with its extension. */
  name: string
  body: AsyncIterable<string | Uint8Array>
}

/**
 * Handler that responds with a file. It reads part by part outside a transaction, because sending takes as long
 * as the client reads. A printed document is read completely in one snapshot.
 */
interface Downloader<C extends Contract> {
  download: (call: Preparing<C>) => Promise<Download>
}

type Answerer<C extends Contract> = Stepper<C> | Receiver<C> | Taker<C> | Downloader<C>

/** A contract with its handler; `endpoints.ts` lists all of them. */
export interface Endpoint {
  contract: Contract
  prepare(call: Preparing<Contract>): Promise<unknown>
  handle(call: Showing<Contract, unknown> | Writing<Contract, unknown>): Promise<Reply<unknown>>
  /** Replaces `handle` when the request runs in several transactions. */
  inSteps?(call: Stepping<Contract>): Promise<Reply<unknown>>
  /** Replaces `handle` when the request contains a file. */
  receive?: Receiver<Contract>['receive']
  /** Replaces `handle` when the file is processed while it arrives. */
  take?: Taker<Contract>['take']
  /** Replaces `handle` when the response is a file. */
  download?(call: Preparing<Contract>): Promise<Download>
}

/**
 * Binds a contract to its handler. Token, company, feature and schemas are checked before the handler runs; the
 * transaction, the envelope and the errors are handled around it. A preparation runs before the transaction or
 * the snapshot.
 */
export function endpoint<C extends Contract>(
  contract: C,
  handler: Handler<C> | Answerer<C>,
): Endpoint
export function endpoint<C extends Contract, Prepared>(
  contract: C,
  preparation: Preparation<C, Prepared>,
  handler: Handler<C, Prepared>,
): Endpoint
export function endpoint<C extends Contract>(
  contract: C,
  ...handlers: [Handler<C> | Answerer<C>] | [Preparation<C, unknown>, Handler<C, unknown>]
): Endpoint {
  if ((contract.surface === 'public') !== (contract.token === 'none'))
    throw new Error(`${contract.name}: public endpoints take no token, and all others require one`)
  if (handlers.length === 2) return { contract, prepare: handlers[0], handle: handlers[1] }
  const [handler] = handlers
  const kind = typeof handler === 'function' ? 'call' : kindOfHandler(handler)
  if (kind !== kindOf(contract))
    throw new Error(
      `${contract.name}: the contract is of kind ${kindOf(contract)}, the handler of kind ${kind}`,
    )
  const bare = { contract, prepare: nothing, handle: refuseWithoutFile }
  return typeof handler === 'function' ? { ...bare, handle: handler } : { ...bare, ...handler }
}

const kindOf = ({ upload, largest, download }: Contract) => {
  if (upload) return largest === undefined ? 'upload' : 'arriving upload'
  return download === undefined ? 'call' : 'download'
}
const kindOfHandler = (handler: object) => {
  if ('inSteps' in handler) return 'call'
  if ('take' in handler) return 'arriving upload'
  return 'receive' in handler ? 'upload' : 'download'
}

const nothing = async () => undefined
const refuseWithoutFile = () => Promise.reject(failure('unsupported_media_type'))

/** The access rules of an endpoint. */
type Rule = Pick<Contract, 'surface' | 'stage' | 'feature'>

/**
 * Checks the caller against an endpoint's access rules, in the order of `docs/domain.md`: surface, company,
 * feature. @throws AppError `forbidden`.
 */
export function assertMay(actor: Actor, rule: Rule): void {
  if (!may(actor, rule)) throw failure('forbidden')
}

export function may(actor: Actor, rule: Rule): boolean {
  if (!isOnSurface(actor, rule)) return false
  if (rule.stage !== 'any' && actor.isFirstTime) return false
  if (rule.stage === 'verified' && isOfBuyer(actor, rule) && !actor.isVerified) return false
  const isFree = rule.surface === 'both' && actor.scope.kind === 'vendor'
  return isFree || isEnough(rule.feature, actor.features)
}

const isOfBuyer = (actor: Actor, { surface }: Rule): boolean =>
  surface === 'buyer' || (surface === 'both' && actor.scope.kind === 'buyer')

function isOnSurface(actor: Actor, { surface }: Rule): boolean {
  if (surface === 'account') return true
  if (surface === 'both') return ['buyer', 'vendor'].includes(actor.scope.kind)
  return surface === 'super-admin' ? actor.isSuperAdmin : actor.scope.kind === surface
}
