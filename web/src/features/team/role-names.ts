import type { ModuleDetail } from '@pasok/domain/identity/identity.model'
import { menuTexts } from '@pasok/domain/kernel/menu.texts'
import { FEATURES } from '@pasok/domain/kernel/features'
import { MODULES, type Module } from '@pasok/domain/kernel/permissions'
import type { Text } from '@pasok/domain/kernel/texts'
import { FEATURE_WORDS } from '@pasok/domain/team/team.features.texts'

const modules: readonly Module[] = MODULES
const known: Readonly<Record<string, Text>> = menuTexts
const words: Readonly<Record<string, { name: Text; help: Text }>> = FEATURE_WORDS

/** A module's name; one that this release doesn't know is called as the server does. */
export function moduleName({ _id, name }: Pick<ModuleDetail, '_id' | 'name'>): Text {
  return known[_id] ?? { en: name, id: name }
}

/** A feature's name in words; one that this release doesn't know is called by its id. */
export function featureName(feature: string): Text {
  return words[feature]?.name ?? { en: feature, id: feature }
}

/** What a feature allows, in one line. */
export const featureHelp = (feature: string): Text | undefined => words[feature]?.help

/** The module, parent or child, to which a feature belongs. */
export const moduleOf = (feature: string): string | undefined =>
  modules.find((module) => module.features.some((one) => one === feature))?.id

const place = new Map<string, number>(FEATURES.map((feature, index) => [feature, index]))
const order = new Map<string, number>(MODULES.map(({ id }, index) => [id, index]))
const last = Number.MAX_SAFE_INTEGER

/** As the features stand in their modules, whatever the order of choosing. */
export const inFeatureOrder = (chosen: readonly string[]): string[] =>
  [...new Set(chosen)].sort((a, b) => (place.get(a) ?? last) - (place.get(b) ?? last))

/** As the modules stand in the menu. */
export const inModuleOrder = (chosen: readonly string[]): string[] =>
  [...new Set(chosen)].sort((a, b) => (order.get(a) ?? last) - (order.get(b) ?? last))
