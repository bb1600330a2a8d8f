// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(SRC, name), 'utf8')

const sheet = read('ui/look.module.css').replaceAll(/\/\*[\s\S]*?\*\//g, '')
const ruled = new Set(
  [...sheet.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('mantine')),
)
const words = [...read('ui/look.ts').matchAll(/\| '([\w-]+)'/g)].map(([, word = '']) => word)

it('every word has a rule, and every rule is a word', () => {
  expect(words.toSorted()).toEqual([...ruled].toSorted())
})

it('every word is used', () => {
  const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && name !== join('ui', 'look.ts'))
    .map(read)
    .join('\n')
  expect(words.filter((word) => !sources.includes(`'${word}'`))).toEqual([])
})
