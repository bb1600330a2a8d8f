import { Button, SegmentedControl } from '@mantine/core'
import type { BuyerDiscount } from '@pasok/domain/catalog/catalog.relations.contract'
import { buyersTexts } from '@pasok/domain/vendors/vendors.buyers.texts'
import type { RelatedBuyerPage } from '@pasok/domain/vendors/vendors.relations.model'
import { IconDiscount2 } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { ListScreen } from '../../../../documents/list-screen'
import { FailureNotice } from '../../../../documents/failure-notice'
import { useAct } from '../../../../documents/use-act'
import {
  useBuyerDiscounts,
  useDiscountMoves,
} from '../../../../features/catalog/buyer-discounts.queries'
import { useTexts } from '../../../../lib/texts'
import { EmptyState } from '../../../../ui/empty-state'
import { SearchBox } from '../../../../ui/search-box'
import { useDiscountColumns } from './discount-columns'
import { DiscountDialog } from './discount-dialog'
import { BUYER_PAGE_SIZES, type BuyerSearch } from '../search-params'
import { look } from '../../../../ui/look'

const [PAGE_SIZE] = BUYER_PAGE_SIZES

/** Asks first, then takes a special discount back. */
function useRemoval(buyerId: string) {
  const t = useTexts(buyersTexts)
  const { remove } = useDiscountMoves(buyerId)
  const { act, refusal, dismiss } = useAct()
  const ask = (row: BuyerDiscount) =>
    act({
      question: {
        title: t('sureRemove', { product: row.product_name }),
        text: t('sureRemoveText'),
        confirmLabel: t('yesRemove'),
        danger: true,
      },
      failed: t('removeFailed'),
      run: () => remove(row),
    })
  return { ask, refusal, dismiss }
}

function useAddress(id: string) {
  const navigate = useNavigate()
  const address = useSearch({ from: '/vendor/buyers/$id' })
  const go = useCallback(
    (next: Partial<Record<keyof BuyerSearch, unknown>>) =>
      void navigate({
        to: '/vendor/buyers/$id',
        params: { id },
        search: (before) => ({ ...before, skip: undefined, ...next }) as BuyerSearch,
        replace: true,
        resetScroll: false,
      }),
    [navigate, id],
  )
  return { address, go }
}

interface NoDiscountsProps {
  isAll: boolean
  mayEdit: boolean
  onAdd: () => void
}

function NoDiscounts({ isAll, mayEdit, onAdd }: NoDiscountsProps) {
  const t = useTexts(buyersTexts)
  return (
    <EmptyState
      icon={<IconDiscount2 size={22} />}
      text={t(isAll ? 'noProducts' : 'noneGranted')}
      helper={isAll ? undefined : t('noneGrantedHelp')}
      action={
        isAll || !mayEdit ? undefined : (
          <Button variant="default" onClick={onAdd}>
            {t('addDiscount')}
          </Button>
        )
      }
    />
  )
}

/** What one buyer gets on single products, and the search among one's own to add to them. */
export function Discounts({ buyer }: { buyer: RelatedBuyerPage }) {
  const t = useTexts(buyersTexts)
  const { _id: id, actions } = buyer
  const { address, go } = useAddress(id)
  const mayEdit = actions.discount
  const { search, skip = 0, limit = PAGE_SIZE } = address
  const which = mayEdit ? (address.which ?? 'granted') : 'granted'
  const [edited, setEdited] = useState<BuyerDiscount | null>(null)
  const { ask, refusal, dismiss } = useRemoval(id)
  const onRemove = (row: BuyerDiscount) => void ask(row)
  const columns = useDiscountColumns(mayEdit ? { onSet: setEdited, onRemove } : null)
  const list = useBuyerDiscounts(id, { which, search, skip, limit })
  const toAll = () => go({ which: 'all' })
  return (
    <section aria-label={t('specials')}>
      <h2 className={look('text-lg', 'semibold')}>{t('specials')}</h2>
      <p className={look('dimmed', 'mb-sm')}>{t('discountsText')}</p>
      <ListScreen<BuyerDiscount>
        filters={
          <>
            {refusal && (
              <FailureNotice
                title={refusal.title}
                messages={[refusal.message]}
                next={refusal.next}
                onClose={dismiss}
              />
            )}
            <div className={look('row', 'wrap', 'gap-sm', 'mb-sm')}>
              {mayEdit && (
                <SegmentedControl
                  aria-label={t('which')}
                  value={which}
                  data={[
                    { value: 'granted', label: t('whichGranted') },
                    { value: 'all', label: t('whichAll') },
                  ]}
                  onChange={(value) => go({ which: value === 'all' ? 'all' : undefined })}
                />
              )}
              <SearchBox
                label={t('searchProducts')}
                value={search ?? ''}
                onSearch={(next) => go({ search: next })}
              />
            </div>
          </>
        }
        query={list}
        address={address}
        go={go}
        pageSizes={BUYER_PAGE_SIZES}
        label={t('specials')}
        columns={columns}
        rowKey={(row) => row.product_id}
        skeletonRows={5}
        none={<NoDiscounts isAll={which === 'all'} mayEdit={mayEdit} onAdd={toAll} />}
      />
      {edited && <DiscountDialog buyerId={id} product={edited} onClose={() => setEdited(null)} />}
    </section>
  )
}
