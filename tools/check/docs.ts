import type { ESTree } from 'rolldown/utils'
import type { SourceFile } from './tree'
import { findName } from './walk'

type Statement = ESTree.Program['body'][number]

/** The first sentence of a docstring, on one line. */
function firstSentence(comment: string): string {
  const text = comment
    .split('\n')
    .map((row) => row.replace(/^\s*\*?\s?/, '').trim())
    .join(' ')
    .replace(/\s@\w+.*$/, '')
    .trim()
  return /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text
}

function docBefore({ comments, text }: SourceFile, at: number): string | undefined {
  const comment = comments.findLast(
    ({ end, value }) => end <= at && value.startsWith('*') && text.slice(end, at).trim() === '',
  )
  return comment && firstSentence(comment.value.slice(1))
}

function isExport(statement: Statement): boolean {
  return (
    statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration'
  )
}

const isFunction = (statement: Statement) =>
  statement.type === 'ExportNamedDeclaration' &&
  (statement.declaration?.type === 'FunctionDeclaration' ||
    statement.declaration?.type === 'VariableDeclaration')

/** What a file is for, in its own words: the docstring of its first exported function, or export. */
export function purposeOf(source: SourceFile): string {
  const exported = source.program.body.filter(isExport)
  const candidates = [...exported.filter(isFunction), ...exported]
  for (const statement of candidates) {
    const said = docBefore(source, statement.start)
    if (said !== undefined && said !== '') return said
  }
  return ''
}

/** The names a file exports, types left out. */
export function exportedValues({ program }: SourceFile): string[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return []
    const { declaration } = statement
    if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration')
      return declaration.id ? [declaration.id.name] : []
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ id }) => findName(id) ?? [])
  })
}
