import { Button, Checkbox, TextInput } from '@mantine/core'
import { providerMasterTexts } from '@pasok/domain/company/company.provider.texts'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import { IconPlus, IconRefresh } from '@tabler/icons-react'
import { useEffect, useId, useRef, type SubmitEvent } from 'react'
import { FailureNotice } from '../../documents/failure-notice'
import { ApiError } from '../../lib/api-error'
import { count as formatCount } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import classes from './provider-masters.module.css'
import { TypeDocuments } from './provider-type-documents'
import { MOST_DOCUMENTS } from './provider-type-draft'
import type { TypeForm } from './provider-use-type-form'
import { look } from '../../ui/look'

function Usage({ companies }: { companies: number }) {
  const t = useTexts(providerMasterTexts)
  if (companies === 0) return null
  return (
    <p className={look('dimmed', 'text-xs')}>
      {companies === 1 ? t('usedByOne') : t('usedBy', { count: formatCount(companies) })}
    </p>
  )
}

function Failure({ form }: { form: TypeForm }) {
  const t = useTexts(providerMasterTexts)
  const tp = useTexts(providerTexts)
  if (!form.failure) return null
  const isLost = form.failure instanceof ApiError && form.failure.status === 409
  return (
    <FailureNotice
      title={t('typeFailed')}
      messages={[form.failure.message]}
      onClose={form.dismiss}
      action={
        isLost ? (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconRefresh size={14} aria-hidden />}
            onClick={form.loadAgain}
          >
            {tp('loadAgain')}
          </Button>
        ) : undefined
      }
    />
  )
}

/** The form of a company type: its name, whether it is offered, and the documents it asks for. */
export function TypeEditor({ form }: { form: TypeForm }) {
  const t = useTexts(providerMasterTexts)
  const tp = useTexts(providerTexts)
  const headId = useId()
  const box = useRef<HTMLFormElement>(null)
  const { draft, base } = form
  const rows = draft.documents.length
  const last = useRef(rows)
  useEffect(() => {
    // A document that was just added is what one wants to name.
    if (rows === last.current + 1)
      box.current?.querySelector<HTMLInputElement>('ol > li:last-child input')?.focus()
    last.current = rows
  }, [rows])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void form.save().then((isSaved) => {
      if (!isSaved) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    })
  }
  return (
    <form ref={box} noValidate className={look('stack', 'gap-md')} onSubmit={submit}>
      <Failure form={form} />
      <TextInput
        label={t('typeName')}
        description={t('typeNameHelp')}
        required
        maxLength={LONGEST_NAME}
        error={form.nameError}
        value={draft.name}
        onChange={(event) => form.change({ name: event.currentTarget.value })}
      />
      <Checkbox
        label={t('offerType')}
        description={t('offerTypeHelp')}
        checked={draft.active}
        onChange={(event) => form.change({ active: event.currentTarget.checked })}
      />
      <section aria-labelledby={headId} className={look('stack', 'gap-md')}>
        <div className={look('flex', 'wrap', 'justify-between', 'align-end', 'gap-sm')}>
          <div>
            <h3 id={headId} className={look('text-md', 'semibold')}>
              {t('documents')}
            </h3>
            <p className={look('dimmed', 'text-xs')}>{t('documentsHelp')}</p>
            <Usage companies={base?.companies ?? 0} />
          </div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={rows >= MOST_DOCUMENTS}
            title={rows >= MOST_DOCUMENTS ? t('mostDocuments') : undefined}
            onClick={form.add}
          >
            {t('addDocument')}
          </Button>
        </div>
        <TypeDocuments
          documents={draft.documents}
          errorOf={form.rowError}
          onChange={form.changeDocument}
          onMove={form.move}
          onRemove={form.remove}
        />
      </section>
      <span role="status" className={look('sr-only')}>
        {form.said}
      </span>
      <div
        className={`${look('row', 'wrap', 'justify-end', 'gap-xs', 'border-t', 'surface')} ${classes.foot}`}
      >
        {form.isChanged && (
          <Button variant="default" onClick={form.loadAgain}>
            {tp('cancel')}
          </Button>
        )}
        <Button type="submit" loading={form.isSaving} disabled={!form.isChanged}>
          {tp('save')}
        </Button>
      </div>
    </form>
  )
}
