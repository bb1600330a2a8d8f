import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SETTINGS } from '@pasok/server/config'

/** `tsx tools/config-doc.ts` writes the table of settings to docs/running.md. */
export const RUNNING = join(import.meta.dirname, '..', 'docs', 'running.md')
const BEGIN = '<!-- settings: made by tools/config-doc.ts from server/src/config.ts -->'
const END = '<!-- /settings -->'

const cell = (text: string) => text.replaceAll('|', '\\|')

function makeTable(): string {
  const rows = Object.entries(SETTINGS).map(
    ([name, { usual, meaning }]) => `| \`${name}\` | ${cell(usual)} | ${cell(meaning)} |`,
  )
  return ['| Variable | Without it | What it is |', '|---|---|---|', ...rows].join('\n')
}

/** Returns the page with the table for the current configuration. */
export function withSettings(page: string): string {
  const from = page.indexOf(BEGIN)
  const to = page.indexOf(END)
  if (from < 0 || to < from) throw new Error(`docs/running.md lacks the line ${BEGIN} or ${END}`)
  return `${page.slice(0, from)}${BEGIN}\n${makeTable()}\n${page.slice(to)}`
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(RUNNING, withSettings(readFileSync(RUNNING, 'utf8')))
}
