import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { LONGEST_TRACKING_NUMBER } from '@pasok/domain/orders/orders.constants'
import { deskMoveTexts } from '@pasok/domain/orders/orders.desk.moves.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import classes from '../../../documents/one-by-one.module.css'
import { OutcomeTold } from '../../../documents/outcome-told'
import { StatusChip } from '../../../documents/status-chip'
import { useOneByOne } from '../../../documents/use-one-by-one'
import { renewVendorOrders } from '../../../features/orders/vendor-orders.queries'
import { useTexts } from '../../../lib/texts'
import { useFocusReturn } from '../../../ui/focus-return'
import { Money } from '../../../ui/money'
import type { BulkMove, ChosenPackage } from './bulk-move'
import { CourierField } from './courier-field'

const LEAVE = { title: deskMoveTexts.leaveTitle, text: deskMoveTexts.leaveText }

type Several = ReturnType<typeof useOneByOne>

/** What is asked, then how far it has come, then what happened; and what that means. */
function useTitle(move: BulkMove, count: number, several: Several) {
  const t = useTexts(deskMoveTexts)
  const done = several.count('done')
  if (several.stage === 'asking')
    return { title: t(count === 1 ? move.askOne : move.ask, { count }), help: t('eachByItself') }
  if (several.stage === 'running') {
    const at = Math.min(count, done + several.count('refused') + 1)
    return { title: several.isStopping ? t('stopping') : t('moving', { at, count }) }
  }
  if (done === count) return { title: t(count === 1 ? 'oneMoved' : 'allMoved', { count }) }
  return { title: t('someMoved', { done, count }), help: t('othersBelow') }
}

interface RowProps {
  chosen: ChosenPackage
  move: BulkMove
  several: Several
  tracking: string
  onTracking: (next: string) => void
}

function Row({ chosen: { pack, buyer }, move, several, tracking, onTracking }: RowProps) {
  const t = useTexts(deskMoveTexts)
  const outcome = several.outcomeOf(pack._id)
  const isAsking = several.stage === 'asking'
  return (
    <li className={classes.row} data-refused={outcome.at === 'refused' || undefined}>
      <span className={classes.code}>{pack.code_package}</span>
      <span className={classes.aside}>{buyer}</span>
      <Money amount={pack.total} />
      {!isAsking && (
        <div className={classes.told}>
          <OutcomeTold outcome={outcome} words={t}>
            <StatusChip status={move.to} />
          </OutcomeTold>
        </div>
      )}
      {isAsking && move.isSent && (
        <TextInput
          className={classes.told}
          size="xs"
          aria-label={t('trackingOf', { code: pack.code_package })}
          placeholder={t('trackingNumber')}
          maxLength={LONGEST_TRACKING_NUMBER}
          autoComplete="off"
          value={tracking}
          onChange={(event) => onTracking(event.currentTarget.value)}
        />
      )}
    </li>
  )
}

interface ButtonsProps {
  move: BulkMove
  several: Several
  onStart: () => void
  onCancel: () => void
  onDone: () => void
}

function Buttons({ move, several, onStart, onCancel, onDone }: ButtonsProps) {
  const t = useTexts(deskMoveTexts)
  const td = useTexts(documentTexts)
  return (
    // Stop stands elsewhere than the button that began: a second press doesn't meet it.
    <Group justify={several.stage === 'running' ? 'flex-start' : 'flex-end'} gap="xs">
      {several.stage === 'asking' && (
        <>
          <Button variant="default" onClick={onCancel}>
            {td('cancel')}
          </Button>
          <Button data-autofocus={!move.isSent || undefined} onClick={onStart}>
            {t(move.label)}
          </Button>
        </>
      )}
      {several.stage === 'running' && (
        <Button variant="default" disabled={several.isStopping} onClick={several.stop}>
          {t('stop')}
        </Button>
      )}
      {several.stage === 'done' && (
        <Button data-autofocus onClick={onDone}>
          {td('close')}
        </Button>
      )}
    </Group>
  )
}

/** Courier and tracking numbers, as they are typed. */
function useSent() {
  const [courier, setCourier] = useState('')
  const [tracking, setTracking] = useState<ReadonlyMap<string, string>>(new Map())
  const trackingOf = (id: string) => tracking.get(id) ?? ''
  return {
    courier,
    setCourier,
    trackingOf,
    track: (id: string, next: string) => setTracking((before) => new Map(before).set(id, next)),
    of: (id: string) => ({ courier: courier.trim(), tracking_number: trackingOf(id).trim() }),
  }
}

interface BulkMovesProps {
  move: BulkMove
  packages: readonly ChosenPackage[]
  onCancel: () => void
  /** Once something moved, or was tried. */
  onDone: () => void
}

/** Several packages moved at once: one question, and what became of each. */
export function BulkMoves({ move, packages, onCancel, onDone }: BulkMovesProps) {
  const t = useTexts(deskMoveTexts)
  const td = useTexts(documentTexts)
  const client = useQueryClient()
  const sent = useSent()
  const several = useOneByOne(
    packages.map(({ pack }) => pack._id),
    LEAVE,
  )
  const { title, help } = useTitle(move, packages.length, several)
  useFocusReturn()
  const { stage } = several
  const start = () =>
    several.start(
      async (id) => {
        const chosen = packages.find(({ pack }) => pack._id === id)
        if (chosen) await move.run(chosen.pack, sent.of(id))
      },
      () => renewVendorOrders(client),
    )
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
        {stage === 'asking' && move.isSent && (
          <CourierField value={sent.courier} onChange={sent.setCourier} focused />
        )}
        <ul className={classes.list} aria-label={t('chosen')}>
          {packages.map((chosen) => (
            <Row
              key={chosen.pack._id}
              chosen={chosen}
              move={move}
              several={several}
              tracking={sent.trackingOf(chosen.pack._id)}
              onTracking={(next) => sent.track(chosen.pack._id, next)}
            />
          ))}
        </ul>
        <Buttons
          move={move}
          several={several}
          onStart={() => void start()}
          onCancel={onCancel}
          onDone={onDone}
        />
      </Stack>
    </Modal>
  )
}
