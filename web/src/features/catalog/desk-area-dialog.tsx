import { Stack, TextInput } from '@mantine/core'
import { LONGEST_COVERAGE_NAME } from '@pasok/domain/catalog/catalog.desk.constants'
import { deliveryAreaTexts } from '@pasok/domain/catalog/catalog.desk.form.texts'
import type { Coverage, DeliveryProvince } from '@pasok/domain/catalog/catalog.desk.model'
import { listCoverageProblems } from '@pasok/domain/catalog/catalog.product.rules'
import { formTexts } from '@pasok/domain/kernel/form.texts'
import { useEffect, useEffectEvent, useState } from 'react'
import { bodyOf } from '../../documents/edited-form'
import { FormDialog } from '../../documents/form-dialog'
import { ApiError } from '../../lib/api-error'
import { count as formatCount } from '../../lib/format'
import { useTexts, useTx } from '../../lib/texts'
import { useDraftRecord } from '../../lib/use-draft-record'
import { areaBodyOf, areaDraftOf, placesOf, type AreaDraft } from './desk-area-draft'
import { DeskAreaTree } from './desk-area-tree'
import { useCoverageRecord } from './desk-areas.queries'
import { look } from '../../ui/look'

interface AreaDialogProps {
  /** None: a new one. */
  area: Coverage | undefined
  provinces: readonly DeliveryProvince[]
  /** Once it is saved, before it closes. */
  onWritten?: (area: Coverage) => void
  onClose: () => void
}

function useAreaForm({ area, onWritten, onClose }: AreaDialogProps) {
  const [isTried, setTried] = useState(false)
  const tx = useTx()
  const [isSaved, setSaved] = useState(false)
  // Only once nothing is unsaved any more: closing may change the address, which would ask.
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
  const said = (field: 'name' | 'province_ids'): string | undefined => {
    const told = record.error instanceof ApiError ? record.error.issueAt(field) : undefined
    const own = isTried ? found.find((problem) => problem.field === field) : undefined
    return told ?? (own && tx(own.text, own.values))
  }
  const problems = { name: said('name'), places: said('province_ids') }
  const isTold = problems.name !== undefined || problems.places !== undefined
  return {
    ...record,
    isChanged: record.isChanged && !isSaved,
    problems,
    failure: isTold ? null : record.error,
    submit: () => {
      setTried(true)
      return found.length === 0 ? record.save() : false
    },
  }
}

/** A delivery area: its name, and which provinces and cities it has. */
export function DeskAreaDialog(props: AreaDialogProps) {
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
        <DeskAreaTree
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
