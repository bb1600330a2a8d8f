import { tx } from '../../lib/texts'
import { toastError, toastSuccess } from '../../lib/toast'
import type { Notice } from './cart.changes'

/** Milliseconds in which the same isn't said twice: plus pressed ten times is one toast. */
const SAID_ALREADY = 3_000
const said = { message: '', at: 0 }

/** Tells a person what became of a change. */
export function showNotice(notice: Notice | undefined): void {
  if (!notice) return
  const message = tx(notice.text, notice.values)
  const now = Date.now()
  if (said.message === message && now - said.at < SAID_ALREADY) return
  Object.assign(said, { message, at: now })
  if (notice.tone === 'success') toastSuccess(message)
  else toastError(message)
}
