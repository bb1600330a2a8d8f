import { MultiSelect, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { broadcastTexts } from '@pasok/domain/notifications/notifications.broadcasts.texts'
import { AUDIENCES } from '@pasok/domain/notifications/notifications.choices'
import { LONGEST_NAME, LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import { useState } from 'react'
import { FormDialog } from '../../../documents/form-dialog'
import { BroadcastCard } from '../../../features/notifications/broadcast-card'
import {
  useTargets,
  useTell,
  type BroadcastDraft,
} from '../../../features/notifications/told.queries'
import { useTexts } from '../../../lib/texts'
import { toastSuccess } from '../../../lib/toast'
import { LIST_IN_FLOW } from '../../../ui/list-in-flow'
import { useSearchedOptions } from '../../../ui/searched-options'
import { look } from '../../../ui/look'

interface Draft {
  title: string
  message: string
  audience: (typeof AUDIENCES)[number]
  /** Ids with the names that they were chosen by. */
  companies: ReadonlyMap<string, string>
}

const EMPTY: Draft = { title: '', message: '', audience: 'all', companies: new Map() }

const bodyOf = ({ title, message, audience, companies }: Draft): BroadcastDraft => ({
  title: title.trim(),
  message: message.trim(),
  audience,
  companies: audience === 'chosen' ? [...companies.keys()] : [],
})

interface CompaniesProps {
  chosen: ReadonlyMap<string, string>
  error: string | undefined
  onChange: (chosen: ReadonlyMap<string, string>) => void
}

/** Companies of both sides, found by their names. */
function Companies({ chosen, error, onChange }: CompaniesProps) {
  const t = useTexts(broadcastTexts)
  const { search, fieldOf } = useSearchedOptions()
  const { data: found = [], isFetching } = useTargets(search, true)
  const names = new Map([
    ...chosen,
    ...found.map(
      ({ _id, side, name }) =>
        [_id, t(side === 'buyer' ? 'buyerNamed' : 'vendorNamed', { name })] as const,
    ),
  ])
  return (
    <MultiSelect
      required
      label={t('companies')}
      placeholder={chosen.size === 0 ? t('companiesPlaceholder') : undefined}
      nothingFoundMessage={t('noCompany')}
      data={[...names].map(([value, label]) => ({ value, label }))}
      {...fieldOf(isFetching)}
      comboboxProps={LIST_IN_FLOW}
      hidePickedOptions
      error={error}
      value={[...chosen.keys()]}
      onChange={(ids) => onChange(new Map(ids.map((id) => [id, names.get(id) ?? id])))}
    />
  )
}

function Preview({ title, message }: Pick<Draft, 'title' | 'message'>) {
  const t = useTexts(broadcastTexts)
  const [now] = useState(() => new Date().toISOString())
  if (title.trim() === '' && message.trim() === '') return null
  return (
    <section className={look('grid', 'gap-6')} aria-label={t('preview')}>
      <span className={look('text-md', 'medium')} aria-hidden>
        {t('preview')}
      </span>
      <BroadcastCard
        row={{ title: title.trim(), message: message.trim(), status: 'unread', createdAt: now }}
      />
    </section>
  )
}

function problemsOf({ title, message, audience, companies }: Draft) {
  return {
    title: title.trim() === '',
    message: message.trim() === '',
    companies: audience === 'chosen' && companies.size === 0,
  }
}

function useDraft(onClose: () => void) {
  const telling = useTell()
  const [draft, setDraft] = useState(EMPTY)
  const [isTried, setTried] = useState(false)
  const missing = problemsOf(draft)
  const submit = async () => {
    setTried(true)
    if (Object.values(missing).includes(true)) return
    try {
      toastSuccess((await telling.mutateAsync(bodyOf(draft))).message)
      onClose()
    } catch {
      // Said by the dialog; what was written stays.
    }
  }
  const type = (next: Partial<Draft>) => setDraft((before) => ({ ...before, ...next }))
  return { draft, type, submit, telling, missing: isTried ? missing : undefined }
}

/** Written, looked at as its readers see it, and told. */
export function BroadcastDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(broadcastTexts)
  const { draft, type, submit, telling, missing } = useDraft(onClose)
  return (
    <FormDialog
      title={t('write')}
      submitLabel={t('send')}
      isChanged={(draft.title !== '' || draft.message !== '') && !telling.isSuccess}
      isSaving={telling.isPending}
      failure={telling.error}
      failureTitle={t('failedSend')}
      onDismissFailure={telling.reset}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        required
        label={t('title')}
        maxLength={LONGEST_NAME}
        error={missing?.title ? t('titleRequired') : undefined}
        value={draft.title}
        onChange={({ currentTarget }) => type({ title: currentTarget.value })}
      />
      <Textarea
        required
        label={t('message')}
        autosize
        minRows={4}
        maxRows={10}
        maxLength={LONGEST_NOTE}
        error={missing?.message ? t('messageRequired') : undefined}
        value={draft.message}
        onChange={({ currentTarget }) => type({ message: currentTarget.value })}
      />
      <NativeSelect
        label={t('audience')}
        value={draft.audience}
        data={AUDIENCES.map((value) => ({ value, label: t(value) }))}
        onChange={({ currentTarget }) => {
          const audience = AUDIENCES.find((one) => one === currentTarget.value)
          if (audience) type({ audience })
        }}
      />
      {draft.audience === 'chosen' && (
        <Companies
          chosen={draft.companies}
          error={missing?.companies ? t('companiesRequired') : undefined}
          onChange={(companies) => type({ companies })}
        />
      )}
      <Preview title={draft.title} message={draft.message} />
    </FormDialog>
  )
}
