import { categoryPath } from './categories'
import { householdClosingLines } from './closing-lines.household'
import { rootClosingLines } from './closing-lines.roots'
import { technicalClosingLines } from './closing-lines.technical'
import type { ClosingLines, DemoLanguage } from './market.types'

const LINES: ClosingLines = {
  ...rootClosingLines,
  ...technicalClosingLines,
  ...householdClosingLines,
}

/** The closing sentences of the nearest shelf at or above the category that has its own. */
export function closingLines(categoryKey: string, language: DemoLanguage): readonly string[] {
  for (const key of categoryPath(categoryKey)) {
    const lines = LINES[key]
    if (lines !== undefined) return lines[language]
  }
  throw new Error(`no closing lines for ${categoryKey}`)
}
