import { Select, Textarea } from '@mantine/core'
import { regionsTexts } from '@pasok/domain/regions/regions.texts'
import { useTexts } from '../../lib/texts'
import { choose, type Level, type Option, type Place, type Region } from './place'
import { PostcodeField } from './postcode-field'
import { RegionSelect } from './region-select'
import { look } from '../../ui/look'

/** Under these names the wire and the checks know the fields of a place. */
type PlaceField = `${Level}_id` | 'postcode' | 'street'

interface PlaceFieldsProps {
  /** Before each field's name in its element's id. */
  idPrefix: string
  countries: readonly Option[]
  place: Place
  /** What is wrong, by field. */
  problems: Partial<Record<PlaceField, string>>
  longestStreet: number
  onChange: (place: Place, field: PlaceField) => void
}

const REGIONS: readonly Region[] = ['province', 'city', 'subdistrict', 'village']

/**
 * An address from the country down to the street: each choice opens the next list, and changing one
 * clears what lies below it (Spec 1 §5, Address).
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
        // Another village begins anew: chosen from its list, or typed where it has none.
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
