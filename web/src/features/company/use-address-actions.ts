import { makeDefaultAddress, removeAddress } from '@pasok/domain/company/company.addresses.contract'
import { companyAddressTexts } from '@pasok/domain/company/company.address.screen.texts'
import type { Address } from '@pasok/domain/company/company.model'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callReply } from '../../lib/api'
import { messageOf } from '../../lib/api-error'
import { useTexts } from '../../lib/texts'
import { toastSuccess } from '../../lib/toast'
import { confirm } from '../../ui/confirm'
import { tellCompanyNews } from './company-news'

interface Failure {
  title: string
  messages: readonly string[]
}

/** Which address is the default, and which one goes; what was not done stays said (Spec 1 §2, §4). */
export function useAddressActions(addresses: readonly Address[] | undefined) {
  const t = useTexts(companyAddressTexts)
  const queries = useQueryClient()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  const act = async (title: string, call: () => Promise<{ message: string }>) => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      const { message } = await call()
      await tellCompanyNews(queries)
      toastSuccess(message)
    } catch (reason) {
      setFailure({ title, messages: [messageOf(reason)] })
      // Somebody else may have changed it meanwhile: what is shown is as it is now.
      await tellCompanyNews(queries)
    } finally {
      setBusy(false)
    }
  }
  const makeDefault = (address: Address) => {
    const seen = addresses?.find(({ is_default: isDefault }) => isDefault)?._id
    return act(t('defaultFailed'), () =>
      callReply(makeDefaultAddress, {
        body: { address_id: address._id, ...(seen !== undefined && { seen_default: seen }) },
      }),
    )
  }
  const remove = async (address: Address) => {
    const question = {
      title: t('removeTitle', { name: address.name }),
      text: t('removeText'),
      confirmLabel: t('removeYes'),
      danger: true,
    }
    if (!(await confirm(question))) return
    await act(t('removeFailed'), () =>
      callReply(removeAddress, { query: { address_id: address._id } }),
    )
  }
  return { makeDefault, remove, failure, dismiss: () => setFailure(null), busy }
}
