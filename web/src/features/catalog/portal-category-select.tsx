import { Select } from '@mantine/core'
import { portalListTexts } from '@pasok/domain/catalog/portal/portal.list.texts'
import { hasWords } from '../../lib/list-slices'
import { useTexts } from '../../lib/texts'
import { usePortalCategories } from './portal-products.queries'

/** Number of options shown; typing narrows down the rest. */
const SHOWN = 60

interface CategorySelectProps {
  label: string
  placeholder?: string
  /** True to hide the label visually. */
  isBare?: boolean
  required?: boolean
  value: string
  error?: string | undefined
  clearable?: boolean
  onChange: (id: string) => void
}

/** Selects a category of any level, searched by the names on its path. */
export function PortalCategorySelect(props: CategorySelectProps) {
  const { label, placeholder, isBare = false, required = false, value, error, onChange } = props
  const t = useTexts(portalListTexts)
  const categories = usePortalCategories()
  const data = (categories.data ?? []).map(({ _id, path }) => ({
    value: _id,
    label: path.join(' / '),
  }))
  return (
    <Select
      {...(isBare ? { 'aria-label': label } : { label })}
      placeholder={placeholder}
      required={required}
      data={data}
      value={value === '' ? null : value}
      error={error}
      searchable
      clearable={props.clearable ?? false}
      clearButtonProps={{ 'aria-label': t('clear', { name: label }) }}
      checkIconPosition="right"
      filter={({ options, search }) =>
        options.filter((one) => !('group' in one) && hasWords([one.label], search)).slice(0, SHOWN)
      }
      nothingFoundMessage={t('noMatch')}
      onChange={(id) => onChange(id ?? '')}
    />
  )
}
