import { expect } from 'vitest'
import { buildHouse, CLEAN, type Files } from './mini-tree'
import { runStep, type Step } from './run'

/** A breach planted into the clean house: what is written, and what must be found. */
export interface Planted {
  readonly what: string
  readonly files: Files
  /** The file that the check must name; the first one planted unless said. */
  readonly file?: string
  readonly rule: string
  readonly says?: RegExp
}

/** Plants a breach and expects that the step finds it, names the file, and finds nothing else. */
export async function expectFound(step: Step, planted: Planted): Promise<void> {
  const found = await runStep(step, buildHouse({ ...CLEAN, ...planted.files }))
  const file = planted.file ?? Object.keys(planted.files)[0]
  expect([...new Set(found.map((one) => `${one.file} ${one.rule}`))]).toEqual([
    `${file} ${planted.rule}`,
  ])
  if (planted.says) expect(found.map(({ message }) => message).join('\n')).toMatch(planted.says)
}
