// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mountPage } from '../../lib/page.fixture'
import { NOTIFICATIONS_COMING } from './coming'

// proves 2.9.7
it('reserves space for five notifications while loading', async () => {
  const { page } = await mountPage(NOTIFICATIONS_COMING)
  expect(page.querySelector('[role=status]')?.children).toHaveLength(5)
})
