import { useChatNews } from './use-chat-news'

/** Receives and sends messages on every screen while mounted. */
export function ChatNews() {
  useChatNews()
  return null
}
