import { TYPING_SHOWN_MS } from '@pasok/domain/chat/chat.constants'
import type { ChatNews } from '@pasok/domain/chat/chat.socket'
import { createStore, useStore } from '../../lib/store'
import { chatTexts } from '@pasok/domain/chat/chat.texts'
import { useTexts } from '../../lib/texts'

/** Returns who is typing in a conversation, as text; null when nobody is. */
export function useTypingText(conversation: string): string | null {
  const t = useTexts(chatTexts)
  const typists = useStore(typingStore).filter((one) => one.conversation === conversation)
  const [first, another] = typists
  if (!first) return null
  return another ? t('typingSome') : t('typingOne', { name: first.name })
}

/** A user who is typing, and until when to show that, in milliseconds since 1970. */
interface Typist {
  conversation: string
  name: string
  until: number
}

export const typingStore = createStore<readonly Typist[]>([])

let timer: ReturnType<typeof setTimeout> | undefined

function expire(): void {
  const now = Date.now()
  const left = typingStore.get().filter(({ until }) => until > now)
  typingStore.set(left)
  clearTimeout(timer)
  if (left.length > 0)
    timer = setTimeout(expire, Math.min(...left.map(({ until }) => until - now)) + 1)
}

const isOther = (conversation: string, name: string) => (one: Typist) =>
  one.conversation !== conversation || one.name !== name

/** Shows a user as typing for a while. */
export function noteTyping(news: ChatNews['typing']): void {
  const { conversation_id: conversation, from_user_name: name } = news
  const others = typingStore.get().filter(isOther(conversation, name))
  typingStore.set([...others, { conversation, name, until: Date.now() + TYPING_SHOWN_MS }])
  expire()
}

/** Stops showing a user as typing, because the message has arrived. */
export function noteTyped(conversation: string, name: string): void {
  typingStore.set(typingStore.get().filter(isOther(conversation, name)))
}
