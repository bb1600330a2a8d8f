import type { DemoKind } from '../market.types'
import { officeDeskKinds } from './office-desk'
import { officeFilingKinds } from './office-filing'
import { officePaperKinds } from './office-paper'
import { officePresentationKinds } from './office-presentation'
import { officeWritingKinds } from './office-writing'

export const demoKinds: readonly DemoKind[] = [
  ...officePaperKinds,
  ...officeWritingKinds,
  ...officeFilingKinds,
  ...officeDeskKinds,
  ...officePresentationKinds,
]
