import type { FigureValue } from '@pasok/domain/reports/reports.model'
import type { Period } from '@pasok/domain/reports/reports.ranges'

export interface Piece extends Period, FigureValue {}

/** Cuts the periods wherever any of them begins or ends, so that each instant is in one piece. */
export function cutAtEnds(periods: readonly Period[]): Period[] {
  const ends = periods.flatMap(({ from, to }) => [from.getTime(), to.getTime()])
  const sorted = [...new Set(ends)].toSorted((a, b) => a - b)
  return sorted.slice(1).flatMap((to, at) => {
    const from = sorted[at] ?? to
    const isInside = periods.some((one) => one.from.getTime() <= from && to <= one.to.getTime())
    return isInside ? [{ from: new Date(from), to: new Date(to) }] : []
  })
}

export function sumPieces(pieces: readonly Piece[], { from, to }: Period): FigureValue {
  const inside = pieces.filter((piece) => piece.from >= from && piece.to <= to)
  return {
    count: inside.reduce((sum, { count }) => sum + count, 0),
    totalAmount: inside.reduce((sum, { totalAmount }) => sum + totalAmount, 0),
  }
}
