import { Select } from '@mantine/core'
import { regionsTexts } from '@pasok/domain/regions/regions.texts'
import { useState } from 'react'
import { LoadError } from '../../documents/load-error'
import { useTexts } from '../../lib/texts'
import { Busy } from '../../ui/busy'
import { useSlow } from '../../ui/skeleton-rows'
import { parentOf, type Option, type Place, type Region } from './place'
import { useRegions } from './regions.queries'
import { look } from '../../ui/look'

const FIRST = {
  province: 'afterCountry',
  city: 'afterProvince',
  subdistrict: 'afterCity',
  village: 'afterSubdistrict',
} as const satisfies Record<Region, keyof typeof regionsTexts>

interface RegionSelectProps {
  id: string
  region: Region
  place: Place
  error: string | undefined
  onChoose: (option: Option | null) => void
}

/** The list with the choice in it, whose name is known before the list is. */
function optionsOf(listed: readonly Option[], id: string, name: string): readonly Option[] {
  return id === '' || listed.some((one) => one.id === id) ? listed : [{ id, name }, ...listed]
}

/** One level of an address, searched by typing. */
export function RegionSelect({ id, region, place, error, onChoose }: RegionSelectProps) {
  const t = useTexts(regionsTexts)
  const chosen = place[`${region}_id`]
  const [opened, setOpened] = useState(false)
  const list = useRegions(place, region, opened || chosen === '')
  const loading = useSlow(list.isFetching)
  const closed = parentOf(place, region) === ''
  const options = optionsOf(list.data ?? [], chosen, place[region])
  const label = t(region)
  return (
    <div>
      <Select
        id={id}
        label={label}
        withAsterisk
        searchable
        clearable
        // Again when the list arrives: who typed meanwhile has the first match marked, too.
        selectFirstOptionOnChange={list.isSuccess}
        clearButtonProps={{ 'aria-label': t('clear', { name: label }) }}
        checkIconPosition="right"
        data={options.map((one) => ({ value: one.id, label: one.name }))}
        value={chosen === '' ? null : chosen}
        disabled={closed}
        placeholder={t(closed ? FIRST[region] : 'choose')}
        nothingFoundMessage={t(list.isFetching ? 'loading' : 'nothing')}
        {...(loading && { rightSection: <Busy label={t('loading')} /> })}
        error={error}
        onFocus={() => setOpened(true)}
        onChange={(value) => onChoose(options.find((one) => one.id === value) ?? null)}
      />
      {list.isError && (
        <div className={look('mt-xs')}>
          <LoadError error={list.error} onRetry={() => void list.refetch()} />
        </div>
      )}
    </div>
  )
}
