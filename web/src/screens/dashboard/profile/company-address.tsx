import { Button } from '@mantine/core'
import { addressErrors, companyAddressTexts } from '@pasok/domain/company/addresses/address.texts'

import type { Address } from '@pasok/domain/company/company.model'
import { placeLine } from '@pasok/domain/kernel/place'
import { IconMapPinOff, IconPencil, IconPlus, IconStar, IconTrash } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { Chip } from '../../../documents/chip'
import { FailureNotice } from '../../../documents/failure-notice'
import { WholeList } from '../../../documents/whole-list'
import { useAddresses } from '../../../features/company/addresses.queries'
import { lineOf } from '../../../features/company/place-line'
import { useAddressActions } from '../../../features/company/use-address-actions'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { TABLE_SIZES } from '../../../lib/list-address'
import { NONE } from '../../../lib/format'
import { useCan } from '../../../lib/session'
import { useTexts, useTx } from '../../../lib/texts'
import { closeWithToast } from '../../../lib/toast'
import type { Column, RowAction } from '../../../ui/data-table.types'
import { EmptyState } from '../../../ui/empty-state'
import { look } from '../../../ui/look'

function useAddressColumns(): readonly Column<Address>[] {
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

/** Row actions of an address, as permitted by the server; the default address cannot be deleted. */
function useRowActions({ change, makeDefault, remove, busy }: Acts) {
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

// Loaded on demand: phone numbers and regions are large, and users who only read do not need them.
const CompanyAddressDialog = lazyPiece(async () => (await import('./dialogs')).CompanyAddressDialog)

function AddButton({ onAdd }: { onAdd: () => void }) {
  const t = useTexts(companyAddressTexts)
  return (
    <Button
      className={look('ml-auto')}
      leftSection={<IconPlus size={16} aria-hidden />}
      onPointerEnter={CompanyAddressDialog.preload}
      onFocus={CompanyAddressDialog.preload}
      onClick={onAdd}
    >
      {t('add')}
    </Button>
  )
}

/** Company Address (Spec 1 §2). */
export function CompanyAddress() {
  const t = useTexts(companyAddressTexts)
  const navigate = useNavigate({ from: '/dashboard/profile' })
  const { search, skip, limit } = useSearch({ from: '/dashboard/profile' })
  const canEdit = useCan('company.edit')
  const addresses = useAddresses()
  const [edited, setEdited] = useState<Address | 'new' | null>(null)
  const close = () => setEdited(null)
  const actions = useAddressActions(addresses.data)
  const { refusal } = actions
  const columns = useAddressColumns()
  const rowActions = useRowActions({ ...actions, change: setEdited })
  const add = canEdit && <AddButton onAdd={() => setEdited('new')} />
  const isEmpty = addresses.data?.length === 0
  const address = {
    ...(search !== undefined && { search }),
    ...(skip !== undefined && { skip }),
    ...(limit !== undefined && { limit }),
  }
  return (
    <>
      {refusal && (
        <FailureNotice
          title={refusal.title}
          messages={[refusal.message]}
          next={refusal.next}
          onClose={actions.dismiss}
        />
      )}
      <WholeList<Address>
        query={addresses}
        label={t('list')}
        columns={() => columns}
        rowKey={({ _id }) => _id}
        rowName={({ name }) => name}
        {...(canEdit && { onRow: setEdited, rowActions })}
        searchLabel={t('search')}
        textsOf={(one) => [one.name, one.phone, lineOf(one)]}
        address={address}
        go={(next) =>
          void navigate({
            to: '/dashboard/profile',
            search: (before) => ({ ...before, ...next, tab: 'address' }),
          })
        }
        pageSizes={TABLE_SIZES}
        filters={!isEmpty && add}
        empty={
          <EmptyState
            icon={<IconMapPinOff size={22} />}
            text={t('none')}
            helper={t(canEdit ? 'noneHelp' : 'noneHelpRead')}
            action={add}
          />
        }
      />
      {edited && (
        <LazyBoundary onMissing={closeWithToast(close)}>
          <CompanyAddressDialog address={edited === 'new' ? undefined : edited} onClose={close} />
        </LazyBoundary>
      )}
    </>
  )
}
