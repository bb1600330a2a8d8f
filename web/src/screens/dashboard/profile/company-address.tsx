import { Button } from '@mantine/core'
import { companyAddressTexts } from '@pasok/domain/company/company.address.screen.texts'
import type { Address } from '@pasok/domain/company/company.model'
import { IconMapPinOff, IconPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { CutOffNote } from '../../../documents/cut-off-note'
import { FailureNotice } from '../../../documents/failure-notice'
import { LoadError } from '../../../documents/load-error'
import { useAddresses } from '../../../features/company/addresses.queries'
import { lineOf } from '../../../features/company/place-line'
import { useAddressActions } from '../../../features/company/use-address-actions'
import { cut, hasWords } from '../../../lib/cut'
import { isCutOff } from '../../../lib/cut-off'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { DataTable } from '../../../ui/data-table'
import { EmptyState } from '../../../ui/empty-state'
import { NoRows } from '../../../ui/no-rows'
import { Pager } from '../../../ui/pager'
import { SearchBox } from '../../../ui/search-box'
import { useAddressColumns, useRowActions } from './address-columns'
import { CompanyAddressDialog, loadDialogsAhead } from './lazy-dialogs'
import classes from './profile.module.css'

const PAGE_SIZE = 20

const wordsOf = (address: Address) => [address.name, address.phone, lineOf(address)]

/** Search and page stand in the address of the screen. */
function useListAddress() {
  const navigate = useNavigate()
  const { search, skip = 0 } = useSearch({ from: '/dashboard/profile' })
  const go = useCallback(
    (next: { search?: string | undefined; skip?: number | undefined }, replace = false) =>
      void navigate({
        to: '/dashboard/profile',
        search: { tab: 'address', search, ...next },
        replace,
      }),
    [navigate, search],
  )
  const onSearch = useCallback((next: string | undefined) => go({ search: next }, true), [go])
  return { search, skip, go, onSearch }
}

/** Spec 1 §2, Company Address. */
export function CompanyAddress() {
  const t = useTexts(companyAddressTexts)
  const canEdit = useCan('company.edit')
  const { search, skip, go, onSearch } = useListAddress()
  const addresses = useAddresses()
  const { data, error, isFetching, refetch } = addresses
  const [edited, setEdited] = useState<Address | 'new' | null>(null)
  const actions = useAddressActions(data)
  const columns = useAddressColumns()
  const rowActions = useRowActions({ ...actions, change: setEdited })
  const found = useMemo(
    () => data?.filter((address) => hasWords(wordsOf(address), search)),
    [data, search],
  )
  const add = canEdit ? (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      onPointerEnter={loadDialogsAhead}
      onFocus={loadDialogsAhead}
      onClick={() => setEdited('new')}
    >
      {t('add')}
    </Button>
  ) : undefined
  if (isCutOff(addresses)) return <CutOffNote />
  if (error && !data)
    return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  const isEmpty = data?.length === 0
  return (
    <div className={classes.stack}>
      {actions.failure && <FailureNotice {...actions.failure} onClose={actions.dismiss} />}
      {!isEmpty && (
        <div className={classes.filters}>
          <SearchBox label={t('search')} value={search ?? ''} onSearch={onSearch} />
          {add}
        </div>
      )}
      <DataTable<Address>
        label={t('list')}
        columns={columns}
        rows={found && cut(found, skip, PAGE_SIZE)}
        rowKey={({ _id }) => _id}
        rowName={({ name }) => name}
        {...(canEdit && { onRow: setEdited, rowActions })}
        skeletonRows={5}
        empty={
          <NoRows
            search={isEmpty ? undefined : search}
            beyond={!isEmpty && skip > 0}
            onClear={() => go({ search: undefined })}
            onFirst={() => go({})}
          >
            <EmptyState
              icon={<IconMapPinOff size={22} />}
              text={t('none')}
              helper={t(canEdit ? 'noneHelp' : 'noneHelpRead')}
              action={add}
            />
          </NoRows>
        }
      />
      {found && found.length > PAGE_SIZE && (
        <Pager
          page={skip}
          pageSize={PAGE_SIZE}
          count={found.length}
          onPage={(page) => go({ skip: page || undefined })}
        />
      )}
      {edited && (
        <Suspense>
          <CompanyAddressDialog
            address={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
