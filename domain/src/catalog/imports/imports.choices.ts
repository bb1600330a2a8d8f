import type { Text } from '../../kernel/texts'
import { lineErrors } from './imports.errors'
import { shortenCell, type Choice, type Choices } from './imports.line'

/** Everything a name in the file can refer to: all categories, all cities, the vendor's own coverages. */
export interface Named {
  categories: readonly { id: string; path: readonly string[] }[]
  cities: readonly { id: string; name: string }[]
  coverages: readonly { id: string; name: string }[]
}

export const PATH_SIGN = ' > '
/** Number of candidates listed in an error about an ambiguous name. */
const MAX_LISTED_CHOICES = 3

/** Normalises a name for comparison: without regard to spaces, case and accents. */
const plain = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
const plainPath = (path: string): string => path.split('>').map(plain).join('>')

interface Candidate {
  id: string
  label: string
}

function gather(entries: Iterable<readonly [name: string, candidate: Candidate]>) {
  const found = new Map<string, Candidate[]>()
  for (const [name, candidate] of entries) {
    const before = found.get(name)
    if (!before) found.set(name, [candidate])
    else if (before.every(({ id }) => id !== candidate.id)) before.push(candidate)
  }
  return found
}

function chosen(
  name: string,
  candidates: readonly Candidate[] | undefined,
  unknown: Text,
  example = '',
): Choice {
  const found = shortenCell(name)
  const [first, second] = candidates ?? []
  if (!first) return { text: unknown, values: { found, example } }
  if (!second) return { id: first.id }
  const choices = (candidates ?? []).slice(0, MAX_LISTED_CHOICES).map(({ label }) => `“${label}”`)
  return { text: lineErrors.several, values: { found, choices: choices.join(', ') } }
}

/** "Kab. Bandung" is a regency; a bare "Bandung" may be the regency or the city. */
const KIND = /^(kota|kabupaten|kab\.?)\s+/
const cityName = (name: string) => plain(name).replace(/^kab\.?\s+/, 'kabupaten ')

/** Returns functions that resolve the names or ids in a file to categories, cities and coverages. */
export function choicesOf({ categories, cities, coverages }: Named): Choices {
  const candidates = categories.map(({ id, path }) => ({ id, label: path.join(PATH_SIGN), path }))
  const paths = gather(candidates.map((one) => [plainPath(one.label), one]))
  const leaves = gather(candidates.map((one) => [plain(one.path.at(-1) ?? ''), one]))
  const towns = gather(cities.map(({ id, name }) => [cityName(name), { id, label: name }]))
  const bare = gather(
    cities.map(({ id, name }) => [cityName(name).replace(KIND, ''), { id, label: name }]),
  )
  const areas = gather(coverages.map(({ id, name }) => [plain(name), { id, label: name }]))
  const byId = (all: readonly { id: string }[]) => {
    const ids = new Map(all.map(({ id }) => [id, [{ id, label: id }]]))
    return (name: string) => ids.get(name.toLowerCase())
  }
  const [categoryById, cityById, areaById] = [byId(categories), byId(cities), byId(coverages)]
  const example =
    candidates.toSorted((a, b) => b.path.length - a.path.length)[0]?.label ?? PATH_SIGN.trim()
  return {
    category: (name) =>
      chosen(
        name,
        paths.get(plainPath(name)) ?? leaves.get(plain(name)) ?? categoryById(name),
        lineErrors.categoryUnknown,
        example,
      ),
    city: (name) =>
      chosen(
        name,
        towns.get(cityName(name)) ?? bare.get(plain(name)) ?? cityById(name),
        lineErrors.cityUnknown,
      ),
    coverage: (name) =>
      chosen(name, areas.get(plain(name)) ?? areaById(name), lineErrors.coverageUnknown),
  }
}
