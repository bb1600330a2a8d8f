import { ActionIcon } from '@mantine/core'
import { chatTexts } from '@pasok/domain/chat/chat.texts'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts'
import classes from './panel.module.css'
import { look } from '../../ui/look'

export function BackButton({ onBack }: { onBack: () => void }) {
  const t = useTexts(chatTexts)
  return (
    <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('back')} onClick={onBack}>
      <IconArrowLeft size={20} stroke={1.75} />
    </ActionIcon>
  )
}

export interface BackHeadProps {
  heading: (name: string) => ReactNode
  /** Back to the list; undefined on wider screens. */
  onBack: (() => void) | undefined
}

/** Page heading for phones while the other company's name is still unknown. */
export function BackHead({ heading, onBack }: BackHeadProps) {
  const t = useTexts(chatTexts)
  return (
    onBack && (
      <header className={`${look('row', 'gap-sm', 'border-b')} ${classes.head}`}>
        <BackButton onBack={onBack} />
        {heading(t('title'))}
      </header>
    )
  )
}
