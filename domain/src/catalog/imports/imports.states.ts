import { defineMachine } from '../../kernel/machine'

export const IMPORT_STATES = [
  'uploading',
  'checking',
  'checked',
  'importing',
  'done',
  'canceled',
  'failed',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]
export type ImportEvent =
  | 'arrive'
  | 'finishCheck'
  | 'start'
  | 'finish'
  | 'cancel'
  | 'expire'
  | 'fail'

/**
 * The states of a product import (`docs/domain.md` §5): checked first, then confirmed by the user,
 * then imported.
 */
export const importMachine = defineMachine({
  name: 'import',
  states: IMPORT_STATES,
  initial: ['uploading'],
  events: {
    arrive: { from: ['uploading'], to: 'checking', by: ['vendor'] },
    finishCheck: { from: ['checking'], to: 'checked', by: ['system'] },
    start: { from: ['checked'], to: 'importing', by: ['vendor'] },
    finish: { from: ['importing'], to: 'done', by: ['system'] },
    cancel: { from: ['checking', 'checked', 'importing'], to: 'canceled', by: ['vendor'] },
    expire: { from: ['checked'], to: 'canceled', by: ['system'] },
    fail: { from: ['checking', 'importing'], to: 'failed', by: ['system'] },
  },
})

/** Returns whether the import is in progress; the screen then polls it. */
export const isRunning = (state: ImportState): boolean =>
  state === 'checking' || state === 'importing'
