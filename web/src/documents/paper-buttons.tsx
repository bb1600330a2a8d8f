import { Button, type ButtonProps } from '@mantine/core'
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react'
import type { CallName } from '../lib/api'
import { usePaper, type PaperSource } from './use-paper'

interface PaperButtonsProps<Name extends CallName>
  extends Pick<ButtonProps, 'size'>, PaperSource<Name> {
  printLabel: string
  pdfLabel: string
}

/** Prints a document, and downloads it as a PDF file. */
export function PaperButtons<Name extends CallName>(props: PaperButtonsProps<Name>) {
  const { printLabel, pdfLabel, size, ...source } = props
  const { print, isReading, download, isDownloading, sheet } = usePaper(source)
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
        leftSection={<IconFileTypePdf size={iconSize} aria-hidden />}
        loading={isDownloading}
        onClick={download}
      >
        {pdfLabel}
      </Button>
      {sheet}
    </>
  )
}
