import * as calls from '@pasok/domain/team/team.settings.contract'
import { settingsReplies } from '@pasok/domain/team/team.settings.texts'
import { endpoint } from '../../http/endpoint'
import { saveSettings } from './save-company-settings'
import { getSettings } from './team.settings.queries'

export const companySettingsEndpoints = [
  endpoint(calls.getCompanySettings, async ({ db, scope }) => ({
    data: await getSettings(db, scope),
  })),
  endpoint(calls.saveCompanySettings, async ({ work, body }) => ({
    data: await saveSettings(work, body),
    message: settingsReplies.saved,
  })),
]
