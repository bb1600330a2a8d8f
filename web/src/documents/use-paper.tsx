import type { Paper } from '@pasok/domain/kernel/paper'
import type { PaperReader } from '@pasok/domain/requests/paper/paper.parts'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CallInput, CallName } from '../lib/api'
import { useTimeZone } from '../lib/format'
import { useLanguage } from '../lib/texts'
import { toastError, toastFailure } from '../lib/toast'
import { useDownload } from '../lib/use-download'
import { PaperSheet } from './paper-sheet'

/** Compares the modifiers first, because browsers send a `keydown` without `key` when they autofill a field. */
const isPrintKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'p'

/**
 * Prints a document instead of the page: while `paper` is set, render it in a `PaperSheet`. @param isPage true
 * when the page is about this document, so that Ctrl+P prints it too.
 */
export function usePrint(make: () => Paper | Promise<Paper>, isPage: boolean) {
  const [paper, setPaper] = useState<Paper | null>(null)
  const [isReading, setReading] = useState(false)
  const print = async () => {
    setReading(true)
    try {
      const made = await make()
      // Rendered synchronously, before the print dialog reads the page.
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
  make: (reader: PaperReader) => Promise<Paper>
  /** Endpoint that returns the same document as a PDF file. */
  call: Name
  input: CallInput<Name>
  isPage?: boolean
}

/** Prints a document and downloads it as a PDF file. Render `sheet`: it is the printed content. */
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
