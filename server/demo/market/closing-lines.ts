import { categoryPath } from './categories'
import { rootClosingLines } from './closing-lines.roots'
import { shelfClosingLines } from './closing-lines.shelves'
import type { DemoLanguage } from './market.types'

/** The closing sentences of the nearest shelf at or above the category that has its own. */
export function closingLines(categoryKey: string, language: DemoLanguage): readonly string[] {
  for (const key of categoryPath(categoryKey)) {
    const lines = shelfClosingLines[key] ?? rootClosingLines[key]
    if (lines !== undefined) return lines[language]
  }
  throw new Error(`no closing lines for ${categoryKey}`)
}
