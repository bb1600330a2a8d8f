import { Textarea } from '@mantine/core'
import { LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { requestErrors } from '@pasok/domain/requests/requests.errors'
import { requestListTexts } from '@pasok/domain/requests/requests.list.texts'
import type { RequestRow } from '@pasok/domain/requests/requests.model'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { type RefObject, useRef, useState } from 'react'
import { OneByOneDialog } from '../../../documents/one-by-one-dialog'
import { StatusChip } from '../../../documents/status-chip'
import { decide, type DecisionKind } from '../../../features/requests/requests.queries'
import { useTexts } from '../../../lib/texts'
import { useOneByOne } from '../../../documents/use-one-by-one'

/** Decides several requests, one after the other. */
function useBulkDecision(kind: DecisionKind, ids: readonly string[]) {
  const { start, ...several } = useOneByOne(ids)
  return {
    ...several,
    start: (note: string) => start((id) => decide(kind, { id, note }), ['request', 'order']),
  }
}

interface BulkDecisionProps {
  kind: DecisionKind
  rows: readonly RequestRow[]
  onCancel: () => void
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

interface NoteFieldProps {
  field: RefObject<HTMLTextAreaElement | null>
  kind: DecisionKind
  note: string
  isMissing: boolean
  onChange: (next: string) => void
}

/** Note for the requesters; required for a rejection. */
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

/** Bulk decision (Spec 1 §5): one question, a note, and the outcome for each request. */
export function BulkDecision({ kind, rows, onCancel, onDone }: BulkDecisionProps) {
  const t = useTexts(requestListTexts)
  const ts = useTexts(requestScreenTexts)
  const [note, setNote] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const bulk = useBulkDecision(
    kind,
    rows.map(({ _id }) => _id),
  )
  const texts = TEXTS[kind]
  const count = rows.length
  const resultTitle = (done: number): string => {
    if (done < count) return t(texts.some, { done, count })
    return t(count === 1 ? texts.one : texts.all, { count })
  }
  const start = () => {
    if (kind === 'reject' && note.trim() === '') {
      setIsMissing(true)
      field.current?.focus()
      return
    }
    void bulk.start(note.trim())
  }
  return (
    <OneByOneDialog
      several={bulk}
      rows={rows.map(({ _id: id, code_pr: code, createdBy: aside, total: amount }) => ({
        id,
        code,
        aside,
        amount,
        done: <StatusChip status={texts.status} />,
      }))}
      question={t(count === 1 ? texts.askOne : texts.askMany, { count })}
      resultTitle={resultTitle}
      goLabel={ts(kind)}
      danger={kind === 'reject'}
      isChanged={note.trim() !== ''}
      onStart={start}
      onCancel={onCancel}
      onDone={onDone}
    >
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
    </OneByOneDialog>
  )
}
