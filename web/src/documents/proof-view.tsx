import { Anchor, Group, Modal } from '@mantine/core'
import { proofTexts } from '@pasok/domain/files/files.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import type { ReactNode } from 'react'
import { useStore } from '../lib/store'
import { useTexts } from '../lib/texts'
import { questionStore } from '../ui/confirm'
import { useFocusReturn } from '../ui/focus-return'
import { ZoomPicture } from '../ui/zoom-picture'
import { look } from '../ui/look'

interface ProofViewProps {
  title: string
  /** Address of the picture; null while unavailable. */
  link: string | null
  /** The reason why an answer was refused. */
  notice?: ReactNode
  children?: ReactNode
  onClose: () => void
}

/** A picture that proves something over the whole screen, and the answer to it. */
export function ProofView({ title, link, notice, children, onClose }: ProofViewProps) {
  const t = useTexts(proofTexts)
  const td = useTexts(documentTexts)
  const hasQuestion = useStore(questionStore) !== null
  useFocusReturn()
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      closeOnEscape={!hasQuestion}
      trapFocus={!hasQuestion}
      title={title}
      closeButtonProps={{ 'aria-label': td('close') }}
      classNames={{
        content: look('stack') ?? '',
        body: look('stack', 'gap-sm', 'flex-1', 'min-h-0') ?? '',
      }}
    >
      {notice}
      {link !== null && (
        <ZoomPicture label={t('zoom')}>
          <img src={link} alt="" className={look('block', 'w-full', 'h-full', 'fit-contain')} />
        </ZoomPicture>
      )}
      <Group justify="space-between" gap="xs">
        {link !== null && (
          <Anchor href={link} target="_blank" rel="noopener noreferrer">
            {t('openApart')}
          </Anchor>
        )}
        {children !== undefined && (
          <Group gap="xs" ml="auto">
            {children}
          </Group>
        )}
      </Group>
    </Modal>
  )
}
