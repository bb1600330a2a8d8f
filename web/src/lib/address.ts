import { useLocation } from '@tanstack/react-router'

/**
 * A value that changes with every jump (`jumpTo`), for use as a key: the page then opens as if newly visited.
 */
export const useJump = () => useLocation({ select: ({ state }) => state.jump ?? '' })

/**
 * Parses search parameters as plain text: `?page=detail&id=…`, repeated names as lists. Each screen's
 * `parseSearch` assigns the types.
 */
export function readAddress(text: string): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = {}
  const search = new URLSearchParams(text)
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name)
    found[name] = values.length > 1 ? values : (values[0] ?? '')
  }
  return found
}

export function writeAddress(values: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null || value === '') continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  }
  const text = search.toString()
  return text && `?${text}`
}

/** Returns the parameters that do not belong to the screen; they remain in the address. */
export const othersIn = (given: Record<string, unknown>, own: readonly string[]) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !own.includes(name)))

/**
 * Wraps a screen's parser for its route. The router merges the parsed parameters over the given ones, so that
 * invalid and default values would remain; the wrapper removes them.
 */
export const understood =
  <Search extends object>(parse: (given: Record<string, unknown>) => Search) =>
  (given: Record<string, unknown>): Search => {
    const nothing = Object.fromEntries(Object.keys(given).map((name) => [name, undefined]))
    return { ...nothing, ...parse(given) }
  }
