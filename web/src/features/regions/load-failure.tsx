import { Alert, Button } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { regionsTexts } from '@pasok/domain/regions/regions.texts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { messageOf } from '../../lib/api-error'
import { useTexts } from '../../lib/texts'
import classes from './place-fields.module.css'

/** Spec 1 §8, Region fetch failures: titled Error with the error text; loading stops. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts(regionsTexts)
  const shell = useTexts(shellTexts)
  return (
    <Alert
      className={classes.failure}
      color="red"
      role="alert"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={shell('error')}
    >
      <p className={classes.reason}>{messageOf(error)}</p>
      <Button size="xs" variant="default" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Alert>
  )
}
