import { parentPort } from 'node:worker_threads'
import pdfmake from 'pdfmake'
import type { Paper } from '@pasok/domain/kernel/paper'
import { documentOf } from './paper-document'
import { FONTS } from './paper-letters'

export type Rendered = { content: Uint8Array<ArrayBuffer> } | { reason: string }

const own = new Set<string>(Object.values(FONTS).flatMap((font) => Object.values(font)))
pdfmake.setFonts(FONTS)
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => own.has(path))

async function render(paper: Paper): Promise<Rendered> {
  try {
    // Copied because only a buffer of its own can be transferred; Node's buffers may share memory.
    return { content: new Uint8Array(await pdfmake.createPdf(documentOf(paper)).getBuffer()) }
  } catch (error) {
    return { reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (paper: Paper) => {
  void render(paper).then((rendered) =>
    parentPort?.postMessage(rendered, 'content' in rendered ? [rendered.content.buffer] : []),
  )
})
