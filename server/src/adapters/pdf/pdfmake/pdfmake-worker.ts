import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import pdfmake from 'pdfmake'
import type { Paper } from '@pasok/domain/kernel/paper'
import { documentOf } from './paper-document'

/** A paper's file, or why there is none. */
export type Rendered = { content: Uint8Array<ArrayBuffer> } | { reason: string }

/** The font that comes with the library: nothing is fetched from anywhere. */
function fontFiles() {
  const home = dirname(createRequire(import.meta.url).resolve('pdfmake/package.json'))
  const file = (name: string) => join(home, 'fonts', 'Roboto', `Roboto-${name}.ttf`)
  return {
    normal: file('Regular'),
    bold: file('Medium'),
    italics: file('Italic'),
    bolditalics: file('MediumItalic'),
  }
}

const Roboto = fontFiles()
const own = new Set(Object.values(Roboto))
pdfmake.setFonts({ Roboto })
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => own.has(path))

async function render(paper: Paper): Promise<Rendered> {
  try {
    // A copy of its own can be handed over; a buffer of Node may lie among others.
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
