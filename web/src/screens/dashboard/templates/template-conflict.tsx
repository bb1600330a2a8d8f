import { Alert, Box, Button } from '@mantine/core'
import { listDifferences } from '@pasok/domain/cart/cart.differences'
import type { CartLine } from '@pasok/domain/cart/cart.model'
import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import { IconFileOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EditConflict } from '../../../documents/edit-conflict'
import { FailureNotice } from '../../../documents/failure-notice'
import { VersionsTable } from '../../../documents/versions-table'
import {
  fetchTemplateItems,
  type TemplateItems,
} from '../../../features/templates/templates.queries'
import { queryKey } from '../../../lib/api'
import { isMissing, messagesOf } from '../../../lib/api-error'

import { useTexts } from '../../../lib/texts'
import { useInSight } from '../../../ui/in-sight'
import type { TemplateSaving } from './use-template-editor'

interface ConflictProps {
  /** Id of the saved template; undefined for a new one. */
  id: string | undefined
  name: string
  lines: readonly CartLine[]
  saving: TemplateSaving
  onTakeTheirs: () => void
}

interface StaleProps extends ConflictProps {
  theirs: TemplateItems
  message: string
}

/** Another user saved the template first: shows the differences and lets the user choose. */
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

/** Another user deleted the template meanwhile. */
function Deleted({ name, lines, saving }: Pick<ConflictProps, 'name' | 'lines' | 'saving'>) {
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
        onClick={() => void saving.saveAsNew(name, lines)}
      >
        {t('saveAsNew')}
      </Button>
    </Alert>
  )
}

/** Shows why the template was not saved, with the possible solutions; the user's work is preserved. */
export function TemplateConflict(props: ConflictProps) {
  const t = useTexts(templateScreenTexts)
  const { trouble, dismiss } = props.saving
  const id = props.id ?? ''
  const isStale = trouble?.kind === 'stale'
  const { data: theirs, error } = useQuery({
    queryKey: queryKey('getTemplateItems', { params: { id } }),
    queryFn: ({ signal }) => fetchTemplateItems(id, signal),
    enabled: isStale,
    staleTime: 0,
    gcTime: 0,
  })
  if (!trouble) return null
  if (trouble.kind === 'closed' || (isStale && isMissing(error))) return <Deleted {...props} />
  if (isStale && theirs) return <Stale {...props} theirs={theirs} message={trouble.message} />
  if (isStale && !error) return null
  const messages = isStale ? messagesOf(error) : trouble.messages
  return <FailureNotice title={t('notSaved')} messages={messages} onClose={() => void dismiss()} />
}
