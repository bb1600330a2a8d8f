import { Anchor, Button, Group } from '@mantine/core'
import type { NotificationData } from '@mantine/notifications'
import { connectionTexts } from '@pasok/domain/kernel/connection.texts'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import type { ReactNode } from 'react'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { messageOf, nextOf } from './api-error'
import { Unreached } from './reach'
import { createStore } from './store'
import { tx } from './texts'

const SUCCESS_MS = 4_000
const ERROR_MS = 8_000
/** A removed line can be undone for 8 seconds. */
const UNDO_MS = 8_000

/** Set by the first toast: from then on `ToastHost` stands in the app. */
export const toastsWantedStore = createStore(false)

const importToasts = () => import('@mantine/notifications')
let loading: ReturnType<typeof importToasts> | undefined

/**
 * Toasts are no part of the first load; the shell fetches them once it has nothing else to do. The
 * promise is stored: on each import the bundler's loader searches the whole page for the file.
 */
export function loadToasts(): ReturnType<typeof importToasts> {
  loading ??= importToasts().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function show(toast: NotificationData): Promise<void> {
  const loaded = await loadToasts().catch(() => null)
  // Cut off before they were loaded: the banner says that.
  if (!loaded) return
  const { notifications } = loaded
  toastsWantedStore.set(true)
  notifications.show(toast)
  // One that is on the screen already isn't shown again, but says the new words.
  if (toast.id !== undefined) notifications.update(toast)
}

let successes = 0

/**
 * Under the title Success (Spec 2 §8), for so many milliseconds. Only the newest stands there, or the
 * newest with an id: acts that follow each other quickly must not pile up over the buttons.
 */
export function toastSuccess(message: string, id?: string, stands = SUCCESS_MS): void {
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
    autoClose: stands,
    role: 'status',
  })
}

/** Under the title Error (Spec 2 §8). Of those with the same id only the newest stands there. */
export function toastError(message: ReactNode, id?: string): void {
  const error = tx(shellTexts.error)
  void show({
    ...(id !== undefined && { id }),
    // The specification's own words begin with it (`Error! Invoice not found!`): said once.
    title: typeof message === 'string' && message.startsWith(`${error}!`) ? undefined : error,
    message,
    icon: <IconAlertTriangle size={16} aria-hidden />,
    color: 'red',
    autoClose: ERROR_MS,
    role: 'alert',
  })
}

/** A call that failed, with what the server says and offers to do about it. */
export function toastFailure(error: unknown, id?: string): void {
  const next = nextOf(error)
  const message = messageOf(error)
  toastError(next ? <Leading message={message} {...next} /> : message, id)
}

/** A piece of the app could not be fetched: why, and what to do. */
export function toastMissing(error: unknown): void {
  const text = error instanceof Unreached ? connectionTexts.notNow : connectionTexts.notHere
  toastError(tx(text), 'missing-piece')
}

/** `onMissing` of a dialog's `LazyBoundary`: closes the dialog and says why it did not open. */
export const closeWithToast = (close: () => void) => (error: unknown) => {
  close()
  toastMissing(error)
}

/** A message with the way to go on: toasts stand outside of the router. */
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

/** Neither done nor failed: how things stand. Of those with the same id only the newest stays. */
export function toastNotice(message: string, id: string, offer?: Offered): void {
  const icon = <IconInfoCircle size={16} aria-hidden />
  const follow = () => {
    void loadToasts().then(({ notifications }) => notifications.hide(id))
    offer?.onChoose()
  }
  const told = offer ? <Offering {...offer} message={message} onChoose={follow} /> : message
  void show({ id, message: told, icon, color: 'yellow', autoClose: ERROR_MS, role: 'status' })
}

/** What can be done about it. */
interface Offered {
  label: string
  onChoose: () => void
}

interface OfferingProps extends Offered {
  message: string
  keys?: string
}

/** A message with one button. */
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
  /** Where it was made, if in a dialog. */
  dialog: Element | null
}

/** What can be taken back by its keys, the newest last. */
const offers: Offer[] = []

/** In a field the keys take back what was typed there. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null

const dialogOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[role="dialog"]') : null

/** A dialog keeps the keys from what lies behind it. */
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
 * Says what was done and offers to take it back for 8 seconds, by a button or the keys that undo
 * elsewhere: in a long list Tab would not lead to the button within that time. The newest offer
 * stands before everything else: behind a full stack of messages it would wait until its moment is
 * over. What has to make room for it comes back after it.
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
  // Once, however often it is added.
  window.addEventListener('keydown', onUndoKeys)
  void show({
    id,
    message: <Offering message={message} label={label} keys="Control+Z Meta+Z" onChoose={undo} />,
    autoClose: UNDO_MS,
    // Put away, it is not taken back by keys either.
    onClose: withdraw,
    priority: lastUndo,
    role: 'status',
  })
}
