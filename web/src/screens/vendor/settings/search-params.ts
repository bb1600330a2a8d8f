export const SETTINGS_TABS = ['terms', 'profile', 'accounts'] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]

/** Search parameters of `/vendor/settings`; the first tab is the default. */
interface VendorSettingsSearch {
  tab?: Exclude<SettingsTab, 'terms'>
}

export const parseVendorSettings = ({
  tab,
  ...others
}: Record<string, unknown>): VendorSettingsSearch => ({
  ...others,
  ...((tab === 'profile' || tab === 'accounts') && { tab }),
})
