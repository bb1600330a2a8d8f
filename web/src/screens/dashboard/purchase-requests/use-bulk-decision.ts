import { useOneByOne } from '../../../documents/use-one-by-one'
import { decide, type DecisionKind } from '../../../features/requests/requests.queries'

/** Decides several requests, each by itself. */
export function useBulkDecision(kind: DecisionKind, ids: readonly string[]) {
  const { start, ...several } = useOneByOne(ids)
  return {
    ...several,
    start: (note: string) => start((id) => decide(kind, { id, note }), ['request', 'order']),
  }
}
