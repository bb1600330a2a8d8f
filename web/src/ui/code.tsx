import { useState } from 'react'
import { ActionIcon, Tooltip } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useTexts } from '../lib/texts'
import { look } from './look'

/** Milliseconds for which the check mark is shown after copying. */
const TICK_MS = 1500

interface CodeProps {
  /** A document's code: PR-…, PO-… */
  value: string
  copyable?: boolean
}

export function Code({ value, copyable = true }: CodeProps) {
  const t = useTexts(shellTexts)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
    setTimeout(() => setCopied(false), TICK_MS)
  }
  const label = copied ? t('copied') : t('copy', { text: value })
  return (
    <span className={look('inline-row', 'gap-4', 'max-w-full')}>
      <span className={look('medium', 'nowrap', 'phone-wraps')}>{value}</span>
      {copyable && (
        <Tooltip label={label}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={label}
            onClick={(event) => {
              event.preventDefault()
              event.stopPropagation()
              void copy()
            }}
          >
            {copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
          </ActionIcon>
        </Tooltip>
      )}
    </span>
  )
}
