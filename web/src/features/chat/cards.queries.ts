import { MOST_CARDS } from '@pasok/domain/chat/chat.constants'
import type { Card } from '@pasok/domain/chat/chat.model'
import { useQueries } from '@tanstack/react-query'
import { call } from '../../lib/api'
import { isCutOff } from '../../lib/cut-off'

/** Ms for which codes are gathered: those of a page of messages are one question. */
const GATHERED = 20
/** Ms for which a card is true enough. */
const FRESH = 60_000

type Cards = ReadonlyMap<string, Card>
let gathering: { codes: Set<string>; answer: Promise<Cards> } | undefined

async function ask(codes: ReadonlySet<string>): Promise<Cards> {
  await new Promise((resolve) => {
    setTimeout(resolve, GATHERED)
  })
  gathering = undefined
  const query = { codes: Array.from(codes).join(',') }
  const cards = await call('listCards', { query, background: true })
  return new Map(cards.map((card) => [card.code, card]))
}

/** The document of a code; null where there is none for this reader. */
async function findCard(code: string): Promise<Card | null> {
  if (!gathering || gathering.codes.size >= MOST_CARDS) {
    const codes = new Set<string>()
    gathering = { codes, answer: ask(codes) }
  }
  gathering.codes.add(code)
  return (await gathering.answer).get(code) ?? null
}

/** The document of each code: null where its reader has none or it can't be told, undefined until it is known. */
export function useCards(codes: readonly string[]): readonly (Card | null | undefined)[] {
  return useQueries({
    queries: codes.map((code) => ({
      queryKey: ['chatCard', code],
      queryFn: () => findCard(code),
      staleTime: FRESH,
    })),
    combine: (found) =>
      found.map((one) => one.data ?? (one.isError || isCutOff(one) ? null : one.data)),
  })
}
