import { Alert, Button, Group, SegmentedControl, TextInput } from '@mantine/core'
import { isDearerThanUsual } from '@pasok/domain/catalog/catalog.prices'
import type { BuyerDiscount } from '@pasok/domain/catalog/catalog.relations.contract'
import { fractionOfPercent } from '@pasok/domain/kernel/decimal'
import { buyersTexts } from '@pasok/domain/vendors/vendors.buyers.texts'
import type { RelatedBuyerPage } from '@pasok/domain/vendors/relations/relations.model'
import { IconDiscount2 } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import { FailureNotice } from '../../../../documents/failure-notice'
import { ListScreen } from '../../../../documents/list-screen'
import { RecordDialog } from '../../../../documents/record-dialog'
import { useAct } from '../../../../documents/use-act'
import { useBuyerDiscounts, useDiscountMoves } from '../../../../features/catalog/relations.queries'
import { percentOf } from '../../../../features/vendors/relation-terms'
import { NONE, percent, writtenNumber } from '../../../../lib/format'

import { useTexts } from '../../../../lib/texts'
import { useDraftRecord } from '../../../../lib/use-draft-record'
import type { Column } from '../../../../ui/data-table.types'
import { EmptyState } from '../../../../ui/empty-state'
import { look } from '../../../../ui/look'
import { Money } from '../../../../ui/money'
import { SearchBox } from '../../../../ui/search-box'
import { BUYER_PAGE_SIZES, type BuyerSearch } from '../search-params'

interface Doing {
  onSet: (product: BuyerDiscount) => void
  onRemove: (product: BuyerDiscount) => void
}

function Actions({ row, onSet, onRemove }: { row: BuyerDiscount } & Doing) {
  const t = useTexts(buyersTexts)
  const product = row.product_name
  const isNew = row.discount === null
  return (
    <Group gap={6} wrap="nowrap">
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t(isNew ? 'giveOf' : 'changeOf', { product })}
        onClick={() => onSet(row)}
      >
        {t(isNew ? 'give' : 'changeDiscount')}
      </Button>
      {!isNew && (
        <Button
          size="compact-sm"
          variant="default"
          className={look('danger')}
          data-danger
          aria-label={t('removeOf', { product })}
          onClick={() => onRemove(row)}
        >
          {t('remove')}
        </Button>
      )}
    </Group>
  )
}

/** Columns of one buyer's special discounts; read-only without `doing`. */
function useDiscountColumns(doing: Doing | null): Column<BuyerDiscount>[] {
  const t = useTexts(buyersTexts)
  const action: Column<BuyerDiscount>[] =
    doing === null
      ? []
      : [
          {
            key: 'action',
            head: t('action'),
            card: 'buttons',
            width: 170,
            cell: (row) => <Actions row={row} {...doing} />,
          },
        ]
  return [
    {
      key: 'product',
      head: t('product'),
      card: 'title',
      cell: (row) => (
        <div className={look('py-4')}>
          <span className={look('medium')}>{row.product_name}</span>
          <span className={look('block', 'dimmed', 'text-xs')}>
            {row.SKU}
            {row.withdrawn && ` · ${t('withdrawn')}`}
          </span>
        </div>
      ),
    },
    {
      key: 'price',
      head: t('listPrice'),
      align: 'right',
      cell: (row) => <Money amount={row.retail_price} />,
    },
    {
      key: 'own',
      head: t('ownDiscount'),
      align: 'right',
      cell: (row) => percent(row.discount_product),
    },
    {
      key: 'special',
      head: t('special'),
      align: 'right',
      cell: ({ discount }) => (discount === null ? NONE : percent(discount)),
    },
    {
      key: 'pays',
      head: t('buyerPays'),
      align: 'right',
      cell: (row) => (
        <span className={look('medium')}>
          <Money amount={row.buyer_price} />
        </span>
      ),
    },
    ...action,
  ]
}

interface DiscountDialogProps {
  buyerId: string
  product: BuyerDiscount
  onClose: () => void
}

/** Discounts have no version; conflicts are detected by comparing the discount itself. */
const VERSION = 0

const draftOf = ({ discount }: BuyerDiscount) => ({ typed: writtenNumber(discount) })

/**
 * Dialog for one buyer's special discount on one product; a user who saves second sees the other user's value.
 */
export function DiscountDialog({ buyerId, product, onClose }: DiscountDialogProps) {
  const t = useTexts(buyersTexts)
  const { product_id: id } = product
  const { set, read } = useDiscountMoves(buyerId)
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const seen = useRef(product.discount)
  const record = useDraftRecord<{ typed: string }>({
    initial: () => draftOf(product),
    version: VERSION,
    write: ({ typed }) => set(id, Number(percentOf(typed)), seen.current),
    read: async () => {
      const newest = await read(id)
      if (!newest) return null
      seen.current = newest.discount
      return { draft: draftOf(newest), version: VERSION }
    },
    onSaved: onClose,
  })
  const { draft } = record
  const value = percentOf(draft.typed)
  const isWrong = value === null || Number.isNaN(value)
  const submit = async () => {
    setTried(true)
    return isWrong ? field.current?.focus() : record.save()
  }
  const error = isTried && isWrong ? t('percentWrong') : undefined
  const { discount_product: own, default_discount: usual } = product
  const help =
    own > 0
      ? t('discountHelp', { discount: percent(own) })
      : t('discountHelpNone', { discount: percent(usual) })
  const isDearer =
    !isWrong &&
    isDearerThanUsual({
      discountFraction: fractionOfPercent(own),
      specialDiscountPercent: value,
      defaultDiscountPercent: usual,
    })
  return (
    <RecordDialog
      title={product.product_name}
      submitLabel={t(product.discount === null ? 'give' : 'changeDiscount')}
      failureTitle={t('discountFailed')}
      form={{ ...record, submit, failure: record.error }}
      fields={[{ label: t('special'), of: ({ typed }) => typed }]}
      onClose={onClose}
    >
      <TextInput
        ref={field}
        data-autofocus
        required
        label={t('discountLabel')}
        description={error === undefined ? help : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        error={error}
        value={draft.typed}
        onChange={(event) => record.type({ typed: event.currentTarget.value })}
      />
      {isDearer && (
        <Alert color="yellow" role="status">
          {t('dearerThanUsual', { discount: percent(usual) })}
        </Alert>
      )}
    </RecordDialog>
  )
}

const [PAGE_SIZE] = BUYER_PAGE_SIZES

/** Removes a special discount after confirmation. */
function useRemoval(buyerId: string) {
  const t = useTexts(buyersTexts)
  const { remove } = useDiscountMoves(buyerId)
  const { act, refusal, dismiss } = useAct()
  const confirmRemoval = (row: BuyerDiscount) =>
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
  return { confirmRemoval, refusal, dismiss }
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

/** One buyer's special discounts, and a search among the vendor's products to add more. */
export function Discounts({ buyer }: { buyer: RelatedBuyerPage }) {
  const t = useTexts(buyersTexts)
  const { _id: id, actions } = buyer
  const { address, go } = useAddress(id)
  const mayEdit = actions.discount
  const { search, skip = 0, limit = PAGE_SIZE } = address
  const which = mayEdit ? (address.which ?? 'granted') : 'granted'
  const [edited, setEdited] = useState<BuyerDiscount | null>(null)
  const { confirmRemoval, refusal, dismiss } = useRemoval(id)
  const onRemove = (row: BuyerDiscount) => void confirmRemoval(row)
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
