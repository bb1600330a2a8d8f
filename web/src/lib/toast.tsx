import { Button, Group } from '@mantine/core'
import type { NotificationData } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { createStore } from './store'

const SUCCESS_MS = 4_000
const ERROR_MS = 8_000
/** A removed line can be undone for 8 seconds. */
const UNDO_MS = 8_000

/** Set by the first toast: from then on `ToastHost` stands in the app. */
export const toastsWantedStore = createStore(false)

/** Toasts are no part of the first load; the shell fetches them once it has nothing else to do. */
export const loadToasts = () => import('@mantine/notifications')

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

/** Of those with the same id only the newest stands there. */
export function toastSuccess(message: string, id?: string): void {
  const icon = <IconCheck size={16} aria-hidden />
  void show({
    ...(id !== undefined && { id }),
    message,
    icon,
    color: 'green',
    autoClose: SUCCESS_MS,
    role: 'status',
  })
}

/** Of those with the same id only the newest stands there. */
export function toastError(message: string, id?: string): void {
  const icon = <IconAlertTriangle size={16} aria-hidden />
  void show({
    ...(id !== undefined && { id }),
    message,
    icon,
    color: 'red',
    autoClose: ERROR_MS,
    role: 'alert',
  })
}

/** Neither done nor failed: how things stand. Of those with the same id only the newest stays. */
export function toastNotice(message: string, id: string): void {
  const icon = <IconInfoCircle size={16} aria-hidden />
  void show({ id, message, icon, color: 'yellow', autoClose: ERROR_MS, role: 'status' })
}

let lastUndo = 0

/**
 * Says what was done and offers to take it back for 8 seconds. The newest offer stands before
 * everything else: behind a full stack of messages it would wait until its moment is over. What
 * has to make room for it comes back after it.
 */
export function toastUndo(message: string, label: string, onUndo: () => void): void {
  lastUndo += 1
  const id = `undo-${lastUndo}`
  const undo = () => {
    void loadToasts().then(({ notifications }) => notifications.hide(id))
    onUndo()
  }
  void show({
    id,
    message: (
      <Group justify="space-between" wrap="nowrap">
        {message}
        <Button size="compact-sm" variant="light" onClick={undo}>
          {label}
        </Button>
      </Group>
    ),
    autoClose: UNDO_MS,
    priority: lastUndo,
    role: 'status',
  })
}
