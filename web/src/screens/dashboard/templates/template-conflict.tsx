import { Alert, Button } from '@mantine/core'
import type { CartLine } from '@pasok/domain/cart/cart.model'
import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import { IconFileOff } from '@tabler/icons-react'
import { EditConflict, type Difference } from '../../../documents/edit-conflict'
import { FailureNotice } from '../../../documents/failure-notice'
import type { TemplateItems } from '../../../features/templates/templates.queries'
import { quantity } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { templateDifferences, type ItemVersion } from './template-differences'
import type { TemplateSaving } from './use-template-save'

interface ConflictProps {
  name: string
  lines: readonly CartLine[]
  saving: TemplateSaving
  /** Puts theirs in the place of mine. */
  onTakeTheirs: () => void
}

function useDifferences(
  mine: { name: string; lines: readonly CartLine[] },
  theirs: TemplateItems,
): Difference[] {
  const t = useTexts(templateScreenTexts)
  const shown = (version: ItemVersion | undefined) => {
    if (!version) return ''
    const { quantity: count, note } = version
    const amount = quantity(count)
    return note === '' ? amount : t('conflictNote', { quantity: amount, note })
  }
  return [
    { label: t('name'), mine: mine.name.trim(), theirs: theirs.name },
    ...templateDifferences(mine.lines, theirs.items).map((item) => ({
      label: item.name,
      mine: shown(item.mine),
      theirs: shown(item.theirs),
    })),
  ]
}

interface StaleProps extends ConflictProps {
  theirs: TemplateItems
}

/** Somebody else saved it meanwhile: what differs, and whose is to count. */
function Stale({ name, lines, saving, theirs, onTakeTheirs }: StaleProps) {
  const rows = useDifferences({ name, lines }, theirs)
  return (
    <EditConflict
      rows={rows}
      busy={saving.isPending}
      onKeepMine={() => void saving.keepMine(name, theirs)}
      onTakeTheirs={onTakeTheirs}
    />
  )
}

/** Why the template is not saved, and what can be done; nothing of one's own is lost. */
export function TemplateConflict(props: ConflictProps) {
  const t = useTexts(templateScreenTexts)
  const { name, saving } = props
  const { problem } = saving
  if (!problem) return null
  if (problem.kind === 'stale') return <Stale {...props} theirs={problem.theirs} />
  if (problem.kind === 'failed')
    return (
      <FailureNotice title={problem.title} messages={problem.messages} onClose={saving.dismiss} />
    )
  return (
    <Alert
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
