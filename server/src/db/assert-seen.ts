import { failure } from '@pasok/domain/kernel/errors'

/**
 * Holds an editable record against what was looked at; a payload without a version still works (law 3).
 * @throws AppError `stale_version` when it was changed since.
 */
export function assertSeen({ version }: { version: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== version) throw failure('stale_version', { path: 'version' })
}
