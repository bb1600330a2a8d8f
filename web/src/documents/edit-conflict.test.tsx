// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mountPage } from '../lib/page.fixture'
import { EditConflict } from './edit-conflict'

it('says who saved first, and when, above the differences', async () => {
  const message = 'Budi Santoso changed this on 5 Sep 2026, 10:12, after you opened it.'
  const { page, leave } = await mountPage(
    <EditConflict
      message={message}
      rows={[{ label: 'Name', mine: 'A', theirs: 'B' }]}
      onKeepMine={() => {}}
      onTakeTheirs={() => {}}
    />,
  )
  expect(page.querySelector('[role=alert]')?.textContent).toContain(message)
  await leave()
})
