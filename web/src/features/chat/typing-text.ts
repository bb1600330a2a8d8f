import { chatTexts } from '@pasok/domain/chat/chat.texts'
import { useStore } from '../../lib/store'
import { useTexts } from '../../lib/texts'
import { typingStore } from './typing.store'

/** Returns who is typing in a conversation, as text; null when nobody is. */
export function useTypingText(conversation: string): string | null {
  const t = useTexts(chatTexts)
  const typists = useStore(typingStore).filter((one) => one.conversation === conversation)
  const [first, another] = typists
  if (!first) return null
  return another ? t('typingSome') : t('typingOne', { name: first.name })
}
