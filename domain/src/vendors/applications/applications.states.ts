import { defineMachine } from '../../kernel/machine'

export const APPLICATION_STATES = ['Waiting', 'Accepted', 'Declined'] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]
export type ApplicationEvent = 'accept' | 'decline'

export const applicationMachine = defineMachine({
  name: 'application',
  states: APPLICATION_STATES,
  initial: ['Waiting'],
  events: {
    accept: { from: ['Waiting'], to: 'Accepted', by: ['provider'] },
    decline: { from: ['Waiting'], to: 'Declined', by: ['provider'] },
  },
})
