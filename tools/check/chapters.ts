import { importsOf } from './imports'
import type { Tree, Violation } from './tree'

/** The chapters in the order in which they may import each other: only earlier ones. */
export const CHAPTERS = [
  'kernel',
  'files',
  'regions',
  'audit',
  'identity',
  'company',
  'team',
  'vendors',
  'catalog',
  'cart',
  'templates',
  'requests',
  'orders',
  'receipts',
  'invoices',
  'payments',
  'notifications',
  'chat',
  'reports',
  'platform',
] as const

const PLACE = /^(domain\/src|server\/src\/chapters|web\/src\/features)\/(?:([^/]+)\/)?/

interface Place {
  readonly room: 'domain' | 'server' | 'web'
  readonly chapter: string
}

const ROOM_OF = {
  'domain/src': 'domain',
  'server/src/chapters': 'server',
  'web/src/features': 'web',
} as const
const isFolder = (text: string): text is keyof typeof ROOM_OF => text in ROOM_OF

/** Returns the chapter of a file; undefined outside the chapters of domain, server and web. */
export function findPlace(path: string): Place | undefined {
  const [, folder, chapter] = PLACE.exec(path) ?? []
  if (folder === undefined || !isFolder(folder)) return undefined
  return { room: ROOM_OF[folder], chapter: chapter ?? '' }
}

const order = (chapter: string) => CHAPTERS.findIndex((known) => known === chapter)

/**
 * Checks that a chapter imports only itself and earlier chapters, and that features of the web app
 * do not import each other.
 */
export function checkChapters(tree: Tree): Violation[] {
  const strangers = [...tree.paths].flatMap((file) => {
    const place = findPlace(file)
    if (!place || order(place.chapter) >= 0) return []
    const message = `${place.chapter === '' ? 'a file outside any chapter' : `no chapter "${place.chapter}"`}; chapters: ${CHAPTERS.join(', ')}`
    return [{ file, rule: 'chapters/unknown', message }]
  })
  const late = importsOf(tree).flatMap(({ from, target, line }) => {
    const here = findPlace(from)
    const there = target.kind === 'file' ? findPlace(target.path) : undefined
    if (!here || !there || target.kind !== 'file' || here.chapter === there.chapter) return []
    if (here.room === 'web' && there.room === 'web')
      return [
        {
          file: from,
          line,
          rule: 'chapters/siblings',
          message: `features do not import their siblings: ${target.path}; let a screen join them, or move the shared piece to documents`,
        },
      ]
    // A test may import later chapters to check the effects of its own.
    if (order(there.chapter) <= order(here.chapter) || from.endsWith('.test.ts')) return []
    return [
      {
        file: from,
        line,
        rule: 'chapters/order',
        message: `${here.chapter} comes before ${there.chapter} and may not import ${target.path}`,
      },
    ]
  })
  return [...strangers, ...late]
}
