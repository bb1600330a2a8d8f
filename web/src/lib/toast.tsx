import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'

const SUCCESS_MS = 4_000
const ERROR_MS = 8_000
/** A removed line can be undone for 8 seconds. */
const UNDO_MS = 8_000

export function toastSuccess(message: string): void {
  notifications.show({ message, color: 'green', autoClose: SUCCESS_MS, role: 'status' })
}

export function toastError(message: string): void {
  notifications.show({ message, color: 'red', autoClose: ERROR_MS, role: 'alert' })
}

/** Says what was done and offers to take it back for 8 seconds. */
export function toastUndo(message: string, label: string, onUndo: () => void): void {
  const undo = () => {
    notifications.hide(id)
    onUndo()
  }
  const id = notifications.show({
    message: (
      <Group justify="space-between" wrap="nowrap">
        {message}
        <Button size="compact-sm" variant="light" onClick={undo}>
          {label}
        </Button>
      </Group>
    ),
    autoClose: UNDO_MS,
    role: 'status',
  })
}
