import { Checkbox, Stack, TextInput, UnstyledButton } from '@mantine/core'
import { LONGEST_COVERAGE_NAME } from '@pasok/domain/catalog/portal/portal.constants'
import { deliveryAreaTexts } from '@pasok/domain/catalog/portal/portal.form.texts'
import type { Coverage, DeliveryProvince } from '@pasok/domain/catalog/portal/portal.model'
import { listCoverageProblems } from '@pasok/domain/catalog/catalog.product.rules'
import { formTexts } from '@pasok/domain/kernel/form.texts'
import { IconChevronRight, IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { bodyOf } from '../../documents/edited-form'
import { FormDialog } from '../../documents/form-dialog'
import { ApiError } from '../../lib/api-error'
import { hasWords } from '../../lib/list-slices'
import { count as formatCount } from '../../lib/format'
import { useTexts, useTx } from '../../lib/texts'
import { useDraftRecord } from '../../lib/use-draft-record'
import { look } from '../../ui/look'
import classes from './portal-area-dialog.module.css'
import {
  areaBodyOf,
  type AreaDraft,
  areaDraftOf,
  chooseAll,
  chooseCity,
  chooseProvince,
  chosenIn,
  chosenInAll,
  placesOf,
} from './portal-area-draft'
import { countCities, useCoverageRecord } from './portal-areas.queries'

interface TreeProps {
  draft: AreaDraft
  provinces: readonly DeliveryProvince[]
  error: string | undefined
  onChange: (change: (draft: AreaDraft) => AreaDraft) => void
}

interface ProvinceProps extends Pick<TreeProps, 'draft' | 'onChange'> {
  province: DeliveryProvince
  /** Search text: matching cities are shown without opening the province. */
  search: string
}

function Province({ province, draft, search, onChange }: ProvinceProps) {
  const t = useTexts(deliveryAreaTexts)
  const id = useId()
  const [open, setOpen] = useState(false)
  const { name, cities } = province
  const chosen = chosenIn(draft, province)
  // All cities selected one by one count as the whole province.
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

function AreaTree({ draft, provinces, error, onChange }: TreeProps) {
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
        // Enter must not submit the form: the search has already run.
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

interface AreaDialogProps {
  /** Undefined for a new area. */
  area: Coverage | undefined
  provinces: readonly DeliveryProvince[]
  /** Called after saving, before the dialog closes. */
  onWritten?: (area: Coverage) => void
  onClose: () => void
}

function useAreaForm({ area, onWritten, onClose }: AreaDialogProps) {
  const [isTried, setTried] = useState(false)
  const tx = useTx()
  const [isSaved, setSaved] = useState(false)
  // Closes after the form is saved: closing may change the address, which would trigger the confirmation about
  // unsaved input.
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isSaved) close()
  }, [isSaved])
  const server = useCoverageRecord(area?._id, (written) => onWritten?.(written))
  const record = useDraftRecord<AreaDraft>({
    initial: () => areaDraftOf(area),
    version: area?.version,
    contentOf: areaBodyOf,
    write: (draft, version) => server.write(areaBodyOf(draft), version),
    read: async () => {
      const newest = await server.read()
      return newest ? { draft: areaDraftOf(newest), version: newest.version } : null
    },
    onSaved: () => setSaved(true),
  })
  const found = listCoverageProblems(areaBodyOf(record.draft))
  const problemOf = (field: 'name' | 'province_ids'): string | undefined => {
    const reported = record.error instanceof ApiError ? record.error.issueAt(field) : undefined
    const own = isTried ? found.find((problem) => problem.field === field) : undefined
    return reported ?? (own && tx(own.text, own.values))
  }
  const problems = { name: problemOf('name'), places: problemOf('province_ids') }
  const isAtField = problems.name !== undefined || problems.places !== undefined
  return {
    ...record,
    isChanged: record.isChanged && !isSaved,
    problems,
    failure: isAtField ? null : record.error,
    submit: () => {
      setTried(true)
      return found.length === 0 ? record.save() : false
    },
  }
}

export function AreaDialog(props: AreaDialogProps) {
  const { area, provinces, onClose } = props
  const t = useTexts(deliveryAreaTexts)
  const tf = useTexts(formTexts)
  const form = useAreaForm(props)
  const { draft, problems } = form
  const wordsOf = (one: AreaDraft) => placesOf(one, provinces).join(', ')
  return (
    <FormDialog
      title={area ? t('editTitle', { name: area.name }) : t('add')}
      submitLabel={area ? tf('saveChanges') : t('create')}
      isChanged={form.isChanged}
      {...bodyOf(form, (theirs) => [
        { label: t('name'), mine: draft.name, theirs: theirs.name },
        { label: t('places'), mine: wordsOf(draft), theirs: wordsOf(theirs) },
      ])}
      failureTitle={t('failed')}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Stack gap="md">
        <TextInput
          data-autofocus
          label={t('name')}
          description={t('nameHelp')}
          required
          maxLength={LONGEST_COVERAGE_NAME}
          value={draft.name}
          error={problems.name}
          onChange={({ currentTarget }) => form.type({ name: currentTarget.value })}
        />
        <AreaTree
          draft={draft}
          provinces={provinces}
          error={problems.places}
          onChange={form.change}
        />
        {area !== undefined && area.products > 0 && (
          <p className={look('dimmed', 'text-xs')}>
            {t('sharedNote', { count: formatCount(area.products) })}
          </p>
        )}
      </Stack>
    </FormDialog>
  )
}
