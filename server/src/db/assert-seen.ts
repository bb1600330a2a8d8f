import { ERROR_TEXT, AppError } from '@pasok/domain/kernel/errors'
import type { Text, WordedValues } from '@pasok/domain/kernel/texts'

interface Stale {
  /** In the audit log; undefined for the caller's own company or vendor. */
  recordId: string | undefined
  /** Only actions with this prefix raise the record's version; undefined when all of them do. */
  actions?: string | undefined
  path?: string
  /** Where nobody can be named. */
  text?: Text
  /** With `{{user}}` and `{{time}}` of the change; undefined where the usual text will do. */
  named?: Text
  values?: WordedValues
}

/** Somebody changed the record after the caller read it; `transact` adds who and when. */
export class StaleRecord extends AppError {
  constructor(readonly stale: Stale) {
    const { path = 'version', text = ERROR_TEXT.stale_version, values } = stale
    super([{ code: 'stale_version', text, path, ...(values && { values }) }])
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
  if (seen !== undefined && seen !== version) throw new StaleRecord({ recordId: id, actions })
}
