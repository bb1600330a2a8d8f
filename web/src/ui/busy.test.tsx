// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mountPage } from '../lib/page.fixture'
import { Busy } from './busy'

it('has a role, without which its name would not be read', async () => {
  const { leave } = await mountPage(<Busy label="Checking" />)
  expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Checking')
  await leave()
})
