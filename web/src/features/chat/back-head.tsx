import { ActionIcon } from '@mantine/core'
import { chatTexts } from '@pasok/domain/chat/chat.texts'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts'
import classes from './panel.module.css'
import { look } from '../../ui/look'

/** On a phone: to the list. */
export function BackButton({ onBack }: { onBack: () => void }) {
  const t = useTexts(chatTexts)
  return (
    <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('back')} onClick={onBack}>
      <IconArrowLeft size={20} stroke={1.75} />
    </ActionIcon>
  )
}

export interface BackHeadProps {
  /** A name as a heading. */
  heading: (name: string) => ReactNode
  /** On a phone: to the list. */
  onBack: (() => void) | undefined
}

/** On a phone, where the list is away: what the page is called as long as nobody's name is known. */
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
