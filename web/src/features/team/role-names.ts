import type { ModuleDetail } from '@pasok/domain/identity/identity.model'
import { menuTexts } from '@pasok/domain/kernel/shell.texts'
import { FEATURES } from '@pasok/domain/kernel/features'
import { MODULES, type Module } from '@pasok/domain/kernel/permissions'
import type { Text } from '@pasok/domain/kernel/texts'
import { FEATURE_WORDS } from '@pasok/domain/team/team.features.texts'

const modules: readonly Module[] = MODULES
const known: Readonly<Record<string, Text>> = menuTexts
const words: Readonly<Record<string, { name: Text; help: Text }>> = FEATURE_WORDS

/** Returns a module's name; the server's name for modules unknown to this release. */
export function moduleName({ _id, name }: Pick<ModuleDetail, '_id' | 'name'>): Text {
  return known[_id] ?? { en: name, id: name }
}

/** Returns a feature's name; the id for features unknown to this release. */
export function featureName(feature: string): Text {
  return words[feature]?.name ?? { en: feature, id: feature }
}

export const featureHelp = (feature: string): Text | undefined => words[feature]?.help

/** Returns the id of a feature's module, parent or child. */
export const moduleOf = (feature: string): string | undefined =>
  modules.find((module) => module.features.some((one) => one === feature))?.id

const place = new Map<string, number>(FEATURES.map((feature, index) => [feature, index]))
const order = new Map<string, number>(MODULES.map(({ id }, index) => [id, index]))
const last = Number.MAX_SAFE_INTEGER

/** Sorts features in the order of their modules, without duplicates. */
export const inFeatureOrder = (chosen: readonly string[]): string[] =>
  [...new Set(chosen)].sort((a, b) => (place.get(a) ?? last) - (place.get(b) ?? last))

/** Sorts modules in menu order, without duplicates. */
export const inModuleOrder = (chosen: readonly string[]): string[] =>
  [...new Set(chosen)].sort((a, b) => (order.get(a) ?? last) - (order.get(b) ?? last))
