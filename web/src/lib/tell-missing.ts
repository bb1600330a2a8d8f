import { connectionTexts } from '@pasok/domain/kernel/connection.texts'
import { Unreached } from './reach'
import { tx } from './texts'
import { toastError } from './toast'

/** What was pressed could not be fetched: why, and what to do. */
export function tellMissing(error: unknown): void {
  const text = error instanceof Unreached ? connectionTexts.notNow : connectionTexts.notHere
  toastError(tx(text), 'missing-piece')
}
