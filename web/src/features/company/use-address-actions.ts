import { companyAddressTexts } from '@pasok/domain/company/addresses/address.texts'
import type { Address } from '@pasok/domain/company/company.model'
import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '../../documents/use-act'
import { callReply } from '../../lib/api'
import { useTexts } from '../../lib/texts'
import { publishCompanyChange } from './company.queries'

/** Sets the default address and deletes addresses (Spec 1 §2, §4); errors stay visible. */
export function useAddressActions(addresses: readonly Address[] | undefined) {
  const t = useTexts(companyAddressTexts)
  const queries = useQueryClient()
  const { act, busy, refusal, dismiss } = useAct()
  const run = async (call: Promise<{ message: string }>): Promise<string> => {
    try {
      return (await call).message
    } finally {
      // Also after a failure, because another user may have changed the address.
      await publishCompanyChange(queries)
    }
  }
  const makeDefault = (address: Address) => {
    const seen = addresses?.find(({ is_default: isDefault }) => isDefault)?._id
    const body = { address_id: address._id, ...(seen !== undefined && { seen_default: seen }) }
    return act({
      failed: t('defaultFailed'),
      run: () => run(callReply('makeDefaultAddress', { body })),
    })
  }
  const remove = ({ _id: address_id, name }: Address) =>
    act({
      question: {
        title: t('removeTitle', { name }),
        text: t('removeText'),
        confirmLabel: t('removeYes'),
        danger: true,
      },
      failed: t('removeFailed'),
      run: () => run(callReply('removeAddress', { query: { address_id } })),
    })
  return { makeDefault, remove, refusal, dismiss, busy }
}
