import { describe, expect, it } from 'vitest'
import {
  bodyOf,
  EMPTY_DRAFT,
  isComplete,
  missingOf,
  wordsFor,
  type BroadcastInput,
} from './broadcast-draft'

const ENGLISH = { title: 'Maintenance ', message: 'Sunday' }
const INDONESIAN = { title: 'Pemeliharaan', message: ' Minggu' }
const NONE = { title: ' ', message: '' }

const draftOf = (
  en: BroadcastInput['words']['en'],
  id: BroadcastInput['words']['id'],
): BroadcastInput => ({
  ...EMPTY_DRAFT,
  words: { en, id },
})

describe('a draft of a broadcast', () => {
  it('needs English, unless it is written in Indonesian', () => {
    expect(missingOf(EMPTY_DRAFT).words).toEqual({
      en: { title: true, message: true },
      id: { title: false, message: false },
    })
    expect(isComplete(draftOf(NONE, INDONESIAN))).toBe(true)
    expect(isComplete(draftOf(ENGLISH, NONE))).toBe(true)
  })

  it('needs both the title and the message of a language that has one of them', () => {
    const draft = draftOf(ENGLISH, { title: 'Pemeliharaan', message: ' ' })
    expect(isComplete(draft)).toBe(false)
    expect(missingOf(draft).words).toEqual({
      en: { title: false, message: false },
      id: { title: false, message: true },
    })
  })

  it('needs companies when they are to be chosen', () => {
    const draft: BroadcastInput = { ...draftOf(ENGLISH, NONE), audience: 'chosen' }
    expect(isComplete(draft)).toBe(false)
    expect(isComplete({ ...draft, companies: new Map([['a', 'A']]) })).toBe(true)
  })

  it('is shown in the reader’s language, else in the other one', () => {
    expect(wordsFor(draftOf(ENGLISH, INDONESIAN), 'id').words.title).toBe('Pemeliharaan')
    expect(wordsFor(draftOf(ENGLISH, NONE), 'id')).toEqual({
      language: 'en',
      words: { title: 'Maintenance', message: 'Sunday' },
    })
    expect(wordsFor(draftOf(NONE, INDONESIAN), 'en').language).toBe('id')
  })

  it('is sent in its available languages', () => {
    expect(bodyOf(draftOf(ENGLISH, INDONESIAN))).toMatchObject({
      title: 'Maintenance',
      language: 'en',
      translation: { title: 'Pemeliharaan', message: 'Minggu' },
    })
    expect(bodyOf(draftOf(NONE, INDONESIAN))).toMatchObject({
      title: 'Pemeliharaan',
      language: 'id',
      translation: null,
    })
  })
})
