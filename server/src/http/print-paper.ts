import { AppError, failure } from '@pasok/domain/kernel/errors'
import { kernelTexts } from '@pasok/domain/kernel/kernel.texts'
import type { Paper } from '@pasok/domain/kernel/paper'
import type { BuyerActor } from '../db/actor'
import type { PdfPort } from '../ports/pdf'
import { createTurns } from './turns'

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
  new AppError(failure('unavailable', { text: kernelTexts.papersBusy }).problems, COME_AGAIN)

/** For whom a file is made, and by what. */
export interface Maker {
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
