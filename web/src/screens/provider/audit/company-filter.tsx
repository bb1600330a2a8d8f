import { Select, type ComboboxItem } from '@mantine/core'
import { auditTexts } from '@pasok/domain/audit/audit.texts'
import { useState } from 'react'
import { useCompanyName, useCompanyNames } from '../../../features/company/provider-company-names'
import { useTexts } from '../../../lib/texts'
import { useSearchedOptions } from '../../../ui/searched-options'
import { look } from '../../../ui/look'

interface CompanyFilterProps {
  /** A company's id. */
  value: string | undefined
  onChange: (id: string | undefined) => void
}

/** One company among all, wherever it stands, found by its name. */
export function CompanyFilter({ value, onChange }: CompanyFilterProps) {
  const t = useTexts(auditTexts)
  const { search, fieldOf } = useSearchedOptions()
  const [opened, setOpened] = useState(false)
  // Known from the moment it is chosen: a name that arrived later would overwrite what is typed by then.
  const [picked, setPicked] = useState<ComboboxItem | null>(null)
  const storedName = useCompanyName(value)
  const chosenName = storedName ?? (picked?.value === value ? picked?.label : undefined)
  // The field's own text is the chosen company's: that is no search.
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
      // The results first: Enter selects the first of them, not the company chosen before.
      data={[...options, ...chosen]}
      {...fieldOf(isFetching)}
      // The cross clears it: Enter on the chosen company keeps it.
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
