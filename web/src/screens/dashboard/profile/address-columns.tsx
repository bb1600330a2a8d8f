import { companyAddressTexts } from '@pasok/domain/company/company.address.screen.texts'
import { addressErrors } from '@pasok/domain/company/company.address.texts'
import type { Address } from '@pasok/domain/company/company.model'
import { placeLine } from '@pasok/domain/kernel/place'
import { IconPencil, IconStar, IconTrash } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Chip } from '../../../documents/chip'
import { NONE } from '../../../lib/none'
import { useTexts, useTx } from '../../../lib/texts'
import type { Column, RowAction } from '../../../ui/data-table.types'
import { look } from '../../../ui/look'

export function useAddressColumns(): readonly Column<Address>[] {
  const t = useTexts(companyAddressTexts)
  return useMemo(
    () => [
      {
        key: 'name',
        head: t('name'),
        card: 'title',
        width: '24%',
        cell: ({ name, is_default: isDefault }) => (
          <span className={look('inline-row', 'wrap', 'gap-4-xs', 'cell-lines')}>
            <span className={look('medium')}>{name}</span>
            {isDefault && (
              <Chip family="green" icon={IconStar}>
                {t('default')}
              </Chip>
            )}
          </span>
        ),
      },
      {
        key: 'address',
        head: t('address'),
        width: '34%',
        cell: ({ street, village, subdistrict }) => (
          <span className={look('block', 'cell-lines')}>
            {placeLine([street, village, subdistrict])}
          </span>
        ),
      },
      {
        key: 'city',
        head: t('city'),
        cell: ({ city, province, postcode }) => (
          <span className={look('block', 'cell-lines')}>
            {placeLine([city, province, postcode])}
          </span>
        ),
      },
      {
        key: 'phone',
        head: t('phone'),
        cell: ({ phone }) => <span className={look('nowrap')}>{phone || NONE}</span>,
      },
    ],
    [t],
  )
}

interface Acts {
  change: (address: Address) => void
  makeDefault: (address: Address) => Promise<unknown>
  remove: (address: Address) => Promise<unknown>
  busy: boolean
}

/** What may be done with an address, as the server said it; the default one can't be removed. */
export function useRowActions({ change, makeDefault, remove, busy }: Acts) {
  const t = useTexts(companyAddressTexts)
  const tx = useTx()
  return (address: Address): readonly RowAction[] => {
    const { actions, is_default: isDefault } = address
    const all: (RowAction & { shown: boolean })[] = [
      {
        key: 'default',
        label: t('makeDefault'),
        icon: <IconStar size={16} aria-hidden />,
        quick: true,
        disabled: busy,
        onSelect: () => void makeDefault(address),
        shown: actions['make-default'],
      },
      {
        key: 'change',
        label: t('change'),
        icon: <IconPencil size={16} aria-hidden />,
        quick: true,
        onSelect: () => change(address),
        shown: actions.edit,
      },
      {
        key: 'remove',
        label: t('remove'),
        icon: <IconTrash size={16} aria-hidden />,
        quick: true,
        danger: true,
        disabled: !actions.remove || busy,
        ...(isDefault && { reason: tx(addressErrors.defaultStays) }),
        onSelect: () => void remove(address),
        shown: actions.edit,
      },
    ]
    return all.filter(({ shown }) => shown)
  }
}
