// @vitest-environment happy-dom
import { lineOf } from '@pasok/domain/cart/cart.line.fixture'
import { phaseOf } from '@pasok/domain/cart/draft/draft.rules'
import Dexie from 'dexie'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { addLines, removeLine, setQuantity, type Undo } from './change-lines'
import { createDraftStore, type DraftStore } from './draft-store'
import { openDocument } from './open-document'
import { saveDraft } from './save-draft'
import { createServer, failure, LOST } from './server.fixture'

vi.mock('dexie', () => import('./dexie.fixture'))

/** The outcome of a request: answered, answered without the response arriving, not sent, or refused. */
type Outcome = 'answered' | 'lost' | 'unsent' | 'refused'
type Choice = 'mine' | 'theirs' | 'new'
type Step =
  | { do: 'type'; tab: number; product: string; quantity: number }
  | { do: 'remove'; tab: number; product: string }
  | { do: 'undo' }
  | { do: 'save'; tab: number; outcome: Outcome; turns: number; waits: boolean }
  | { do: 'other editor'; quantity: number }
  | { do: 'choose'; tab: number; choice: Choice }
  | { do: 'reload'; tab: number }
  | { do: 'new request'; tab: number }

const tab = fc.nat(1)
const product = fc.constantFrom('p1', 'p2', 'p3')
const quantity = fc.integer({ min: 1, max: 99 })
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('type'), tab, product, quantity }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove'), tab, product }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undo') }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('save'),
      tab,
      outcome: fc.constantFrom<Outcome>('answered', 'answered', 'lost', 'unsent', 'refused'),
      turns: fc.nat(4),
      waits: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('other editor'), quantity }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('choose'),
      tab,
      choice: fc.constantFrom<Choice>('mine', 'theirs', 'new'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload'), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('new request'), tab }) },
)

const turn = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
const rest = async () => {
  for (let turns = 0; turns < 4; turns += 1) await turn()
}

const linesOf = (content: Readonly<Record<string, number>>) =>
  Object.entries(content).map(([productId, amount]) =>
    lineOf({ productId, quantity: amount, stock: 1_000 }),
  )

let databases = 0

/** Simulates two tabs of one browser, a server and the user's input. */
function createWorld() {
  databases += 1
  const name = `at-random-${databases}`
  const { server, documents, next } = createServer()
  const outcomes: { outcome: Outcome; turns: number }[] = []
  next.before = async () => {
    const { outcome, turns } = outcomes.shift() ?? { outcome: 'answered', turns: 0 }
    for (let count = 0; count < turns; count += 1) await turn()
    if (outcome === 'unsent') throw LOST
    return outcome
  }
  next.decide = (outcome) => {
    if (outcome === 'refused') throw failure('rule', 422)
  }
  next.after = (outcome) => {
    if (outcome === 'lost') throw LOST
  }
  const openTab = () => {
    const store = createDraftStore(name, new Dexie(name))
    store.subscribe(() => undefined)
    return store
  }
  const tabs = [openTab(), openTab()]
  const typed = new Map<string, number>()
  let undo: (() => Promise<void>) | undefined
  /** The most documents that the user may have created: the first one and each one started later. */
  let max = 1
  const saves = new Set<Promise<unknown>>()

  const keepUndo = (removed: Undo, productId: string, amount: number) => {
    undo = async () => {
      const isUndone = await removed()
      if (isUndone && !typed.has(productId)) typed.set(productId, amount)
    }
  }
  const replaceTyped = (content: Readonly<Record<string, number>>) => {
    typed.clear()
    for (const [productId, amount] of Object.entries(content)) typed.set(productId, amount)
  }
  const save = (cart: DraftStore) => {
    const saving = saveDraft(cart, server, () => undefined).finally(() => saves.delete(saving))
    saves.add(saving)
    return saving
  }
  const documentOf = async (cart: DraftStore) => {
    const { marker } = await cart.read()
    return documents.find(({ id }) => id === marker.id)
  }
  return {
    tabs,
    typed,
    documents,
    openTab,
    replaceTyped,
    save,
    documentOf,
    keepUndo,
    plan: (outcome: Outcome, turns: number) => outcomes.push({ outcome, turns }),
    undo: async () => {
      await undo?.()
      undo = undefined
    },
    beginAnew: () => {
      max += 1
    },
    most: () => max,
    settle: async () => {
      await Promise.all(saves)
      outcomes.length = 0
      await rest()
    },
  }
}
type World = ReturnType<typeof createWorld>

async function choose(world: World, cart: DraftStore, choice: Choice): Promise<void> {
  const document = await world.documentOf(cart)
  if (phaseOf(cart.get()) !== 'stale' || !document) return
  const { id, version, content } = document
  const server = { id, code: `PR/${id}`, version }
  if (choice === 'mine') return cart.dispatch({ type: 'version-accepted', server })
  if (choice === 'theirs') {
    world.replaceTyped(content)
    return openDocument(cart, linesOf(content), { ...server, saved: true })
  }
  world.beginAnew()
  const { lines } = await cart.read()
  return openDocument(cart, lines, { change: true })
}

async function take(world: World, step: Step): Promise<void> {
  const cart = 'tab' in step ? world.tabs[step.tab] : world.tabs[0]
  if (!cart) return
  switch (step.do) {
    case 'type': {
      const { product: productId, quantity: amount } = step
      const isThere = world.typed.has(productId)
      world.typed.set(productId, amount)
      if (isThere) await setQuantity(cart, productId, String(amount))
      else await addLines(cart, linesOf({ [productId]: amount }), undefined)
      return
    }
    case 'remove': {
      const amount = world.typed.get(step.product)
      world.typed.delete(step.product)
      const undo = await removeLine(cart, step.product)
      if (undo && amount !== undefined) world.keepUndo(undo, step.product, amount)
      return
    }
    case 'undo':
      return world.undo()
    case 'save': {
      world.plan(step.outcome, step.turns)
      const saving = world.save(cart)
      if (step.waits) await saving
      return
    }
    case 'other editor': {
      const document = await world.documentOf(cart)
      if (document) {
        document.version += 1
        document.content = { p9: step.quantity }
      }
      return
    }
    case 'choose':
      return choose(world, cart, step.choice)
    case 'reload':
      world.tabs[step.tab] = world.openTab()
      return
    case 'new request':
      world.typed.clear()
      world.beginAnew()
      return openDocument(cart, [])
  }
}

const contentOf = (lines: readonly { productId: string; quantity: number }[]) =>
  Object.fromEntries(lines.map((line) => [line.productId, line.quantity]))

/** Expects each tab to show the local database, and "Saved" to mean that the server has the same content. */
async function expectTruth(world: World): Promise<void> {
  const typed = Object.fromEntries(world.typed)
  for (const cart of world.tabs) {
    const { lines } = await cart.read()
    expect(lines).toHaveLength(world.typed.size)
    expect(contentOf(lines)).toEqual(typed)
    const shown = cart.get()
    expect(contentOf(shown.lines)).toEqual(typed)
    const document = world.documents.find(({ id }) => id === shown.marker.id)
    // Another user may have saved a later version over it.
    const isOthers = document && document.version !== shown.marker.version
    const isSaved = phaseOf(shown) === 'saved' && !isOthers
    expect(isSaved ? document?.content : typed).toEqual(typed)
  }
  expect(world.documents.length).toBeLessThanOrEqual(world.most())
}

/** Saves until the server has everything, and resolves conflicts with the user's own version. */
async function saveAll(world: World): Promise<void> {
  const [cart] = world.tabs
  if (!cart) return
  for (let tries = 0; tries < 4; tries += 1) {
    await choose(world, cart, 'mine')
    await world.save(cart)
    await world.settle()
  }
  const hasDocument = (await world.documentOf(cart)) !== undefined
  const { marker } = await cart.read()
  expect(marker.saved).toBe(hasDocument || world.typed.size > 0)
}

it('no line is lost or doubled, no document is made twice, and Saved is true, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 24 }), async (steps) => {
      const world = createWorld()
      await rest()
      for (const step of steps) {
        await take(world, step)
        await rest()
        await expectTruth(world)
      }
      await world.settle()
      await expectTruth(world)
      await saveAll(world)
      await expectTruth(world)
    }),
    { numRuns: 60 },
  )
}, 120_000)
