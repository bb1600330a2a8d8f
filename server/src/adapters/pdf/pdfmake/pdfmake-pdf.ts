import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import pdfmake from 'pdfmake'
import type { PdfPort } from '../../../ports/pdf'
import { documentOf } from './paper-document'

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

/** PDF files by pdfmake, in this process. */
export function createPdfmake(): PdfPort {
  const Roboto = fontFiles()
  const own = new Set(Object.values(Roboto))
  pdfmake.setFonts({ Roboto })
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => own.has(path))
  return {
    render: async (paper) => pdfmake.createPdf(documentOf(paper)).getBuffer(),
  }
}
