import { ActionIcon, Button, Checkbox, TextInput, Tooltip } from '@mantine/core'
import { providerMasterTexts } from '@pasok/domain/company/provider/provider.texts'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import {
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconPlus,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { FailureNotice } from '../../documents/failure-notice'
import { ApiError } from '../../lib/api-error'
import { count as formatCount } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import classes from './provider-masters.module.css'
import { type DraftDocument, MAX_DOCUMENTS } from './provider-type-draft'
import type { TypeForm } from './provider-use-type-form'
import { look } from '../../ui/look'

interface TypeDocumentsProps {
  documents: readonly DraftDocument[]
  errorOf: (document: DraftDocument, index: number) => string | undefined
  onChange: (key: string, next: Partial<DraftDocument>) => void
  onMove: (from: number, to: number) => void
  onRemove: (key: string) => void
}

interface RowProps extends Omit<TypeDocumentsProps, 'documents'> {
  document: DraftDocument
  index: number
  count: number
  dragged: string | null
  onDrag: (key: string | null) => void
  /** Called when a dragged row is over this position. */
  onDragOver: (index: number) => void
}

function RowButtons({ document, index, count, onMove, onRemove }: RowProps) {
  const t = useTexts(providerMasterTexts)
  const title = document.title.trim() || t('thisDocument')
  const moves = [
    { to: index - 1, label: t('moveUp', { title }), Icon: IconArrowUp, shut: index === 0 },
    {
      to: index + 1,
      label: t('moveDown', { title }),
      Icon: IconArrowDown,
      shut: index === count - 1,
    },
  ]
  return (
    <div className={`${look('flex', 'flex-none')} ${classes.buttons}`}>
      {moves.map(({ to, label, Icon, shut }) => (
        <Tooltip key={label} label={label}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={label}
            // Not `disabled`, so that the button retains the focus when the row reaches the end.
            aria-disabled={shut}
            data-disabled={shut || undefined}
            onClick={() => !shut && onMove(index, to)}
          >
            <Icon size={16} />
          </ActionIcon>
        </Tooltip>
      ))}
      {document.id === undefined && (
        <Tooltip label={t('removeDocument', { title })}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('removeDocument', { title })}
            onClick={() => onRemove(document.key)}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  )
}

function Row(props: RowProps) {
  const { document, index, errorOf, onChange, dragged, onDrag, onDragOver } = props
  const t = useTexts(providerMasterTexts)
  const { key } = document
  const change = (next: Partial<DraftDocument>) => onChange(key, next)
  return (
    <li className={classes.place}>
      <div
        role="presentation"
        className={`${look('flex', 'align-start', 'gap-xs', 'surface', 'selected')} ${classes.row}`}
        data-dragged={dragged === key || undefined}
        onDragOver={(event) => dragged !== null && event.preventDefault()}
        onDragEnter={() => onDragOver(index)}
      >
        <span
          className={`${look('centered', 'flex-none', 'dimmed', 'phone-hidden')} ${classes.grip}`}
          draggable
          title={t('drag', { title: document.title.trim() || t('thisDocument') })}
          aria-hidden
          onDragStart={() => onDrag(key)}
          onDragEnd={() => onDrag(null)}
        >
          <IconGripVertical size={16} />
        </span>
        <div
          className={`${look('grid', 'grow', 'gap-xs-sm')} ${classes.fields}`}
          role="group"
          aria-label={t('documentAt', { at: index + 1 })}
        >
          <TextInput
            classNames={{ label: classes.label, input: look(!document.active && 'dimmed') }}
            label={t('documentTitle')}
            required
            maxLength={LONGEST_NAME}
            error={errorOf(document, index)}
            value={document.title}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
          <TextInput
            classNames={{ label: classes.label, input: look(!document.active && 'dimmed') }}
            label={t('documentShort')}
            maxLength={LONGEST_NAME}
            value={document.short_title}
            onChange={(event) => change({ short_title: event.currentTarget.value })}
          />
          <div className={`${look('row', 'gap-md', 'span-all', 'phone-touch')} ${classes.checks}`}>
            <Checkbox
              label={t('required')}
              checked={document.required}
              onChange={(event) => change({ required: event.currentTarget.checked })}
            />
            <Checkbox
              label={t('asked')}
              checked={document.active}
              onChange={(event) => change({ active: event.currentTarget.checked })}
            />
          </div>
        </div>
        <RowButtons {...props} />
      </div>
    </li>
  )
}

function TypeDocuments({ documents, ...rest }: TypeDocumentsProps) {
  const [dragged, setDragged] = useState<string | null>(null)
  const dragTo = (index: number) => {
    const from = documents.findIndex(({ key }) => key === dragged)
    if (from !== -1 && from !== index) rest.onMove(from, index)
  }
  return (
    <ol className={look('border', 'rounded-md', 'overflow-clip', 'divided', 'empty-hidden')}>
      {documents.map((document, index) => (
        <Row
          key={document.key}
          {...rest}
          document={document}
          index={index}
          count={documents.length}
          dragged={dragged}
          onDrag={setDragged}
          onDragOver={dragTo}
        />
      ))}
    </ol>
  )
}

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

export function TypeEditor({ form }: { form: TypeForm }) {
  const t = useTexts(providerMasterTexts)
  const tp = useTexts(providerTexts)
  const headId = useId()
  const box = useRef<HTMLFormElement>(null)
  const { draft, base } = form
  const rows = draft.documents.length
  const last = useRef(rows)
  useEffect(() => {
    // Focuses the name of a newly added document.
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
            disabled={rows >= MAX_DOCUMENTS}
            title={rows >= MAX_DOCUMENTS ? t('mostDocuments') : undefined}
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
        {form.announcement}
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
