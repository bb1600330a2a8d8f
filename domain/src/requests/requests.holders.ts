import { say, type Language } from '../kernel/texts'
import { holderTexts } from './requests.holders.texts'
import type { RequestHolders } from './requests.model'
import type { RequestState } from './requests.states'

/** Names that travel with a request; the others are a number. */
const MOST_NAMED = 5

type Person = RequestHolders['people'][number]

interface Deciders {
  state: RequestState
  /** The name of the user who created the request. */
  author: string
  /** Those who may decide this request, their own left out. */
  deciders: readonly Person[]
}

/** Who has to act on a request next: its author on a draft, the deciders once it is submitted. */
export function holdersOf({ state, author, deciders }: Deciders): RequestHolders | null {
  if (state === 'Open') return { count: 1, people: [{ name: author, role: null }] }
  if (state !== 'Submit') return null
  const people = deciders.slice(0, MOST_NAMED).map(({ name, role }) => ({ name, role }))
  return { count: deciders.length, people }
}

interface RequestWithHolders {
  lastStatus: RequestState
  held_by: RequestHolders | null
}

/** Who holds a request, in a few words; undefined once it is decided. */
export function holderText({ lastStatus, held_by: held }: RequestWithHolders, language: Language) {
  if (!held) return undefined
  const [first] = held.people
  if (!first) return say(holderTexts.waitingForNobody, language)
  if (lastStatus === 'Open') return say(holderTexts.withAuthor, language, { name: first.name })
  if (held.count > 1) return say(holderTexts.waitingFor, language, { count: held.count })
  return say(holderTexts.waitingForOne, language, { name: first.name, role: first.role ?? '' })
}

/** The names behind a number of approvers, one by one; empty where the words name everybody. */
export function holderNames({ held_by: held }: RequestWithHolders, language: Language): string[] {
  if (!held || held.count < 2) return []
  const names = held.people.map(({ name, role }) =>
    role === null ? name : say(holderTexts.person, language, { name, role }),
  )
  const others = held.count - names.length
  return others > 0 ? [...names, say(holderTexts.andMore, language, { count: others })] : names
}
