/**
 * Search parameters as plain text: `?page=detail&id=…`, repeated names as lists. Each screen's
 * `parseSearch` gives them their types.
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
