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

/** What a handler gives back: the data, and what to tell the person where there is something. */
export interface Reply<Data> {
  data: Data
  message?: Text
  count?: number
  /** There are more than `count`. */
  more?: boolean
  /** Of a list that is numbered from page 1. */
  numbered?: { page: number; totalPage: number; ids: readonly string[] }
}

interface Input<C extends Contract> {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  /** What the caller reads. */
  language: Language
  /** What lies outside of the database. */
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

/** A GET reads; it is not given anything to write with (law 7). */
interface Reading<C extends Contract> extends Input<C> {
  db: Reader
  scope: ScopeOf<C>
  actor: ActorOf<C>
}

/** What is read is of one moment. */
interface Showing<C extends Contract, Prepared> extends Reading<C> {
  /** What was done before that moment. */
  prepared: Prepared
}

/** What changes something is one transaction. */
interface Writing<C extends Contract, Prepared> extends Input<C> {
  work: Work<ScopeOf<C>> & { actor: ActorOf<C> }
  /** What was done before the transaction. */
  prepared: Prepared
}

type Handler<C extends Contract, Prepared = undefined> = (
  call: C['writes'] extends true ? Writing<C, Prepared> : Showing<C, Prepared>,
) => Promise<Reply<DataOf<C>>>

/** What takes long and reads for it: a document of several parts is read in one snapshot. */
interface Preparing<C extends Contract> extends Reading<C> {
  snapshot: Snapshot
}

/** Calls over the network and work that takes long: before the transaction; it may read for them. */
type Preparation<C extends Contract, Prepared> = (call: Preparing<C>) => Promise<Prepared>

/** What is kept outside of the database, too, is kept in steps: each is a transaction of its own. */
interface Stepwise<S extends Scope = Scope, A extends Actor = Actor> {
  db: Reader
  scope: S
  actor: A
  step: <Result>(command: (work: Work<S> & { actor: A }) => Promise<Result>) => Promise<Result>
}

/** Of a call with a file. */
export interface Steps extends Stepwise {
  objects: ObjectStore
  /** The call's `Idempotency-Key`: the handler answers the same call in the same way. */
  key: string | undefined
}

/** Of any other, between whose steps somebody else is asked over the network. */
export interface CallSteps<S extends Scope, A extends Actor = Actor> extends Stepwise<S, A> {
  /**
   * The step that begins what is asked for: the same call again is given its result again, and goes on
   * from there with what has become of it since.
   */
  first: <Result>(command: (work: Work<S> & { actor: A }) => Promise<Result>) => Promise<Result>
}

interface Stepping<C extends Contract> extends Input<C> {
  work: CallSteps<ScopeOf<C>, ActorOf<C>>
}

/** What answers a call that asks somebody else between what it writes. */
interface Stepper<C extends Contract> {
  inSteps: (call: Stepping<C>) => Promise<Reply<DataOf<C>>>
}

interface Receiving<C extends Contract> extends Input<C> {
  work: Steps
  file: ReceivedFile
}

/** What answers a call whose body is a file. */
interface Receiver<C extends Contract> {
  receive: (call: Receiving<C>) => Promise<Reply<DataOf<C>>>
}

interface Taking<C extends Contract> extends Input<C> {
  work: Steps
  file: ArrivingFile
}

/** What answers a call whose body is a file that is handed on while it arrives. */
interface Taker<C extends Contract> {
  take: (call: Taking<C>) => Promise<Reply<DataOf<C>>>
}

/** A file that is made while it is sent: what goes wrong after its first byte cuts it off. */
export interface Download {
  /** As it is saved, with its ending. */
  name: string
  body: AsyncIterable<string | Uint8Array>
}

/**
 * What answers a call with a file. It reads outside of a transaction, part by part: a file takes
 * as long as its reader does. A document on paper is read whole, in one snapshot.
 */
interface Downloader<C extends Contract> {
  download: (call: Preparing<C>) => Promise<Download>
}

type Answerer<C extends Contract> = Stepper<C> | Receiver<C> | Taker<C> | Downloader<C>

/** A contract with what answers it; `endpoints.ts` names them all. */
export interface Endpoint {
  contract: Contract
  prepare(call: Preparing<Contract>): Promise<unknown>
  handle(call: Showing<Contract, unknown> | Writing<Contract, unknown>): Promise<Reply<unknown>>
  /** Answers in several transactions, instead of `handle`. */
  inSteps?(call: Stepping<Contract>): Promise<Reply<unknown>>
  /** Answers where a file is sent, instead of `handle`. */
  receive?: Receiver<Contract>['receive']
  /** The same, where the file is handed on while it arrives. */
  take?: Taker<Contract>['take']
  /** Answers with a file, instead of `handle`. */
  download?(call: Preparing<Contract>): Promise<Download>
}

/**
 * Binds a contract to its handler. Token, company, feature and shapes are checked before the
 * handler is called; transaction, envelope and errors are around it. What stands before the handler
 * is done before the transaction, or before the snapshot that is read.
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
    throw new Error(`${contract.name}: public calls take no token, and all others do`)
  if (handlers.length === 2) return { contract, prepare: handlers[0], handle: handlers[1] }
  const [handler] = handlers
  const kind = typeof handler === 'function' ? 'call' : kindOfHandler(handler)
  if (kind !== kindOf(contract))
    throw new Error(`${contract.name}: its contract says ${kindOf(contract)}, its handler ${kind}`)
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

/** What a call asks of who makes it. */
type Rule = Pick<Contract, 'surface' | 'standing' | 'feature'>

/**
 * Holds a caller against a contract, in the order of `docs/domain.md`: surface, company, feature.
 * @throws AppError `forbidden`.
 */
export function assertMay(actor: Actor, rule: Rule): void {
  if (!may(actor, rule)) throw failure('forbidden')
}

export function may(actor: Actor, rule: Rule): boolean {
  if (!isOnSurface(actor, rule)) return false
  if (rule.standing !== 'any' && actor.isFirstTime) return false
  if (rule.standing === 'verified' && isOfBuyer(actor, rule) && !actor.isVerified) return false
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
