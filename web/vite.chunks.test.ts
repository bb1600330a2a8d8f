import { expect, it } from 'vitest'
import { chunksOfScreens, groupModules } from './vite.chunks'

const LARGE = 1_000_000

const chunk = (path: string, imports: string[] = [], bytes = 1) => ({
  fileName: path,
  imports,
  dynamicImports: [],
  moduleIds: [`/web/src/${path}`],
  code: 'x'.repeat(bytes),
  isEntry: path === 'main.tsx',
})
const ORDERS = 'screens/vendor/orders/screen.tsx'
const INVOICES = 'screens/vendor/invoices/screen.tsx'
const SIGN_IN = 'screens/screen.tsx'
const FRAME = 'app/frames/vendor.tsx'

/** An app shell that two screens with a shared frame and the sign-in page use. */
const app = [
  chunk('main.tsx', ['loader']),
  chunk('loader'),
  chunk('start.tsx', ['react', 'loader']),
  chunk('react'),
]
const screens = [
  chunk(ORDERS, ['react', 'table']),
  chunk(INVOICES, ['react', 'table']),
  chunk(SIGN_IN, ['react', 'password']),
  chunk(FRAME, ['menu']),
]
const group = (bytes: Partial<Record<'table' | 'password' | 'menu', number>>, more = app) =>
  groupModules([
    ...more,
    ...screens,
    chunk('table', [], bytes.table),
    chunk('password', [], bytes.password),
    chunk('menu', [], bytes.menu),
  ])
const fileOf = (groups: readonly (readonly string[])[], path: string) =>
  groups.findIndex((modules) => modules.includes(`/web/src/${path}`))

it('counts a screen’s frame as a part of it', () => {
  const dialog = chunk('screens/vendor/waiting-screen.tsx')
  const loaded = chunksOfScreens([...app, ...screens, chunk('menu'), chunk('table'), dialog])
  expect([...loaded.keys()]).toEqual(['/vendor/orders', '/vendor/invoices', '/'])
  const names = [...(loaded.get('/vendor/orders') ?? [])].map(({ fileName }) => fileName)
  expect(names.toSorted()).toEqual(
    ['main.tsx', 'loader', 'start.tsx', 'react', FRAME, 'menu', ORDERS, 'table'].toSorted(),
  )
})

it('keeps the entry apart from the app, which all screens have', () => {
  const [entry, shared] = group({ table: LARGE, password: LARGE })
  expect(entry).toEqual(['/web/src/main.tsx', '/web/src/loader'])
  expect(shared).toEqual(expect.arrayContaining(['/web/src/start.tsx', '/web/src/react']))
})

it('groups modules loaded by the same screens', () => {
  const groups = group({ table: LARGE, menu: LARGE, password: LARGE })
  expect(fileOf(groups, 'table')).toBe(fileOf(groups, 'menu'))
})

it('separates large modules that not every screen needs', () => {
  const groups = group({ table: LARGE, password: LARGE })
  expect(fileOf(groups, 'table')).not.toBe(fileOf(groups, 'password'))
  expect(fileOf(groups, 'table')).not.toBe(fileOf(groups, 'react'))
})

it('puts a small module into a file of other screens, too, instead of requesting one more', () => {
  const groups = group({ table: LARGE, password: LARGE })
  expect(fileOf(groups, INVOICES)).toBe(fileOf(groups, 'table'))
})

it('leaves modules of single dialogs to the bundler', () => {
  const groups = group({}, [...app, chunk('dialog.tsx', ['calendar']), chunk('calendar')])
  expect(fileOf(groups, 'dialog.tsx')).toBe(-1)
  expect(fileOf(groups, 'calendar')).toBe(-1)
})
