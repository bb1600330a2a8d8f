import { type Holds, readFilters } from './filters'
import { type Settings, searchable } from './settings'
import { type Stored, valuesAt } from './records'
import { matchWord, type Tolerance, type WordMatch, wordsOf } from './words'

/** A word of a query: as typed, joined with the next, or split in two. */
interface Wanted {
  words: { typed: string; isBeginning: boolean }[]
  /** Number of mistakes; joining and splitting count as one. */
  typos: number
}

export interface Found {
  stored: Stored
  typos: number
  words: number
  proximity: number
  attribute: number
  exact: number
}

interface Selection {
  query: string
  filters: string
  typoTolerance: boolean | 'min' | 'strict'
  queryType: string
  removeWordsIfNoResults: string
}

interface Selected {
  found: Found[]
  removed: string[]
}

/** Returns matching records, unordered, with the values for ranking. */
export function select(
  records: Iterable<Stored>,
  settings: Settings,
  selection: Selection,
): Selected {
  const holds = readFilters(selection.filters, settings)
  const matching = [...records].filter((stored) => matches(holds, stored))
  const words = wordsOf(selection.query).map(({ word }) => word)
  const found = withWords(matching, settings, selection, words)
  if (found.length > 0 || words.length < 2) return { found, removed: [] }
  if (selection.removeWordsIfNoResults === 'allOptional')
    return { found: withWords(matching, settings, selection, words, true), removed: [] }
  const isFirst = selection.removeWordsIfNoResults === 'firstWords'
  if (!isFirst && selection.removeWordsIfNoResults !== 'lastWords') return { found, removed: [] }
  for (let count = words.length - 1; count > 0; count--) {
    const left = isFirst ? words.slice(-count) : words.slice(0, count)
    const fewer = withWords(matching, settings, selection, left)
    const removed = isFirst ? words.slice(0, -count) : words.slice(count)
    if (fewer.length > 0) return { found: fewer, removed }
  }
  return { found: [], removed: [] }
}

const matches = (holds: Holds, stored: Stored) => holds((attribute) => valuesAt(stored, attribute))

function withWords(
  records: readonly Stored[],
  settings: Settings,
  selection: Selection,
  words: readonly string[],
  isOptional = false,
): Found[] {
  const all = readings(words, selection)
  const found = records.flatMap((stored) => {
    const known = new Map<string, Place | undefined>()
    const best = all
      .flatMap((wanted) => matchAll({ stored, known }, settings, wanted, selection, isOptional))
      .sort((a, b) => a.typos - b.typos || b.words - a.words || a.attribute - b.attribute)[0]
    return best ? [best] : []
  })
  if (selection.typoTolerance !== 'min') return found
  const fewest = Math.min(...found.map(({ typos }) => typos))
  return found.filter(({ typos }) => typos === fewest)
}

/** Returns the query as typed, with two neighbouring words joined, and with one word split. */
function readings(words: readonly string[], { queryType, typoTolerance }: Selection): Wanted[] {
  const beginningAt = (at: number, length: number) =>
    queryType === 'prefixAll' || (queryType === 'prefixLast' && at === length - 1)
  const make = (list: readonly string[], typos: number): Wanted => ({
    words: list.map((typed, at) => ({ typed, isBeginning: beginningAt(at, list.length) })),
    typos,
  })
  const all = [make(words, 0)]
  if (typoTolerance === false) return all
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]
    if (next !== undefined)
      all.push(make([...words.slice(0, at), word + next, ...words.slice(at + 2)], 1))
    for (let cut = 3; cut <= word.length - 3; cut++) {
      const parts = [word.slice(0, cut), word.slice(cut)]
      all.push(make([...words.slice(0, at), ...parts, ...words.slice(at + 1)], 1))
    }
  }
  return all
}

interface Place {
  match: WordMatch
  /** Index of the attribute in the list of searchable attributes. */
  attribute: number
  position: number
}

/**
 * A record with the positions of the words matched so far, cached because a long query checks each
 * record many times.
 */
interface Looked {
  stored: Stored
  known: Map<string, Place | undefined>
}

function findPlace(
  { stored, known }: Looked,
  settings: Settings,
  typed: string,
  isBeginning: boolean,
  typos: Tolerance | undefined,
): Place | undefined {
  const key = `${typed} ${isBeginning} ${typos !== undefined}`
  if (!known.has(key)) known.set(key, bestPlace(stored, settings, typed, isBeginning, typos))
  return known.get(key)
}

function matchAll(
  looked: Looked,
  settings: Settings,
  wanted: Wanted,
  selection: Selection,
  isOptional: boolean,
): Found[] {
  // Joined or split words must match exactly; the index tolerates no second mistake.
  const tolerance =
    selection.typoTolerance === false || wanted.typos > 0 ? undefined : settings.typos
  const places = wanted.words.map(({ typed, isBeginning }) =>
    findPlace(looked, settings, typed, isBeginning, tolerance),
  )
  const matched = places.flatMap((place) => place ?? [])
  if (matched.length < (isOptional ? 1 : wanted.words.length)) return []
  const typos = matched.reduce((sum, { match }) => sum + match.typos, wanted.typos)
  return [
    {
      stored: looked.stored,
      typos,
      words: matched.length,
      proximity: proximityOf(matched),
      attribute: Math.min(
        ...matched.map(({ attribute, position }) => attribute * 1_000 + Math.min(position, 999)),
        Infinity,
      ),
      exact: matched.filter(({ match }) => match.isExact).length,
    },
  ]
}

/**
 * Returns a word's best position: fewest mistakes, then the most important attribute, then the
 * first position.
 */
function bestPlace(
  stored: Stored,
  settings: Settings,
  typed: string,
  isBeginning: boolean,
  typos: Tolerance | undefined,
): Place | undefined {
  let best: Place | undefined
  for (const { path, priority, isOrdered } of searchable(settings)) {
    const tolerance = settings.exactAttributes.has(path) ? undefined : typos
    for (const text of valuesAt(stored, path)) {
      for (const [at, { word }] of wordsOf(String(text)).entries()) {
        const match = matchWord(typed, word, isBeginning, tolerance)
        if (!match) continue
        const place = { match, attribute: priority, position: isOrdered ? at : 0 }
        if (best === undefined || comparePlaces(place, best) < 0) best = place
      }
    }
  }
  return best
}

const comparePlaces = (a: Place, b: Place) =>
  a.match.typos - b.match.typos ||
  Number(b.match.isExact) - Number(a.match.isExact) ||
  a.attribute - b.attribute ||
  a.position - b.position

/** Returns the total distance between words: 1 for neighbouring words, at most 8. */
function proximityOf(places: readonly Place[]): number {
  return places.slice(1).reduce((sum, place, at) => {
    const before = places[at]
    if (before?.attribute !== place.attribute) return sum + 8
    return sum + Math.min(8, Math.abs(place.position - before.position) || 8)
  }, 0)
}
