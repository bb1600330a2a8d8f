import type { ESTree } from 'rolldown/utils'
import { CHAPTERS, findPlace } from './chapters'
import type { Call } from './contracts'
import { isCommand } from './names'
import { routesOf } from './routes'
import { screensOf } from './screens'
import { isTest, type SourceFile, type Tree } from './tree'
import { findName, findText, walk } from './walk'

type Statement = ESTree.Program['body'][number]

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

const camel = (path: string) =>
  baseOf(path)
    .replace(/\.ts$/, '')
    .replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Whether a statement exports the function that has the file's own name: `decide-request.ts`, `decideRequest`. */
const isNamesake = ({ path, text }: SourceFile, { start, end }: Statement) =>
  new RegExp(`^export (?:async )?(?:function|const) ${camel(path)}\\b`).test(text.slice(start, end))

const namesOf = (statement: Statement): string[] => {
  if (statement.type !== 'ExportNamedDeclaration') return []
  const { declaration } = statement
  if (declaration?.type === 'FunctionDeclaration') return [declaration.id?.name ?? '']
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id }) => findName(id) ?? [])
}

/** Returns the comment of the only exported function or of the one with the file's name, otherwise all names. */
function purposeOf(source: SourceFile): string {
  const exported = source.program.body.filter((one) => isExport(one) && isFunction(one))
  const main = exported.length === 1 ? exported[0] : exported.find((one) => isNamesake(source, one))
  const comment = main && docBefore(source, main.start)
  if (comment !== undefined && comment !== '') return comment
  const names = exported.flatMap(namesOf).filter((name) => !/^[A-Z]/.test(name))
  return names.map((name) => `\`${name}\``).join(', ')
}

const HEAD = `# Map

Where is a screen, an endpoint, a command or a periodic job? \`npm run map\` writes this page from the code; \`npm run check\` fails when it is stale.
`

const baseOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
const link = (path: string) => `[${baseOf(path)}](../${path})`
const cell = (text: string) => text.replaceAll('|', '\\|')

function table(title: string, heads: readonly string[], rows: readonly (readonly string[])[]) {
  if (rows.length === 0) return ''
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  return `${[`## ${title}`, '', line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')}\n`
}

const chapterIndex = (path: string) => {
  const chapter = findPlace(path)?.chapter ?? ''
  const index = CHAPTERS.findIndex((known) => known === chapter)
  return index < 0 ? CHAPTERS.length : index
}

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b))

const byChapter = (a: { path: string }, b: { path: string }) =>
  chapterIndex(a.path) - chapterIndex(b.path) || byText(a.path, b.path)

function sourcesLike(tree: Tree, pattern: RegExp): SourceFile[] {
  return tree.sources.filter(({ path }) => pattern.test(path) && !isTest(path)).toSorted(byChapter)
}

function screens(tree: Tree): string {
  const rows = screensOf(tree)
    .toSorted((a, b) => byText(a.address, b.address))
    .map(({ address, source }) => [
      `\`${address}\``,
      `[${folderOf(source.path)}](../${source.path})`,
    ])
  return table('Screens', ['Address', 'Folder'], rows)
}

function calls(tree: Tree, all: readonly Call[]): string {
  const servedBy = new Map(
    routesOf(tree).map(({ file, contract, source }) => [`${file}#${contract}`, source.path]),
  )
  const rows = all
    .toSorted((a, b) => chapterIndex(a.file) - chapterIndex(b.file) || byText(a.path, b.path))
    .map((call) => {
      const routes = servedBy.get(`${call.file}#${call.exported}`)
      return [
        `\`${call.method} ${call.path}\``,
        call.summary,
        `${call.surface}, ${call.token} token, ${call.feature}`,
        `${link(call.file)} \`${call.exported}\``,
        routes === undefined ? 'nobody' : link(routes),
      ]
    })
  return table(
    'Endpoints',
    ['Route', 'What', 'Side, token, feature', 'Contract', 'Served by'],
    rows,
  )
}

const VERBS = new Set(['get', 'post', 'put', 'delete', 'patch', 'all'])

/** Lists routes outside the API's envelope: tokens, search, health, files. */
function otherCalls(tree: Tree): string {
  const rows = sourcesLike(tree, /^server\/src\//).flatMap((source) => {
    const found: string[][] = []
    walk(source.program, (node) => {
      if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return
      const verb = findName(node.callee.property) ?? ''
      const path = findText(node.arguments[0])
      if (!VERBS.has(verb) || path === undefined || !path.startsWith('/')) return
      found.push([`\`${verb.toUpperCase()} ${path}\``, link(source.path)])
    })
    return found
  })
  return table('Routes without a contract', ['Route', 'Served by'], rows)
}

const COMMAND = /^server\/src\/chapters\/[^/]+\/(?:[^/]+\/)?(?!on-)[a-z0-9]+(?:-[a-z0-9]+)+\.ts$/

function commands(tree: Tree): string {
  const files = sourcesLike(tree, COMMAND).filter(isCommand)
  const rows = files.map((source) => [
    findPlace(source.path)?.chapter ?? '',
    link(source.path),
    purposeOf(source),
  ])
  return table('Commands', ['Chapter', 'File', 'What'], rows)
}

const PERIODIC = 'server/src/jobs/periodic.ts'

/** Lists the periodic jobs with their schedule. */
function periodicJobs(tree: Tree): string {
  const source = tree.sources.find(({ path }) => path === PERIODIC)
  const lines = source?.text.matchAll(
    /job: '([\w-]+)', match: '([^']+)'|hourlySweep\('([\w-]+)'\)/g,
  )
  const hourly = /match: '(\d+ \* \* \* \*)',\n {2}queue/.exec(source?.text ?? '')?.[1] ?? ''
  const rows = Array.from(lines ?? [], ([, job, match, sweep]) => [
    `\`${job ?? sweep ?? ''}\``,
    `\`${match ?? hourly}\``,
  ])
  return table('Periodic jobs', ['Job', 'Minute, hour, day, month, weekday (UTC)'], rows)
}

export function writeMap(tree: Tree, all: readonly Call[]): string {
  return [
    HEAD,
    screens(tree),
    calls(tree, all),
    otherCalls(tree),
    commands(tree),
    periodicJobs(tree),
  ]
    .filter((part) => part !== '')
    .join('\n')
}
