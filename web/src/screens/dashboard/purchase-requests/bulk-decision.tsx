import { Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { requestErrors } from '@pasok/domain/requests/requests.errors'
import { requestListTexts } from '@pasok/domain/requests/requests.list.texts'
import type { RequestRow } from '@pasok/domain/requests/requests.model'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { useRef, useState, type RefObject } from 'react'
import classes from '../../../documents/one-by-one.module.css'
import { OutcomeTold } from '../../../documents/outcome-told'
import { StatusChip } from '../../../documents/status-chip'
import type { DecisionKind } from '../../../features/requests/requests.queries'
import { useTexts } from '../../../lib/texts'
import { useFocusReturn } from '../../../ui/focus-return'
import { Money } from '../../../ui/money'
import { useBulkDecision } from './use-bulk-decision'

interface BulkDecisionProps {
  kind: DecisionKind
  rows: readonly RequestRow[]
  onCancel: () => void
  /** Once something was decided, or tried. */
  onDone: () => void
}

const TEXTS = {
  approve: {
    askOne: 'confirmApproveOne',
    askMany: 'confirmApproveMany',
    one: 'oneApproved',
    all: 'allApproved',
    some: 'someApproved',
    status: 'Approved',
  },
  reject: {
    askOne: 'confirmRejectOne',
    askMany: 'confirmRejectMany',
    one: 'oneRejected',
    all: 'allRejected',
    some: 'someRejected',
    status: 'Rejected',
  },
} as const

interface ListProps {
  kind: DecisionKind
  rows: readonly RequestRow[]
  bulk: ReturnType<typeof useBulkDecision>
}

function ChosenList({ kind, rows, bulk }: ListProps) {
  const t = useTexts(requestListTexts)
  return (
    <ul className={classes.list} aria-label={t('chosenRequests')}>
      {rows.map((row) => {
        const outcome = bulk.outcomeOf(row._id)
        return (
          <li
            key={row._id}
            className={classes.row}
            data-refused={outcome.at === 'refused' || undefined}
          >
            <span className={classes.code}>{row.code_pr}</span>
            <span className={classes.aside}>{row.createdBy}</span>
            <Money amount={row.total} />
            {bulk.stage !== 'asking' && (
              <div className={classes.told}>
                <OutcomeTold outcome={outcome} words={t}>
                  <StatusChip status={TEXTS[kind].status} />
                </OutcomeTold>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** What is asked, then how far it has come, then what happened; and what that means. */
function useTitle({ kind, rows, bulk }: ListProps): { title: string; help?: string } {
  const t = useTexts(requestListTexts)
  const texts = TEXTS[kind]
  const count = rows.length
  const done = bulk.count('done')
  if (bulk.stage === 'asking')
    return {
      title: t(count === 1 ? texts.askOne : texts.askMany, { count }),
      help: t('eachByItself'),
    }
  if (bulk.stage === 'running') {
    const at = Math.min(count, done + bulk.count('refused') + 1)
    return { title: bulk.isStopping ? t('stopping') : t('deciding', { at, count }) }
  }
  if (done === count) return { title: t(count === 1 ? texts.one : texts.all, { count }) }
  return { title: t(texts.some, { done, count }), help: t('othersBelow') }
}

interface NoteFieldProps {
  field: RefObject<HTMLTextAreaElement | null>
  kind: DecisionKind
  note: string
  isMissing: boolean
  onChange: (next: string) => void
}

/** What the requesters read of the decision; a rejection needs one. */
function NoteField({ field, kind, note, isMissing, onChange }: NoteFieldProps) {
  const ts = useTexts(requestScreenTexts)
  const td = useTexts(documentTexts)
  const te = useTexts(requestErrors)
  const isNeeded = kind === 'reject'
  return (
    <Textarea
      ref={field}
      data-autofocus={isNeeded || undefined}
      label={td('note')}
      description={isNeeded && !isMissing ? ts('noteHelp') : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={isMissing ? te('noteRequired') : undefined}
      value={note}
      maxLength={LONGEST_NOTE}
      autosize
      minRows={2}
      maxRows={6}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

interface ButtonsProps extends Pick<BulkDecisionProps, 'kind' | 'onCancel' | 'onDone'> {
  bulk: ListProps['bulk']
  onStart: () => void
}

function Buttons({ kind, bulk, onStart, onCancel, onDone }: ButtonsProps) {
  const t = useTexts(requestListTexts)
  const ts = useTexts(requestScreenTexts)
  const td = useTexts(documentTexts)
  const { stage } = bulk
  return (
    <Group justify="flex-end" gap="xs">
      {stage === 'asking' && (
        <>
          <Button variant="default" onClick={onCancel}>
            {td('cancel')}
          </Button>
          <Button {...(kind === 'reject' && { color: 'red' })} onClick={onStart}>
            {ts(kind)}
          </Button>
        </>
      )}
      {stage === 'running' && (
        <Button variant="default" disabled={bulk.isStopping} onClick={bulk.stop}>
          {t('stop')}
        </Button>
      )}
      {stage === 'done' && (
        <Button data-autofocus onClick={onDone}>
          {td('close')}
        </Button>
      )}
    </Group>
  )
}

/** Several decided at once: one question, the note, and what became of each (Spec 1 §5). */
export function BulkDecision({ kind, rows, onCancel, onDone }: BulkDecisionProps) {
  const td = useTexts(documentTexts)
  const [note, setNote] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const bulk = useBulkDecision(
    kind,
    rows.map(({ _id }) => _id),
  )
  const { title, help } = useTitle({ kind, rows, bulk })
  useFocusReturn()
  const { stage } = bulk
  const start = () => {
    if (kind === 'reject' && note.trim() === '') {
      setIsMissing(true)
      field.current?.focus()
      return
    }
    void bulk.start(note.trim())
  }
  const close = () => {
    if (stage === 'asking') onCancel()
    if (stage === 'done') onDone()
  }
  return (
    <Modal
      opened
      onClose={close}
      withCloseButton={stage !== 'running'}
      closeButtonProps={{ 'aria-label': td('close') }}
      closeOnEscape={stage !== 'running'}
      closeOnClickOutside={false}
      size={560}
      title={<span role="status">{title}</span>}
    >
      <Stack gap="md">
        {help !== undefined && <p className={classes.help}>{help}</p>}
        <ChosenList kind={kind} rows={rows} bulk={bulk} />
        {stage === 'asking' && (
          <NoteField
            field={field}
            kind={kind}
            note={note}
            isMissing={isMissing}
            onChange={(next) => {
              setNote(next)
              setIsMissing(false)
            }}
          />
        )}
        <Buttons kind={kind} bulk={bulk} onStart={start} onCancel={onCancel} onDone={onDone} />
      </Stack>
    </Modal>
  )
}
