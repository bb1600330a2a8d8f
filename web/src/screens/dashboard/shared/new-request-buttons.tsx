import { Button } from '@mantine/core'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { IconPlus } from '@tabler/icons-react'
import { useStartNew } from '../../../features/cart/start-new'
import { useTexts } from '../../../lib/texts'
import { FromTemplateButton } from './templates/from-template-button'

interface NewRequestButtonsProps {
  /** Called on hover or focus of the button, for preloading. */
  onAhead?: () => void
}

/** Create New PR From Template and Create New PR (Spec 1 §2), for users who may create requests. */
export function NewRequestButtons({ onAhead }: NewRequestButtonsProps) {
  const t = useTexts(requestScreenTexts)
  const startNew = useStartNew()
  return (
    <>
      <FromTemplateButton />
      <Button
        leftSection={<IconPlus size={16} aria-hidden />}
        onPointerEnter={onAhead}
        onFocus={onAhead}
        onClick={() => void startNew()}
      >
        {t('createNew')}
      </Button>
    </>
  )
}
