import { describe, expect, it } from 'vitest'
import { VISITOR, type Actor } from '../db/actor'
import { buyerScope } from '../db/scope'
import { createSessionReader } from './read-sessions'

/** Returns a slow read that ends on request, with the number of its starts. */
function slow() {
  const ends: (() => void)[] = []
  const reader = createSessionReader({
    resume: () => Promise.reject(new Error('not used here')),
    authenticate: (token) =>
      new Promise<Actor>((resolve) => {
        const name = `${token} ${ends.length + 1}`
        const actor = { ...VISITOR, userId: 'u', signInId: 's', scope: buyerScope('b'), name }
        ends.push(() => resolve(actor))
      }),
  })
  const end = async () => {
    ends.at(-1)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { reader, end, tries: () => ends.length }
}

describe('somebody who is read', () => {
  it.each([{ users: ['u'] }, { signIns: ['s'] }, { owners: ['b'] }, 'all' as const])(
    'is read again when it is heard meanwhile that they may do more or less: %j',
    async (whom) => {
      const { reader, end } = slow()
      const read = reader.read('told')
      reader.onAccessChange(whom)
      await end()
      await end()
      expect(await read).toMatchObject({ name: 'told 2' })
    },
  )

  it('is not held up by what is heard of others', async () => {
    const { reader, end, tries } = slow()
    const read = reader.read('told')
    reader.onAccessChange({ users: ['other'], owners: ['other'], signIns: ['other'] })
    await end()
    expect(await read).toMatchObject({ name: 'told 1' })
    expect(tries()).toBe(1)
  })

  it('comes later when it never ends', async () => {
    const { reader, end, tries } = slow()
    const refused = reader.read('told').catch((error: unknown) => error)
    for (let tried = 0; tried < 3; tried += 1) {
      reader.onAccessChange('all')
      await end()
    }
    expect(await refused).toMatchObject({ code: 'unavailable' })
    expect(tries()).toBe(3)
  })
})
