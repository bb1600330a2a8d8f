import { useChatNews } from './use-chat-news'

/** Messages come in and go out as long as this stands, wherever the person is. */
export function ChatNews() {
  useChatNews()
  return null
}
