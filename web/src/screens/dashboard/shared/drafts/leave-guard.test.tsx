// @vitest-environment happy-dom
import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { afterEach, expect, it } from 'vitest'
import { mountPage, press } from '../../../../lib/page.fixture'
import { sessionOf } from '../../../../lib/session.fixture'
import { sessionStore } from '../../../../lib/session.store'
import { LeaveGuard } from './leave-guard'

let path = () => ''
afterEach(() => sessionStore.set(null))

/** Navigates in the same commit that shows unsaved changes, before any effect of the router runs. */
function Editor({ unsaved }: { unsaved: boolean }) {
  const { history } = useRouter()
  useLayoutEffect(() => {
    path = () => history.location.pathname
    if (unsaved) history.push('/elsewhere')
  }, [history, unsaved])
  return <LeaveGuard unsaved={unsaved} onSave={async () => true} />
}

it('asks from the commit that shows unsaved work, and leaves once it is saved', async () => {
  sessionStore.set(sessionOf('owner'))
  const { show, leave } = await mountPage(<Editor unsaved={false} />)
  await show(<Editor unsaved />)
  expect(path()).toBe('/')
  await press('Save')
  expect(path()).toBe('/elsewhere')
  await leave()
})
