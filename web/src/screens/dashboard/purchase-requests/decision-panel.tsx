import { Alert, Button, CopyButton, Group, Textarea } from '@mantine/core'
import { LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import type { PurchaseRequest } from '@pasok/domain/requests/requests.model'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { requestErrors } from '@pasok/domain/requests/requests.errors'
import { IconCheck, IconCopy, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useLeaveQuestion } from '../../../documents/use-leave-question'
import { tx, useTexts } from '../../../lib/texts'
import { confirm } from '../../../ui/confirm'
import { Money } from '../../../ui/money'
import { Card, Foot } from '../../../ui/two-columns'
import classes from './request-detail.module.css'
import type { DecisionFlow } from './use-decision'
import { look } from '../../../ui/look'

export type ToDecide = Pick<
  PurchaseRequest,
  '_id' | 'total' | 'lastStatus' | 'decisions' | 'actions'
>

interface DecisionPanelProps {
  request: ToDecide
  flow: DecisionFlow
}

/** Shows the decision form while the user may decide; afterwards the unsent note, if any. */
export function Decision({ request, flow }: DecisionPanelProps) {
  const [note, setNote] = useState('')
  const { approve, reject } = request.actions
  if (approve || reject)
    return <DecisionPanel request={request} flow={flow} note={note} setNote={setNote} />
  return note.trim() !== '' && !flow.isDecider && <LeftNote request={request} note={note} />
}

/** Shown when the user may no longer decide: the reason, and the unsent note for copying. */
function LeftNote({ request, note }: { request: ToDecide; note: string }) {
  const t = useTexts(requestScreenTexts)
  const td = useTexts(documentTexts)
  const last = request.decisions.at(-1)
  const isDecided = request.lastStatus === 'Approved' || request.lastStatus === 'Rejected'
  const textKey = last?.decision === 'approve' ? 'approvedBy' : 'rejectedBy'
  const otherwise = request.lastStatus === 'Submit' ? 'notYours' : 'notWaiting'
  return (
    <Card title={t('decide')} narrow="after" className={look('paper-hidden')}>
      <Alert color="yellow" role="alert" icon={<IconInfoCircle size={18} aria-hidden />}>
        {isDecided && last ? t(textKey, { name: last.user }) : t(otherwise)}
      </Alert>
      <Textarea
        className={look('mt-sm', 'mb-sm')}
        label={td('note')}
        description={t('noteLeft')}
        value={note}
        readOnly
        autosize
        minRows={2}
        maxRows={8}
      />
      <CopyButton value={note}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            size="xs"
            leftSection={
              copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />
            }
            onClick={copy}
          >
            {t(copied ? 'noteCopied' : 'copyNote')}
          </Button>
        )}
      </CopyButton>
    </Card>
  )
}

const NEVER = { current: false }

interface OpenProps extends DecisionPanelProps {
  note: string
  setNote: (note: string) => void
}

/** Approve, or reject with a note (Spec 1 §2, §5). */
function DecisionPanel({ request, flow, note, setNote }: OpenProps) {
  const t = useTexts(requestScreenTexts)
  const td = useTexts(documentTexts)
  const tr = useTexts(requestErrors)
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { approve, reject } = request.actions
  useLeaveQuestion(note.trim() !== '' && !flow.isDecider, NEVER)

  const onApprove = async () => {
    setMissing(false)
    const yes = await confirm({
      title: tx(requestScreenTexts.confirmApprove),
      text: tx(requestScreenTexts.confirmApproveHelp),
      confirmLabel: tx(requestScreenTexts.approve),
    })
    if (yes) await flow.approve({ id: request._id, note: note.trim() })
  }
  const onReject = async () => {
    if (note.trim() === '') {
      setMissing(true)
      field.current?.focus()
      return
    }
    const yes = await confirm({
      title: tx(requestScreenTexts.confirmReject),
      text: tx(requestScreenTexts.confirmRejectHelp),
      confirmLabel: tx(requestScreenTexts.reject),
      danger: true,
    })
    if (yes) await flow.reject({ id: request._id, note: note.trim() })
  }

  const buttons = (
    <>
      {reject && (
        <Button
          variant="default"
          leftSection={<IconX size={16} aria-hidden />}
          loading={flow.pending === 'reject'}
          disabled={flow.pending === 'approve'}
          onClick={() => void onReject()}
        >
          {t('reject')}
        </Button>
      )}
      {approve && (
        <Button
          leftSection={<IconCheck size={16} aria-hidden />}
          loading={flow.pending === 'approve'}
          disabled={flow.pending === 'reject'}
          onClick={() => void onApprove()}
        >
          {t('approve')}
        </Button>
      )}
    </>
  )
  return (
    <>
      <Card title={t('decide')} narrow="after" stays className={look('paper-hidden')}>
        <Textarea
          ref={field}
          className={classes.decisionField}
          label={td('note')}
          description={t('noteHelp')}
          error={missing ? tr('noteRequired') : undefined}
          value={note}
          maxLength={LONGEST_NOTE}
          autosize
          minRows={2}
          maxRows={8}
          onChange={(event) => {
            setNote(event.currentTarget.value)
            setMissing(false)
          }}
        />
        {/* On narrow screens, shown at the foot of the page. */}
        <Group grow gap="xs" className={look('mt-sm', 'narrow-hidden')}>
          {buttons}
        </Group>
      </Card>
      <Foot total={<Money amount={request.total} strong />} narrowOnly>
        {buttons}
      </Foot>
    </>
  )
}

/** Explains why users who may decide requests cannot decide this one. */
export function OwnRequest() {
  const t = useTexts(requestScreenTexts)
  return (
    <Card title={t('decide')} narrow="after" className={look('paper-hidden')}>
      <p className={look('dimmed')}>{t('ownRequest')}</p>
    </Card>
  )
}
