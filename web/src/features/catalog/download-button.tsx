import { Button } from '@mantine/core'
import { importTexts } from '@pasok/domain/catalog/imports/imports.texts'
import { IconDownload, IconX } from '@tabler/icons-react'
import type { CallInput, CallName } from '../../lib/api'
import { quantity } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { toastError } from '../../lib/toast'
import { useDownload } from '../../lib/use-download'
import { useSlow } from '../../ui/skeleton-rows'

const MEGABYTE = 1_000_000

interface DownloadButtonProps<Name extends CallName> {
  call: Name
  input: CallInput<Name>
  label: string
}

/**
 * Button that downloads a file from the server; when that takes longer than a moment, the same button cancels
 * it.
 */
export function DownloadButton<Name extends CallName>({
  call,
  input,
  label,
}: DownloadButtonProps<Name>) {
  const t = useTexts(importTexts)
  const { start, cancel, bytes } = useDownload(call, input, toastError)
  const isLong = useSlow(bytes !== null)
  const size = `${quantity(Math.floor(((bytes ?? 0) / MEGABYTE) * 10) / 10)} MB`
  const Icon = isLong ? IconX : IconDownload
  return (
    <Button
      variant="default"
      leftSection={<Icon size={16} aria-hidden />}
      aria-label={isLong ? t('cancelExport') : undefined}
      onClick={isLong ? cancel : start}
    >
      {isLong ? t('exporting', { size }) : label}
    </Button>
  )
}
