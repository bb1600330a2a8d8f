import { useNavigate, useSearch } from '@tanstack/react-router'
import { ChatPanes } from '../../../features/chat/chat-panes'

const PATH = '/vendor/messages'

/** `/vendor/messages`: conversations with buyers. */
export default function VendorMessagesScreen() {
  const search = useSearch({ from: PATH })
  const navigate = useNavigate({ from: PATH })
  return (
    <ChatPanes
      side="vendor"
      search={search}
      go={(next, { replace } = { replace: false }) =>
        // The conversation controls its own scroll position.
        void navigate({ search: next, replace, resetScroll: !replace })
      }
    />
  )
}
