import pg from 'pg'
import { vi } from 'vitest'

/** Returns every statement sent while `work` runs, on any connection of this process. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return sent.mock.calls.map(([query]: unknown[]) =>
      typeof query === 'object' && query !== null && 'text' in query
        ? String(query.text)
        : String(query),
    )
  } finally {
    sent.mockRestore()
  }
}
