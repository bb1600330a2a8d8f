import type { Paper } from '@pasok/domain/kernel/paper'
import type { PaperReader } from '@pasok/domain/requests/requests.paper.parts'
import type { CallInput, CallName } from '../lib/api'
import { useTimeZone } from '../lib/format'
import { useLanguage } from '../lib/texts'
import { toastError } from '../lib/toast'
import { useDownload } from '../lib/use-download'
import { PaperSheet } from './paper-sheet'
import { usePrint } from './use-print'

export interface PaperSource<Name extends CallName> {
  /** Makes the paper that is printed. */
  make: (reader: PaperReader) => Promise<Paper>
  /** The same paper as the server's file. */
  call: Name
  input: CallInput<Name>
  /** The page is about this document alone: Ctrl+P prints its paper. */
  isPage?: boolean
}

/** Printing a document and downloading it as a PDF file. `sheet` has to be rendered: it is what is printed. */
export function usePaper<Name extends CallName>(source: PaperSource<Name>) {
  const { make, call, input, isPage = false } = source
  const language = useLanguage()
  const timeZone = useTimeZone()
  const { paper, isReading, print } = usePrint(() => make({ language, timeZone }), isPage)
  const file = useDownload(call, input, toastError)
  return {
    print,
    isReading,
    download: file.start,
    isDownloading: file.bytes !== null,
    sheet: paper && <PaperSheet paper={paper} />,
  }
}
