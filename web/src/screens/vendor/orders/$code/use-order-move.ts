import { useAct } from '../../../../documents/use-act'

/** Makes one move of an order at a time. */
export function useOrderMove() {
  const { act, pending } = useAct(['order'])
  /** True once it is done. `name` tells which of several buttons it is. */
  const move = (name: string, run: () => Promise<{ message: string }>) =>
    act({ name, run: async () => (await run()).message })
  return { move, pending }
}
