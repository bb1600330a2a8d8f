// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useRouter,
} from '@tanstack/react-router'
import { act, useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { signOut } from '../lib/session'
import { sessionOf } from '../lib/session.fixture'
import { sessionStore } from '../lib/session.store'
import { questionStore } from '../ui/confirm'
import { LEAVE_PAGE, useLeaveQuestion } from './use-leave-question'

const UNSAVED = { current: false }

const options: { words?: Parameters<typeof useLeaveQuestion>[2] } = {}

function Form() {
  useLeaveQuestion(true, UNSAVED, options.words)
  return null
}

/** Navigates in the same commit that removes the form. */
function Leaving() {
  const { history } = useRouter()
  useLayoutEffect(() => history.push('/elsewhere'), [history])
  return null
}

const shown = { close: () => {}, change: () => {}, leave: () => {} }

function Screen() {
  const [isOpen, setIsOpen] = useState(true)
  useLayoutEffect(() => {
    shown.close = () => setIsOpen(false)
  })
  return isOpen ? <Form /> : <Leaving />
}

async function openScreen(component = Screen) {
  sessionStore.set(sessionOf('owner'))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRootRoute()
  const here = createRoute({ getParentRoute: () => root, path: '/', component })
  const elsewhere = createRoute({ getParentRoute: () => root, path: 'elsewhere' })
  const router = createRouter({
    routeTree: root.addChildren([here, elsewhere]),
    history: createMemoryHistory(),
  })
  const page = createRoot(document.createElement('div'))
  shown.leave = () => page.unmount()
  await act(async () => page.render(<RouterProvider router={router} />))
  return { router, path: () => router.history.location.pathname }
}

afterEach(async () => {
  questionStore.get()?.answer(false)
  await act(async () => shown.leave())
  sessionStore.set(null)
  delete options.words
  vi.unstubAllGlobals()
})

it('asks before leaving typed input', async () => {
  const { router, path } = await openScreen()
  await act(async () => router.history.push('/elsewhere'))
  expect(questionStore.get()).not.toBeNull()
  expect(path()).toBe('/')
})

it('asks nothing within its page, except about its own part of the address', async () => {
  options.words = { ...LEAVE_PAGE, part: 'chat' }
  const { router, path } = await openScreen()
  await act(async () => router.history.push('/?find=pens'))
  expect(questionStore.get()).toBeNull()
  await act(async () => router.history.push('/?chat=other'))
  expect(questionStore.get()).not.toBeNull()
  expect(path()).toBe('/')
})

// Regression test: Escape right after choosing a proof closed the dialog and lost the proof.
it('asks from the render that shows the change', async () => {
  function Typed({ isChanged }: { isChanged: boolean }) {
    useLeaveQuestion(isChanged, UNSAVED)
    return null
  }
  function Impatient() {
    const { history } = useRouter()
    const [isChanged, setIsChanged] = useState(false)
    useLayoutEffect(() => {
      shown.change = () => setIsChanged(true)
      if (isChanged) history.push('/elsewhere')
    }, [history, isChanged])
    return <Typed isChanged={isChanged} />
  }
  const { path } = await openScreen(Impatient)
  await act(async () => shown.change())
  expect(questionStore.get()).not.toBeNull()
  expect(path()).toBe('/')
})

it('ends with its form: a second press on a link behind it does not ask', async () => {
  const { path } = await openScreen()
  await act(async () => shown.close())
  expect(questionStore.get()).toBeNull()
  expect(path()).toBe('/elsewhere')
})

describe('Logout', () => {
  const answerWith = (yes: boolean) => act(async () => questionStore.get()?.answer(yes))

  it('asks and follows the answer', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ errors: null, message: '', data: null }))
    await openScreen()
    const staying = signOut()
    await answerWith(false)
    await staying
    expect(sessionStore.get()).not.toBeNull()
    const leaving = signOut()
    await answerWith(true)
    await leaving
    expect(sessionStore.get()).toBeNull()
  })

  it('continues when the form closes while the question is open, as after a save that succeeds', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ errors: null, message: '', data: null }))
    await openScreen()
    const leaving = signOut()
    await act(async () => shown.close())
    await leaving
    expect(questionStore.get()).toBeNull()
    expect(sessionStore.get()).toBeNull()
  })

  it('asks nothing about a closed form', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ errors: null, message: '', data: null }))
    await openScreen()
    await act(async () => shown.close())
    await signOut()
    expect(questionStore.get()).toBeNull()
    expect(sessionStore.get()).toBeNull()
  })
})
