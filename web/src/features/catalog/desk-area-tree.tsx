import { Checkbox, TextInput, UnstyledButton } from '@mantine/core'
import { deliveryAreaTexts } from '@pasok/domain/catalog/catalog.desk.form.texts'
import type { DeliveryProvince } from '@pasok/domain/catalog/catalog.desk.model'
import { IconChevronRight, IconSearch } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { hasWords } from '../../lib/cut'
import { count as formatCount } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import {
  chooseAll,
  chooseCity,
  chooseProvince,
  chosenIn,
  chosenInAll,
  type AreaDraft,
} from './desk-area-draft'
import { countCities } from './desk-areas.queries'
import classes from './desk-area.module.css'
import { look } from '../../ui/look'

interface TreeProps {
  draft: AreaDraft
  provinces: readonly DeliveryProvince[]
  error: string | undefined
  onChange: (change: (draft: AreaDraft) => AreaDraft) => void
}

interface ProvinceProps extends Pick<TreeProps, 'draft' | 'onChange'> {
  province: DeliveryProvince
  /** What is searched: its cities that are found are shown at once. */
  search: string
}

function Province({ province, draft, search, onChange }: ProvinceProps) {
  const t = useTexts(deliveryAreaTexts)
  const id = useId()
  const [open, setOpen] = useState(false)
  const { name, cities } = province
  const chosen = chosenIn(draft, province)
  // One by one or at once: all of its cities are the province.
  const isWhole = cities.length > 0 && chosen === cities.length
  const found = search === '' ? cities : cities.filter((city) => hasWords([city.name], search))
  const isShown = open || (search !== '' && found.length > 0)
  return (
    <li>
      <div
        className={`${look('row', 'justify-between', 'gap-xs', 'min-h-40', 'phone-touch', 'tabular')} ${classes.province}`}
      >
        <Checkbox
          classNames={{ body: look('align-center') }}
          label={name}
          checked={isWhole}
          indeterminate={!isWhole && chosen > 0}
          onChange={({ currentTarget: { checked } }) =>
            onChange((before) => chooseProvince(before, province, checked))
          }
        />
        <UnstyledButton
          className={`${look('row', 'justify-end', 'gap-4', 'dimmed', 'text-xs', 'nowrap', 'hover-text')} ${classes.opener}`}
          aria-expanded={isShown}
          aria-controls={id}
          aria-label={t('showCities', { name })}
          onClick={() => setOpen(!isShown)}
        >
          {t('ofAll', { count: chosen, all: cities.length })}
          <IconChevronRight size={16} aria-hidden className={look('turn', 'quarter-turned')} />
        </UnstyledButton>
      </div>
      <div id={id}>
        {isShown && (
          <ul className={`${look('grid', 'two-columns', 'phone-one-column')} ${classes.cities}`}>
            {(open ? cities : found).map((city) => (
              <li key={city._id}>
                <Checkbox
                  size="xs"
                  label={city.name}
                  checked={isWhole || draft.city_ids.includes(city._id)}
                  onChange={({ currentTarget: { checked } }) =>
                    onChange((before) => chooseCity(before, province, city._id, checked))
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

/** Provinces as a whole, or opened for single cities of theirs; both found by typing. */
export function DeskAreaTree({ draft, provinces, error, onChange }: TreeProps) {
  const t = useTexts(deliveryAreaTexts)
  const id = useId()
  const [search, setSearch] = useState('')
  const words = search.trim()
  const found = provinces.filter(
    ({ name, cities }) =>
      hasWords([name], words) || cities.some((city) => hasWords([city.name], words)),
  )
  const all = countCities(provinces)
  const chosen = chosenInAll(draft, provinces)
  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-error`}>
      <div className={look('row', 'wrap', 'gap-4-xs', 'mb-4')}>
        <span id={id} className={look('text-md', 'medium')}>
          {t('places')}
        </span>
        <span className={look('dimmed', 'text-xs', 'tabular')} role="status">
          {t('chosen', { count: formatCount(chosen), all: formatCount(all) })}
        </span>
      </div>
      <TextInput
        aria-label={t('searchPlaces')}
        placeholder={t('searchPlaces')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        // Enter searches, which has been done; it does not save the area.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <ul
        className={`${look('mt-xs', 'border', error === undefined ? 'border-strong' : 'border-error', 'rounded-md', 'overflow-y', 'divided')} ${classes.tree}`}
      >
        {words === '' && (
          <li>
            <div
              className={`${look('row', 'justify-between', 'gap-xs', 'min-h-40', 'phone-touch', 'tabular')} ${classes.province}`}
            >
              <Checkbox
                classNames={{ body: look('align-center') }}
                label={t('everywhere')}
                checked={chosen === all}
                indeterminate={chosen > 0 && chosen < all}
                onChange={({ currentTarget: { checked } }) =>
                  onChange((before) => chooseAll(before, provinces, checked))
                }
              />
            </div>
          </li>
        )}
        {found.map((province) => (
          <Province
            key={province._id}
            province={province}
            draft={draft}
            search={words}
            onChange={onChange}
          />
        ))}
        {found.length === 0 && (
          <li className={`${look('dimmed', 'text-xs', 'text-center')} ${classes.nothing}`}>
            {t('noPlace')}
          </li>
        )}
      </ul>
      <p
        id={`${id}-error`}
        role="alert"
        className={look('error', 'text-xs', 'mt-4', 'empty-hidden')}
      >
        {error}
      </p>
    </div>
  )
}
