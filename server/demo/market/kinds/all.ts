import type { DemoKind } from '../market.types'
import { cleaningChemicalKinds } from './cleaning-chemicals'
import { cleaningToolKinds } from './cleaning-tools'
import { cleaningWashroomKinds } from './cleaning-washroom'
import { wasteKinds } from './cleaning-waste'
import { electricalCableKinds } from './electrical-cables'
import { electricalDeviceKinds } from './electrical-devices'
import { electricalLightingKinds } from './electrical-lighting'
import { worktableKinds } from './furniture-worktables'
import { seatingKinds } from './furniture-seating'
import { itDeviceKinds } from './it-devices'
import { itNetworkKinds } from './it-network'
import { officeDeviceKinds } from './it-office'
import { itStorageKinds } from './it-storage'
import { firstAidKinds } from './medical-first-aid'
import { medicalSupplyKinds } from './medical-supplies'
import { officeWorktopKinds } from './office-worktop'
import { officeFilingKinds } from './office-filing'
import { officePaperKinds } from './office-paper'
import { officePresentationKinds } from './office-presentation'
import { officeWritingKinds } from './office-writing'
import { packagingBagKinds } from './packaging-bags'
import { packagingBoxKinds } from './packaging-boxes'
import { pantryDrinkKinds } from './pantry-drinks'
import { pantryFoodKinds } from './pantry-food'
import { pantryTablewareKinds } from './pantry-tableware'
import { safetyBodyKinds } from './safety-body'
import { safetyHandKinds } from './safety-gloves'
import { safetyHeadKinds } from './safety-head'
import { handToolKinds } from './tools-hand'
import { machineToolKinds } from './tools-machines'
import { toolMaterialKinds } from './tools-materials'
import { siteToolKinds } from './tools-site'

/** All hand-written kinds, section by section. */
export const demoKinds: readonly DemoKind[] = [
  ...officePaperKinds,
  ...officeWritingKinds,
  ...officeFilingKinds,
  ...officeWorktopKinds,
  ...officePresentationKinds,
  ...cleaningChemicalKinds,
  ...cleaningWashroomKinds,
  ...cleaningToolKinds,
  ...wasteKinds,
  ...safetyHeadKinds,
  ...safetyHandKinds,
  ...safetyBodyKinds,
  ...electricalCableKinds,
  ...electricalDeviceKinds,
  ...electricalLightingKinds,
  ...handToolKinds,
  ...machineToolKinds,
  ...toolMaterialKinds,
  ...siteToolKinds,
  ...itDeviceKinds,
  ...itStorageKinds,
  ...itNetworkKinds,
  ...officeDeviceKinds,
  ...pantryDrinkKinds,
  ...pantryFoodKinds,
  ...pantryTablewareKinds,
  ...packagingBoxKinds,
  ...packagingBagKinds,
  ...seatingKinds,
  ...worktableKinds,
  ...firstAidKinds,
  ...medicalSupplyKinds,
]
