import { useNavigate, useSearch } from '@tanstack/react-router'
import { ChatPanes } from '../../../features/chat/chat-panes'

const PATH = '/dashboard/message'

/** `/dashboard/message`: conversations with vendors (Spec 2 §2, Chat). */
export default function MessageScreen() {
  const search = useSearch({ from: PATH })
  const navigate = useNavigate({ from: PATH })
  return (
    <ChatPanes
      side="buyer"
      search={search}
      go={(next, { replace } = { replace: false }) =>
        // The conversation controls its own scroll position.
        void navigate({ search: next, replace, resetScroll: !replace })
      }
    />
  )
}
