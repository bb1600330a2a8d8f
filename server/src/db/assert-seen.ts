import { ERROR_TEXT, AppError } from '@pasok/domain/kernel/errors'

/** Somebody changed the record after the caller read it; `transact` adds who and when. */
export class StaleRecord extends AppError {
  constructor(
    /** In the audit log; undefined for the caller's own company or vendor. */
    readonly recordId: string | undefined,
    /** Only actions with this prefix raise the record's version; undefined when all of them do. */
    readonly actions: string | undefined,
  ) {
    super([{ code: 'stale_version', text: ERROR_TEXT.stale_version, path: 'version' }])
  }
}

/**
 * Compares an editable record with the version that the caller read; a payload without a version is
 * accepted (law 3).
 * @throws StaleRecord when the record was changed since.
 */
export function assertSeen(
  { id, version }: { id?: string; version: number },
  seen: number | undefined,
  actions?: string,
): void {
  if (seen !== undefined && seen !== version) throw new StaleRecord(id, actions)
}
