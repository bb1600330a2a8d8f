/* Words the errors about a document in the wrong state; the state tables are in `machine.ts`. */
import { failure, type AppError } from './errors'
import { wordsOfState } from './machine'
import { moveTexts } from './moves.texts'
import type { Text } from './texts'

export type MovedKind =
  | 'company'
  | 'request'
  | 'order'
  | 'down-payment'
  | 'package'
  | 'item'
  | 'receipt'
  | 'invoice'
  | 'payment'

/** Returns a document's name for the start of a sentence, in every language. */
export function documentWords(kind: MovedKind, code: string): Text {
  const { en, id } = moveTexts[kind]
  return { en: en.replace('{{code}}', code), id: id.replace('{{code}}', code) }
}

/** Creates the error for a document in the wrong state when it is unknown who moved it there. */
export const notIn = (kind: MovedKind, code: string, state: string): AppError =>
  failure('illegal_move', {
    values: { what: documentWords(kind, code), status: wordsOfState(state) },
  })
