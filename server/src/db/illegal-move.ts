import { DEFAULT_TIME_ZONE, momentIn } from '@pasok/domain/kernel/calendar'
import { failure, type AppError, type NextStep } from '@pasok/domain/kernel/errors'
import { canReach, wordsOfState, type Machine } from '@pasok/domain/kernel/machine'
import { documentWords, notIn } from '@pasok/domain/kernel/moves'
import { moveTexts } from '@pasok/domain/kernel/moves.texts'
import type { LANGUAGES, Text, WordedValues } from '@pasok/domain/kernel/texts'
import * as links from '@pasok/domain/notifications/notifications.links'
import { sql } from 'kysely'
import { listHistoriesOf, type HistoryRow } from './history'
import type { Work } from './work'

type Kind = HistoryRow['document']

/** The document that was not moved, and where it is. */
interface Stuck {
  id: string
  buyerId: string
  state: string
  code: string | null
}

interface Wanted {
  /** The states that the move starts from; none: something else than its status is in the way. */
  states: readonly string[]
  machine?: Machine<string, string> | undefined
}

/** In these a document has ended otherwise than it should, and its page says why. */
const ENDED_BADLY = new Set(['Cancel', 'Rejected', 'Withdrawn', 'Refused', 'RETURNED'])

/** The pages of documents, by who looks. */
const PAGES: Readonly<
  Record<'buyer' | 'vendor', Partial<Record<Kind, (of: { code: string }) => string>>>
> = {
  buyer: {
    request: links.toRequest,
    order: links.toOrder,
    'down-payment': links.toOrder,
    receipt: links.toReceipt,
    invoice: links.toInvoice,
    payment: links.toPaymentResult,
  },
  vendor: {
    order: links.toVendorOrder,
    'down-payment': links.toVendorOrder,
    receipt: links.toVendorReceipt,
    invoice: links.toVendorInvoice,
  },
}

/** The order of a package or of an item, which have no page of their own. */
async function orderCodeOf(work: Work, kind: Kind, { id, buyerId }: Stuck): Promise<string> {
  const isPackage = kind === 'package'
  const { rows } = await sql<{ code: string }>`
    select purchase_orders.code from packages
    join purchase_orders on purchase_orders.buyer_id = packages.buyer_id
      and purchase_orders.id = packages.order_id
    where packages.buyer_id = ${buyerId} and packages.id = ${
      isPackage
        ? sql`${id}`
        : sql`(select package_id from order_items where buyer_id = ${buyerId} and id = ${id})`
    }`.execute(work.trx)
  return rows[0]?.code ?? ''
}

/** Where the person goes from here; nowhere for what has no page on their side. */
async function nextOf(work: Work, kind: Kind, stuck: Stuck): Promise<NextStep | undefined> {
  const side = work.scope.kind
  if (side !== 'buyer' && side !== 'vendor') return undefined
  const isPart = kind === 'package' || kind === 'item'
  const code = isPart ? await orderCodeOf(work, kind, stuck) : (stuck.code ?? '')
  const page = PAGES[side][isPart ? 'order' : kind]
  if (!page || code === '') return undefined
  const isPayable = side === 'buyer' && kind === 'invoice' && stuck.state === 'Ready to Payment'
  const step = isPayable ? 'pay' : ENDED_BADLY.has(stuck.state) ? 'why' : 'open'
  return { label: moveTexts[step], values: { code }, address: page({ code }) }
}

/** The wanted status that the document can still come to. */
const reachableOf = ({ states, machine }: Wanted, { state }: Pick<Stuck, 'state'>) =>
  machine && states.find((wanted) => canReach(machine, state, wanted))

/** A document that was in a wanted status before is late, even if another move may lead back there. */
function timing(
  { states, machine }: Wanted,
  { state }: Stuck,
  passed: readonly string[],
): 'now' | 'early' | 'late' {
  if (!machine || states.length === 0) return 'now'
  if (states.some((wanted) => passed.includes(wanted))) return 'late'
  return reachableOf({ states, machine }, { state }) === undefined ? 'late' : 'early'
}

const inAll = (words: (language: (typeof LANGUAGES)[number]) => string): Text => ({
  en: words('en'),
  id: words('id'),
})

/** The one error of every illegal move, telling the loser of a race what it is, who was first, and what to do. */
export async function illegalMove(
  work: Work,
  stuck: Stuck,
  wanted: Wanted,
  kind: Kind,
): Promise<AppError> {
  const { id, buyerId } = stuck
  const of = kind === 'down-payment' ? kind : 'status'
  const history = (await listHistoriesOf(work.trx, [{ buyer_id: buyerId, id }], of)).get(id) ?? []
  const last = history.at(-1)
  if (!last) return notIn(kind, stuck.code ?? '', stuck.state)
  // Of a race that was lost, the caller has seen an earlier one.
  const known = { ...stuck, state: last.name }
  const passed = history.map(({ name }) => name)
  const when = timing(wanted, known, passed)
  const values: WordedValues = {
    what: documentWords(kind, stuck.code ?? ''),
    status: wordsOfState(last.name),
    user: last.user,
    time: momentIn(new Date(last.timestamp), work.actor.company?.timeZone ?? DEFAULT_TIME_ZONE),
    wanted: wordsOfState(reachableOf(wanted, known) ?? wanted.states[0] ?? ''),
    note: last.note,
  }
  // Other notes are remarks: the courier and tracking number, or the payment that an invoice is in.
  const noteKind = ENDED_BADLY.has(last.name) ? 'reason' : 'note'
  const text = inAll(
    (language) => moveTexts[when][language] + (last.note ? moveTexts[noteKind][language] : ''),
  )
  const next = await nextOf(work, kind, known)
  return failure('illegal_move', { text, values, ...(next && { next }) })
}
