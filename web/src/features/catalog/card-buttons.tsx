import { ActionIcon } from '@mantine/core'
import { cardTexts } from '@pasok/domain/catalog/catalog.bar.texts'
import { IconArrowsLeftRight, IconFilePlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts'

/** The side of a button beside the cards' own, in px as the library has it. */
const SIDE = 36
const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

interface QuietButtonProps {
  /** Of the button, without its product: what the pointer is told. */
  title: string
  label: string
  isThere?: boolean
  onPress: () => void
  children: ReactNode
}

function QuietButton({ title, label, isThere = false, onPress, children }: QuietButtonProps) {
  return (
    <ActionIcon
      variant={isThere ? 'light' : 'default'}
      size={SIDE}
      title={title}
      aria-label={label}
      onClick={onPress}
    >
      {children}
    </ActionIcon>
  )
}

interface CardButtonProps {
  name: string
  onPress: () => void
}

/** Add to Comparison (Spec 2 §2); one that is there already says so when it is pressed. */
export function CompareButton({ name, isThere, onPress }: CardButtonProps & { isThere: boolean }) {
  const t = useTexts(cardTexts)
  return (
    <QuietButton
      title={t(isThere ? 'compared' : 'compare')}
      label={t('compareNamed', { name })}
      isThere={isThere}
      onPress={onPress}
    >
      <IconArrowsLeftRight {...ICON} />
    </QuietButton>
  )
}

/** Adds to a request that was saved before, instead of the cart. */
export function OpenRequestButton({ name, onPress }: CardButtonProps) {
  const t = useTexts(cardTexts)
  return (
    <QuietButton title={t('addToOpen')} label={t('addToOpenNamed', { name })} onPress={onPress}>
      <IconFilePlus {...ICON} />
    </QuietButton>
  )
}
