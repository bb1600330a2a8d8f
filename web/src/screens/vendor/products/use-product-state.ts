import { portalListTexts } from '@pasok/domain/catalog/portal/portal.list.texts'
import type { PortalProductRow, ProductState } from '@pasok/domain/catalog/portal/portal.model'
import { useAct } from '../../../documents/use-act'
import { useChangeState } from '../../../features/catalog/portal-products.queries'
import { count as formatCount } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'

type Named = Pick<PortalProductRow, '_id' | 'name'>

/** Withdraws products after confirmation, or offers them again. */
export function useProductState(onDone?: () => void) {
  const t = useTexts(portalListTexts)
  const withdraw = useChangeState('withdrawn')
  const offer = useChangeState('offered')
  const { act, busy, refusal, dismiss } = useAct()

  const question = ([first, ...others]: readonly Named[]) => {
    const count = formatCount(others.length + 1)
    const isOne = others.length === 0
    return {
      title: isOne
        ? t('withdrawTitle', { name: first?.name ?? '' })
        : t('withdrawManyTitle', { count }),
      text: t(isOne ? 'withdrawText' : 'withdrawManyText'),
      confirmLabel: t('withdraw'),
      danger: true,
    }
  }

  const change = (state: ProductState, products: readonly Named[]) => {
    const isLeaving = state === 'withdrawn'
    return act({
      ...(isLeaving && { question: question(products) }),
      failed: t(isLeaving ? 'withdrawFailed' : 'offerFailed'),
      run: async () => {
        const ids = products.map(({ _id }) => _id)
        const changed = await (isLeaving ? withdraw : offer).mutateAsync(ids)
        onDone?.()
        if (changed === 0) return t('unchanged')
        return t(isLeaving ? 'withdrawnCount' : 'offeredCount', { count: formatCount(changed) })
      },
    })
  }
  return { change, busy, refusal, dismiss }
}
