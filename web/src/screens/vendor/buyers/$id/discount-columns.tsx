import { Button, Group } from '@mantine/core'
import type { BuyerDiscount } from '@pasok/domain/catalog/catalog.relations.contract'
import { buyersTexts } from '@pasok/domain/vendors/vendors.buyers.texts'
import { percent } from '../../../../lib/format'
import { NONE } from '../../../../lib/none'
import { useTexts } from '../../../../lib/texts'
import type { Column } from '../../../../ui/data-table.types'
import { Money } from '../../../../ui/money'
import { look } from '../../../../ui/look'

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

/** The columns of one buyer's special discounts; without `doing` they are only read. */
export function useDiscountColumns(doing: Doing | null): Column<BuyerDiscount>[] {
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
