import type { Json, JsonObject } from '../../../ports/search-index'

export function isPicked(path: string, asked: readonly string[]): boolean {
  if (asked.some((name) => name.startsWith('-') && covers(name.slice(1), path))) return false
  return asked.some((name) => name === '*' || covers(name, path) || name.startsWith(`${path}.`))
}

/** Returns the requested part of the document (`SearchQuery.attributes`). */
export function pickAttributes(document: JsonObject, asked: readonly string[]): JsonObject {
  return pick(document, asked, '')
}

function pick(value: JsonObject, asked: readonly string[], prefix: string): JsonObject {
  const picked: Record<string, Json> = {}
  for (const [name, part] of Object.entries(value)) {
    const path = prefix + name
    if (!isPicked(path, asked)) continue
    picked[name] = isObject(part) ? pick(part, asked, `${path}.`) : part
  }
  return picked
}

function covers(name: string, path: string): boolean {
  return name === path || path.startsWith(`${name}.`)
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
