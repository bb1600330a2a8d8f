// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it } from 'vitest'
import { mountPage } from '../../../lib/page.fixture'
import { EditorConflict } from './editor-conflict'

const editorIn = (phase: string, message: string) => (
  <EditorConflict editor={{ autosave: { phase, message }, marker: {}, choices: {} } as never} />
)

// proves 1.8.1 1.8.3
it('a refused save is an alert titled Error, dismissed until the next attempt', async () => {
  const { page, show, leave } = await mountPage(editorIn('refused', 'No such department'))
  const alert = () => page.querySelector('[role=alert]')
  expect(alert()?.querySelector('[class*=Alert-title]')?.textContent).toBe('Error')
  expect(alert()?.textContent).toContain('No such department')
  await act(async () => alert()?.querySelector('button')?.click())
  expect(alert()).toBeNull()
  await show(editorIn('saving', ''))
  await show(editorIn('refused', 'No such department'))
  expect(alert()).not.toBeNull()
  await leave()
})
