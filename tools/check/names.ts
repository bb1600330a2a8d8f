import { posix } from 'node:path'
import { findPlace } from './chapters'
import { isTest, type SourceFile, type Tree, type Violation } from './tree'
import { exportedFunctions, paramNameAndType } from './walk'

const KEBAB = '[a-z0-9]+(?:-[a-z0-9]+)*'
const PLAIN = new RegExp(`^\\$?${KEBAB}(?:\\.${KEBAB})*$`)
const COMMAND = new RegExp(`^[a-z]+(?:-[a-z0-9]+)+$`)
const MIGRATION = /^server\/migrations\/(\d{4})_[a-z0-9]+(?:[-_][a-z0-9]+)*\.(?:sql|ts)$/
const SOURCE_ENDING = /\.(?:d\.ts|tsx?|mts|mjs|js|css)$/

const FREE = new Set(['README.md', 'Dockerfile'])

const baseOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** Returns a file's name without `.ts` and without the suffix of a test. */
const stemOf = (path: string) =>
  baseOf(path)
    .replace(SOURCE_ENDING, '')
    .replace(/\.(?:test|spec|bench)$/, '')

function unkempt(path: string): string | undefined {
  if (path.startsWith('server/migrations/') || FREE.has(baseOf(path))) return undefined
  if (!SOURCE_ENDING.test(path)) return undefined
  const folders = path.split('/').slice(0, -1)
  const isKempt = PLAIN.test(stemOf(path)) && folders.every((folder) => PLAIN.test(folder))
  return isKempt ? undefined : 'files and folders are kebab-case, roles behind a dot'
}

const PASSED_ON = new Set(['work', 'db', 'trx', 'live'])

/**
 * Returns whether a module contains a command, which works on the database within a request's
 * `work` or on its own (jobs, loaders).
 */
export function isCommand({ program }: SourceFile): boolean {
  return exportedFunctions(program).some(({ params: [first] }) => {
    const [name = ''] = first ? paramNameAndType(first) : []
    return PASSED_ON.has(name)
  })
}

function wrongInChapter(path: string, source: SourceFile | undefined): string | undefined {
  const place = findPlace(path)
  if (!place || !path.endsWith('.ts') || place.room === 'web') return undefined
  // In a subfolder, the folder's name describes its files.
  if (posix.basename(posix.dirname(path)) !== place.chapter) return undefined
  const stem = stemOf(path)
  const [head = '', ...roles] = stem.split('.')
  if (roles.length > 0) {
    if (head === place.chapter || (place.room === 'domain' && place.chapter === 'kernel'))
      return undefined
    return `a file of ${place.chapter} with a role is named ${place.chapter}.${roles.join('.')}.ts, or ${place.chapter}.${stem}.ts`
  }
  if (place.room === 'domain')
    return place.chapter === 'kernel'
      ? undefined
      : `files of a chapter are named ${place.chapter}.<role>.ts`
  if (stem.startsWith('on-') || isTest(path)) return undefined
  if (COMMAND.test(stem) && source && isCommand(source)) return undefined
  return `a file without a role is a command: named verb-noun.ts, exporting a function of (work, …), (db, …) or (live, …); else ${place.chapter}.${stem}.ts`
}

function migrations(tree: Tree): Violation[] {
  const files = [...tree.paths].filter((path) => path.startsWith('server/migrations/'))
  const used = new Map<string, string>()
  return files.flatMap((file) => {
    const number = MIGRATION.exec(file)?.[1]
    if (number === undefined)
      return [{ file, rule: 'names/migrations', message: 'migrations are named 0001_what.sql' }]
    const other = used.get(number)
    used.set(number, file)
    return other === undefined
      ? []
      : [{ file, rule: 'names/migrations', message: `the number of ${other} again` }]
  })
}

/** Checks that file names are in kebab case, and in the chapters also name the file's role. */
export function checkNames(tree: Tree): Violation[] {
  const sources = new Map(tree.sources.map((source) => [source.path, source]))
  const files = [...tree.paths].flatMap((file) => {
    const message = unkempt(file) ?? wrongInChapter(file, sources.get(file))
    return message === undefined ? [] : [{ file, rule: 'names/files', message }]
  })
  return [...files, ...migrations(tree)]
}
