import { Anchor, Select, Textarea, TextInput } from '@mantine/core'
import type { Region as RegionRow } from '@pasok/domain/regions/regions.contract'
import { regionsTexts } from '@pasok/domain/regions/regions.texts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { LoadError } from '../../documents/load-error'
import { call, queryKey } from '../../lib/api'
import { useTexts } from '../../lib/texts'
import { Busy } from '../../ui/busy'
import { look } from '../../ui/look'
import { useSlow } from '../../ui/skeleton-rows'
import {
  choose,
  type Level,
  type Option,
  parentOf,
  type Place,
  postcodeDigits,
  type Region,
} from './place'

/** Regions of a country rarely change, so they are cached for the whole session. */
const FOREVER = { staleTime: Infinity, gcTime: Infinity } as const

interface RegionsCall {
  key: readonly unknown[]
  load: (signal: AbortSignal) => Promise<RegionRow[]>
}

/** Endpoint of each region's list, filtered by the selection above it. */
const CALLS: Readonly<Record<Region, (above: string) => RegionsCall>> = {
  province: () => ({
    key: queryKey('listProvinces', {}),
    load: (signal) => call('listProvinces', { signal }),
  }),
  city: (id_provinsi) => ({
    key: queryKey('listCities', { query: { id_provinsi } }),
    load: (signal) => call('listCities', { query: { id_provinsi }, signal }),
  }),
  subdistrict: (id_kota) => ({
    key: queryKey('listDistricts', { query: { id_kota } }),
    load: (signal) => call('listDistricts', { query: { id_kota }, signal }),
  }),
  village: (id_kecamatan) => ({
    key: queryKey('listVillages', { query: { id_kecamatan } }),
    load: (signal) => call('listVillages', { query: { id_kecamatan }, signal }),
  }),
}

const toOptions = (regions: readonly RegionRow[]): Option[] =>
  regions.map(({ id, nama }) => ({ id, name: nama }))

/** Loads a region's list once it is needed and the level above is selected. */
function useRegions(place: Place, region: Region, wanted: boolean) {
  const above = parentOf(place, region)
  const { key, load } = CALLS[region](above)
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => load(signal),
    select: toOptions,
    enabled: wanted && above !== '',
    ...FOREVER,
  })
}

/** Loads the known zip codes of a village; empty when there are none. */
function usePostcodes(villageId: string) {
  const query = { id_kelurahan: villageId }
  return useQuery({
    queryKey: queryKey('listPostcodes', { query }),
    queryFn: ({ signal }) => call('listPostcodes', { query, signal }),
    select: (postcodes) => [...new Set(postcodes.map(({ postcode }) => postcode))],
    enabled: villageId !== '',
    ...FOREVER,
  })
}

/** Option for typing a code: a subdistrict's known code may not apply to every village. */
const OTHER = 'other'

interface PostcodeFieldProps {
  id: string
  villageId: string
  value: string
  error: string | undefined
  onChange: (postcode: string) => void
}

/** Selects the only code of a village automatically, once. */
function useOnlyCode(
  known: readonly string[],
  isFree: boolean,
  onChange: (postcode: string) => void,
): void {
  const [isOffered, setOffered] = useState(false)
  const only = known.length === 1 ? known[0] : undefined
  useEffect(() => {
    if (only === undefined || isOffered) return
    setOffered(true)
    if (isFree) onChange(only)
  }, [only, isOffered, isFree, onChange])
}

/** Zip code field: a selection where codes are known, otherwise five digits. */
export function PostcodeField({ id, villageId, value, error, onChange }: PostcodeFieldProps) {
  const t = useTexts(regionsTexts)
  const [wantsOther, setWantsOther] = useState(false)
  const list = usePostcodes(villageId)
  const loading = useSlow(list.isFetching)
  const known = list.data ?? []
  useOnlyCode(known, value === '' && !wantsOther, onChange)
  const isTyped = known.length > 0 && (wantsOther || (value !== '' && !known.includes(value)))
  const common = { id, label: t('postcode'), withAsterisk: true, error }
  const busy = loading && { rightSection: <Busy label={t('loading')} /> }
  const field =
    villageId === '' ? (
      <TextInput {...common} disabled value={value} placeholder={t('afterVillage')} readOnly />
    ) : known.length > 0 && !isTyped ? (
      <Select
        {...common}
        data={[
          ...known.map((code) => ({ value: code, label: code })),
          { value: OTHER, label: t('postcodeOther') },
        ]}
        value={value === '' ? null : value}
        placeholder={t('postcodeChoose')}
        allowDeselect={false}
        checkIconPosition="right"
        onChange={(code) => {
          setWantsOther(code === OTHER)
          onChange(code === OTHER || code === null ? '' : code)
        }}
      />
    ) : (
      <TextInput
        {...common}
        {...busy}
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder={t('postcodeTyped')}
        description={
          isTyped ? (
            <Anchor
              component="button"
              type="button"
              inherit
              onClick={() => {
                setWantsOther(false)
                onChange('')
              }}
            >
              {t('postcodeKnown')}
            </Anchor>
          ) : (
            list.isSuccess && t('postcodeHelp')
          )
        }
        value={value}
        onChange={({ currentTarget }) => onChange(postcodeDigits(currentTarget.value))}
      />
    )
  return (
    <div>
      {field}
      {list.isError && (
        <div className={look('mt-xs')}>
          <LoadError error={list.error} onRetry={() => void list.refetch()} />
        </div>
      )}
    </div>
  )
}

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

/** Adds the selected option, whose name is known before the list is loaded. */
function optionsOf(listed: readonly Option[], id: string, name: string): readonly Option[] {
  return id === '' || listed.some((one) => one.id === id) ? listed : [{ id, name }, ...listed]
}

function RegionSelect({ id, region, place, error, onChoose }: RegionSelectProps) {
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
        // Also marks the first match when the list arrives after the user has typed.
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

/** API names of the place's fields. */
type PlaceField = `${Level}_id` | 'postcode' | 'street'

interface PlaceFieldsProps {
  idPrefix: string
  countries: readonly Option[]
  place: Place
  problems: Partial<Record<PlaceField, string>>
  longestStreet: number
  onChange: (place: Place, field: PlaceField) => void
}

const REGIONS: readonly Region[] = ['province', 'city', 'subdistrict', 'village']

/**
 * Address fields from the country down to the street. Each selection enables the next level; changing one
 * clears the levels below (Spec 1 §5, Address).
 */
export function PlaceFields(props: PlaceFieldsProps) {
  const { idPrefix, countries, place, problems, longestStreet, onChange } = props
  const t = useTexts(regionsTexts)
  return (
    <div className={look('grid', 'align-start', 'one-column', 'gap-md')}>
      <Select
        id={`${idPrefix}country_id`}
        label={t('country')}
        withAsterisk
        data={countries.map(({ id, name }) => ({ value: id, label: name }))}
        value={place.country_id === '' ? null : place.country_id}
        placeholder={t('choose')}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('clear', { name: t('country') }) }}
        checkIconPosition="right"
        nothingFoundMessage={t('nothing')}
        error={problems.country_id}
        onChange={(id) =>
          onChange(
            choose(place, 'country', countries.find((one) => one.id === id) ?? null),
            'country_id',
          )
        }
      />
      {REGIONS.map((region) => (
        <RegionSelect
          key={region}
          id={`${idPrefix}${region}_id`}
          region={region}
          place={place}
          error={problems[`${region}_id`]}
          onChoose={(option) => onChange(choose(place, region, option), `${region}_id`)}
        />
      ))}
      <PostcodeField
        id={`${idPrefix}postcode`}
        // Resets the field for another village.
        key={place.village_id}
        villageId={place.village_id}
        value={place.postcode}
        error={problems.postcode}
        onChange={(postcode) => onChange({ ...place, postcode }, 'postcode')}
      />
      <Textarea
        id={`${idPrefix}street`}
        label={t('street')}
        withAsterisk
        rows={3}
        maxLength={longestStreet}
        autoComplete="street-address"
        {...(problems.street === undefined && { description: t('streetHelp') })}
        value={place.street}
        error={problems.street}
        onChange={({ currentTarget }) =>
          onChange({ ...place, street: currentTarget.value }, 'street')
        }
      />
    </div>
  )
}
