import { openRequestTexts } from '@pasok/domain/requests/requests.open.texts'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { messageOf } from '../../../lib/api-error'
import { useStore } from '../../../lib/store'
import { useTexts } from '../../../lib/texts'
import { toastError } from '../../../lib/toast'
import { questionStore, confirm } from '../../../ui/confirm'
import { ownCart } from '../../../features/cart/own-cart'
import { useStartNew } from '../../../features/cart/start-new'

/** Returns the number of cart lines not saved in a request. */
async function countUnsaved(): Promise<number> {
  const { lines, marker } = await ownCart().read()
  return marker.saved ? 0 : lines.length
}

/** Create New PR outside the request list: requests confirmation before clearing unsaved items. */
export function useConfirmedNew() {
  const t = useTexts(openRequestTexts)
  const ts = useTexts(requestScreenTexts)
  const start = useStartNew()
  const hasQuestion = useStore(questionStore) !== null
  const createNew = async () => {
    try {
      const count = await countUnsaved()
      const text = t(count === 1 ? 'confirmNewHelperOne' : 'confirmNewHelper', { count })
      const confirmLabel = ts('createNew')
      if (count > 0 && !(await confirm({ title: t('confirmNew'), text, confirmLabel }))) return
      await start()
    } catch (error) {
      toastError(messageOf(error))
    }
  }
  return { hasQuestion, createNew }
}
