import { Select } from '@mantine/core'
import { auditTexts } from '@pasok/domain/audit/audit.texts'
import { useEffect, useState } from 'react'
import { useCompanyName, useCompanyNames } from '../../features/company/provider-company-names'
import { useTexts } from '../../lib/texts'
import classes from '../../features/audit/audit-filters.module.css'

/** How long the typing rests before it is searched for; ms. */
const REST = 250

interface CompanyFilterProps {
  /** A company's id. */
  value: string | undefined
  onChange: (id: string | undefined) => void
}

/** One company among all, wherever it stands, found by its name. */
export function CompanyFilter({ value, onChange }: CompanyFilterProps) {
  const t = useTexts(auditTexts)
  const [typed, setTyped] = useState('')
  const [rested, setRested] = useState('')
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed.trim()), REST)
    return () => clearTimeout(timer)
  }, [typed])
  const chosenName = useCompanyName(value)
  // The field's own text is the chosen company's: that is no search.
  const found = useCompanyNames(rested === chosenName ? '' : rested, opened)
  const options = found.map(({ id, name }) => ({ value: id, label: name }))
  const chosen =
    value !== undefined && !options.some((one) => one.value === value)
      ? [{ value, label: chosenName ?? value }]
      : []
  return (
    <Select
      className={classes.choice}
      label={t('company')}
      placeholder={t('anyCompany')}
      nothingFoundMessage={t('noCompany')}
      data={[...chosen, ...options]}
      // The server has searched already.
      filter={({ options: all }) => all}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('anyCompany') }}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpened(true)}
      value={value ?? null}
      onChange={(id) => onChange(id ?? undefined)}
    />
  )
}
