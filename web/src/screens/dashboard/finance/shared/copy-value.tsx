import { Button, CopyButton } from '@mantine/core'
import { COPIED_MS } from '@pasok/domain/payments/payments.banks.constants'
import { waitingTexts } from '@pasok/domain/payments/payments.pay.texts'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useTexts } from '../../../../lib/texts'

interface CopyValueProps {
  value: string
  /** What the button does, for those who don't see what is beside it. */
  label: string
  /** Said for two seconds (Spec 2 §9). */
  done: string
}

/** Copies what stands beside it. */
export function CopyValue({ value, label, done }: CopyValueProps) {
  const t = useTexts(waitingTexts)
  return (
    <CopyButton value={value} timeout={COPIED_MS}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          size="xs"
          aria-live="polite"
          aria-label={copied ? done : label}
          leftSection={
            copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />
          }
          onClick={copy}
        >
          {copied ? done : t('copy')}
        </Button>
      )}
    </CopyButton>
  )
}
