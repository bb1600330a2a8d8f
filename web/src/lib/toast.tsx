import { Anchor, Button, Group } from '@mantine/core'
import type { NotificationData } from '@mantine/notifications'
import { connectionTexts, shellTexts } from '@pasok/domain/kernel/shell.texts'

import type { ReactNode } from 'react'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { messageOf, nextOf } from './api-error'
import { ServerUnreachable } from './load-piece'
import { createStore } from './store'
import { tx } from './texts'

const SUCCESS_MS = 4_000
const ERROR_MS = 8_000
/** Milliseconds in which removing a line can be undone. */
const UNDO_MS = 8_000

/** Set by the first toast; `ToastHost` is rendered from then on. */
export const toastsWantedStore = createStore(false)

const importToasts = () => import('@mantine/notifications')
let loading: ReturnType<typeof importToasts> | undefined

/**
 * Loads the toast code, which is not part of the first load. The promise is cached, because the bundler's
 * loader searches the whole page for the file on each import.
 */
export function loadToasts(): ReturnType<typeof importToasts> {
  loading ??= importToasts().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

let updates = 0

async function show(toast: NotificationData & { autoClose: number }): Promise<void> {
  const loaded = await loadToasts().catch(() => null)
  // Not loaded for lack of a connection, which the banner shows.
  if (!loaded) return
  const { notifications } = loaded
  toastsWantedStore.set(true)
  notifications.show(toast)
  if (toast.id === undefined) return
  // Updates a toast that is already shown. A different time makes its countdown start again.
  updates = (updates + 1) % 100
  notifications.update({ ...toast, autoClose: toast.autoClose + updates })
}

let successes = 0

/**
 * Shows a toast titled Success (Spec 2 §8) for `duration` milliseconds. Replaces the previous one, or the one
 * with the same id, so that quick actions do not pile up toasts over the buttons.
 */
export function toastSuccess(message: string, id?: string, duration = SUCCESS_MS): void {
  const before = `success-${successes}`
  if (id === undefined) {
    successes += 1
    void loadToasts().then(
      ({ notifications }) => notifications.hide(before),
      () => undefined,
    )
  }
  void show({
    id: id ?? `success-${successes}`,
    title: tx(shellTexts.success),
    message,
    icon: <IconCheck size={16} aria-hidden />,
    color: 'green',
    autoClose: duration,
    role: 'status',
  })
}

/** Shows a toast titled Error (Spec 2 §8). Replaces the one with the same id. */
export function toastError(message: ReactNode, id?: string): void {
  const error = tx(shellTexts.error)
  void show({
    ...(id !== undefined && { id }),
    // Some specified messages start with the title (`Error! Invoice not found!`); it is not repeated.
    title: typeof message === 'string' && message.startsWith(`${error}!`) ? undefined : error,
    message,
    icon: <IconAlertTriangle size={16} aria-hidden />,
    color: 'red',
    autoClose: ERROR_MS,
    role: 'alert',
  })
}

/** Shows a failed request, with the next step that the server suggests. */
export function toastFailure(error: unknown, id?: string): void {
  const next = nextOf(error)
  const message = messageOf(error)
  toastError(next ? <Leading message={message} {...next} /> : message, id)
}

/** Shows that a part of the app could not be loaded, and what to do. */
export function toastMissing(error: unknown): void {
  const isAway = error instanceof ServerUnreachable
  toastError(isAway ? error.message : tx(connectionTexts.notHere), 'missing-piece')
}

/** For `onMissing` of a dialog's `LazyBoundary`: closes the dialog and explains why. */
export const closeWithToast = (close: () => void) => (error: unknown) => {
  close()
  toastMissing(error)
}

/** A message with a link; a plain link, because toasts are rendered outside the router. */
function Leading({ message, label, address }: { message: string; label: string; address: string }) {
  return (
    <>
      {message}{' '}
      <Anchor href={address} size="sm">
        {label}
      </Anchor>
    </>
  )
}

/** Shows a neutral message. Replaces the one with the same id. */
export function toastNotice(message: string, id: string, offer?: Offered): void {
  const icon = <IconInfoCircle size={16} aria-hidden />
  const follow = () => {
    void loadToasts().then(({ notifications }) => notifications.hide(id))
    offer?.onChoose()
  }
  const content = offer ? <Offering {...offer} message={message} onChoose={follow} /> : message
  void show({ id, message: content, icon, color: 'yellow', autoClose: ERROR_MS, role: 'status' })
}

interface Offered {
  label: string
  onChoose: () => void
}

interface OfferingProps extends Offered {
  message: string
  keys?: string
}

function Offering({ message, label, keys, onChoose }: OfferingProps) {
  return (
    <Group justify="space-between" wrap="nowrap">
      {message}
      <Button
        size="compact-sm"
        variant="light"
        flex="none"
        aria-keyshortcuts={keys}
        onClick={onChoose}
      >
        {label}
      </Button>
    </Group>
  )
}

interface Offer {
  undo: () => void
  /** Dialog in which the action took place, if any. */
  dialog: Element | null
}

/** Actions that the undo keys can revert, newest last. */
const offers: Offer[] = []

/** In a field, the keys undo the typing. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null

const dialogOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[role="dialog"]') : null

/** An open dialog blocks the keys for actions made behind it. */
const isBehind = (offer: Offer, dialog: Element | null) =>
  dialog !== null && dialog !== offer.dialog

function onUndoKeys(event: KeyboardEvent): void {
  const { ctrlKey, metaKey, shiftKey, altKey, key, target } = event
  const isUndo = (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'z'
  const offer = offers.at(-1)
  if (!isUndo || !offer || event.repeat || event.defaultPrevented) return
  if (isTyping(target) || isBehind(offer, dialogOf(target))) return
  event.preventDefault()
  offer.undo()
}

let lastUndo = 0

/**
 * Shows what was done and offers to undo it for 8 seconds, by button or by the usual keys, because Tab would
 * not loadPiece the button in time. The newest offer takes precedence over other toasts, which reappear afterwards.
 */
export function toastUndo(message: string, label: string, onUndo: () => void): void {
  lastUndo += 1
  const id = `undo-${lastUndo}`
  const withdraw = () => {
    if (offers.includes(offer)) offers.splice(offers.indexOf(offer), 1)
  }
  const undo = () => {
    withdraw()
    void loadToasts().then(({ notifications }) => notifications.hide(id))
    onUndo()
  }
  const offer = { undo, dialog: dialogOf(document.activeElement) }
  offers.push(offer)
  setTimeout(withdraw, UNDO_MS)
  // Adding the same listener twice has no effect.
  window.addEventListener('keydown', onUndoKeys)
  void show({
    id,
    message: <Offering message={message} label={label} keys="Control+Z Meta+Z" onChoose={undo} />,
    autoClose: UNDO_MS,
    // A closed toast can no longer be undone by keys.
    onClose: withdraw,
    priority: lastUndo,
    role: 'status',
  })
}
