import { Alert, Box, Button } from '@mantine/core'
import { listDifferences } from '@pasok/domain/cart/cart.differences'
import type { CartLine } from '@pasok/domain/cart/cart.model'
import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import { IconFileOff } from '@tabler/icons-react'
import { EditConflict } from '../../../documents/edit-conflict'
import { FailureNotice } from '../../../documents/failure-notice'
import { VersionsTable } from '../../../documents/versions-table'
import type { TemplateItems } from '../../../features/templates/templates.queries'
import { useTexts } from '../../../lib/texts'
import { useInSight } from '../../../ui/in-sight'
import type { TemplateSaving } from './use-template-save'

interface ConflictProps {
  name: string
  lines: readonly CartLine[]
  saving: TemplateSaving
  /** Puts theirs in the place of mine. */
  onTakeTheirs: () => void
}

interface StaleProps extends ConflictProps {
  theirs: TemplateItems
  message: string
}

/** Somebody else saved it meanwhile: what differs, and whose is to count. */
function Stale({ name, lines, saving, theirs, message, onTakeTheirs }: StaleProps) {
  const t = useTexts(templateScreenTexts)
  const differing = listDifferences(lines, theirs.items)
  const mine = name.trim()
  const renamed = mine === theirs.name ? [] : [{ label: t('name'), mine, theirs: theirs.name }]
  const isSame = differing.length + renamed.length === 0
  return (
    <Box mb="md">
      <EditConflict
        message={message}
        busy={saving.isPending}
        onKeepMine={() => void saving.keepMine(name, theirs)}
        onTakeTheirs={onTakeTheirs}
      >
        {!isSame && <VersionsTable choices={renamed} lines={differing} />}
      </EditConflict>
    </Box>
  )
}

/** Somebody deleted it meanwhile. */
function Gone({ name, saving }: Pick<ConflictProps, 'name' | 'saving'>) {
  const t = useTexts(templateScreenTexts)
  return (
    <Alert
      {...useInSight('nearest')}
      color="yellow"
      role="alert"
      mb="md"
      icon={<IconFileOff size={18} aria-hidden />}
      title={t('conflictGone')}
    >
      <Button
        size="xs"
        variant="default"
        loading={saving.isPending}
        onClick={() => void saving.saveAsNew(name)}
      >
        {t('saveAsNew')}
      </Button>
    </Alert>
  )
}

/** Why the template is not saved, and what can be done; nothing of one's own is lost. */
export function TemplateConflict(props: ConflictProps) {
  const { problem, dismiss } = props.saving
  if (!problem) return null
  if (problem.kind === 'stale')
    return <Stale {...props} theirs={problem.theirs} message={problem.message} />
  if (problem.kind === 'failed')
    return <FailureNotice title={problem.title} messages={problem.messages} onClose={dismiss} />
  return <Gone {...props} />
}
