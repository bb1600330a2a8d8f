import { breach, isTest, type SourceFile, type Tree, type Violation } from './tree'
import { needsIsolation } from './test-isolation'
import { findMember, walk } from './walk'

/**
 * Folders whose test workers load modules once for all tests (vitest.config.ts); the web app does
 * so for most tests.
 */
const ROOMS = /^(?:domain|server|tools)\//

const sharesModules = ({ path, text }: SourceFile) =>
  ROOMS.test(path) || (path.startsWith('web/') && !needsIsolation(text))

/** Methods of `vi` whose effects reach later tests in the same worker, and the methods that undo them. */
const RESTORED_BY: Readonly<Record<string, readonly string[]>> = {
  mock: [],
  doMock: [],
  stubGlobal: ['unstubAllGlobals'],
  stubEnv: ['unstubAllEnvs'],
  useFakeTimers: ['useRealTimers'],
  setSystemTime: ['useRealTimers'],
  spyOn: ['mockRestore', 'restoreAllMocks'],
}

function leftBehind(source: SourceFile): Violation[] {
  const mocks: { name: string; start: number }[] = []
  const called = new Set<string>()
  walk(source.program, (node) => {
    if (node.type !== 'MemberExpression') return
    const [object, name] = findMember(node) ?? []
    if (object === 'vi' && name !== undefined && name in RESTORED_BY)
      mocks.push({ name, start: node.start })
    if (node.property.type === 'Identifier') called.add(node.property.name)
  })
  return mocks.flatMap(({ name, start }) => {
    const restorers = RESTORED_BY[name] ?? []
    if (restorers.some((restorer) => called.has(restorer))) return []
    const advice =
      restorers.length > 0 ? `take it back by ${restorers.join(' or ')}` : 'give what is needed'
    return [
      breach(source, start, 'tests/leave-nothing', `vi.${name}: other files meet it; ${advice}`),
    ]
  })
}

/** Checks that tests with shared modules undo their changes to them. */
export function checkSharedModules(tree: Tree): Violation[] {
  return tree.sources
    .filter((source) => isTest(source.path) && sharesModules(source))
    .flatMap(leftBehind)
}
