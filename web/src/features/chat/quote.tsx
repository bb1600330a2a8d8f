import { ActionIcon, UnstyledButton } from '@mantine/core'
import type { Quote as QuoteData } from '@pasok/domain/chat/chat.model'
import { chatTexts, composerTexts } from '@pasok/domain/chat/chat.texts'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { useSignedIn } from '../../lib/session'
import { useTexts } from '../../lib/texts'
import { look } from '../../ui/look'

function useAuthor({ from_user_id, from_user_name }: QuoteData): string {
  const t = useTexts(chatTexts)
  return from_user_id === useSignedIn()?.auth_id ? t('you') : from_user_name
}

/** The bar at the start marks a quotation. */
const QUOTE = look('stack', 'justify-center', 'edge', 'tinted', 'rounded-sm', 'touch', 'p-xs-sm')

function Words({ quote }: { quote: QuoteData }) {
  const { text, file } = quote
  return (
    <>
      <span className={look('truncate', 'tiny', 'semibold', 'accent')}>{useAuthor(quote)}</span>
      <span className={look('row', 'gap-4', 'min-w-0', 'text-xs')}>
        {file !== null && <IconPaperclip size={14} stroke={1.75} aria-hidden />}
        <span className={look('truncate')} dir="auto">
          {text === '' ? file : text}
        </span>
      </span>
    </>
  )
}

interface QuoteProps {
  quote: QuoteData
  onJump: (seq: number) => void
}

export function Quote({ quote, onJump }: QuoteProps) {
  const t = useTexts(composerTexts)
  const name = useAuthor(quote)
  const text = quote.text === '' ? (quote.file ?? '') : quote.text
  return (
    <UnstyledButton
      className={`${QUOTE} ${look('w-full', 'min-w-0')}`}
      aria-label={t('quoted', { name, text })}
      onClick={() => onJump(quote.seq)}
    >
      <Words quote={quote} />
    </UnstyledButton>
  )
}

/** The message being answered, above the composer. */
export function ReplyBar({ quote, onCancel }: { quote: QuoteData; onCancel: () => void }) {
  const t = useTexts(composerTexts)
  const name = useAuthor(quote)
  const isMine = quote.from_user_id === useSignedIn()?.auth_id
  return (
    <div
      className={look('row', 'gap-xs', 'mb-xs')}
      role="group"
      aria-label={isMine ? t('replyToYourself') : t('replyTo', { name })}
    >
      <div className={`${QUOTE} ${look('grow')}`}>
        <Words quote={quote} />
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={30}
        aria-label={t('cancelReply')}
        title={t('cancelReply')}
        onClick={onCancel}
      >
        <IconX size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </div>
  )
}
