import { Alert, Box, Button, Group } from '@mantine/core'
import { formTexts } from '@pasok/domain/kernel/form.texts'
import { IconGitFork } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts'
import { useInSight } from '../ui/in-sight'
import { look } from '../ui/look'

/** A field that two users changed differently. */
export interface Difference {
  label: string
  mine: string
  theirs: string
}

/** The differing fields and the two ways to resolve the conflict. */
export interface Conflict {
  /** Who saved first, and when; undefined where the form shows that itself. */
  message?: string | undefined
  rows: readonly Difference[]
  onKeepMine: () => void
  onTakeTheirs: () => void
}

interface EditConflictProps extends Omit<Conflict, 'rows'> {
  rows?: Conflict['rows']
  busy?: boolean
  /** Differences other than in single fields. */
  children?: ReactNode
}

const VersionLabel = ({ children }: { children: string }) => (
  <Box component="span" w={96} className={look('flex-none', 'dimmed')}>
    {children}
  </Box>
)

/** Another user saved first: shows the differences and lets the user choose a version. */
export function EditConflict(props: EditConflictProps) {
  const { message, rows = [], onKeepMine, onTakeTheirs, busy, children } = props
  const t = useTexts(formTexts)
  const differing = rows.filter(({ mine, theirs }) => mine !== theirs)
  return (
    <Alert
      {...useInSight('start')}
      color="yellow"
      role="alert"
      icon={<IconGitFork size={18} aria-hidden />}
      title={t('conflictTitle')}
    >
      {message !== undefined && <p className={look('mb-xs')}>{message}</p>}
      <p className={look('mb-xs')}>{t('conflictHelp')}</p>
      {differing.map(({ label, mine, theirs }) => (
        <dl key={label} className={look('mb-xs')} aria-label={label}>
          <dt className={look('medium')}>{label}</dt>
          <dd className={look('flex', 'gap-xs')}>
            <VersionLabel>{t('mine')}</VersionLabel>
            <span className={look('break-anywhere', 'pre-wrap')}>{mine || t('nothing')}</span>
          </dd>
          <dd className={look('flex', 'gap-xs')}>
            <VersionLabel>{t('theirs')}</VersionLabel>
            <span className={look('break-anywhere', 'pre-wrap')}>{theirs || t('nothing')}</span>
          </dd>
        </dl>
      ))}
      {children}
      <Group gap="xs" mt="sm">
        <Button size="xs" variant="default" loading={busy} onClick={onKeepMine}>
          {t('keepMine')}
        </Button>
        <Button size="xs" variant="default" disabled={busy} onClick={onTakeTheirs}>
          {t('takeTheirs')}
        </Button>
      </Group>
    </Alert>
  )
}
