import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, type ESTree } from 'rolldown/utils'

export interface Violation {
  readonly file: string
  readonly line?: number
  readonly rule: string
  readonly message: string
}

interface Comment {
  readonly value: string
  readonly start: number
  readonly end: number
}

/** A parsed file; paths are relative to the root, with `/`. */
export interface SourceFile {
  readonly path: string
  readonly text: string
  readonly program: ESTree.Program
  readonly comments: readonly Comment[]
}

export interface Tree {
  readonly root: string
  readonly paths: ReadonlySet<string>
  readonly sources: readonly SourceFile[]
  /** Files that could not be parsed, and that therefore no other check has inspected. */
  readonly broken: readonly Violation[]
  read(path: string): string
}

const ROOMS = ['domain', 'server', 'web', 'e2e', 'bench', 'tools']
const PASSED_OVER = new Set([
  'node_modules',
  'dist',
  'results',
  'coverage',
  'test-results',
  'playwright-report',
])
const SOURCE = /(?<!\.d)\.(?:ts|tsx|mts|mjs|js)$/

function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || PASSED_OVER.has(entry.name)) return []
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesBelow(root, path)
    return entry.isFile() ? [path] : []
  })
}

export function readTree(root: string): Tree {
  const paths = ROOMS.flatMap((room) => filesBelow(root, room)).toSorted()
  const broken: Violation[] = []
  const sources: SourceFile[] = []
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  for (const path of paths.filter((one) => SOURCE.test(one) && !isPublicAsset(one))) {
    const text = read(path)
    const { program, comments, errors } = parseSync(path, text)
    const [error] = errors
    if (error) broken.push({ file: path, rule: 'parse', message: error.message })
    else sources.push({ path, text, program, comments })
  }
  return { root, paths: new Set(paths), sources, broken, read }
}

/** Static files that are served unchanged and are not modules. */
const isPublicAsset = (path: string) => path.startsWith('web/public/')

/** Returns the line number of an offset, from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/** Returns whether a file is a test or is used by tests only. */
export function isTest(path: string): boolean {
  return (
    /\.(?:test|spec|conformance|fixture)\.tsx?$/.test(path) ||
    /^(?:e2e|(?:server|web|domain|bench)\/test)\//.test(path)
  )
}

export function breach(source: SourceFile, at: number, rule: string, message: string): Violation {
  return { file: source.path, line: lineAt(source.text, at), rule, message }
}
