import { MultiSelect, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { broadcastTexts } from '@pasok/domain/notifications/broadcasts/broadcasts.texts'
import { AUDIENCES } from '@pasok/domain/notifications/notifications.choices'
import { LONGEST_NAME, LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { LANGUAGES, type Language } from '@pasok/domain/kernel/texts'
import { useState } from 'react'
import { FormDialog } from '../../../documents/form-dialog'
import {
  useCountRecipients,
  useTargets,
  useSendBroadcast,
} from '../../../features/notifications/sent-broadcasts.queries'
import { count as formatCount } from '../../../lib/format'
import { LANGUAGE_NAMES } from '../../../lib/language'
import { useTexts } from '../../../lib/texts'
import { toastSuccess } from '../../../lib/toast'
import { confirm } from '../../../ui/confirm'
import { LIST_IN_FLOW } from '../../../ui/list-in-flow'
import { useSearchedOptions } from '../../../ui/select-box'
import { look } from '../../../ui/look'
import {
  bodyOf,
  companyIdsOf,
  EMPTY_DRAFT,
  isComplete,
  isDraftEmpty,
  isNeeded,
  missingOf,
  type BroadcastInput,
  type Words,
} from './broadcast-draft'
import { BroadcastPreview } from './broadcast-view'

interface LanguageFieldsProps {
  language: Language
  words: Words
  isRequired: boolean
  hasFocus: boolean
  missing: { title: boolean; message: boolean } | undefined
  onChange: (words: Words) => void
}

function LanguageFields(props: LanguageFieldsProps) {
  const { language, words, isRequired, hasFocus, missing, onChange } = props
  const t = useTexts(broadcastTexts)
  const shell = useTexts(shellTexts)
  return (
    <fieldset className={look('stack', 'gap-sm', 'min-w-0')}>
      <legend className={look('p-0', 'semibold', 'mb-xs')}>
        {shell(LANGUAGE_NAMES[language])}
      </legend>
      <TextInput
        data-autofocus={hasFocus || undefined}
        lang={language}
        required={isRequired}
        label={t('title')}
        maxLength={LONGEST_NAME}
        error={missing?.title ? t('titleRequired') : undefined}
        value={words.title}
        onChange={({ currentTarget }) => onChange({ ...words, title: currentTarget.value })}
      />
      <Textarea
        lang={language}
        required={isRequired}
        label={t('message')}
        autosize
        minRows={4}
        maxRows={10}
        maxLength={LONGEST_NOTE}
        error={missing?.message ? t('messageRequired') : undefined}
        value={words.message}
        onChange={({ currentTarget }) => onChange({ ...words, message: currentTarget.value })}
      />
    </fieldset>
  )
}

interface CompaniesProps {
  chosen: ReadonlyMap<string, string>
  error: string | undefined
  onChange: (chosen: ReadonlyMap<string, string>) => void
}

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

function Preview({ words }: Pick<BroadcastInput, 'words'>) {
  const t = useTexts(broadcastTexts)
  return (
    <section className={look('grid', 'gap-6')} aria-label={t('preview')}>
      <span className={look('text-md', 'medium')} aria-hidden>
        {t('preview')}
      </span>
      <p className={look('dimmed', 'text-xs')}>{t('previewHelp')}</p>
      <BroadcastPreview words={words} status="unread" />
    </section>
  )
}

/** Sends the broadcast after a confirmation that states the number of recipients. */
function useSending(draft: BroadcastInput, onClose: () => void) {
  const t = useTexts(broadcastTexts)
  const telling = useSendBroadcast()
  const counting = useCountRecipients()
  const isSure = async () => {
    const { audience } = draft
    const { count } = await counting.mutateAsync({ audience, companies: companyIdsOf(draft) })
    if (count === 0) throw new Error(t('sendNobody'))
    return confirm({
      title: count === 1 ? t('sendTitleOne') : t('sendTitle', { count: formatCount(count) }),
      text: t('sendText', { audience: t(audience), title: bodyOf(draft).title }),
      confirmLabel: t('send'),
    })
  }
  const [failure, setFailure] = useState<Error | null>(null)
  const send = async () => {
    setFailure(null)
    try {
      if (!(await isSure())) return
      toastSuccess((await telling.mutateAsync(bodyOf(draft))).message)
      onClose()
    } catch (error) {
      // The dialog shows the error and preserves the text.
      setFailure(error instanceof Error ? error : new Error(String(error)))
    }
  }
  return {
    send,
    failure,
    dismiss: () => setFailure(null),
    isSending: counting.isPending || telling.isPending,
    isSent: telling.isSuccess,
  }
}

export function BroadcastDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(broadcastTexts)
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [isTried, setTried] = useState(false)
  const missing = isTried ? missingOf(draft) : undefined
  const { send, failure, dismiss, isSending, isSent } = useSending(draft, onClose)
  const type = (next: Partial<BroadcastInput>) => setDraft((before) => ({ ...before, ...next }))
  const submit = async () => {
    setTried(true)
    if (isComplete(draft)) await send()
  }
  return (
    <FormDialog
      title={t('write')}
      submitLabel={t('send')}
      size={800}
      isChanged={!isDraftEmpty(draft) && !isSent}
      isSaving={isSending}
      failure={failure}
      failureTitle={t('failedSend')}
      onDismissFailure={dismiss}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={look('dimmed')}>{t('languagesHelp')}</p>
      <div className={look('grid', 'two-columns', 'phone-one-column', 'gap-md')}>
        {LANGUAGES.map((language, at) => (
          <LanguageFields
            key={language}
            language={language}
            words={draft.words[language]}
            isRequired={isNeeded(draft, language)}
            hasFocus={at === 0}
            missing={missing?.words[language]}
            onChange={(words) => type({ words: { ...draft.words, [language]: words } })}
          />
        ))}
      </div>
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
      {!isDraftEmpty(draft) && <Preview words={draft.words} />}
    </FormDialog>
  )
}
