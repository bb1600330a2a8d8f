import { defineMachine } from '../../kernel/machine'

export const DOWNLOAD_STATES = ['Making', 'Ready', 'Failed', 'Canceled', 'Gone'] as const
export type DownloadState = (typeof DOWNLOAD_STATES)[number]
export type DownloadEvent = 'finish' | 'fail' | 'cancel' | 'expire' | 'remove'

/** The states of a background report, whose file is stored for a week. */
export const downloadMachine = defineMachine({
  name: 'report',
  states: DOWNLOAD_STATES,
  initial: ['Making'],
  events: {
    finish: { from: ['Making'], to: 'Ready', by: ['system'] },
    fail: { from: ['Making'], to: 'Failed', by: ['system'] },
    cancel: { from: ['Making'], to: 'Canceled', by: ['buyer'] },
    remove: { from: ['Ready', 'Failed', 'Canceled', 'Gone'], to: 'Gone', by: ['buyer'] },
    expire: { from: ['Ready'], to: 'Gone', by: ['system'] },
  },
})
