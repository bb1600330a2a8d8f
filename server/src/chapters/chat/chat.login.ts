import { login } from '@pasok/domain/notifications/notifications.socket'
import { socketEndpoint } from '../../realtime/live'
import { historyOf } from './chat.history'

/** What a socket is told first. */
export const loginEndpoint = socketEndpoint(login, {
  volatile: async ({ db, actor, tellBack }) => tellBack('history', await historyOf(db, actor)),
})
