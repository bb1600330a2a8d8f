import { isTest, lineAt, type SourceFile, type Tree, type Violation } from './tree'
import { findName, findText, walk, type Node } from './walk'

const SPECIFICATION = 'tools/check/specification.txt'
const RUNNERS = new Set(['test', 'it', 'describe'])
const PROVES = /^ proves ([\d. ]+)$/
/** Recognises comments meant as proofs even when they are malformed. */
const MEANT = /^[\s*]*proves?:?\s+\d/i
/** Functions of a test runner that are not tests, suites or steps. */
const NO_TESTS = new Set(['use', 'extend', 'beforeEach', 'afterEach', 'beforeAll', 'afterAll'])

/** A statement of the specification; its id, such as `1.2.4`, consists of part, section and number. */
interface Statement {
  readonly id: string
  readonly where: string
  readonly words: string
}

/** A test above which a comment says that it proves statements. */
interface Proof {
  readonly ids: readonly string[]
  readonly file: string
  readonly line: number
  readonly title: string
}

/** Each line has the format `part.section.place | where | words`. */
function readStatements(tree: Tree): Statement[] {
  if (!tree.paths.has(SPECIFICATION)) return []
  const lines = tree.read(SPECIFICATION).split('\n')
  return lines.filter(Boolean).map((line) => {
    const [id = '', where = '', ...words] = line.split(' | ')
    return { id, where, words: words.join(' | ') }
  })
}

/** Returns the runner's name: `test.describe.each(rows)` → `test`; undefined for `test.use`. */
function runnerOf(node: Node): string | undefined {
  if (node.type === 'MemberExpression')
    return NO_TESTS.has(findName(node.property) ?? '') ? undefined : runnerOf(node.object)
  if (node.type === 'CallExpression') return runnerOf(node.callee)
  if (node.type === 'TaggedTemplateExpression') return runnerOf(node.tag)
  return findName(node)
}

const titleOf = (title: Node, { text }: SourceFile): string =>
  findText(title) ?? text.slice(title.start, title.end).replace(/^`|`$/g, '')

/**
 * Returns the start and title of each test, suite and step; of nested calls at the same place only
 * the outermost.
 */
function readTests(source: SourceFile): { start: number; title: string }[] {
  const found = new Map<number, string>()
  walk(source.program, (node) => {
    if (node.type !== 'CallExpression' || !RUNNERS.has(runnerOf(node.callee) ?? '')) return
    const [title] = node.arguments
    if (title && !found.has(node.start)) found.set(node.start, titleOf(title, source))
  })
  return [...found]
    .map(([start, title]) => ({ start, title }))
    .toSorted((a, b) => a.start - b.start)
}

/** Returns whether only comments separate a comment from the test below it. */
function isDirectly({ text, comments }: SourceFile, from: number, to: number): boolean {
  const between = comments.filter(({ start, end }) => start >= from && end <= to)
  const code = between.reduceRight(
    (rest, { start, end }) => rest.slice(0, start - from) + rest.slice(end - from),
    text.slice(from, to),
  )
  return /^\s*(?:await\s|return\s)?\s*$/.test(code)
}

function proofsIn(source: SourceFile): Proof[] {
  const proofs = source.comments.flatMap(({ value, end }) => {
    const ids = PROVES.exec(value.trimEnd())?.[1]?.split(' ').filter(Boolean)
    return ids || MEANT.test(value) ? [{ ids: ids ?? [], end }] : []
  })
  if (proofs.length === 0) return []
  const tests = isTest(source.path) ? readTests(source) : []
  return proofs.map(({ ids, end }) => {
    const next = tests.find(({ start }) => start >= end)
    const test = next && isDirectly(source, end, next.start) ? next : undefined
    const title = test?.title ?? ''
    return { ids, title, file: source.path, line: lineAt(source.text, test?.start ?? end) }
  })
}

const readProofs = ({ sources }: Tree): Proof[] => sources.flatMap(proofsIn)

const shown = (words: string) => words.replaceAll('|', String.raw`\|`).replaceAll('<', '&lt;')
const linkTo = ({ file, title }: Proof) =>
  `[${file.slice(file.lastIndexOf('/') + 1)}](${file}): ${shown(title)}`

const SECTIONS: Readonly<Record<string, string>> = {
  '0': 'The product',
  '1': 'What the product does and for whom',
  '2': 'Screens and routes',
  '3': 'Entities and their fields',
  '4': 'States and transitions',
  '5': 'Validation rules',
  '6': 'Roles and permissions',
  '7': 'The calls it makes',
  '8': 'The error catalogue',
  '9': 'Business constants and limits',
}

function rowsOf(statements: readonly Statement[], proofs: readonly Proof[]): string[] {
  const rows: string[] = []
  let section = ''
  for (const { id, where, words } of statements) {
    const [part = '', number = ''] = id.split('.')
    if (section !== `${part}.${number}`) {
      section = `${part}.${number}`
      const name = SECTIONS[number] ?? ''
      rows.push('', `## Part ${part}, ${number}. ${name}`, '', '| | | Statement | Proven by |')
      rows.push('|---|---|---|---|')
    }
    const by = proofs.filter(({ ids }) => ids.includes(id)).map(linkTo)
    const proven = by.length === 0 ? '**no test**' : [...new Set(by)].join('<br>')
    rows.push(`| ${id} | ${shown(where)} | ${shown(words)} | ${proven} |`)
  }
  return rows
}

const unprovenIn = (statements: readonly Statement[], proofs: readonly Proof[]) => {
  const proven = new Set(proofs.flatMap(({ ids }) => ids))
  return statements.filter(({ id }) => !proven.has(id))
}

/** Generates the page that lists the tests of each statement of the specification. */
export function coverageOf(tree: Tree): string {
  const [statements, proofs] = [readStatements(tree), readProofs(tree)]
  const unproven = unprovenIn(statements, proofs)
  const misses = unproven.map(({ id, where, words }) => `- ${id} ${shown(where)}: ${shown(words)}`)
  return [
    '# The specification and its tests',
    '',
    'Each statement of the specification, by part, section and place, with the tests that prove it. A test',
    'says so in a comment above it (`// proves 1.2.4`).',
    '',
    `**${statements.length} statements, ${statements.length - unproven.length} proven, ${unproven.length} without a test.**`,
    ...(misses.length > 0 ? ['', '## Without a test', '', ...misses] : []),
    ...rowsOf(statements, proofs),
    '',
  ].join('\n')
}

/** Reports statements that no test proves, and comments that name no statement or no test. */
export function checkCoverage(tree: Tree): Violation[] {
  const [statements, proofs] = [readStatements(tree), readProofs(tree)]
  const known = new Set(statements.map(({ id }) => id))
  const strange = proofs.flatMap(({ ids, file, line, title }) => {
    const unknown = ids.filter((id) => !known.has(id)).map((id) => `${id} is no statement`)
    const unread = ids.length === 0 ? ['is not written `// proves 1.2.4 1.2.6`'] : []
    const lost = title === '' ? ['no test stands directly below this'] : []
    const messages = [...unread, ...unknown, ...lost]
    return messages.map((message) => ({ file, line, rule: 'coverage/unknown', message }))
  })
  const unproven = unprovenIn(statements, proofs).map(({ id, words }) => ({
    file: SPECIFICATION,
    rule: 'coverage/unproven',
    message: `${id} is proven by no test: ${words}`,
  }))
  return [...strange, ...unproven]
}
