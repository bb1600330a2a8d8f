import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { QUANTITY_CHECK_DELAY } from '@pasok/domain/cart/cart.constants'
import { isQuantityText } from '@pasok/domain/cart/cart.rules'
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { writtenNumber } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { useMarkTyping } from './cart.typing'
import classes from './quantity-stepper.module.css'
import { look } from '../../ui/look'
import { readQuantity } from '../../lib/quantity-text'

interface QuantityStepperProps {
  name: string
  quantity: number
  minimum: number
  /** The message about this quantity: its minimum order, or the stock. */
  message: string
  /** The id of what else is to be read about it. */
  describedBy?: string | undefined
  onType: (text: string) => Promise<void>
  onIncrease: () => void
  onDecrease: () => void
  /** Enter was pressed, and the quantity is checked. */
  onEnter?: () => void
  /** False where the quantity is not yet the cart's: nothing of it waits to be saved. */
  inCart?: boolean
}

/** What is being typed; `isCommitted` once the cart has it and only the new quantity is awaited. */
interface Draft {
  text: string
  isCommitted: boolean
}

/** Milliseconds within which the cart shows what was handed over. */
const ANSWER_TIME = 250

/** Figures as people and tables write them; what else is pressed leaves no trace. */
const FIGURES = /^[\d.,\s]*$/
/** More than any stock has. */
const TOO_LONG = /^\d{8,}(?:\.\d{0,2})?$/

const unlessCommitted = (draft: Draft | undefined) => (draft?.isCommitted ? undefined : draft)

function useDraft(quantity: number, onType: (text: string) => Promise<void>) {
  const [draft, setDraft] = useState<Draft>()
  const pending = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const commit = async (leaving = false) => {
    clearTimeout(timer.current)
    const text = pending.current
    if (text === undefined) return
    pending.current = undefined
    if (!leaving) setDraft({ text: writtenNumber(text), isCommitted: true })
    await onType(text)
    // The cart's answer follows within a moment; where it changes nothing, none comes.
    if (!leaving) setTimeout(() => setDraft(unlessCommitted), ANSWER_TIME)
  }
  const type = (text: string) => {
    const shown = text.trim()
    const typed = readQuantity(shown)
    if (!FIGURES.test(typed) || TOO_LONG.test(typed)) return
    clearTimeout(timer.current)
    if (isQuantityText(typed)) {
      pending.current = typed
      setDraft({ text: shown, isCommitted: false })
      timer.current = setTimeout(() => void commit(), QUANTITY_CHECK_DELAY)
      return
    }
    // 1.000 may be a thousand or one: it is for who typed it to say, and the quantity waits.
    pending.current = undefined
    setDraft({ text: shown, isCommitted: false })
  }
  const cancel = () => {
    clearTimeout(timer.current)
    pending.current = undefined
    setDraft(undefined)
  }
  useEffect(() => setDraft(unlessCommitted), [quantity])
  // A row that goes away within the second must not lose what was typed into it.
  const leave = useEffectEvent(() => void commit(true))
  useEffect(() => () => leave(), [])
  return {
    text: draft?.text ?? writtenNumber(quantity),
    isTyping: draft !== undefined,
    isUnclear: draft !== undefined && !isQuantityText(readQuantity(draft.text)),
    type,
    commit,
    cancel,
  }
}

const BUTTON = `${look('hover', 'focus-inside')} ${classes.button}`

/** Minus, a field for the quantity, plus. Arrow keys do what the buttons do; Enter checks at once. */
export function QuantityStepper({
  name,
  quantity,
  minimum,
  message,
  describedBy,
  onType,
  onIncrease,
  onDecrease,
  onEnter,
  inCart = true,
}: QuantityStepperProps) {
  const t = useTexts(cartTexts)
  const messageId = useId()
  const { text, isTyping, isUnclear, type, commit, cancel } = useDraft(quantity, onType)
  useMarkTyping(isTyping && inCart)
  const shown = isUnclear ? t('quantityUnclear') : message
  const described = [shown !== '' && messageId, describedBy].filter(Boolean).join(' ')
  const atMinimum = quantity <= minimum
  const step = async (go: () => void) => {
    if (isUnclear) cancel()
    await commit()
    go()
  }
  const enter = async () => {
    await commit()
    if (!isUnclear) onEnter?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void enter()
    else if (event.key === 'Escape' && isTyping) {
      event.stopPropagation()
      cancel()
    } else if (event.key === 'ArrowUp') void step(onIncrease)
    else if (event.key === 'ArrowDown') void step(onDecrease)
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className={classes.stepper} role="group" aria-label={t('quantityOf', { name })}>
        <button
          type="button"
          className={BUTTON}
          aria-label={t('decreaseOf', { name })}
          // At a minimum above 1 it stays in reach, to say what the minimum is (Spec 1 §5).
          disabled={atMinimum && minimum <= 1}
          aria-disabled={atMinimum}
          data-muted={atMinimum || undefined}
          onClick={() => void step(onDecrease)}
        >
          −
        </button>
        <input
          className={`${look('focus-inside', 'phone-text-lg', isUnclear && 'error')} ${classes.field}`}
          inputMode="decimal"
          autoComplete="off"
          aria-label={t('quantityOf', { name })}
          aria-invalid={isUnclear || undefined}
          aria-describedby={described === '' ? undefined : described}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => void commit()}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={BUTTON}
          aria-label={t('increaseOf', { name })}
          onClick={() => void step(onIncrease)}
        >
          +
        </button>
      </div>
      <span
        id={messageId}
        className={`${look('block', 'tiny', 'error', 'empty-hidden')} ${classes.message}`}
        role="status"
      >
        {shown}
      </span>
    </>
  )
}
