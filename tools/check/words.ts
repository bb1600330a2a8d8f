import { breach, type SourceFile, type Tree, type Violation } from './tree'
import { walk, type Node } from './walk'

const SILENCERS = /@ts-(?:ignore|expect-error|nocheck)|(?:eslint|oxlint|biome)-(?:disable|ignore)/

/** Words that newcomers do not understand, with plain ones; checked in comments and in names. */
const PRIVATE_WORDS: Readonly<Record<string, string>> = {
  told: 'sent, published, notified or reported',
  tells: 'sends, publishes, notifies or reports',
  asked: 'requested',
  said: 'sent, stated or reported',
  kept: 'stored, saved or cached',
  held: 'locked, or has',
  hands: 'contributors',
  house: 'app context',
  desk: 'portal',
  desks: 'portals',
  door: 'navigation entry',
  doors: 'navigation entries',
  duty: 'to-do',
  duties: 'to-dos',
  standing: 'stage, status or figures',
  standings: 'stages or statuses',
  anew: 'again',
  whoever: 'the user, the caller',
  whatever: 'any, or the noun',
  mend: 'fix',
  mended: 'fixed',
}
const PRIVATE_PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bat once\b/i, 'immediately'],
  [/\bby itself\b/i, 'automatically'],
  [/\bin the same breath\b/i, 'in the same statement'],
  [/\bwho asks\b/i, 'the caller'],
  [/\bwhat of\b/i, 'the noun'],
]

/** Splits `toldAt`, `TOLD_AT` and `told-at` into `told` and `at`. */
const wordsOfName = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

const adviceOn = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const plain = Object.hasOwn(PRIVATE_WORDS, word) ? PRIVATE_WORDS[word] : undefined
    return plain === undefined ? [] : [`"${word}": write ${plain}`]
  })

/** Code in backquotes is quoted as it is. */
function adviceOnComment(comment: string): string[] {
  const text = comment.replaceAll(/`[^`]*`/g, '')
  const silencer = SILENCERS.exec(comment)?.[0]
  return [
    ...(silencer === undefined ? [] : [`${silencer}: fix the cause, checks are not silenced`]),
    ...adviceOn(text.toLowerCase().split(/[^a-z]+/)),
    ...PRIVATE_PHRASES.flatMap(([phrase, plain]) =>
      phrase.test(text) ? [`"${phrase.exec(text)?.[0]}": write ${plain}`] : [],
    ),
  ]
}

const commentsOf = (source: SourceFile): Violation[] =>
  source.comments.flatMap(({ value, start }) =>
    adviceOnComment(value).map((message) => breach(source, start, 'words/comments', message)),
  )

/** Names of API fields and of database columns, which only a new API or a migration could change. */
const FIXED_NAMES = new Set([
  'held_by',
  'asked_at',
  'asked_by',
  'told_at',
  'duty',
  'standing',
  'request_hands',
])

const DECLARATIONS = new Set([
  'VariableDeclarator',
  'FunctionDeclaration',
  'ClassDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
])
const MEMBERS = new Set([
  'TSPropertySignature',
  'TSMethodSignature',
  'PropertyDefinition',
  'MethodDefinition',
])

/** Returns whether an identifier is declared here: a variable, function, parameter, type or member. */
function isDeclared(node: Node, parent: Node | null): boolean {
  if (!parent) return false
  if (DECLARATIONS.has(parent.type)) return 'id' in parent && parent.id === node
  if (MEMBERS.has(parent.type)) return 'key' in parent && parent.key === node
  return (
    'params' in parent && Array.isArray(parent.params) && parent.params.some((one) => one === node)
  )
}

/** Returns the private words in the names that a file declares, each name once. */
function namesOf(source: SourceFile): Violation[] {
  const found = new Map<string, Violation>()
  walk(source.program, (node, parent) => {
    if (node.type !== 'Identifier' || FIXED_NAMES.has(node.name) || !isDeclared(node, parent))
      return
    const [advice] = adviceOn(wordsOfName(node.name))
    if (advice !== undefined && !found.has(node.name))
      found.set(node.name, breach(source, node.start, 'words/names', `${node.name}, ${advice}`))
  })
  return [...found.values()]
}

function casts(source: SourceFile): Violation[] {
  const found: Violation[] = []
  walk(source.program, (node) => {
    if (
      node.type === 'TSAsExpression' &&
      node.expression.type === 'TSAsExpression' &&
      node.expression.typeAnnotation.type === 'TSUnknownKeyword'
    )
      found.push(
        breach(
          source,
          node.start,
          'words/types',
          '`as unknown as` overrules the compiler: parse or narrow instead',
        ),
      )
  })
  return found
}

/** Comments of style sheets, which are not parsed. */
function commentsOfSheet(tree: Tree, file: string): Violation[] {
  if (!file.endsWith('.css')) return []
  const text = tree.read(file)
  return [...text.matchAll(/\/\*[\s\S]*?\*\//g)].flatMap((match) =>
    adviceOnComment(match[0]).map((message) => ({
      file,
      line: text.slice(0, match.index).split('\n').length,
      rule: 'words/comments',
      message,
    })),
  )
}

const pathOf = (file: string): Violation[] =>
  adviceOn(wordsOfName(file)).map((message) => ({ file, rule: 'words/names', message }))

/** Reports ways around the compiler and the linter, and words that only the authors understood. */
export function checkWords(tree: Tree): Violation[] {
  const files = [...tree.paths].filter((path) => !path.startsWith('server/migrations/'))
  return [
    ...tree.sources.flatMap((source) => [
      ...casts(source),
      ...commentsOf(source),
      ...namesOf(source),
    ]),
    ...files.flatMap((path) => [...commentsOfSheet(tree, path), ...pathOf(path)]),
  ]
}
