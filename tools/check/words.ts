import { breach, type SourceFile, type Tree, type Violation } from './tree'
import { walk } from './walk'

const SILENCERS = /@ts-(?:ignore|expect-error|nocheck)|(?:eslint|oxlint|biome)-(?:disable|ignore)/

function escapes(source: SourceFile): Violation[] {
  const found: Violation[] = []
  const add = (at: number, message: string) =>
    found.push(breach(source, at, 'words/types', message))
  walk(source.program, (node) => {
    if (
      node.type === 'TSAsExpression' &&
      node.expression.type === 'TSAsExpression' &&
      node.expression.typeAnnotation.type === 'TSUnknownKeyword'
    )
      add(node.start, '`as unknown as` overrules the compiler: parse or narrow instead')
  })
  return found
}

const wordsIn = (text: string): string[] =>
  (SILENCERS.exec(text) ?? []).map(
    (silencer) => `${silencer}: fix the cause, checks are not silenced`,
  )

function comments(source: SourceFile): Violation[] {
  return source.comments.flatMap(({ value, start }) =>
    wordsIn(value).map((message) => breach(source, start, 'words/comments', message)),
  )
}

const COMMENT_OF_SHEET = { css: /\/\*[\s\S]*?\*\//g, sql: /--[^\n]*|\/\*[\s\S]*?\*\//g }

/** Style sheets and migrations are not parsed; their comments are recognised by their delimiters. */
function otherComments(tree: Tree, file: string): Violation[] {
  const kind = /\.(css|sql)$/.exec(file)?.[1]
  if (kind !== 'css' && kind !== 'sql') return []
  const text = tree.read(file)
  return [...text.matchAll(COMMENT_OF_SHEET[kind])].flatMap((match) =>
    wordsIn(match[0]).map((message) => ({
      file,
      line: text.slice(0, match.index).split('\n').length,
      rule: 'words/comments',
      message,
    })),
  )
}

/** Reports ways around the compiler and the linter. */
export function checkWords(tree: Tree): Violation[] {
  return [
    ...tree.sources.flatMap((source) => [...escapes(source), ...comments(source)]),
    ...[...tree.paths].flatMap((path) => otherComments(tree, path)),
  ]
}
