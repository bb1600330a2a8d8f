import { Button } from '@mantine/core'
import { auditTexts } from '@pasok/domain/audit/audit.texts'
import { IconDownload, IconX } from '@tabler/icons-react'
import { FailureNotice } from '../../documents/failure-notice'
import { useTexts } from '../../lib/texts'
import { quantity } from '../../lib/format'
import type { Download } from '../../lib/use-download'
import { useSlow } from '../../ui/skeleton-rows'
import { look } from '../../ui/look'

const MEGABYTE = 1_000_000

interface ExportButtonProps {
  run: Download
  disabled: boolean
}

/** Button that exports the log; when the export takes longer than a moment, the same button cancels it. */
export function ExportButton({ run, disabled }: ExportButtonProps) {
  const t = useTexts(auditTexts)
  const { bytes, start, cancel } = run
  const isLong = useSlow(bytes !== null)
  const size = Math.floor(((bytes ?? 0) / MEGABYTE) * 10) / 10
  return (
    <>
      <span role="status" className={look('dimmed', 'text-xs', 'tabular')}>
        {isLong && (size > 0 ? t('exportingSize', { size: quantity(size) }) : t('exporting'))}
      </span>
      <Button
        variant="default"
        title={isLong ? undefined : t('exportTitle')}
        leftSection={
          isLong ? <IconX size={16} aria-hidden /> : <IconDownload size={16} aria-hidden />
        }
        disabled={disabled && bytes === null}
        onClick={isLong ? cancel : start}
      >
        {t(isLong ? 'cancelExport' : 'export')}
      </Button>
    </>
  )
}

/** The reason why the export failed, with a retry button. */
export function ExportFailure({ run }: { run: Download }) {
  const t = useTexts(auditTexts)
  if (run.failure === null) return null
  return (
    <div className={look('mb-md')}>
      <FailureNotice
        title={t('exportFailed')}
        messages={[run.failure]}
        onClose={run.dismiss}
        action={
          <Button size="xs" variant="default" onClick={run.start}>
            {t('exportAgain')}
          </Button>
        }
      />
    </div>
  )
}
