import { Button, NativeSelect, TextInput } from '@mantine/core'
import { LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import { SHORTAGES, type Shortage } from '@pasok/domain/receipts/receipts.constants'
import { receiptErrors } from '@pasok/domain/receipts/receipts.errors'
import { receiptTexts, shortageTexts } from '@pasok/domain/receipts/receipts.texts'

import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { memo, type KeyboardEvent } from 'react'
import { ProductThumb } from '../../../documents/product-picture'
import {
  readReceived,
  type QuantityProblem,
  type TypedLine,
} from '../../../features/receipts/entry'
import { quantity, writtenNumber } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import classes from './entry.module.css'
import { look } from '../../../ui/look'

/** Props are plain values, so that memo renders only the row that changed. */
interface EntryRowProps {
  id: string
  name: string
  sku: string
  ordered: number
  received: string
  note: string
  shortage?: Shortage | undefined
  image: string | undefined
  /** True after a submit: missing input is shown as an error too. */
  isTried: boolean
  onChange: (id: string, next: Partial<TypedLine>) => void
}

/** Returns the error text of the quantity; undefined while the field is empty and no submit was attempted. */
function useProblem(problem: QuantityProblem | undefined, isTried: boolean): string | undefined {
  const t = useTexts(receiptTexts)
  const te = useTexts(receiptErrors)
  if (problem === 'above') return te('aboveQuantity')
  if (problem === 'unclear') return t('unclear')
  return problem === 'missing' && isTried ? t('missing') : undefined
}

function Mark({ isComplete, short }: { isComplete: boolean; short: string }) {
  const t = useTexts(receiptTexts)
  const Icon = isComplete ? IconCircleCheck : IconAlertTriangle
  return (
    <span
      className={look('inline-row', 'gap-4', 'text-xs', 'medium', isComplete ? 'green' : 'error')}
    >
      <Icon size={14} aria-hidden />
      {isComplete ? t('complete') : short}
    </span>
  )
}

function ShortageChoice(props: {
  name: string
  shortage: Shortage | undefined
  onChange: (shortage: Shortage | undefined) => void
}) {
  const t = useTexts(shortageTexts)
  return (
    <NativeSelect
      className={`${look('phone-span-all')} ${classes.shortage}`}
      label={t('label')}
      aria-label={t('labelOf', { name: props.name })}
      value={props.shortage ?? ''}
      data={[
        { value: '', label: t('none') },
        ...SHORTAGES.map((value) => ({ value, label: t(value) })),
      ]}
      onChange={({ currentTarget }) =>
        props.onChange(SHORTAGES.find((one) => one === currentTarget.value))
      }
    />
  )
}

/** Enter moves to the next quantity, and from the last one to the submit button. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  const { form } = event.currentTarget
  if (event.key !== 'Enter' || !form) return
  event.preventDefault()
  const stops = [...form.querySelectorAll<HTMLElement>('[data-quantity], [type="submit"]')]
  stops[stops.indexOf(event.currentTarget) + 1]?.focus()
}

export const EntryRow = memo(function EntryRow(row: EntryRowProps) {
  const { id, name, sku, ordered, received: typed, note, isTried, onChange } = row
  const { shortage, image } = row
  const t = useTexts(receiptTexts)
  const reading = readReceived(typed, ordered)
  const problem = useProblem('problem' in reading ? reading.problem : undefined, isTried)
  const received = 'value' in reading ? reading.value : undefined
  const tone = received === undefined ? undefined : received === ordered ? 'done' : 'short'
  const missing = received === undefined ? 0 : Math.round((ordered - received) * 100) / 100
  return (
    <li className={classes.row} data-tone={tone}>
      <div className={look('flex', 'gap-10', 'min-w-0', 'phone-span-all')}>
        <ProductThumb src={image} />
        <div className={look('stack', 'gap-2', 'min-w-0')}>
          <span className={look('medium', 'break-anywhere')}>{name}</span>
          <span className={look('text-xs', tone === undefined && 'dimmed')}>
            {[sku, t('ordered', { count: quantity(ordered) })].filter(Boolean).join(' · ')}
          </span>
          {tone !== undefined && (
            <Mark
              isComplete={tone === 'done'}
              short={received === 0 ? t('nothing') : t('short', { count: quantity(missing) })}
            />
          )}
        </div>
      </div>
      <TextInput
        classNames={{ input: look('text-right', 'tabular') }}
        label={t('received')}
        aria-label={t('receivedOf', { name })}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        data-quantity
        onKeyDown={goOn}
        maxLength={12}
        required
        withAsterisk={false}
        error={problem}
        value={typed}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onChange(id, { received: event.currentTarget.value })}
      />
      <Button
        variant="default"
        className={look('mt-lg')}
        aria-label={t('wholeOf', { name, count: quantity(ordered) })}
        disabled={tone === 'done'}
        onClick={() => onChange(id, { received: writtenNumber(ordered) })}
      >
        {t('whole', { count: quantity(ordered) })}
      </Button>
      <TextInput
        className={look('phone-span-all')}
        label={t('note')}
        aria-label={t('noteOf', { name })}
        autoComplete="off"
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={(event) => onChange(id, { note: event.currentTarget.value })}
      />
      {tone === 'short' && (
        <ShortageChoice
          name={name}
          shortage={shortage}
          onChange={(next) => onChange(id, { shortage: next })}
        />
      )}
    </li>
  )
})
