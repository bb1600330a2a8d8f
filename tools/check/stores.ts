import { breach, isTest, type Tree, type Violation } from './tree'
import { exportedFunctions, paramNameAndType, type ExportedFunction } from './walk'

/** Chapters whose rows do not belong to companies. */
const WITHOUT_COMPANY = new Set(['kernel', 'regions'])

const HANDLES = new Set(['db', 'trx'])
const STORE = /^server\/src\/chapters\/([^/]+)\/.+\.store\.ts$/

/**
 * Returns what is wrong with a store function's signature. It must be `(db, scope, …)`: a handle
 * (`trx` if it must be a transaction), then a scope that limits the accessible rows; `_scope` when
 * all users of the surface see the same rows.
 */
function wrongSignature({ params }: ExportedFunction): string | undefined {
  const [handle, scope] = params
  const [handleName] = handle ? paramNameAndType(handle) : []
  if (handleName === undefined || !HANDLES.has(handleName))
    return 'the first argument of a store function is the handle, `db` or `trx`'
  const [scopeName, scopeType] = scope ? paramNameAndType(scope) : []
  if (scopeName !== 'scope' && scopeName !== '_scope')
    return 'the second argument of a store function is the `scope` (law 4)'
  if (scopeType === undefined || !scopeType.endsWith('Scope'))
    return '`scope` is typed as a scope: Scope, BuyerScope, VendorScope or ProviderScope'
  return undefined
}

/** Checks that every store function takes a scope. */
export function checkStores(tree: Tree): Violation[] {
  return tree.sources.flatMap((source) => {
    const chapter = STORE.exec(source.path)?.[1]
    if (chapter === undefined || WITHOUT_COMPANY.has(chapter) || isTest(source.path)) return []
    return exportedFunctions(source.program).flatMap((one) => {
      const message = wrongSignature(one)
      return message === undefined
        ? []
        : [breach(source, one.start, 'stores/scope', `${one.name}: ${message}`)]
    })
  })
}
