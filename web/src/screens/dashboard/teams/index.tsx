import { menuTexts } from '@pasok/domain/kernel/menu.texts'
import { useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'

/** Spec 1 §2, `/dashboard/teams`: Users Management. */
export function TeamsScreen() {
  const t = useTexts(menuTexts)
  return <PageHead title={t('teams')} />
}
