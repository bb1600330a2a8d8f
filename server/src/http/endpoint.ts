import type { BodyOf, Contract, DataOf, ParamsOf, QueryOf } from '@pasok/domain/kernel/contract'
import { failure } from '@pasok/domain/kernel/errors'
import type { Text } from '@pasok/domain/kernel/texts'
import type { Actor, BuyerActor } from '../db/actor'
import type { Reader } from '../db/db'
import type { AccountScope, BuyerScope, ProviderScope, Scope, VendorScope } from '../db/scope'
import type { Work } from '../db/work'

/** What a handler gives back: the data, and what to tell the person where there is something. */
export interface Reply<Data> {
  data: Data
  message?: Text
  count?: number
}

interface Input<C extends Contract> {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
}

interface ScopeBySurface {
  buyer: BuyerScope
  vendor: VendorScope
  provider: ProviderScope
  account: Scope
  'super-admin': Scope
  public: AccountScope
}
type ScopeOf<C extends Contract> = ScopeBySurface[C['surface']]
type ActorOf<C extends Contract> = C['surface'] extends 'buyer' ? BuyerActor : Actor

/** A GET reads; it is not given anything to write with (law 7). */
interface Reading<C extends Contract> extends Input<C> {
  db: Reader
  scope: ScopeOf<C>
  actor: ActorOf<C>
}

/** What changes something is one transaction. */
interface Writing<C extends Contract> extends Input<C> {
  work: Work<ScopeOf<C>> & { actor: ActorOf<C> }
}

export type Handler<C extends Contract> = (
  call: C['writes'] extends true ? Writing<C> : Reading<C>,
) => Promise<Reply<DataOf<C>>>

/** A contract with what answers it; `app.ts` mounts them all. */
export interface Endpoint {
  contract: Contract
  handle(call: Reading<Contract> | Writing<Contract>): Promise<Reply<unknown>>
}

/**
 * Binds a contract to its handler. Token, company, feature and shapes are checked before the
 * handler is called; transaction, envelope and errors are around it.
 */
export function endpoint<C extends Contract>(contract: C, handler: Handler<C>): Endpoint {
  if ((contract.surface === 'public') !== (contract.token === 'none'))
    throw new Error(`${contract.name}: public calls take no token, and all others do`)
  return { contract, handle: handler }
}

/**
 * Holds a caller against a contract, in the order of `docs/domain.md`: surface, company, feature.
 * @throws AppError `forbidden`.
 */
export function assertMay(actor: Actor, contract: Contract): void {
  if (!isOnSurface(actor, contract)) throw failure('forbidden')
  if (contract.standing !== 'any' && actor.isFirstTime) throw failure('forbidden')
  if (contract.standing === 'verified' && contract.surface === 'buyer' && !actor.isVerified)
    throw failure('forbidden')
  if (contract.feature !== 'any' && !actor.features.has(contract.feature))
    throw failure('forbidden')
}

function isOnSurface(actor: Actor, { surface }: Contract): boolean {
  if (surface === 'account') return true
  return surface === 'super-admin' ? actor.isSuperAdmin : actor.scope.kind === surface
}
