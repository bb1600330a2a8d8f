import { Readable } from 'node:stream'
import { DEFAULT_TIME_ZONE } from '@pasok/domain/kernel/calendar'
import { AppError, failure } from '@pasok/domain/kernel/errors'
import { kernelTexts } from '@pasok/domain/kernel/kernel.texts'
import { type Paper, paperFileName } from '@pasok/domain/kernel/paper'
import type { Language } from '@pasok/domain/kernel/texts'
import type { Actor } from '../db/actor'
import type { Reader, Snapshot } from '../db/db'
import type { PdfPort } from '../ports/pdf'
import type { Ports } from '../ports/ports'
import type { Download } from './endpoint'
import { createTurns } from './turns'

const NOT_PLAIN = /[^\x20-\x7e]|["\\%]/gu
/** Characters that RFC 5987 requires to be escaped but `encodeURIComponent` does not. */
const LEFT_OUT = /['()*!]/g

/** Builds a Content-Disposition header that also supports non-ASCII names (RFC 6266). */
export function dispositionOf(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(NOT_PLAIN, '_')
  const exact = encodeURIComponent(name).replace(
    LEFT_OUT,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`
}

/** Seconds until a client should retry when the queue is full. */
const RETRY_AFTER_SECONDS = 10
const WAITING = 20

/** Limits per process: one file is rendered at a time, and no company can occupy the whole queue. */
const turns = createTurns({
  max: 1,
  maxOfOne: 1,
  maxOfCompany: 1,
  waiting: WAITING,
  waitingOfOne: WAITING / 5,
  waitingOfCompany: WAITING / 2,
  patience: 15_000,
})

const busy = () =>
  new AppError(
    failure('unavailable', { text: kernelTexts.papersBusy }).problems,
    RETRY_AFTER_SECONDS,
  )

export interface PrintContext {
  actor: Pick<Actor, 'userId' | 'scope'>
  pdf: PdfPort
}

/**
 * Renders a document as a PDF file when its turn comes. @throws AppError `unavailable` when too many are
 * waiting.
 */
export function printPaper(paper: Paper, { actor, pdf }: PrintContext): Promise<Uint8Array> {
  const { userId: person, scope } = actor
  const company = 'id' in scope ? scope.id : person
  return turns.inTurn({ person, company }, () => pdf.render(paper), busy)
}

interface Printing {
  actor: Actor
  snapshot: Snapshot
  ports: Pick<Ports, 'pdf'>
  language: Language
}

/**
 * Responds with a document's PDF file, read in one snapshot and rendered outside it, in the time zone of the
 * reader's company. @throws AppError like `printPaper`, and any error of `read`.
 */
export async function downloadPaper(
  { actor, snapshot, ports: { pdf }, language }: Printing,
  read: (db: Reader, reader: { language: Language; timeZone: string }) => Promise<Paper>,
): Promise<Download> {
  const timeZone = actor.company?.timeZone ?? DEFAULT_TIME_ZONE
  const paper = await snapshot((db) => read(db, { language, timeZone }))
  const content = await printPaper(paper, { actor, pdf })
  return { name: paperFileName(paper), body: Readable.from([content]) }
}
