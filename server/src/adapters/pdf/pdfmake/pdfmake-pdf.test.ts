import { describePdf } from '../pdf.conformance'
import { createPdfmake } from './pdfmake-pdf'

describePdf('PDF files by pdfmake', createPdfmake)
