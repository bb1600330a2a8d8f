import { formatText, type Language } from '../kernel/texts'
import { holderTexts } from './requests.texts'
import type { RequestHolders } from './requests.model'
import type { RequestState } from './requests.states'

/** Maximum number of names in a response; further users are only counted. */
const MAX_NAMED = 5

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
  const people = deciders.slice(0, MAX_NAMED).map(({ name, role }) => ({ name, role }))
  return { count: deciders.length, people }
}

interface RequestWithHolders {
  lastStatus: RequestState
  held_by: RequestHolders | null
}

/** Returns a short text about who must act on a request; undefined once it is decided. */
export function holderText(
  { lastStatus, held_by: holders }: RequestWithHolders,
  language: Language,
) {
  if (!holders) return undefined
  const [first] = holders.people
  if (!first) return formatText(holderTexts.waitingForNobody, language)
  if (lastStatus === 'Open')
    return formatText(holderTexts.withAuthor, language, { name: first.name })
  if (holders.count > 1)
    return formatText(holderTexts.waitingFor, language, { count: holders.count })
  return formatText(holderTexts.waitingForOne, language, {
    name: first.name,
    role: first.role ?? '',
  })
}

/** Returns the approvers' names when `holderText` shows only their number; otherwise empty. */
export function holderNames(
  { held_by: holders }: RequestWithHolders,
  language: Language,
): string[] {
  if (!holders || holders.count < 2) return []
  const names = holders.people.map(({ name, role }) =>
    role === null ? name : formatText(holderTexts.person, language, { name, role }),
  )
  const others = holders.count - names.length
  return others > 0
    ? [...names, formatText(holderTexts.andMore, language, { count: others })]
    : names
}
