import { say, type Language } from '../kernel/texts'
import { holderTexts } from './requests.holders.texts'
import type { RequestHolders } from './requests.model'
import type { RequestState } from './requests.states'

/** Maximum number of names in a response; further users are only counted. */
const MOST_NAMED = 5

type Person = RequestHolders['people'][number]

interface Deciders {
  state: RequestState
  /** The name of the user who created the request. */
  author: string
  /** The users who may decide this request, without its contributors. */
  deciders: readonly Person[]
}

/**
 * Returns the users who must act on a request next: the author of a draft, the deciders of a
 * submitted request; null once it is decided.
 */
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

/** Returns a short text about who must act on a request; undefined once it is decided. */
export function holderText({ lastStatus, held_by: held }: RequestWithHolders, language: Language) {
  if (!held) return undefined
  const [first] = held.people
  if (!first) return say(holderTexts.waitingForNobody, language)
  if (lastStatus === 'Open') return say(holderTexts.withAuthor, language, { name: first.name })
  if (held.count > 1) return say(holderTexts.waitingFor, language, { count: held.count })
  return say(holderTexts.waitingForOne, language, { name: first.name, role: first.role ?? '' })
}

/** Returns the approvers' names when `holderText` shows only their number; otherwise empty. */
export function holderNames({ held_by: held }: RequestWithHolders, language: Language): string[] {
  if (!held || held.count < 2) return []
  const names = held.people.map(({ name, role }) =>
    role === null ? name : say(holderTexts.person, language, { name, role }),
  )
  const others = held.count - names.length
  return others > 0 ? [...names, say(holderTexts.andMore, language, { count: others })] : names
}
