import { Button, TextInput } from '@mantine/core'
import { LONGEST_TRACKING_NUMBER } from '@pasok/domain/orders/orders.constants'
import { portalMoveTexts } from '@pasok/domain/orders/portal/portal.moves.texts'
import type { VendorOrder } from '@pasok/domain/orders/orders.model'
import { useState } from 'react'
import { BulkBar } from '../../../documents/bulk-bar'
import { OneByOneDialog } from '../../../documents/one-by-one-dialog'
import { StatusChip } from '../../../documents/status-chip'
import { useOneByOne } from '../../../documents/use-one-by-one'
import { count as formatCount } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { type BulkMove, type ChosenPackage, packagesOf } from './bulk-move'
import { CourierField } from './courier-field'

function useSent() {
  const [courier, setCourier] = useState('')
  const [tracking, setTracking] = useState<ReadonlyMap<string, string>>(new Map())
  const trackingOf = (id: string) => tracking.get(id) ?? ''
  return {
    courier,
    setCourier,
    trackingOf,
    track: (id: string, next: string) => setTracking((before) => new Map(before).set(id, next)),
    isTyped: [courier, ...tracking.values()].some((one) => one.trim() !== ''),
    of: (id: string) => ({ courier: courier.trim(), tracking_number: trackingOf(id).trim() }),
  }
}

interface TrackingProps {
  code: string
  value: string
  onChange: (next: string) => void
}

function Tracking({ code, value, onChange }: TrackingProps) {
  const t = useTexts(portalMoveTexts)
  return (
    <TextInput
      size="xs"
      aria-label={t('trackingOf', { code })}
      placeholder={t('trackingNumber')}
      maxLength={LONGEST_TRACKING_NUMBER}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

interface BulkMovesProps {
  move: BulkMove
  packages: readonly ChosenPackage[]
  onCancel: () => void
  onDone: () => void
}

/** Bulk action on packages: one question, and the outcome for each. */
export function BulkMoves({ move, packages, onCancel, onDone }: BulkMovesProps) {
  const t = useTexts(portalMoveTexts)
  const sent = useSent()
  const count = packages.length
  const several = useOneByOne(packages.map(({ pack }) => pack._id))
  const start = () =>
    several.start(
      async (id) => {
        const chosen = packages.find(({ pack }) => pack._id === id)
        if (chosen) await move.run(chosen.pack, sent.of(id))
      },
      ['order'],
    )
  const resultTitle = (done: number): string => {
    if (done < count) return t('someMoved', { done, count })
    return t(count === 1 ? 'oneMoved' : 'allMoved', { count })
  }
  return (
    <OneByOneDialog
      several={several}
      rows={packages.map(({ pack: { _id: id, code_package: code, total: amount }, buyer }) => ({
        id,
        code,
        aside: buyer,
        amount,
        more: move.isSent && (
          <Tracking
            code={code}
            value={sent.trackingOf(id)}
            onChange={(next) => sent.track(id, next)}
          />
        ),
        done: <StatusChip status={move.to} />,
      }))}
      question={t(count === 1 ? move.questionOne : move.question, { count })}
      resultTitle={resultTitle}
      goLabel={t(move.label)}
      isChanged={sent.isTyped}
      onStart={() => void start()}
      onCancel={onCancel}
      onDone={onDone}
    >
      {move.isSent && <CourierField value={sent.courier} onChange={sent.setCourier} focused />}
    </OneByOneDialog>
  )
}

interface MovesBarProps {
  move: BulkMove
  chosen: readonly VendorOrder[]
  onClear: () => void
}

/** Bar for the selected packages: one question for all, one request for each. */
export function MovesBar({ move, chosen, onClear }: MovesBarProps) {
  const t = useTexts(portalMoveTexts)
  // The selection when the dialog was opened, because the list may change while it runs.
  const [confirming, setConfirming] = useState<readonly ChosenPackage[] | null>(null)
  const count = formatCount(chosen.length)
  return (
    <>
      {chosen.length > 0 && (
        <BulkBar
          label={t(chosen.length === 1 ? 'selectedOne' : 'selected', { count })}
          onClear={onClear}
        >
          <Button size="xs" onClick={() => setConfirming(packagesOf(chosen))}>
            {t(move.label)}
          </Button>
        </BulkBar>
      )}
      {confirming && (
        <BulkMoves
          move={move}
          packages={confirming}
          onCancel={() => setConfirming(null)}
          onDone={() => {
            setConfirming(null)
            onClear()
          }}
        />
      )}
    </>
  )
}
