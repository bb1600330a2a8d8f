import { categoryPath } from './categories'
import { rootClosingLines } from './closing-lines.roots'
import { shelfClosingLines } from './closing-lines.shelves'
import type { DemoLanguage } from './market.types'
import { pick } from './random'
import type { Random } from './random'

/** A closing sentence of the nearest shelf above the category that has its own. */
export function closingLine(categoryKey: string, language: DemoLanguage, random: Random): string {
  for (const key of categoryPath(categoryKey)) {
    const lines = shelfClosingLines[key] ?? rootClosingLines[key]
    if (lines !== undefined) return pick(random, lines[language])
  }
  throw new Error(`no closing lines for ${categoryKey}`)
}
