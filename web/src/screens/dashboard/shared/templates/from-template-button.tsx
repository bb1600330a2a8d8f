import { Button, type ButtonProps } from '@mantine/core'
import { TO_USE_TEMPLATES } from '@pasok/domain/templates/templates.abilities'
import { templateEntryTexts } from '@pasok/domain/templates/templates.texts'
import { IconTemplate } from '@tabler/icons-react'
import { useState } from 'react'
import { LazyBoundary, lazyPiece } from '../../../../lib/lazy-boundary'
import { useCanAll } from '../../../../lib/session'
import { useTexts } from '../../../../lib/texts'
import { closeWithToast } from '../../../../lib/toast'

const ChooseTemplate = lazyPiece(async () => (await import('./choose-template')).ChooseTemplate)

interface FromTemplateButtonProps extends Pick<ButtonProps, 'fullWidth' | 'mb'> {
  /** Called when the dialog opens or closes, so that elements below leave keys and focus to it. */
  onOpenChange?: (isOpen: boolean) => void
}

/** Create New PR From Template (Spec 1 §2), for permitted users; nothing for others. */
export function FromTemplateButton({ onOpenChange, ...layout }: FromTemplateButtonProps) {
  const t = useTexts(templateEntryTexts)
  const mayUse = useCanAll(TO_USE_TEMPLATES)
  const [isOpen, setOpen] = useState(false)
  if (!mayUse) return null
  const changeOpen = (next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
  }
  const close = () => changeOpen(false)
  return (
    <>
      <Button
        {...layout}
        variant="default"
        leftSection={<IconTemplate size={16} aria-hidden />}
        onPointerEnter={ChooseTemplate.preload}
        onFocus={ChooseTemplate.preload}
        onClick={() => changeOpen(true)}
      >
        {t('createNewFrom')}
      </Button>
      {isOpen && (
        <LazyBoundary onMissing={closeWithToast(close)}>
          <ChooseTemplate onClose={close} />
        </LazyBoundary>
      )}
    </>
  )
}
