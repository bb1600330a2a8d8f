import { useNavigate } from '@tanstack/react-router'
import { readCart, readMarker, replaceCart, resetCart } from '../../../features/cart/cart.store'
import { saveOver } from '../../../features/cart/save-over'
import type { Draft } from '../../../features/requests/requests.queries'
import type { DraftLoader } from './use-draft-loader'
import type { RequestEditorState } from './use-request-editor'

export interface ConflictProps {
  editor: RequestEditorState
  loader: DraftLoader
}

/** The choices of a person whose draft was saved, submitted or deleted by somebody else. */
export function useConflictChoices({ editor, loader }: ConflictProps) {
  const navigate = useNavigate()
  const { saveNow, settle } = editor.autosave
  const keepMine = async ({ _id: id, code_pr: code, version }: Draft) => {
    await saveOver({ id, code, version })
    settle()
    await saveNow()
  }
  const takeTheirs = async () => {
    const { id = '' } = await readMarker()
    settle()
    await loader.again(id)
  }
  const saveAsNew = async () => {
    const [lines, { departmentId = null }] = await Promise.all([readCart(), readMarker()])
    await replaceCart(lines, { departmentId, change: true })
    settle()
    await navigate({
      to: '/dashboard/purchase-requests',
      search: { page: 'create' },
      replace: true,
      ignoreBlocker: true,
    })
    await saveNow()
  }
  const drop = async () => {
    await resetCart()
    settle()
    // Back must not lead to a draft that is none any more.
    await navigate({ to: '/dashboard/purchase-requests', replace: true, ignoreBlocker: true })
  }
  return { keepMine, takeTheirs, saveAsNew, drop }
}
