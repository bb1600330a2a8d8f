import { Button, Select } from '@mantine/core'
import { portalListTexts } from '@pasok/domain/catalog/portal/portal.list.texts'
import type { ProductSort } from '@pasok/domain/catalog/portal/portal.model'
import {
  PRODUCT_SORTS,
  PRODUCT_STATES,
  STOCK_FILTERS,
} from '@pasok/domain/catalog/portal/portal.constants'
import { IconFilter, IconPhotoOff } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { PortalCategorySelect } from '../../../features/catalog/portal-category-select'
import {
  usePortalCategories,
  useOwnBrands,
} from '../../../features/catalog/portal-products.queries'
import { useTexts } from '../../../lib/texts'
import { usePhone } from '../../../lib/use-phone'
import { FilterChip } from '../../../ui/filter-chip'
import { SearchBox } from '../../../ui/search-box'
import classes from './product-filters.module.css'
import type { VendorProductsSearch } from '../search-params'
import { look } from '../../../ui/look'

/** Changes of the search parameters; omitted ones retain their values. */
export type ProductChanges = {
  [Key in keyof VendorProductsSearch]?: VendorProductsSearch[Key] | undefined
}

interface FiltersProps {
  search: VendorProductsSearch
  go: (next: ProductChanges, replace?: boolean) => void
}

export const NO_FILTERS = {
  category: undefined,
  brand: undefined,
  state: undefined,
  stock: undefined,
  picture: undefined,
} as const satisfies ProductChanges
type Filter = keyof typeof NO_FILTERS

const FILTERS = [
  'category',
  'brand',
  'state',
  'stock',
  'picture',
] as const satisfies readonly Filter[]

export const countFilters = (search: VendorProductsSearch): number =>
  FILTERS.filter((name) => search[name] !== undefined).length

/** The text key `stock` is used by the filter. */
const SORT_NAMES: Readonly<Record<ProductSort, keyof typeof portalListTexts>> = {
  newest: 'newest',
  name: 'name',
  name_desc: 'name_desc',
  price: 'price',
  price_desc: 'price_desc',
  stock: 'stockFirst',
  stock_desc: 'stock_desc',
}

interface ChoiceProps {
  label: string
  value: string | undefined
  data: { value: string; label: string }[]
  searchable?: boolean
  onChoose: (value: string | undefined) => void
}

function Choice({ label, value, data, searchable = false, onChoose }: ChoiceProps) {
  const t = useTexts(portalListTexts)
  return (
    <Select
      aria-label={label}
      placeholder={label}
      data={data}
      value={value ?? null}
      clearable
      searchable={searchable}
      checkIconPosition="right"
      limit={60}
      clearButtonProps={{ 'aria-label': t('clear', { name: label }) }}
      nothingFoundMessage={t('noMatch')}
      onChange={(next) => onChoose(next ?? undefined)}
    />
  )
}

function Choices({ search, go }: FiltersProps) {
  const t = useTexts(portalListTexts)
  const brands = useOwnBrands()
  return (
    <>
      <PortalCategorySelect
        isBare
        clearable
        label={t('category')}
        placeholder={t('category')}
        value={search.category ?? ''}
        onChange={(id) => go({ category: id || undefined })}
      />
      <Choice
        searchable
        label={t('brand')}
        value={search.brand}
        data={(brands.data ?? []).filter(Boolean).map((name) => ({ value: name, label: name }))}
        onChoose={(brand) => go({ brand })}
      />
      <Choice
        label={t('state')}
        value={search.state}
        data={[
          { value: 'offered', label: t('offered') },
          { value: 'withdrawn', label: t('withdrawn') },
        ]}
        onChoose={(state) => go({ state: PRODUCT_STATES.find((one) => one === state) })}
      />
      <Choice
        label={t('stock')}
        value={search.stock}
        data={[
          { value: 'none', label: t('stockNone') },
          { value: 'low', label: t('stockLow') },
        ]}
        onChoose={(stock) => go({ stock: STOCK_FILTERS.find((one) => one === stock) })}
      />
      <Button
        variant={search.picture ? 'light' : 'default'}
        aria-pressed={search.picture !== undefined}
        leftSection={<IconPhotoOff size={16} aria-hidden />}
        onClick={() => go({ picture: search.picture ? undefined : 'without' })}
      >
        {t('withoutPicture')}
      </Button>
    </>
  )
}

function SetFilters({ search, go }: FiltersProps) {
  const t = useTexts(portalListTexts)
  const categories = usePortalCategories()
  if (countFilters(search) === 0) return null
  const names: Readonly<Record<Filter, string | undefined>> = {
    category: categories.data?.find(({ _id }) => _id === search.category)?.name ?? t('category'),
    brand: search.brand,
    state: search.state && t(search.state),
    stock: search.stock && t(search.stock === 'none' ? 'stockNone' : 'stockLow'),
    picture: t('withoutPicture'),
  }
  return (
    <ul className={look('row', 'wrap', 'gap-6')} aria-label={t('filters')}>
      {FILTERS.filter((name) => search[name] !== undefined).map((name) => (
        <li key={name}>
          <FilterChip
            name={names[name] ?? ''}
            label={t('removeFilter', { name: names[name] ?? name })}
            onRemove={() => go({ [name]: undefined })}
          />
        </li>
      ))}
      <li>
        <Button variant="subtle" size="compact-sm" onClick={() => go(NO_FILTERS)}>
          {t('clearFilters')}
        </Button>
      </li>
    </ul>
  )
}

/** On phones, filters open with a button, to leave the space to the products. */
function Folded({ count, children }: { count: number; children: ReactNode }) {
  const t = useTexts(portalListTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        className={look('flex-none')}
        aria-expanded={open}
        leftSection={<IconFilter size={16} aria-hidden />}
        onClick={() => setOpen(!open)}
      >
        {count > 0 ? t('filtersSet', { count }) : t('filters')}
      </Button>
      {open && (
        <div className={`${classes.folded} ${look('gap-xs', 'phone-last')}`}>{children}</div>
      )}
    </>
  )
}

/** Search, filters and sort order of the products, with the active filters. */
export function ProductFilters({ search, go }: FiltersProps) {
  const t = useTexts(portalListTexts)
  const phone = usePhone()
  const choices = <Choices search={search} go={go} />
  return (
    <div className={look('stack', 'gap-10', 'mb-md')}>
      <div className={`${classes.row} ${look('row', 'wrap', 'gap-xs')}`}>
        <SearchBox
          label={t('search')}
          value={search.search ?? ''}
          onSearch={(words) => go({ search: words }, true)}
        />
        {phone ? <Folded count={countFilters(search)}>{choices}</Folded> : choices}
        <Select
          className={classes.sort}
          aria-label={t('sort')}
          data={PRODUCT_SORTS.map((sort) => ({ value: sort, label: t(SORT_NAMES[sort]) }))}
          value={search.sort ?? 'newest'}
          checkIconPosition="right"
          onChange={(next) =>
            go({ sort: PRODUCT_SORTS.find((sort) => sort === next && sort !== 'newest') })
          }
        />
      </div>
      <SetFilters search={search} go={go} />
    </div>
  )
}
