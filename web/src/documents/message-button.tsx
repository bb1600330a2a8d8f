import { Button } from '@mantine/core'
import { chatLinkTexts } from '@pasok/domain/chat/chat.way.texts'
import { IconMessage } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMayChat } from '../lib/may-chat'
import { useSignedIn } from '../lib/session'
import { useTexts } from '../lib/texts'

interface MessageButtonProps {
  company: string
  /** Code of the document that the message is about. */
  about?: string
}

/** Opens the conversation with a company; hidden from users who may not write messages. */
export function MessageButton({ company, about }: MessageButtonProps) {
  const t = useTexts(chatLinkTexts)
  const mayChat = useMayChat()
  const isBuyer = useSignedIn()?.kind === 'buyer'
  if (!mayChat) return null
  return (
    <Button
      variant="default"
      leftSection={<IconMessage size={16} aria-hidden />}
      renderRoot={(props) => (
        <Link
          {...props}
          to={isBuyer ? '/dashboard/message' : '/vendor/messages'}
          search={{ with: company, ...(about !== undefined && { about }) }}
        />
      )}
    >
      {t(isBuyer ? 'messageVendor' : 'messageBuyer')}
    </Button>
  )
}
