import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance'
import { Vocabulary } from './vocabulary'
import { foldSku } from './words'

describe('foldSku', () => {
  it('leaves letters and digits, as they are stored', () => {
    expect(foldSku('SA-KRT/A4 80')).toBe('sakrta480')
    expect(foldSku('½ ﬁ-Ü')).toBe('12fiu')
  })
})

/** Computes the restricted Damerau–Levenshtein distance directly from its recursive definition. */
function distanceByDefinition(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const cut = (text: string, letters: number) => text.slice(0, -letters)
  const [lastA, lastB] = [a.at(-1), b.at(-1)]
  let edits = Math.min(
    distanceByDefinition(cut(a, 1), b) + 1,
    distanceByDefinition(a, cut(b, 1)) + 1,
    distanceByDefinition(cut(a, 1), cut(b, 1)) + (lastA === lastB ? 0 : 1),
  )
  if (a.length > 1 && b.length > 1 && lastA === b.at(-2) && a.at(-2) === lastB) {
    edits = Math.min(edits, distanceByDefinition(cut(a, 2), cut(b, 2)) + 1)
  }
  return edits
}

const shortWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 })

describe('editDistance', () => {
  it.each([
    ['krtas', 'kertas', 1],
    ['kretas', 'kertas', 1],
    ['tagan', 'tangan', 1],
    ['sarng', 'sarung', 1],
    ['pulpen', 'pensil', 5],
  ])('%s → %s', (a, b, edits) => {
    expect(editDistance(a, b)).toBe(edits)
  })

  it('agrees with its definition', () => {
    fc.assert(
      fc.property(shortWord, shortWord, (a, b) => {
        expect(editDistance(a, b)).toBe(distanceByDefinition(a, b))
      }),
    )
  })
})

describe('Vocabulary', () => {
  const vocabularyOf = (words: readonly string[]) => {
    const vocabulary = new Vocabulary()
    for (const word of words) vocabulary.intern(word)
    return vocabulary
  }

  it('finds exactly the words that are near, or begin near', () => {
    const limits = fc.integer({ min: 1, max: 2 })
    fc.assert(
      fc.property(
        fc.array(shortWord),
        shortWord,
        limits,
        fc.boolean(),
        (words, typed, limit, b) => {
          const vocabulary = vocabularyOf(words)
          const near = vocabulary.near(typed, limit, b)
          const found = near.map((other) => vocabulary.word(other.id)).toSorted()
          const beginnings = (word: string) =>
            Array.from({ length: word.length }, (_, at) =>
              editDistance(typed, word.slice(0, at + 1)),
            )
          const expected = [...new Set(words)].filter(
            (word) =>
              editDistance(typed, word) <= limit || (b && Math.min(...beginnings(word)) <= limit),
          )
          expect(found).toEqual(expected.toSorted())
          for (const other of near) {
            const whole = editDistance(typed, vocabulary.word(other.id))
            expect(other.whole).toBe(whole <= limit)
            const nearest = Math.min(...beginnings(vocabulary.word(other.id)))
            expect(other.edits).toBe(whole <= limit ? whole : nearest)
          }
        },
      ),
    )
  })

  it('finds exactly the words that begin so, also after new ones came', () => {
    fc.assert(
      fc.property(fc.array(shortWord), fc.array(shortWord), shortWord, (words, more, prefix) => {
        const vocabulary = vocabularyOf(words)
        vocabulary.hasPrefix(prefix)
        for (const word of more) vocabulary.intern(word)
        const expected = [...new Set([...words, ...more])].filter((word) => word.startsWith(prefix))
        const found = vocabulary.idsWithPrefix(prefix).map((id) => vocabulary.word(id))
        expect(found).toEqual(expected.toSorted())
        expect(vocabulary.hasPrefix(prefix)).toBe(expected.length > 0)
      }),
    )
  })
})
