import { type ComboboxItem, Select } from '@mantine/core'
import { auditTexts } from '@pasok/domain/audit/audit.texts'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { AuditFilterRow } from '../../../features/audit/audit-filters'
import { AuditResults } from '../../../features/audit/audit-results'
import { AUDIT_PAGE_SIZE, useAudit } from '../../../features/audit/audit.queries'
import { useCompanyName, useCompanyNames } from '../../../features/company/provider-company-names'
import { featureName } from '../../../features/team/role-names'
import { useTexts } from '../../../lib/texts'
import { look } from '../../../ui/look'
import { PageHead } from '../../../ui/page-head'
import { useSearchedOptions } from '../../../ui/select-box'
import type { AuditSearch } from '../search-params'

interface CompanyFilterProps {
  /** Company id. */
  value: string | undefined
  onChange: (id: string | undefined) => void
}

/** Filter by one company of any stage, searched by name. */
function CompanyFilter({ value, onChange }: CompanyFilterProps) {
  const t = useTexts(auditTexts)
  const { search, fieldOf } = useSearchedOptions()
  const [opened, setOpened] = useState(false)
  // The name is stored on selection: loading it later would overwrite text typed meanwhile.
  const [picked, setPicked] = useState<ComboboxItem | null>(null)
  const storedName = useCompanyName(value)
  const chosenName = storedName ?? (picked?.value === value ? picked?.label : undefined)
  // The text of the selected company is not a search.
  const { found, isFetching } = useCompanyNames(search === chosenName ? '' : search, opened)
  const options = found.map(({ id, name }) => ({ value: id, label: name }))
  const chosen =
    value !== undefined && !options.some((one) => one.value === value)
      ? [{ value, label: chosenName ?? value }]
      : []
  return (
    <Select
      className={look('phone-own-line')}
      w={280}
      label={t('company')}
      placeholder={t('anyCompany')}
      nothingFoundMessage={t('noCompany')}
      // Results come first, so that Enter selects the first of them and not the previous company.
      data={[...options, ...chosen]}
      {...fieldOf(isFetching)}
      // Only the clear button removes the company; Enter on the selected one does not change it.
      allowDeselect={false}
      clearable
      clearButtonProps={{ 'aria-label': t('anyCompany') }}
      onDropdownOpen={() => setOpened(true)}
      value={value ?? null}
      onChange={(id, option) => {
        setPicked(option)
        onChange(id ?? undefined)
      }}
    />
  )
}

const NO_FILTER = { search: undefined, company: undefined, from: undefined, to: undefined }

type Go = (next: AuditSearch, replace?: boolean) => void

/** `/provider/audit`: every change with user, company acted for, old and new values. */
export default function AuditScreen() {
  const tp = useTexts(providerTexts)
  const navigate = useNavigate()
  const address = useSearch({ from: '/provider/audit' })
  const { search, company, from, to, open, skip = 0, limit = AUDIT_PAGE_SIZE } = address
  const query = useAudit({ search, company_id: company, from, to, skip, limit })
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
  const clear = () => go(NO_FILTER)
  const isFiltered = [search, company, from, to].some((one) => one !== undefined)
  return (
    <>
      <PageHead title={tp('audit')} count={query.data?.count} />
      <AuditFilterRow
        value={{ search, from, to }}
        isFiltered={isFiltered}
        onChange={go}
        onClear={clear}
      >
        <CompanyFilter value={company} onChange={(id) => go({ company: id })} />
      </AuditFilterRow>
      <AuditResults
        query={query}
        page={skip}
        pageSize={limit}
        onPage={(page) => go({ skip: page || undefined })}
        opened={open}
        onOpen={openEntry}
        isFiltered={isFiltered}
        onClear={clear}
        featureName={featureName}
      />
    </>
  )
}
