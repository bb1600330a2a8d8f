import { Button, type ButtonProps } from '@mantine/core'
import type { Paper } from '@pasok/domain/kernel/paper'
import type { PaperReader } from '@pasok/domain/requests/requests.paper.parts'
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react'
import type { CallInput, CallName } from '../lib/api'
import { useTimeZone } from '../lib/format'
import { useLanguage } from '../lib/texts'
import { toastError } from '../lib/toast'
import { useDownload } from '../lib/use-download'
import { PaperSheet } from './paper-sheet'
import { usePrint } from './use-print'

interface PaperButtonsProps<Name extends CallName> extends Pick<ButtonProps, 'size'> {
  printLabel: string
  pdfLabel: string
  /** What the file is called, for whoever hovers over its button. */
  pdfTitle?: string
  /** Makes the paper that is printed. */
  make: (reader: PaperReader) => Promise<Paper>
  /** The same paper as the server's file. */
  call: Name
  input: CallInput<Name>
  /** The page is about this document alone: Ctrl+P prints its paper. */
  isPage?: boolean
}

/** Prints a document, and downloads it as a PDF file. */
export function PaperButtons<Name extends CallName>(props: PaperButtonsProps<Name>) {
  const { printLabel, pdfLabel, pdfTitle, make, call, input, size, isPage = false } = props
  const language = useLanguage()
  const timeZone = useTimeZone()
  const { paper, isReading, print } = usePrint(() => make({ language, timeZone }), isPage)
  const file = useDownload(call, input, toastError)
  const iconSize = size === 'xs' ? 14 : 16
  return (
    <>
      <Button
        variant="default"
        size={size}
        leftSection={<IconPrinter size={iconSize} aria-hidden />}
        loading={isReading}
        onClick={print}
      >
        {printLabel}
      </Button>
      <Button
        variant="default"
        size={size}
        title={pdfTitle}
        leftSection={<IconFileTypePdf size={iconSize} aria-hidden />}
        loading={file.bytes !== null}
        onClick={file.start}
      >
        {pdfLabel}
      </Button>
      {paper && <PaperSheet paper={paper} />}
    </>
  )
}
