import { Button } from '@mantine/core'
import { pastedTexts } from '@pasok/domain/catalog/pasted/pasted.texts'
import { IconClipboardList } from '@tabler/icons-react'
import { useState } from 'react'
import { LazyBoundary, lazyPiece } from '../../../../lib/lazy-boundary'
import { useTexts } from '../../../../lib/texts'
import { closeWithToast } from '../../../../lib/toast'

const PasteList = lazyPiece(async () => (await import('./paste-list')).PasteList)

/** Button that opens the dialog for pasting a list into the cart. */
export function PasteButton({ className }: { className?: string }) {
  const t = useTexts(pastedTexts)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        className={className}
        variant="default"
        leftSection={<IconClipboardList size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      {isOpen && (
        <LazyBoundary onMissing={closeWithToast(close)}>
          <PasteList onClose={close} />
        </LazyBoundary>
      )}
    </>
  )
}
