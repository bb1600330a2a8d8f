import { ActionIcon } from '@mantine/core'
import { cardTexts } from '@pasok/domain/catalog/catalog.bar.texts'
import { IconArrowsLeftRight, IconFilePlus, IconTemplate } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts'

/** As high as the button that it stands beside, on a card and on a product's own page; px. */
const SIDE = { small: 36, large: 42 } as const
const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

interface QuietButtonProps {
  /** Of the button, without its product: what the pointer is told. */
  title: string
  label: string
  isThere?: boolean
  large: boolean | undefined
  onPress: () => void
  children: ReactNode
}

function QuietButton({
  title,
  label,
  isThere = false,
  large,
  onPress,
  children,
}: QuietButtonProps) {
  return (
    <ActionIcon
      variant={isThere ? 'light' : 'default'}
      size={SIDE[large ? 'large' : 'small']}
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
  large?: boolean
  onPress: () => void
}

/** Add to Comparison (Spec 2 §2); one that is there already says so when it is pressed. */
export function CompareButton({
  name,
  large,
  isThere,
  onPress,
}: CardButtonProps & { isThere: boolean }) {
  const t = useTexts(cardTexts)
  return (
    <QuietButton
      title={t(isThere ? 'compared' : 'compare')}
      label={t('compareNamed', { name })}
      large={large}
      isThere={isThere}
      onPress={onPress}
    >
      <IconArrowsLeftRight {...ICON} />
    </QuietButton>
  )
}

/** Adds to a request that was saved before, instead of the cart. */
export function OpenRequestButton({ name, large, onPress }: CardButtonProps) {
  const t = useTexts(cardTexts)
  return (
    <QuietButton
      title={t('addToOpen')}
      label={t('addToOpenNamed', { name })}
      large={large}
      onPress={onPress}
    >
      <IconFilePlus {...ICON} />
    </QuietButton>
  )
}

/**
 * Add to Template (Spec 2 §2): a new one, or one that was saved before; called otherwise `beside` the
 * button that adds to the one being made.
 */
export function TemplateButton({
  name,
  large,
  beside,
  onPress,
}: CardButtonProps & { beside: boolean }) {
  const t = useTexts(cardTexts)
  return (
    <QuietButton
      title={t(beside ? 'addToSaved' : 'addToTemplate')}
      label={t(beside ? 'addToSavedNamed' : 'addToTemplateNamed', { name })}
      large={large}
      onPress={onPress}
    >
      <IconTemplate {...ICON} />
    </QuietButton>
  )
}
