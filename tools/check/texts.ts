import type { ESTree } from 'rolldown/utils'
import { breach, type SourceFile, type Tree, type Violation } from './tree'
import { findName, walk } from './walk'

const LANGUAGES = ['en', 'id'] as const

type Entries = ReadonlyMap<string, ESTree.Expression>

function entriesOf(node: ESTree.ObjectExpression): Entries {
  return new Map(
    node.properties.flatMap((one) => {
      const name = one.type === 'Property' ? findName(one.key) : undefined
      return one.type === 'Property' && name !== undefined ? [[name, one.value] as const] : []
    }),
  )
}

/** Returns the source of an expression, including templates and concatenations. */
function writtenText(source: SourceFile, node: ESTree.Expression): string {
  return source.text.slice(node.start, node.end)
}

const marksOf = (text: string) =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([mark]) => mark))].toSorted().join(' ')

function differences(
  source: SourceFile,
  en: ESTree.Expression,
  id: ESTree.Expression,
): Violation[] {
  const add = (message: string) => [breach(source, id.start, 'texts/languages', message)]
  if (en.type === 'ObjectExpression' && id.type === 'ObjectExpression') {
    const [left, right] = [entriesOf(en), entriesOf(id)]
    const missing = [
      ...[...left.keys()].filter((key) => !right.has(key)).map((key) => `id lacks ${key}`),
      ...[...right.keys()].filter((key) => !left.has(key)).map((key) => `en lacks ${key}`),
    ]
    const deeper = [...left].flatMap(([key, value]) => {
      const other = right.get(key)
      return other ? differences(source, value, other) : []
    })
    return [...missing.flatMap(add), ...deeper]
  }
  const [english, indonesian] = [writtenText(source, en), writtenText(source, id)]
  if (/^(['"`])\s*\1$/.test(indonesian) && !/^(['"`])\s*\1$/.test(english))
    return add('the Indonesian text is empty')
  if (marksOf(english) !== marksOf(indonesian))
    return add(
      `en puts in ${marksOf(english) || 'nothing'}, id ${marksOf(indonesian) || 'nothing'}`,
    )
  return []
}

function untranslated(source: SourceFile): Violation[] {
  const found: Violation[] = []
  walk(source.program, (node) => {
    if (node.type !== 'ObjectExpression') return
    const entries = entriesOf(node)
    const given = LANGUAGES.filter((language) => entries.has(language))
    if (given.length === 0) return
    const [en, id] = [entries.get('en'), entries.get('id')]
    if (en && id) found.push(...differences(source, en, id))
    else found.push(breach(source, node.start, 'texts/languages', `a text in ${given.join()} only`))
  })
  return found
}

/** Checks that every text exists in both languages and uses the same values. */
export function checkTexts(tree: Tree): Violation[] {
  return tree.sources
    .filter(({ path }) => /^domain\/src\/.+\.(?:texts|errors)\.ts$/.test(path))
    .flatMap(untranslated)
}
