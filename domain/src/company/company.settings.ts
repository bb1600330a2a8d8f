import type { Text } from '../kernel/texts'

/**
 * Time zones a company can choose: Indonesia's first, then those of foreign companies that buy
 * there. Dates, due dates and reports use it.
 */
export const TIME_ZONES = {
  'Asia/Jakarta': { en: 'Jakarta (WIB)', id: 'Jakarta (WIB)' },
  'Asia/Makassar': { en: 'Makassar (WITA)', id: 'Makassar (WITA)' },
  'Asia/Jayapura': { en: 'Jayapura (WIT)', id: 'Jayapura (WIT)' },
  'Asia/Singapore': { en: 'Singapore', id: 'Singapura' },
  'Asia/Kuala_Lumpur': { en: 'Kuala Lumpur', id: 'Kuala Lumpur' },
  'Asia/Bangkok': { en: 'Bangkok', id: 'Bangkok' },
  'Asia/Manila': { en: 'Manila', id: 'Manila' },
  'Asia/Hong_Kong': { en: 'Hong Kong', id: 'Hong Kong' },
  'Asia/Tokyo': { en: 'Tokyo', id: 'Tokyo' },
  'Asia/Kolkata': { en: 'Kolkata', id: 'Kolkata' },
  'Asia/Dubai': { en: 'Dubai', id: 'Dubai' },
  'Australia/Sydney': { en: 'Sydney', id: 'Sydney' },
  'Europe/Amsterdam': { en: 'Amsterdam', id: 'Amsterdam' },
  'Europe/London': { en: 'London', id: 'London' },
  'America/New_York': { en: 'New York', id: 'New York' },
  UTC: { en: 'UTC', id: 'UTC' },
} as const satisfies Record<string, Text>
export type TimeZone = keyof typeof TIME_ZONES
export const TIME_ZONE_NAMES = Object.keys(TIME_ZONES) as [TimeZone, ...TimeZone[]]
