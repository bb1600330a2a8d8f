import type { Paper } from '@pasok/domain/kernel/paper'
import type { PaperReader } from '@pasok/domain/requests/requests.paper.parts'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CallInput, CallName } from '../lib/api'
import { useTimeZone } from '../lib/format'
import { useLanguage } from '../lib/texts'
import { toastError, toastFailure } from '../lib/toast'
import { useDownload } from '../lib/use-download'
import { PaperSheet } from './paper-sheet'

/** Browsers that fill in a field send a `keydown` without a key: the modifiers are compared first. */
const isPrintKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'p'

/**
 * Prints a document of its own, not the page: while `paper` is there it stands in a `PaperSheet`.
 * @param isPage the page is about this document: the browser's own keys print it, too.
 */
export function usePrint(make: () => Paper | Promise<Paper>, isPage: boolean) {
  const [paper, setPaper] = useState<Paper | null>(null)
  const [isReading, setReading] = useState(false)
  const print = async () => {
    setReading(true)
    try {
      const made = await make()
      // On the page before the printer looks at it.
      flushSync(() => setPaper(made))
      window.addEventListener('afterprint', () => setPaper(null), { once: true })
      window.print()
    } catch (error) {
      toastFailure(error)
    } finally {
      setReading(false)
    }
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPrintKey(event)) return
    event.preventDefault()
    if (!isReading) void print()
  })
  useEffect(() => {
    if (!isPage) return undefined
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isPage])
  return { paper, isReading, print: () => void print() }
}

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
