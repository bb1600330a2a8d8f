import { Button, Group, Modal, Stack } from '@mantine/core'
import { formTexts } from '@pasok/domain/kernel/form.texts'
import { severalTexts } from '@pasok/domain/kernel/list.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts'
import { useFocusReturn } from '../ui/focus-return'
import { Money } from '../ui/money'
import classes from './one-by-one.module.css'
import { useConfirmedClose } from './use-confirmed-close'
import type { OneByOne, BulkOutcome } from './use-one-by-one'
import { look } from '../ui/look'

interface OutcomeTextProps {
  outcome: BulkOutcome
  /** Text for a document that has been neither done nor refused. */
  words: (at: 'waiting' | 'running' | 'stopped') => string
  /** New status of a document that is done. */
  children: ReactNode
}

/** BulkOutcome for one document of a bulk action: its new status or the reasons for the refusal. */
function OutcomeText({ outcome, words, children }: OutcomeTextProps) {
  if (outcome.at === 'done') return children
  if (outcome.at === 'refused')
    return (
      <ul className={look('error', 'text-md')}>
        {outcome.messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    )
  return <span className={look('dimmed', 'text-md')}>{words(outcome.at)}</span>
}

interface OneOfSeveral {
  id: string
  code: string
  /** The other party's name. */
  aside: string
  amount: number
  /** Details or fields shown before the bulk action starts. */
  more?: ReactNode
  /** New status, shown once the document is done. */
  done: ReactNode
}

interface OneByOneDialogProps {
  several: OneByOne
  rows: readonly OneOfSeveral[]
  /** Title before the start: the question. */
  question: string
  /** Title after the end, for the number of documents done. */
  resultTitle: (done: number) => string
  goLabel: string
  danger?: boolean
  /** False while data for the question is still loading. */
  canStart?: boolean
  isChanged?: boolean
  children?: ReactNode
  onStart: () => void
  onCancel: () => void
  onDone: () => void
}

/** Returns the title and help text: the question, then the progress, then the result. */
function useTitle({ several, rows, question, resultTitle }: OneByOneDialogProps) {
  const t = useTexts(severalTexts)
  const { stage, count } = several
  const done = count('done')
  if (stage === 'asking') return { title: question, help: t('eachByItself') }
  if (stage === 'done')
    return { title: resultTitle(done), help: done === rows.length ? undefined : t('othersBelow') }
  const at = Math.min(rows.length, done + count('refused') + 1)
  return {
    title: several.isStopping ? t('stopping') : t('onTheWay', { at, count: rows.length }),
    help: undefined,
  }
}

function Row({ row, several }: { row: OneOfSeveral; several: OneByOne }) {
  const t = useTexts(severalTexts)
  const outcome = several.outcomeOf(row.id)
  const status =
    several.stage === 'asking' ? (
      row.more
    ) : (
      <OutcomeText outcome={outcome} words={t}>
        {row.done}
      </OutcomeText>
    )
  return (
    <li
      className={`${look('grid', 'first-grows', 'align-baseline', 'gap-2-sm', 'p-xs-sm', 'ruled')} ${classes.row}`}
    >
      <span className={look('medium', 'break-anywhere')}>{row.code}</span>
      <span className={`${look('truncate', 'dimmed')} ${classes.aside}`}>{row.aside}</span>
      <Money amount={row.amount} />
      {status && <div className={look('span-all')}>{status}</div>}
    </li>
  )
}

function Buttons(props: OneByOneDialogProps) {
  const { several, goLabel, danger, canStart = true, children, onStart, onCancel, onDone } = props
  const t = useTexts(severalTexts)
  const tf = useTexts(formTexts)
  const td = useTexts(documentTexts)
  const { stage } = several
  return (
    // "Stop" is placed away from the start button, so that a double click does not hit it.
    <Group justify={stage === 'running' ? 'flex-start' : 'flex-end'} gap="xs">
      {stage === 'asking' && (
        <>
          <Button variant="default" onClick={onCancel}>
            {tf('cancel')}
          </Button>
          <Button
            data-autofocus={!children || undefined}
            {...(danger && { color: 'red' })}
            loading={!canStart}
            onClick={onStart}
          >
            {goLabel}
          </Button>
        </>
      )}
      {stage === 'running' && (
        <Button variant="default" disabled={several.isStopping} onClick={several.stop}>
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

/** Dialog of a bulk action: one question for all documents, and the outcome for each. */
export function OneByOneDialog(props: OneByOneDialogProps) {
  const { several, rows, children, isChanged = false, onCancel, onDone } = props
  const t = useTexts(severalTexts)
  const { title, help } = useTitle(props)
  const { stage } = several
  useFocusReturn()
  const { close: cancel, hasQuestion } = useConfirmedClose(
    stage === 'asking' && isChanged,
    onCancel,
  )
  const close = () => {
    if (stage === 'asking') void cancel()
    if (stage === 'done') onDone()
  }
  return (
    <Modal
      opened
      onClose={close}
      withCloseButton={stage !== 'running'}
      closeOnEscape={stage !== 'running' && !hasQuestion}
      closeOnClickOutside={false}
      trapFocus={!hasQuestion}
      title={<span role="status">{title}</span>}
    >
      <Stack gap="md">
        {help !== undefined && <p className={look('dimmed', 'text-md')}>{help}</p>}
        {stage === 'asking' && children}
        <ul
          className={`${look('overflow-y', 'border', 'rounded-md')} ${classes.list}`}
          aria-label={t('chosen')}
        >
          {rows.map((row) => (
            <Row key={row.id} row={row} several={several} />
          ))}
        </ul>
        <Buttons {...props} onCancel={() => void cancel()} />
      </Stack>
    </Modal>
  )
}
