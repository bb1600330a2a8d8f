import type { Language } from '@pasok/domain/kernel/texts'
import type { PurchaseRequest } from '@pasok/domain/requests/requests.model'
import { paperOf } from '@pasok/domain/requests/requests.paper'
import { printPaper, type Maker } from '../../http/print-paper'

/** A request's PDF file in one language. @throws AppError `unavailable`, like `printPaper`. */
export function makeFile(
  request: PurchaseRequest,
  { language, ...maker }: Maker & { language: Language },
): Promise<Uint8Array> {
  const { timeZone } = maker.actor.company
  return printPaper(paperOf(request, { language, timeZone }), maker)
}
