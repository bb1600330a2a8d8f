import type { CompanySettings } from '@pasok/domain/team/team.settings.contract'
import { settingsTexts } from '@pasok/domain/team/team.settings.texts'
import type { PlatformSetting } from '@pasok/domain/vendors/vendors.platform-setting.contract'
import { useRef } from 'react'
import { CutOffNote } from '../../../documents/cut-off-note'
import { LoadError } from '../../../documents/load-error'
import { useLeaveQuestion } from '../../../documents/use-leave-question'
import { useCompanySettings } from '../../../features/team/company-settings.queries'
import { usePlatformSetting } from '../../../features/vendors/platform-setting.queries'
import { isCutOff } from '../../../lib/cut-off'
import { useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { CompanyCard } from './company-card'
import { PlatformCard } from './platform-card'
import classes from './setting.module.css'
import { useCompanyForm } from './use-company-form'
import { usePlatformForm } from './use-platform-form'
import { look } from '../../../ui/look'

interface CardsProps {
  setting: PlatformSetting
  settings: CompanySettings
}

/** Two forms, of which each is saved by itself; who leaves with something typed is asked once. */
function Cards({ setting, settings }: CardsProps) {
  const platform = usePlatformForm(setting)
  const company = useCompanyForm(settings)
  const isSaved = useRef(false)
  useLeaveQuestion(platform.isChanged || company.isChanged, isSaved)
  return (
    <div className={`${classes.cards} ${look('grid', 'align-start', 'gap-md')}`}>
      <PlatformCard form={platform} />
      <CompanyCard form={company} settings={settings} />
    </div>
  )
}

function Loaded() {
  const setting = usePlatformSetting()
  const settings = useCompanySettings()
  if (isCutOff(setting) || isCutOff(settings)) return <CutOffNote />
  if (setting.data && settings.data)
    return <Cards setting={setting.data} settings={settings.data} />
  const failed = [setting, settings].find(({ error }) => error !== null)
  if (!failed?.error) return <SkeletonRows />
  return (
    <LoadError
      error={failed.error}
      busy={setting.isFetching || settings.isFetching}
      onRetry={() => {
        void setting.refetch()
        void settings.refetch()
      }}
    />
  )
}

/** Spec 2 §2, `/dashboard/setting`. */
export default function SettingScreen() {
  const t = useTexts(settingsTexts)
  return (
    <>
      <PageHead title={t('page')} />
      <Loaded />
    </>
  )
}
