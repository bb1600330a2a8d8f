import { Button } from '@mantine/core'
import { companyAddressTexts } from '@pasok/domain/company/company.address.screen.texts'
import type { Address } from '@pasok/domain/company/company.model'
import { IconMapPinOff, IconPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { WholeList } from '../../../documents/whole-list'
import { useAddresses } from '../../../features/company/addresses.queries'
import { lineOf } from '../../../features/company/place-line'
import { useAddressActions } from '../../../features/company/use-address-actions'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { TABLE_SIZES } from '../../../lib/list-address'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { closeWithToast } from '../../../lib/toast'
import { EmptyState } from '../../../ui/empty-state'
import { useAddressColumns, useRowActions } from './address-columns'
import { look } from '../../../ui/look'

// Phone numbers and regions are large: users who only read don't load them.
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

/** Spec 1 §2, Company Address. */
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
