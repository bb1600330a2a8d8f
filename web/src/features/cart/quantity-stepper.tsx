import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { QUANTITY_CHECK_DELAY_MS } from '@pasok/domain/cart/cart.constants'
import { isQuantityText } from '@pasok/domain/cart/cart.rules'
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { writtenNumber } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { useMarkTyping } from './cart.typing'
import classes from './quantity-stepper.module.css'
import { look } from '../../ui/look'
import { readQuantity } from '../../lib/typed-numbers'

interface QuantityStepperProps {
  name: string
  quantity: number
  minimum: number
  message: string
  /** Id of a further description for screen readers. */
  describedBy?: string | undefined
  onType: (text: string) => Promise<void>
  onIncrease: () => void
  onDecrease: () => void
  /** Called after Enter, once the quantity has been checked. */
  onEnter?: () => void
  /** False for a quantity outside the cart, which is not saved. */
  inCart?: boolean
}

/** The text in the field; `isCommitted` once it was handed to the cart and the new quantity is awaited. */
interface QuantityDraft {
  text: string
  isCommitted: boolean
}

/** Milliseconds in which the cart shows a new quantity. */
const ANSWER_TIME_MS = 250

/** Characters of a written number; other input is ignored. */
const FIGURES = /^[\d.,\s]*$/
/** More digits than any stock has. */
const TOO_LONG = /^\d{8,}(?:\.\d{0,2})?$/

const unlessCommitted = (draft: QuantityDraft | undefined) =>
  draft?.isCommitted ? undefined : draft

function useDraft(quantity: number, onType: (text: string) => Promise<void>) {
  const [draft, setDraft] = useState<QuantityDraft>()
  const pending = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const commit = async (leaving = false) => {
    clearTimeout(timer.current)
    const text = pending.current
    if (text === undefined) return
    pending.current = undefined
    if (!leaving) setDraft({ text: writtenNumber(text), isCommitted: true })
    await onType(text)
    // The new quantity arrives shortly; if nothing changed, none arrives and the text is reset.
    if (!leaving) setTimeout(() => setDraft(unlessCommitted), ANSWER_TIME_MS)
  }
  const type = (text: string) => {
    const shown = text.trim()
    const typed = readQuantity(shown)
    if (!FIGURES.test(typed) || TOO_LONG.test(typed)) return
    clearTimeout(timer.current)
    if (isQuantityText(typed)) {
      pending.current = typed
      setDraft({ text: shown, isCommitted: false })
      timer.current = setTimeout(() => void commit(), QUANTITY_CHECK_DELAY_MS)
      return
    }
    // 1.000 may mean a thousand or one: the quantity is not committed until the user makes it clear.
    pending.current = undefined
    setDraft({ text: shown, isCommitted: false })
  }
  const cancel = () => {
    clearTimeout(timer.current)
    pending.current = undefined
    setDraft(undefined)
  }
  useEffect(() => setDraft(unlessCommitted), [quantity])
  // Commits the pending quantity when the row unmounts.
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

/** Quantity field with minus and plus buttons. Arrow keys work like the buttons; Enter commits immediately. */
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
          // At a minimum above 1 the button stays enabled, to show the minimum (Spec 1 §5).
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
