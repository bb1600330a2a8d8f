import { AppError, failure } from '@pasok/domain/kernel/errors'
import type { Paper } from '@pasok/domain/kernel/paper'
import type { Language } from '@pasok/domain/kernel/texts'
import type { PurchaseRequest } from '@pasok/domain/requests/requests.model'
import { paperOf } from '@pasok/domain/requests/requests.paper'
import { requestPdfTexts } from '@pasok/domain/requests/requests.pdf.texts'
import type { BuyerActor } from '../../db/actor'
import { createTurns } from '../../http/turns'
import type { PdfPort } from '../../ports/pdf'

/** Seconds after which one who found no turn should come again. */
const COME_AGAIN = 10
const WAITING = 20

/** Of the whole process: one file is made at a time, and no company keeps that to itself. */
const turns = createTurns({
  most: 1,
  mostOfOne: 1,
  mostOfCompany: 1,
  waiting: WAITING,
  waitingOfOne: WAITING / 5,
  waitingOfCompany: WAITING / 2,
  patience: 15_000,
})

const busy = () =>
  new AppError(failure('unavailable', { text: requestPdfTexts.busy }).problems, COME_AGAIN)

interface Maker {
  actor: BuyerActor
  pdf: PdfPort
}

/**
 * The PDF file of a paper, of whatever document, in turn.
 * @throws AppError `unavailable` when too many wait for theirs.
 */
export function printPaper(paper: Paper, { actor, pdf }: Maker): Promise<Uint8Array> {
  const { userId: person, scope } = actor
  return turns.inTurn({ person, company: scope.id }, () => pdf.render(paper), busy)
}

/** A request's PDF file in one language. @throws AppError `unavailable`, like `printPaper`. */
export function makeFile(
  request: PurchaseRequest,
  { language, ...maker }: Maker & { language: Language },
): Promise<Uint8Array> {
  const { timeZone } = maker.actor.company
  return printPaper(paperOf(request, { language, timeZone }), maker)
}
