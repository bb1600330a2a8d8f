import { AppError, failure } from '@pasok/domain/kernel/errors'
import type { Language } from '@pasok/domain/kernel/texts'
import type { PurchaseRequest } from '@pasok/domain/requests/requests.model'
import { requestPdfTexts } from '@pasok/domain/requests/requests.pdf.texts'
import type { BuyerActor } from '../../db/actor'
import { createTurns } from '../../http/turns'
import type { PdfPort } from '../../ports/pdf'
import { paperOf } from './requests.paper'

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

/**
 * A request's PDF file in one language.
 * @throws AppError `unavailable` when too many wait for theirs.
 */
export function makeFile(
  request: PurchaseRequest,
  { actor, pdf, language }: { actor: BuyerActor; pdf: PdfPort; language: Language },
): Promise<Uint8Array> {
  const { userId: person, scope, company } = actor
  const paper = paperOf(request, { language, timeZone: company.timeZone })
  return turns.inTurn({ person, company: scope.id }, () => pdf.render(paper), busy)
}
