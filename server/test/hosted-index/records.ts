export type Stored = Record<string, unknown> & { objectID: string }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns all values at a dotted path, including those in lists. */
export function valuesAt(value: unknown, path: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, path))
  if (path === '') return value === undefined || value === null ? [] : [value]
  if (!isObject(value)) return []
  const [name = '', ...rest] = path.split('.')
  return valuesAt(value[name], rest.join('.'))
}

const covers = (name: string, path: string) => path === name || path.startsWith(`${name}.`)

/** `attributesToRetrieve`: `*`, names and dotted paths; `-name` excludes an attribute. */
export function retrieve(stored: Stored, requested: readonly string[]): Stored {
  const left = requested.filter((one) => one.startsWith('-')).map((one) => one.slice(1))
  const isRequested = (path: string) =>
    !left.some((name) => covers(name, path)) &&
    requested.some((name) => name === '*' || covers(name, path) || name.startsWith(`${path}.`))
  const pick = (value: Record<string, unknown>, before: string): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
        const path = before + name
        if (!isRequested(path)) return []
        return [[name, isObject(part) ? pick(part, `${path}.`) : part]]
      }),
    )
  return { ...pick(stored, ''), objectID: stored.objectID }
}

/** `_highlightResult`: the record's structure, with each text at the path replaced by the result of `mark`. */
export function highlightAt(
  stored: Stored,
  paths: readonly string[],
  mark: (text: string) => unknown,
): Record<string, unknown> {
  const walk = (value: unknown, names: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((one) => walk(one, names))
    const [name, ...rest] = names
    if (name === undefined) return typeof value === 'string' ? mark(value) : undefined
    return isObject(value) && name in value ? { [name]: walk(value[name], rest) } : undefined
  }
  return Object.fromEntries(
    paths.flatMap((path): [string, unknown][] => {
      const [name = '', ...rest] = path.split('.')
      const part = name in stored ? walk(stored[name], rest) : undefined
      return part === undefined ? [] : [[name, part]]
    }),
  )
}
