import type { DemoCategory } from './market.types'
import { CATEGORY_OUTLINE } from './categories.outline'

/** The category tree, parents before children. */
export const demoCategories: readonly DemoCategory[] = readOutline(CATEGORY_OUTLINE)

const byKey = new Map(demoCategories.map((category) => [category.key, category]))

/** Returns the keys of a category and its ancestors, from the category itself to its root. */
export function categoryPath(key: string): string[] {
  const category = byKey.get(key)
  if (category === undefined) throw new Error(`no demo category ${key}`)
  return category.parent === null ? [key] : [key, ...categoryPath(category.parent)]
}

/** Reads an outline: two spaces of indentation are one level; a line is `key | English | Indonesian`. */
function readOutline(outline: string): DemoCategory[] {
  const path: string[] = []
  const categories: DemoCategory[] = []
  for (const line of outline.split('\n')) {
    const [key, name, nameId] = line.split('|').map((part) => part.trim())
    if (!key) continue
    const level = toLevel((line.length - line.trimStart().length) / 2)
    const parent = level === 0 ? null : path[level - 1]
    if (parent === undefined || !name || !nameId) throw new Error(`bad category line: ${line}`)
    path.splice(level, path.length, key)
    categories.push({ key, name, nameId, parent, level })
  }
  return categories
}

function toLevel(depth: number): DemoCategory['level'] {
  if (depth === 0 || depth === 1 || depth === 2 || depth === 3 || depth === 4) return depth
  throw new Error(`category level ${depth} is outside 0 to 4`)
}
