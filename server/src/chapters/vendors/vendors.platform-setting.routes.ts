import * as calls from '@pasok/domain/vendors/vendors.platform-setting.contract'
import { platformSettingTexts } from '@pasok/domain/vendors/vendors.platform-setting.texts'
import { endpoint } from '../../http/endpoint'
import { saveSetting } from './save-platform-setting'
import { getSetting } from './vendors.platform-setting.queries'

export const platformSettingEndpoints = [
  endpoint(calls.getPlatformSetting, async ({ db, scope }) => ({
    data: await getSetting(db, scope),
  })),
  endpoint(calls.savePlatformSetting, async ({ work, body }) => ({
    data: await saveSetting(work, body),
    message: platformSettingTexts.saved,
  })),
]
