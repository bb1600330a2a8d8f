import type { Json, JsonObject } from '../../../ports/search-index'

export function isPicked(path: string, requested: readonly string[]): boolean {
  if (requested.some((name) => name.startsWith('-') && covers(name.slice(1), path))) return false
  return requested.some((name) => name === '*' || covers(name, path) || name.startsWith(`${path}.`))
}

/** Returns the requested part of the document (`SearchQuery.attributes`). */
export function pickAttributes(document: JsonObject, requested: readonly string[]): JsonObject {
  return pick(document, requested, '')
}

function pick(value: JsonObject, requested: readonly string[], prefix: string): JsonObject {
  const picked: Record<string, Json> = {}
  for (const [name, part] of Object.entries(value)) {
    const path = prefix + name
    if (!isPicked(path, requested)) continue
    picked[name] = isObject(part) ? pick(part, requested, `${path}.`) : part
  }
  return picked
}

function covers(name: string, path: string): boolean {
  return name === path || path.startsWith(`${name}.`)
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
