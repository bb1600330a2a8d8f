import { Button, TextInput } from '@mantine/core'
import { auditTexts } from '@pasok/domain/audit/audit.texts'
import { listTexts } from '@pasok/domain/kernel/list.texts'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import { IconListSearch, IconX } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { LoadError } from '../../documents/load-error'
import { AuditList } from '../../features/audit/audit-list'
import { AUDIT_PAGE_SIZE, useAudit } from '../../features/audit/audit.queries'
import { useTexts } from '../../lib/texts'
import { EmptyState } from '../../ui/empty-state'
import { PageHead } from '../../ui/page-head'
import { Pager } from '../../ui/pager'
import classes from './audit.module.css'
import { CompanyFilter } from './company-filter'
import lists from './lists.module.css'
import { SearchBox } from '../../ui/search-box'
import type { AuditSearch } from './search-params'

const NO_FILTER = { search: undefined, company: undefined, from: undefined, to: undefined }

type Go = (next: AuditSearch, replace?: boolean) => void

interface FiltersProps {
  address: AuditSearch
  go: Go
}

function Filters({ address, go }: FiltersProps) {
  const t = useTexts(auditTexts)
  const { search, company, from, to } = address
  const onSearch = useCallback((next: string | undefined) => go({ search: next }, true), [go])
  const isFiltered = [search, company, from, to].some((one) => one !== undefined)
  const wrongOrder = from !== undefined && to !== undefined && from > to
  return (
    <div className={classes.filters}>
      <SearchBox label={t('searchAudit')} value={search ?? ''} onSearch={onSearch} />
      <CompanyFilter value={company} onChange={(id) => go({ company: id })} />
      <TextInput
        type="date"
        className={classes.day}
        label={t('from')}
        max={to}
        error={wrongOrder ? t('wrongOrder') : undefined}
        value={from ?? ''}
        onChange={(event) => go({ from: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        className={classes.day}
        label={t('to')}
        min={from}
        error={wrongOrder}
        value={to ?? ''}
        onChange={(event) => go({ to: event.currentTarget.value || undefined })}
      />
      {isFiltered && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconX size={16} aria-hidden />}
          onClick={() => go(NO_FILTER)}
        >
          {t('clear')}
        </Button>
      )}
    </div>
  )
}

function NoEntries({ address, go }: FiltersProps) {
  const t = useTexts(auditTexts)
  const tl = useTexts(listTexts)
  const { search, company, from, to, skip = 0 } = address
  const isFiltered = [search, company, from, to].some((one) => one !== undefined)
  const action =
    skip > 0 ? (
      <Button variant="default" onClick={() => go({})}>
        {tl('firstPage')}
      </Button>
    ) : isFiltered ? (
      <Button variant="default" onClick={() => go(NO_FILTER)}>
        {t('clear')}
      </Button>
    ) : undefined
  return (
    <div className={classes.none}>
      <EmptyState
        icon={<IconListSearch size={22} />}
        text={skip > 0 ? tl('beyond') : t(isFiltered ? 'noneFound' : 'none')}
        helper={isFiltered && skip === 0 ? t('noneFoundHelp') : undefined}
        action={action}
      />
    </div>
  )
}

/** `/provider/audit`: every change, by whom, acting for whom, from what to what. */
export function AuditScreen() {
  const tp = useTexts(providerTexts)
  const navigate = useNavigate()
  const address = useSearch({ from: '/provider/audit' })
  const { search, company, from, to, open, skip = 0, limit = AUDIT_PAGE_SIZE } = address
  const { data, error, isFetching, isPlaceholderData, refetch } = useAudit({
    search,
    company_id: company,
    from,
    to,
    skip,
    limit,
  })
  const go = useCallback<Go>(
    (next, replace = false) =>
      void navigate({
        to: '/provider/audit',
        search: (before) => ({ ...before, skip: undefined, open: undefined, ...next }),
        replace,
      }),
    [navigate],
  )
  const openEntry = (id: string | undefined) =>
    void navigate({
      to: '/provider/audit',
      search: (before) => ({ ...before, open: id }),
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <PageHead title={tp('audit')} count={data?.count} />
      <Filters address={address} go={go} />
      {error && !data ? (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : data?.rows.length === 0 ? (
        <NoEntries address={address} go={go} />
      ) : (
        <div className={lists.list} data-waiting={isPlaceholderData || undefined}>
          <AuditList
            rows={data?.rows}
            opened={open}
            onOpen={openEntry}
            skeletonRows={Math.min(limit, 20)}
          />
          {data && (
            <Pager
              page={skip}
              pageSize={limit}
              count={data.count}
              onPage={(page) => go({ skip: page || undefined })}
            />
          )}
        </div>
      )}
    </>
  )
}
